import Baseline
import Catalog
import Census
import Projects

/// One name of a suite, a group or a container in code.
struct GroupUse {
  let site: Site
  let taker: NamedGroup.Taker
  let text: String
  /// Where the literal stands.
  let place: FilePlace

  var isConstant: Bool { place.line != site.line || place.file != site.file }
}

extension AuditSubject {
  /// What the program that a variant builds names, its own code first, once for each place.
  func groupUses(in variant: AuditVariant) -> [GroupUse] {
    let groups = variant.code.groups
    if groups.isEmpty { return [] }
    let build = Build(target, variant.variant)
    return GroupUse.all(groups) { group in
      let values = group.values.filter { build.admits($0.condition) }
      // What several conditions leave open is not known.
      guard let first = values.first, values.allSatisfy({ $0.text == first.text }), !first.text.isEmpty else {
        return nil
      }
      return (first.text, first.place)
    }
  }
}

extension AuditVariant {
  /// Where a name is asked for at run time: by `Bundle.main.bundleIdentifier`.
  func groupUses(of expression: String) -> [GroupUse] {
    GroupUse.all(code.groups) { $0.expression == expression ? (expression, $0.site) : nil }
  }
}

extension GroupUse {
  fileprivate static func all(
    _ groups: [(site: Site, group: NamedGroup)], text: (NamedGroup) -> (String, FilePlace)?
  ) -> [GroupUse] {
    var known: Set<FilePlace> = []
    return groups.compactMap { site, group in
      guard site.certainty > .possible, known.insert(group.site).inserted, let (text, place) = text(group)
      else { return nil }
      return GroupUse(site: site, taker: group.taker, text: text, place: place)
    }
  }
}

extension [GroupUse] {
  /// By their text, in the order of the first of each.
  var byText: [(text: String, uses: [GroupUse])] {
    var order: [String] = []
    var byText: [String: [GroupUse]] = [:]
    for use in self {
      if byText[use.text] == nil { order.append(use.text) }
      byText[use.text, default: []].append(use)
    }
    return order.map { ($0, byText[$0] ?? []) }
  }

  /// The uses after the first, and where the name stands.
  var related: [Finding.Related] {
    var related: [Finding.Related] = []
    if let first, first.isConstant {
      related.append(
        Finding.Related(file: first.place.file, line: first.place.line, message: "the name stands here"))
    }
    for use in dropFirst().prefix(20) {
      related.append(Finding.Related(file: use.site.file, line: use.site.line, message: "is used here too"))
    }
    return related
  }
}
