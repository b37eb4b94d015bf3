import Baseline
import Catalog
import Census
import Projects
import Trees

/// What configuration states, and what ships.
extension JSONReport {
  static func declaration(_ declaration: Declaration) -> JSON {
    .sorted([
      "kind": .text(declaration.kind.rawValue), "key": .text(declaration.key),
      "value": .textIfAny(declaration.value), "file": .textIfAny(declaration.place.file),
      "line": .numberIfAny(declaration.place.line), "target": .textIfAny(declaration.target),
      "configuration": .textIfAny(declaration.configuration),
      "suppressed": declaration.suppressed.map(JSON.text),
    ])
  }

  /// - Parameters:
  ///   - place: where it stood; nothing where that is not known.
  ///   - suppressed: why it is suppressed now, where it is.
  static func declaration(
    _ entry: Baseline.DeclarationEntry, at place: FilePlace? = nil, suppressed: String? = nil
  ) -> JSON {
    .sorted([
      "kind": .text(entry.identity.kind), "key": .text(entry.identity.key), "value": .textIfAny(entry.value),
      "file": .textIfAny(place?.file ?? ""), "line": .numberIfAny(place?.line ?? 0),
      "target": .textIfAny(entry.identity.target), "configuration": .textIfAny(entry.identity.configuration),
      "suppressed": suppressed.map(JSON.text),
    ])
  }

  /// - Parameter origin: of what declares it.
  static func target(_ target: Target, _ origin: Origin) -> JSON {
    .sorted([
      "id": .text(target.id), "name": .text(target.name), "kind": .text(target.kind.rawValue),
      "platforms": .list(target.platforms.map { .text($0.rawValue) }),
      "links": .list(target.links.map(JSON.text)),
      "embeds": .list(target.embeds.map(JSON.text)),
      "loads": target.loads.isEmpty ? nil : .list(target.loads.map(JSON.text)),
      "files": .number(target.sources.count),
      "guess": target.isGuess ? .flag(true) : nil,
      "origin": origin == .thirdParty ? .text(origin.rawValue) : nil,
      "variants": .list(target.variants.map { variant($0, of: target) }),
    ])
  }

  private static func variant(_ variant: Variant, of target: Target) -> JSON {
    .sorted([
      "configurations": .list(variant.configuration.isEmpty ? [] : [.text(variant.configuration)]),
      "platforms": variant.platforms.isEmpty ? nil : .list(variant.platforms.map { .text($0.rawValue) }),
      "catalyst": variant.isCatalyst ? .flag(true) : nil,
      "judged": variant.isArchived || variant == target.archived ? .flag(true) : nil,
      "infoPlist": variant.infoPlist.map(JSON.text), "entitlements": variant.entitlements.map(JSON.text),
      "manifest": target.resources.first { $0.hasSuffix(".xcprivacy") }.map(JSON.text),
    ])
  }

  static func declarations(_ drift: Drift.Declarations) -> JSON {
    .sorted([
      "new": .list(drift.new.map(declaration)), "gone": .list(drift.gone.map { declaration($0) }),
      "changed": .list(
        drift.changed.map { change in
          .sorted(["before": declaration(change.before), "after": declaration(change.after)])
        }),
      "moved": moved(drift),
    ])
  }

  /// What a target, or a configuration, that has another name now declares as before; nothing where there is none.
  static func moved(_ drift: Drift.Declarations) -> JSON? {
    if drift.moved.isEmpty { return nil }
    return .list(
      drift.moved.map { .sorted(["before": declaration($0.before), "after": declaration($0.after)]) })
  }

  static func targets(_ drift: Drift.Targets) -> JSON {
    let change = { (change: Drift.TargetChange) -> JSON in
      .sorted([
        "id": .text(change.id), "gained": .list(change.gained.map(JSON.text)),
        "lost": .list(change.lost.map(JSON.text)),
      ])
    }
    return .sorted([
      "new": .list(drift.new.map(change)), "gone": .list(drift.gone.map(JSON.text)),
      "changed": .list(drift.changed.map(change)),
      "moved": drift.moved.isEmpty
        ? nil
        : .list(drift.moved.map { .sorted(["before": .text($0.from), "after": .text($0.to)]) }),
    ])
  }
}
