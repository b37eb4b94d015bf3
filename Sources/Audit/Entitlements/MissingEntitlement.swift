import Baseline
import Catalog
import Census
import Projects

extension Audit {
  /// Entitlements that the code of an app needs and that it is not signed with.
  static let missingEntitlement = Audit(["entitlement.missing"]) { context in
    let needs = context.catalog.entitlementNeeds.filter { $0.use != .unused }
    // An extension shares files with its app, whose calls it does not make.
    return context.subjects.filter { $0.isProgram && $0.target.kind != .appExtension }.flatMap { subject in
      subject.findings { MissingEntitlement(context, subject, $0).findings(needs) }
    }
  }
}

private struct MissingEntitlement {
  let context: AuditContext
  let subject: AuditSubject
  let variant: AuditVariant
  let entitlements: SignedEntitlements?

  init(_ context: AuditContext, _ subject: AuditSubject, _ variant: AuditVariant) {
    self.context = context
    self.subject = subject
    self.variant = variant
    entitlements = SignedEntitlements(variant)
  }

  func findings(_ needs: [EntitlementNeed]) -> [Finding] {
    // Much of what a device asks for does nothing on a Mac, and who calls it nevertheless finds that out as it runs.
    if variant.variant.isCatalyst { return [] }
    // A file that is missing or malformed is a fault of its own; a folder without one is no app.
    if entitlements == nil, variant.variant.entitlements != nil || subject.target.isGuess { return [] }
    let lacking = needs.filter { isAsked($0) && !isMet($0) }
    guard !lacking.isEmpty else { return [] }
    let met = lacking.filter { !uses(of: [$0]).isEmpty }
    // Several kinds of calls can need the same one, and one that reads and writes does for one that reads.
    let groups = Dictionary(grouping: met) { need in
      met.first { $0.keys[0] != need.keys[0] && need.keys.contains($0.keys[0]) }?.keys[0] ?? need.keys[0]
    }
    var known: Set<String> = []
    return met.map { $0.keys[0] }.filter { known.insert($0).inserted }.compactMap { key in
      guard let same = groups[key], case let uses = uses(of: same), let first = uses.first else { return nil }
      return finding(key, first, uses.dropFirst())
    }
  }

  /// What asks for any of some entitlements. A library offers more than each app that links it calls.
  private func uses(of needs: [EntitlementNeed]) -> [Site] {
    variant.code.own(Set(needs.flatMap(\.rules))).filter { site in
      site.certainty > .possible && site.suppressed == nil
        && needs.contains { $0.covers(site.rule, site.name) && isReached(site, by: $0) }
    }
  }

  /// Whether a program of this kind has to have it.
  private func isAsked(_ need: EntitlementNeed) -> Bool {
    let platforms = subject.platforms(of: variant)
    if need.isForMac {
      guard platforms.contains(.macOS) else { return false }
      let settings = variant.variant.settings
      // Settings alone can sign with entitlements, and there is no file then.
      let isSandboxed = entitlements?.isSandboxed ?? settings.isOn("ENABLE_APP_SANDBOX")
      return isSandboxed
        ? need.isForSandbox : need.isForHardenedRuntime && settings.isOn("ENABLE_HARDENED_RUNTIME")
    }
    return need.platforms.isEmpty || platforms.isEmpty && need.platforms.contains(.iOS)
      || !platforms.allSatisfy { !need.platforms.contains($0) }
  }

  private func isMet(_ need: EntitlementNeed) -> Bool {
    if need.keys.contains(where: { has($0, need.values) }) { return true }
    guard !need.setting.isEmpty, let value = variant.variant.settings.value(of: need.setting) else {
      return false
    }
    if !need.settingValue.isEmpty { return value.text == need.settingValue }
    return !value.text.isEmpty && value.text != "NO"
  }

  /// - Parameter values: one of these has to be in its list; any will do where there is none.
  private func has(_ key: String, _ values: [String]) -> Bool {
    guard let entitlements, entitlements.has(key) else { return false }
    let texts = entitlements.texts(of: key)
    // What a variable stands for can be any of them.
    return values.isEmpty || texts.contains { values.contains($0.text) || !$0.unresolved.isEmpty }
  }

  /// Whether the code is compiled for a platform that asks for the entitlement.
  private func isReached(_ site: Site, by need: EntitlementNeed) -> Bool {
    let asking = need.isForMac ? [.macOS] : need.platforms
    let built = subject.platforms(of: variant)
    let platforms = asking.filter { built.isEmpty || built.contains($0) }
    return platforms.isEmpty || Build(platforms: platforms).admits(site.condition)
  }

  private func finding(_ key: String, _ site: Site, _ others: ArraySlice<Site>) -> Finding {
    let isThere = entitlements?.has(key) ?? false
    let lack =
      entitlements.map { "\($0.path) does not have it\(isThere ? " with the value that it takes" : "")" }
      ?? "the target has no entitlements"
    var related = others.prefix(20).map {
      Finding.Related(file: $0.file, line: $0.line, message: "needs it too")
    }
    if let path = entitlements?.path { related.append(Finding.Related(file: path, message: "lacks \(key)")) }
    return context.finding(
      "entitlement.missing", key, at: FilePlace(site.file, line: site.line, column: site.column),
      "\(site.name == "url" ? site.call : site.name) needs the entitlement \(key), and \(lack)", of: subject,
      related: related)
  }
}
