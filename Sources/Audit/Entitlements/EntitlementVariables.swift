import Baseline
import Catalog
import Census
import Projects

extension Audit {
  /// Variables in entitlements that nothing sets.
  static let entitlementVariables = Audit(["entitlement.unresolved"]) { context in
    // The variable may be set in a file that is not checked in.
    let severity: Severity? = context.census.blind.contains(where: \.hidesSettings) ? .note : nil
    // Without a project nobody says what variables are set to.
    return context.subjects.filter { $0.isProgram && !$0.target.isGuess }.flatMap { subject in
      subject.findings { variant in
        (SignedEntitlements(variant)?.allTexts ?? []).flatMap { text in
          text.unresolved.map { name in
            context.finding(
              "entitlement.unresolved", name, at: text.place, "nothing sets \(name) in '\(text.written)'",
              severity: severity, of: subject)
          }
        }
      }
    }
  }
}

extension Blind {
  /// Whether a file of build settings is not there.
  fileprivate var hidesSettings: Bool {
    kind == .missingFile && (file.hasSuffix(".xcconfig") || why.contains(".xcconfig"))
  }
}
