import Baseline
import Catalog
import Census
import Projects

extension Audit {
  /// Variables in entitlements that nothing sets.
  static let entitlementVariables = Audit(["entitlement.unresolved"]) { context in
    // The variable may be set in a file that is not checked in.
    let hidesSettings = context.census.blind.contains { $0.subject == .buildSettings }
    let severity: Severity? = hidesSettings ? .note : nil
    // Without a project nobody says what variables are set to.
    return context.subjects.filter { $0.isProgram && !$0.target.isGuess }.flatMap { subject in
      subject.findings { variant in
        (SignedEntitlements(variant)?.allTexts ?? []).flatMap { text in
          text.unresolved.filter { !isLeftOut($0, of: text, in: subject) }.map { name in
            context.finding(
              "entitlement.unresolved", name, at: text.place, "nothing sets \(name) in '\(text.written)'",
              severity: severity, of: subject)
          }
        }
      }
    }
  }

  /// Whether only other configurations set a variable, and the text makes sense without it: `group.example$(SUFFIX)`.
  private static func isLeftOut(
    _ name: String, of text: SignedEntitlements.Text, in subject: AuditSubject
  ) -> Bool {
    guard subject.variants.contains(where: { $0.variant.settings.value(of: name) != nil }) else {
      return false
    }
    var rest = Substring(text.text)
    var kept = ""
    while let first = rest.first {
      if let (variable, end) = EntitledText.reference(rest) {
        rest = rest[end...]
        // One that stands for itself, or begins the name, was meant to be there.
        if variable == name, kept.isEmpty { return false }
        if variable != name, !EntitledText.teamPrefixes.contains(variable) { kept += "x" }
      } else {
        kept.append(first)
        rest.removeFirst()
      }
    }
    return !kept.hasSuffix(".") && !kept.contains("..")
  }
}
