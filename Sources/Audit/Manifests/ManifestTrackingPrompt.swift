import Baseline
import Catalog
import Census
import Projects
import Trees

/// An app that is said to track and never asks.
enum ManifestTrackingPrompt {
  static func findings(_ one: ManifestSubject, _ context: AuditContext) -> [Finding] {
    guard one.asks, context.census.scanned > 0 else { return [] }
    let info = one.subject.judged.info
    // Whoever asks has to say why in the Info.plist, also where the call is in a library that is not seen.
    guard one.seen("tracking.authorization") == nil, info["NSUserTrackingUsageDescription"] == nil else {
      return []
    }
    return one.manifests.compactMap { manifest in
      guard let flag = manifest.tracking, flag.value,
        manifest.entries.first?.member("NSPrivacyTracking")?.isRepeated != true
      else { return nil }
      let plist = info.file.map {
        [Finding.Related(FilePlace($0.path), "has no NSUserTrackingUsageDescription")]
      }
      return context.finding(
        "manifest.tracking-without-prompt", at: flag.place,
        "NSPrivacyTracking is true, and \(one.name) never asks for permission to track", of: one.subject,
        related: plist ?? [])
    }
  }
}

extension ManifestSubject {
  /// Whether it is an app, which alone can ask: where there is no project, all that is no built bundle may be one.
  var asks: Bool {
    !isSample && (subject.isApp || target.kind == .folder && BuiltBundle.ofManifest(target.id) == nil)
  }
}
