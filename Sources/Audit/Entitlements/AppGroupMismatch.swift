import Baseline
import Catalog
import Census
import Projects

extension Audit {
  /// App groups that code names and the entitlements of the target do not have.
  static let appGroupMismatch = Audit(["entitlement.app-group-mismatch"]) { context in
    context.subjects.filter(\.isProgram).flatMap { subject in
      subject.findings { AppGroupMismatch(context, subject, $0).findings }
    }
  }
}

private struct AppGroupMismatch {
  let context: AuditContext
  let subject: AuditSubject
  let variant: AuditVariant

  init(_ context: AuditContext, _ subject: AuditSubject, _ variant: AuditVariant) {
    self.context = context
    self.subject = subject
    self.variant = variant
  }

  var findings: [Finding] {
    let uses = subject.groupUses(in: variant).filter(isAppGroup)
    let entitlements = SignedEntitlements(variant)
    guard !uses.isEmpty, isClear(entitlements) else { return [] }
    let granted = entitlements?.texts(of: SignedEntitlements.Key.appGroups) ?? []
    return uses.byText.compactMap { text, uses in
      guard !granted.contains(where: { $0.pattern.canBe(text) }), let first = uses.first else { return nil }
      return context.finding(
        "entitlement.app-group-mismatch", text, at: first.site.place, message(text, entitlements),
        help: help(text, granted), of: subject, related: uses.related + related(entitlements))
    }
  }

  /// Whether it is known what the program is entitled to, and that it needs to be.
  private func isClear(_ entitlements: SignedEntitlements?) -> Bool {
    guard let entitlements else {
      // A file that is missing or malformed is a fault of its own.
      return variant.variant.entitlements == nil && !subject.target.isGuess && !subject.isForMac(variant)
    }
    // Without a sandbox a Mac opens any group.
    return !subject.isForMac(variant) || entitlements.isSandboxed
  }

  /// A suite with any other name is one more file of the app.
  private func isAppGroup(_ use: GroupUse) -> Bool {
    switch use.taker {
    case .container: true
    case .suite:
      AppGroup.isName(use.text)
        || subject.platforms(of: variant).contains(.macOS) && TeamPrefix(of: use.text) != nil
    case .keychain: false
    }
  }

  private func message(_ text: String, _ entitlements: SignedEntitlements?) -> String {
    let others = subject.variants.indices.filter { other in
      SignedEntitlements(subject.variants[other])?.texts(of: SignedEntitlements.Key.appGroups).contains {
        $0.pattern.canBe(text)
      } ?? false
    }
    let verb = others.count == 1 ? "has" : "have"
    let hint = others.isEmpty ? "" : "; only \(subject.variants.map(\.variant).names(of: others)) \(verb) it"
    guard let entitlements else { return "'\(text)' is used, and the target has no entitlements\(hint)" }
    return "'\(text)' is used, and \(entitlements.path) does not grant it\(hint)"
  }

  private func help(_ text: String, _ granted: [SignedEntitlements.Text]) -> String? {
    let near = granted.first { $0.text.lowercased() == text.lowercased() }
    return near.map { "Write it as the entitlements have it, '\($0.text)': upper and lower case count." }
  }

  private func related(_ entitlements: SignedEntitlements?) -> [Finding.Related] {
    guard let entitlements else { return [] }
    guard let key = entitlements.place(ofKey: SignedEntitlements.Key.appGroups) else {
      return [Finding.Related(file: entitlements.path, message: "has no app groups")]
    }
    return [Finding.Related(file: key.file, line: key.line, message: "does not list it")]
  }
}
