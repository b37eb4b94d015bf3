import Baseline
import Projects

extension Audit {
  /// Variables in entitlements that nothing sets.
  static let entitlementVariables = Audit(["entitlement.unresolved"]) { context in
    // Without a project nobody says what variables are set to.
    context.subjects.filter { $0.isProgram && !$0.target.isGuess }.flatMap { subject in
      subject.findings { variant in
        (SignedEntitlements(variant)?.allTexts ?? []).flatMap { text in
          text.unresolved.map { name in
            context.finding(
              "entitlement.unresolved", name, at: text.place, "nothing sets \(name) in '\(text.written)'",
              of: subject)
          }
        }
      }
    }
  }
}
