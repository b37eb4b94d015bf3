import Baseline
import Catalog
import Census
import Projects

extension Audit {
  /// Calls that an app extension or an App Clip cannot make.
  static let unavailableCalls = Audit(["extension.unavailable-api"]) { context in
    context.subjects.flatMap { subject -> [Finding] in
      switch subject.target.kind {
      case .appExtension where subject.target.platforms != [.macOS]:
        findings(in: .extension, subject, context)
      case .appClip: findings(in: .clip, subject, context)
      default: []
      }
    }
  }

  private static func findings(
    in bundle: UnavailableAPI.Bundle, _ subject: AuditSubject, _ context: AuditContext
  ) -> [Finding] {
    // The compiler has looked already, and refuses what is marked.
    let isChecked = subject.judged.variant.settings.value(of: "APPLICATION_EXTENSION_API_ONLY")?.text == "YES"
    if bundle == .extension && isChecked { return [] }
    var taken: [Site] = []
    let what = bundle == .clip ? "an App Clip" : "an app extension"
    return context.catalog.unavailable.filter { $0.bundles.contains(bundle) }.compactMap { api in
      let sites = subject.judged.code.own(Set(api.sites.map(\.rule))).filter { site in
        site.certainty > .possible && site.suppressed == nil
          && !(bundle == .extension && site.handling?.traits.contains(.isKeptFromExtensions) ?? false)
          && api.sites.contains { $0.rule == site.rule && $0.fits(site.call) }
          && !taken.contains { site.isInStatement(with: $0) }
      }
      taken += sites
      guard let first = sites.first else { return nil }
      return context.finding(
        "extension.unavailable-api", api.name,
        at: FilePlace(first.file, line: first.line, column: first.column),
        "\(first.call) is not for \(what)", help: "\(api.effect) \(api.mend)", of: subject,
        related: sites.dropFirst().map { site in
          Finding.Related(
            FilePlace(site.file, line: site.line, column: site.column), "\(site.call) is here too")
        })
    }
  }
}

extension Site {
  /// Whether it is a use of the application's object in a statement that holds another site, which says more.
  fileprivate func isInStatement(with other: Site) -> Bool {
    guard rule == ApplicationUse.rule, file == other.file, let end = handling?.line else { return false }
    return (line...max(line, end)).contains(other.line)
  }
}
