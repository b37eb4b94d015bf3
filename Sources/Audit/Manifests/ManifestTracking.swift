import Baseline
import Catalog
import Census
import Formats
import Projects

extension Audit {
  /// Tracking without domains, domains without tracking, and data that is said to serve tracking where nothing tracks.
  static let manifestTracking = Audit(["manifest.tracking-inconsistent"]) { context in
    context.inManifests { manifest, file in
      // A flag of another type is a fault of its own, and nobody can tell what it means.
      let flag = manifest.entries.first?.member("NSPrivacyTracking")
      if flag != nil, manifest.tracking == nil { return [] }
      // Which of two flags is meant, nobody can tell: that there are two is the fault.
      if flag?.isRepeated ?? false { return [] }
      let domains = manifest.entries.first?.member("NSPrivacyTrackingDomains")
      let count = domains.map { $0.value.elements?.count ?? 1 } ?? 0
      if manifest.isTracking, let flag, count == 0 {
        let what =
          domains == nil ? "there is no NSPrivacyTrackingDomains" : "NSPrivacyTrackingDomains is empty"
        return [
          context.finding(
            "manifest.tracking-inconsistent", in: file, at: flag.place,
            "NSPrivacyTracking is true, and \(what)",
            help: "Name the hosts that tracking data is sent to, or set NSPrivacyTracking to false.",
            related: domains.map { [.init($0.place, "the empty list")] } ?? [])
        ]
      }
      var findings: [Finding] = []
      if !manifest.isTracking, count > 0, let domains {
        findings.append(context.domainsWithoutTracking(domains, flag, file))
      }
      let tracked = manifest.dataTypes.filter { $0.isTracking?.value == true }
      if !manifest.isTracking, let first = tracked.first, let place = first.isTracking?.place {
        let others = tracked.dropFirst().compactMap { type in
          type.isTracking.map { Finding.Related($0.place, "so is \(type.name.value.cut)") }
        }
        findings.append(
          context.finding(
            "manifest.tracking-inconsistent", in: file, at: place,
            "\(first.name.value.cut) is said to serve tracking, and NSPrivacyTracking is \(flag == nil ? "not there" : "false")",
            help:
              "Set NSPrivacyTracking to true and name the domains, or say that the data does not serve tracking.",
            severity: .warning, related: flag.map { [.init($0.place, "the flag")] + others } ?? others))
      }
      return findings
    }
  }
}

extension AuditContext {
  fileprivate func domainsWithoutTracking(
    _ domains: PrivacyManifest.Member, _ flag: PrivacyManifest.Member?, _ file: ManifestFile
  ) -> Finding {
    let texts = (domains.value.elements ?? []).compactMap(\.text)
    let isEmptyOnly = !texts.isEmpty && texts.allSatisfy(\.isBlank)
    // The editor of Xcode leaves one empty string behind, and it counts.
    let what = isEmptyOnly ? "holds an empty string, which counts as a domain" : "is not empty"
    return finding(
      "manifest.tracking-inconsistent", in: file, at: domains.place,
      "NSPrivacyTracking is \(flag == nil ? "not there" : "false"), and NSPrivacyTrackingDomains \(what)",
      help: "Remove NSPrivacyTrackingDomains, or set NSPrivacyTracking to true.",
      related: flag.map { [.init($0.place, "the flag")] } ?? [])
  }
}
