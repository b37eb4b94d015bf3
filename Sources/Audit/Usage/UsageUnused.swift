import Baseline
import Catalog
import Census
import Projects
import Trees

extension Audit {
  /// Words for what no code asks of people.
  static let usageUnused = Audit(["usage.unused"]) { context in
    // Where no code was seen, nothing can be said of it.
    guard context.census.scanned > 0 else { return [] }
    let speaking = context.subjects.filter { subject in
      subject.asksPeople && !subject.target.sources.isEmpty
        // What only Swift can spell leaves no name in a program that is known here.
        && !subject.target.isBuilt
        && subject.variants.contains { context.hasUsageKey($0.info) }
    }
    guard !speaking.isEmpty else { return [] }
    let uses = TreeUses(context)
    return speaking.flatMap { UsageUnused(context, $0, uses).findings }
  }
}

extension AuditContext {
  fileprivate func hasUsageKey(_ info: InfoPlist) -> Bool {
    info.entries.contains { catalog.usageKey($0.key)?.needs.isEmpty == false }
  }
}

/// What the whole tree uses, of what usage descriptions speak of.
private struct TreeUses {
  /// Rules that have a site in code of others.
  private(set) var foreign: Set<String> = []
  /// Rules that have a site in anything that ships.
  private(set) var own: Set<String> = []

  init(_ context: AuditContext) {
    for site in context.census.sites where context.catalog.usageRules.contains(site.rule) {
      switch (site.origin, site.role) {
      case (.thirdParty, _): foreign.insert(site.rule)
      case (.firstParty, .app): own.insert(site.rule)
      case (.firstParty, .test), (.firstParty, .sample): continue
      }
    }
  }
}

private struct UsageUnused {
  private let context: AuditContext
  private let subject: AuditSubject
  /// The rules that have a site, however unsure, in anything that may run with this target.
  private let used: Set<String>
  /// Those that have one somewhere in the tree.
  private let usedElsewhere: Set<String>

  init(_ context: AuditContext, _ subject: AuditSubject, _ uses: TreeUses) {
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
    let code = relatives.flatMap(\.variants).map(\.code)
    used = uses.foreign.union(
      context.catalog.usageRules.filter { rule in code.contains { !$0.running(rule).isEmpty } })
    usedElsewhere = uses.own
  }

  var findings: [Finding] {
    let held = subject.held(by: \.entry.keyPlace, unused).filter(\.isJudged)
    guard !held.isEmpty else { return [] }
    let isPartlyUnseen = context.isPartlyUnseen(subject.target)
    return held.map { held in
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
