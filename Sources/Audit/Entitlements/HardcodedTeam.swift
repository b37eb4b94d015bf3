import Baseline
import Catalog
import Census
import Projects

extension Audit {
  /// Team prefixes that code writes out, and those of entitlements that another team signs.
  static let hardcodedTeam = Audit(["entitlement.hardcoded-team"]) { context in
    context.subjects.filter(\.isProgram).flatMap { subject in
      subject.findings { variant in
        inCode(context, subject, variant) + inEntitlements(context, subject, variant)
      }
    }
  }

  private static let rule = "entitlement.hardcoded-team"

  private static func inCode(
    _ context: AuditContext, _ subject: AuditSubject, _ variant: AuditVariant
  ) -> [Finding] {
    let uses = subject.groupUses(in: variant)
    if uses.isEmpty { return [] }
    let entitlements = SignedEntitlements(variant)
    let keys = [SignedEntitlements.Key.keychainGroups, SignedEntitlements.Key.appGroups]
    let entitled = keys.flatMap { entitlements?.texts(of: $0) ?? [] }
    return uses.byText.compactMap { text, uses in
      guard let prefix = TeamPrefix(of: text), let first = uses.first else { return nil }
      let grant = entitled.first { $0.pattern.canBe(text) }
      // A suite may have any name, so that only what is entitled is a group for sure.
      guard first.taker == .keychain || grant != nil else { return nil }
      // The entitlements write it out as well, so that both go with one team.
      let isAgreed = grant.map { TeamPrefix(of: $0.written) != nil } ?? false
      var related = uses.map {
        Finding.Related(file: $0.site.file, line: $0.site.line, message: "the group is used here")
      }.filter { $0.line != first.place.line || $0.file != first.place.file }
      if let grant {
        related.append(
          Finding.Related(
            file: grant.place.file, line: grant.place.line,
            message: isAgreed ? "is written out here too" : "takes the prefix from the build"))
      }
      return context.finding(
        rule, at: first.place,
        "the team prefix \(prefix.text) is written out" + others(than: prefix, subject),
        severity: isAgreed ? .note : nil, of: subject, related: related)
    }
  }

  /// Configurations that other teams sign.
  private static func others(than prefix: TeamPrefix, _ subject: AuditSubject) -> String {
    let others = subject.variants.compactMap { variant -> String? in
      guard let team = variant.variant.settings.team, team != prefix.text else { return nil }
      return "\(variant.variant.name) is signed by \(team)"
    }
    return others.isEmpty ? "" : ", and " + others.joined(separator: ", ")
  }

  private static func inEntitlements(
    _ context: AuditContext, _ subject: AuditSubject, _ variant: AuditVariant
  ) -> [Finding] {
    guard let entitlements = SignedEntitlements(variant), let team = variant.variant.settings.team else {
      return []
    }
    let keys = [SignedEntitlements.Key.keychainGroups, SignedEntitlements.Key.appGroups]
    // An app that moved from one team to another keeps the groups of its older identifiers.
    let former = Set(
      entitlements.texts(of: "previous-application-identifiers").compactMap { TeamPrefix(of: $0.written) })
    return keys.flatMap { entitlements.texts(of: $0) }.compactMap { text in
      guard let prefix = TeamPrefix(of: text.written), prefix.text != team, !former.contains(prefix) else {
        return nil
      }
      return context.finding(
        rule, at: text.place, "the group belongs to team \(prefix.text), and team \(team) signs",
        help: "Begin it with $(AppIdentifierPrefix) or $(TeamIdentifierPrefix).", of: subject)
    }
  }
}
