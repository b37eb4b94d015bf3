import Baseline
import Catalog
import Census
import Formats
import Projects

extension Audit {
  /// Requests for the exact location that name a purpose which the Info.plist does not have.
  static let purposeKeys = Audit(["usage.missing"]) { context in
    // Where the dictionary itself is missing, that is the finding.
    guard let key = context.catalog.usageKey(PurposeKeys.dictionary) else { return [] }
    return context.subjects.filter(\.asksPeople).flatMap { subject in
      subject.held(by: \.site.place) { PurposeKeys.unknown(in: $0, of: subject.target, key) }.map { held in
        PurposeKeys.finding(held, key, subject, context)
      }
    }
  }
}

private enum PurposeKeys {
  static let dictionary = "NSLocationTemporaryUsageDescriptionDictionary"
  private static let rule = "permission.location-full-accuracy"

  struct Unknown {
    let site: Site
    let name: String
    let dictionary: InfoPlist.Entry
  }

  /// The first request for each purpose that the dictionary lacks.
  static func unknown(in variant: AuditVariant, of target: Projects.Target, _ key: UsageKey) -> [Unknown] {
    guard let entry = variant.info.shipped(key), let members = entry.value.members else { return [] }
    var known = Set(members.map(\.key))
    return variant.code.running(rule).compactMap { site in
      // What the library of an extension asks for is for the app to say.
      guard site.certainty > .possible, site.suppressed == nil, let name = site.handling?.purposeKey,
        !name.isEmpty, target.kind != .appExtension || site.targets.contains(target.id),
        known.insert(name).inserted
      else { return nil }
      return Unknown(site: site, name: name, dictionary: entry)
    }
  }

  static func finding(
    _ held: Held<Unknown>, _ key: UsageKey, _ subject: AuditSubject, _ context: AuditContext
  ) -> Finding {
    let unknown = held.fault
    let names = (unknown.dictionary.value.members ?? []).map(\.key)
    let near = Nearest.to(unknown.name, of: names).map { "; there is '\($0)'" } ?? ""
    return context.finding(
      "usage.missing", key.name, at: unknown.site.place,
      "\(unknown.site.call) asks for the purpose '\(unknown.name)', which \(key.name) of \(subject.phrase) does not have\(near)",
      help:
        "\(key.effect) Add '\(unknown.name)' to the dictionary and say what it is for, or name a purpose that is there.",
      severity: held.isJudged ? nil : .note, of: subject, in: held.configuration,
      related: [
        Finding.Related(unknown.dictionary.keyPlace, "the dictionary that lacks '\(unknown.name)'")
      ])
  }
}
