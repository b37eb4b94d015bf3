import Baseline
import Catalog
import Census
import Projects
import Trees

/// Hosts in the code of an app that a manifest of what it carries lists as tracking.
enum ManifestTrackingHost {
  static func findings(_ one: ManifestSubject, _ context: AuditContext) -> [Finding] {
    guard one.asks, one.seen("network.url-literal") != nil else { return [] }
    let domains = Self.domains(one, context)
    if domains.isEmpty { return [] }
    var order: [String] = []
    var sites: [String: [Site]] = [:]
    for site in one.subject.judged.code.linked("network.url-literal") where site.suppressed == nil {
      guard !site.host.isEmpty, Self.domain(of: site.host, domains) != nil else { continue }
      if sites[site.host] == nil { order.append(site.host) }
      sites[site.host, default: []].append(site)
    }
    return order.compactMap { host in
      guard let uses = sites[host], let first = uses.first, let domain = Self.domain(of: host, domains) else {
        return nil
      }
      let others = uses.dropFirst().prefix(20).map { Finding.Related($0.place, "is used here too") }
      return context.finding(
        "manifest.tracking-host", host, at: first.place,
        "\(host.cut) is a tracking domain of \(domain.place.file), so requests to it fail without consent",
        of: one.subject, related: [.init(domain.place, "lists \(domain.value.cut)")] + others)
    }
  }

  /// The domains of all manifests that come with it.
  private static func domains(
    _ one: ManifestSubject, _ context: AuditContext
  ) -> [String: PrivacyManifest.Said<String>] {
    let judged = one.subject.judged
    let carried = context.subjects.filter { one.target.embeds.contains($0.target.id) }.flatMap(
      \.judged.manifests)
    let own = (judged.manifests + judged.linkedManifests + carried).map {
      PrivacyManifest($0, context.catalog.manifest)
    }
    // What is there of dependencies may be carried; only a project could tell, and rarely does.
    let foreign = context.manifestFiles.filter { $0.file.origin == .thirdParty || $0.bundle != nil }
    var domains: [String: PrivacyManifest.Said<String>] = [:]
    for case let manifest? in own + foreign.map(\.manifest) where manifest.isTracking {
      for domain in manifest.domains?.value ?? [] where !domain.value.isBlank {
        let name = domain.value.lowercased()
        if domains[name] == nil { domains[name] = domain }
      }
    }
    return domains
  }

  /// The domain that a host is, or is below.
  private static func domain(
    of host: String, _ domains: [String: PrivacyManifest.Said<String>]
  ) -> PrivacyManifest.Said<String>? {
    var rest = Substring(host.lowercased())
    while true {
      if let domain = domains[String(rest)] { return domain }
      guard let dot = rest.firstIndex(of: ".") else { return nil }
      rest = rest[rest.index(after: dot)...]
    }
  }
}
