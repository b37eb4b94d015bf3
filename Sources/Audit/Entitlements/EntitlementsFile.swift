import Baseline
import Catalog
import Census
import Projects

extension Audit {
  /// Entitlements files that a build setting names and that are not there.
  static let entitlementsFile = Audit(["entitlement.missing-file"]) { context in
    let paths = context.census.configuration.filter { $0.kind == .entitlements }.map(\.path)
    let byLetters = Dictionary(paths.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    return context.subjects.flatMap { subject in
      subject.findings { variant in
        // What a generator of projects names it writes itself, so that only a build setting says that a file is there.
        guard variant.entitlements == nil, let path = variant.variant.entitlements,
          path != subject.target.writtenEntitlements,
          let setting = variant.variant.settings.value(of: "CODE_SIGN_ENTITLEMENTS"),
          setting.unresolved.isEmpty, !path.contains("$"), !setting.text.isEmpty
        else { return [] }
        let near = byLetters[path.lowercased()]
        let lack =
          near.map {
            "but the file is \($0), which a disk that tells upper and lower case apart does not find"
          }
          ?? "which is not there"
        return [
          context.finding(
            "entitlement.missing-file", at: setting.place,
            "CODE_SIGN_ENTITLEMENTS names \(path), \(lack)",
            severity: near == nil ? nil : .note, of: subject)
        ]
      }
    }
  }
}
