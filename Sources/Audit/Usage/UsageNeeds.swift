import Catalog
import Census
import Projects

/// A key that code asks for and an Info.plist does not have.
struct UsageLack {
  let key: UsageKey
  /// The sites that need it, each once: the target's own first.
  let sites: [Site]
  /// How much it weighs that the key is not there.
  let severity: Severity
  /// What is there in its place and only older systems read.
  let substitute: InfoPlist.Entry?
}

/// What the code of one configuration asks for.
struct UsageNeeds {
  private let catalog: Catalog
  private let deployments: [Deployment]
  private let info: InfoPlist
  /// What may ask, by its rule.
  private let sites: [String: [Site]]

  init(_ catalog: Catalog, _ target: Target, _ variant: AuditVariant) {
    self.catalog = catalog
    deployments = Deployment.all(of: target, variant)
    info = variant.info
    var sites: [String: [Site]] = [:]
    for rule in catalog.usageRules {
      let asking = variant.code.running(rule).filter { $0.certainty > .possible && $0.suppressed == nil }
      if !asking.isEmpty { sites[rule] = asking }
    }
    self.sites = sites
  }

  /// - Parameter isSaidElsewhere: whether what this Info.plist says of the key does not count.
  func lack(of key: UsageKey, isSaidElsewhere: Bool = false) -> UsageLack? {
    guard key.needs.contains(where: { sites[$0.rule] != nil }), isSaidElsewhere || info.shipped(key) == nil,
      key.absence != .unknown
    else { return nil }
    var found: [Site] = []
    var severity = Severity.note
    var isLacking = false
    var substitute: InfoPlist.Entry?
    for deployment in deployments(for: key) where isRead(key, on: deployment) {
      for need in key.needs where need.strength != .use && need.holds(on: deployment.platform) {
        let asking = asking(need, on: deployment).filter { !isTooOld($0, for: key, on: deployment) }
        if asking.isEmpty { continue }
        switch answer(to: need, on: deployment) {
        case .lasting: continue
        case .passing(let entry): substitute = substitute ?? entry
        case .none: isLacking = true
        }
        severity = max(severity, need.severity)
        found += asking.filter { !found.contains($0) }
      }
    }
    guard !found.isEmpty else { return nil }
    let isHarmless = key.absence == .plain || !isLacking
    return UsageLack(
      key: key, sites: found, severity: isHarmless ? min(severity, .warning) : severity,
      substitute: isLacking ? nil : substitute)
  }

  /// Where nothing says which platform it is, a key is asked for as iOS asks, or as its own platform does.
  private func deployments(for key: UsageKey) -> [Deployment] {
    guard deployments.isEmpty else { return deployments }
    let platform = key.system(.iOS)?.platform ?? key.systems.first?.platform
    return platform.map { [Deployment(platform: $0)] } ?? []
  }

  /// Whether one of the systems that it runs on reads the key.
  private func isRead(_ key: UsageKey, on deployment: Deployment) -> Bool {
    guard let system = key.system(deployment.platform) else { return false }
    guard let until = system.until else { return true }
    return deployment.oldest.map { $0 < until } ?? false
  }

  private func asking(_ need: UsageKey.Need, on deployment: Deployment) -> [Site] {
    let build = Build(platform: deployment.platform)
    return (sites[need.rule] ?? []).filter { need.fits($0) && build.admits($0.condition) }
  }

  /// Whether a site runs on no system that reads the key: it is in the branch for older ones.
  private func isTooOld(_ site: Site, for key: UsageKey, on deployment: Deployment) -> Bool {
    guard let limit = site.handling?.limit, let since = key.system(deployment.platform)?.since else {
      return false
    }
    return limit.leavesOut(deployment.platform, from: since)
  }

  private enum Answer {
    case none
    /// Another key does as well.
    case lasting
    /// Another key does as well on older systems.
    case passing(InfoPlist.Entry)
  }

  private func answer(to need: UsageKey.Need, on deployment: Deployment) -> Answer {
    var answer = Answer.none
    for name in need.substitutes {
      guard let key = catalog.usageKey(name), let entry = info.shipped(key) else { continue }
      guard let until = key.system(deployment.platform)?.until else { return .lasting }
      if deployment.oldest.map({ $0 < until }) ?? true { answer = .passing(entry) }
    }
    return answer
  }
}

extension InfoPlist {
  /// What of a key gets into the product: Xcode generates only those that it knows.
  func shipped(_ key: UsageKey) -> Entry? {
    self[key.name].flatMap { $0.isGenerated && !key.hasSetting ? nil : $0 }
  }
}

extension UsageKey.Need {
  /// Whether a site of its rule is one that it speaks of.
  fileprivate func fits(_ site: Site) -> Bool {
    guard fits(site.call) else { return false }
    switch purpose {
    case .reads: return site.handling?.traits.contains(.asksToRead) ?? false
    case .writes: return site.handling?.traits.contains(.asksToWrite) ?? false
    case .unclear: return site.handling == nil
    case nil: return true
    }
  }

  fileprivate var severity: Severity {
    switch strength {
    case .need: .error
    case .may: .warning
    case .can, .use: .note
    }
  }

  fileprivate func holds(on platform: ApplePlatform) -> Bool {
    platforms.isEmpty || platforms.contains(platform)
  }
}
