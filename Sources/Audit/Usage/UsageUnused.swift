import Baseline
import Catalog
import Census
import Projects
import Trees

extension Audit {
  /// Words for what no code asks of people.
  static let usageUnused = Audit(["usage.unused"]) { context in
    let foreign = Set(context.census.sites.filter { $0.origin == .thirdParty }.map(\.rule))
    return context.subjects.filter(\.asksPeople).flatMap { subject in
      UsageUnused(context, subject, foreign).findings
    }
  }
}

private struct UsageUnused {
  private let context: AuditContext
  private let subject: AuditSubject
  /// The rules that have a site, however unsure, in anything that may run with this target.
  private let used: Set<String>
  /// Whether there is code that was not seen.
  private let isPartlyBlind: Bool

  /// - Parameter foreign: rules that have a site in code of others.
  init(_ context: AuditContext, _ subject: AuditSubject, _ foreign: Set<String>) {
    self.context = context
    self.subject = subject
    // What an app says can be for its extensions, and the other way round.
    let id = subject.target.id
    let family = context.subjects.filter { other in
      other.target.id == id || subject.target.embeds.contains(other.target.id)
        || other.target.embeds.contains(id)
        // Without a project nobody knows what is linked into what.
        || subject.target.isGuess && other.target.isGuess
    }
    let sites = family.flatMap(\.variants).flatMap { [$0.sites, $0.carried] }.joined()
    used = Set(sites.lazy.map(\.rule)).union(foreign)
    isPartlyBlind = context.census.blind.contains {
      $0.kind == .absentDependency || $0.kind == .unreadProject
    }
  }

  var findings: [Finding] {
    // Where no code was seen, nothing can be said of it.
    guard context.census.scanned > 0, !subject.target.sources.isEmpty else { return [] }
    return subject.held(by: \.entry.keyPlace, unused).filter(\.isJudged).map { held in
      let (key, entry) = held.fault
      let seen = isPartlyBlind ? "code that was read" : "code of \(subject.phrase)"
      return context.finding(
        "usage.unused", key.name, at: entry.keyPlace,
        "no \(seen) needs \(key.name): nothing there asks for \(key.resource)",
        severity: isPartlyBlind ? .note : nil, of: subject, in: held.configuration)
    }
  }

  private func unused(of variant: AuditVariant) -> [(key: UsageKey, entry: InfoPlist.Entry)] {
    let deployments = Deployment.all(of: subject.target, variant)
    return variant.info.entries.compactMap { entry in
      guard let key = context.catalog.usageKey(entry.key), !key.needs.isEmpty else { return nil }
      // Texts with another fault have that one.
      if key.isText, entry.text?.isBlank ?? true || !entry.unresolved.isEmpty { return nil }
      guard key.needs.allSatisfy({ !used.contains($0.rule) }) else { return nil }
      return isCurrent(key, deployments) ? (key, entry) : nil
    }
  }

  /// Whether one of the systems that it runs on reads the key.
  private func isCurrent(_ key: UsageKey, _ deployments: [Deployment]) -> Bool {
    if deployments.isEmpty { return key.systems.contains { $0.until == nil } }
    return deployments.contains { deployment in
      guard let system = key.system(deployment.platform) else { return false }
      guard let until = system.until else { return true }
      return (deployment.oldest ?? Deployment.assumed[deployment.platform]).map { $0 < until } ?? true
    }
  }
}
