import Baseline
import Catalog
import Census
import Projects
import Trees

extension Audit {
  /// Words for what no code asks of people.
  static let usageUnused = Audit(["usage.unused"]) { context in
    let family = UsageFamily(context)
    return context.subjects.filter(\.asksPeople).flatMap { UsageUnused(context, $0, family).findings }
  }
}

/// What the whole tree uses.
private struct UsageFamily {
  /// Rules that have a site in code of others.
  let foreign: Set<String>
  /// Rules that have a site in anything that ships.
  let own: Set<String>

  init(_ context: AuditContext) {
    foreign = Set(context.census.sites.filter { $0.origin == .thirdParty }.map(\.rule))
    own = Set(
      context.census.sites.filter { $0.origin == .firstParty && $0.role == .app }.map(\.rule))
  }
}

private struct UsageUnused {
  private let context: AuditContext
  private let subject: AuditSubject
  /// The rules that have a site, however unsure, in anything that may run with this target.
  private let used: Set<String>
  /// Those that have one somewhere in the tree.
  private let usedElsewhere: Set<String>
  /// Whether there is code that was not seen.
  private let isPartlyUnseen: Bool

  init(_ context: AuditContext, _ subject: AuditSubject, _ family: UsageFamily) {
    self.context = context
    self.subject = subject
    // What an app says can be for its extensions, and the other way round.
    let id = subject.target.id
    let relatives = context.subjects.filter { other in
      other.target.id == id || subject.target.embeds.contains(other.target.id)
        || other.target.embeds.contains(id)
        // Without a project nobody knows what is linked into what.
        || subject.target.isGuess && other.target.isGuess
    }
    let sites = relatives.flatMap(\.variants).flatMap { [$0.sites, $0.carried] }.joined()
    used = Set(sites.lazy.map(\.rule)).union(family.foreign)
    usedElsewhere = family.own
    isPartlyUnseen = context.isPartlyUnseen(subject.target)
  }

  var findings: [Finding] {
    // Where no code was seen, nothing can be said of it.
    guard context.census.scanned > 0, !subject.target.sources.isEmpty else { return [] }
    return subject.held(by: \.entry.keyPlace, unused).filter(\.isJudged).map { held in
      let (key, entry) = held.fault
      let isElsewhere = key.needs.contains { usedElsewhere.contains($0.rule) }
      var message = "no code of \(subject.phrase) asks for \(key.resource), which \(key.name) speaks of"
      if isElsewhere {
        message += "; other code of this tree does"
      } else if isPartlyUnseen {
        message += "; code of its dependencies was not seen"
      }
      return context.finding(
        "usage.unused", key.name, at: entry.keyPlace, message,
        severity: isElsewhere || isPartlyUnseen ? .note : nil, of: subject, in: held.configuration)
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
