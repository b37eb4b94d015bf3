import Baseline
import Catalog
import Census
import Projects

extension Audit {
  /// Reasons that only SDKs can give, in the manifest of an app or an extension.
  static let manifestSDKReason = Audit(["manifest.sdk-only-reason"]) { context in
    let apps = context.subjects.filter(\.isApp)
    return context.inManifests { manifest, file in
      let owner = apps.first { subject in
        subject.judged.manifests.contains { $0.path == manifest.file.path }
      }
      // It may stand for a library without a manifest of its own, whose code then is the app's.
      let isOpen = owner.map { context.isPartlyUnseen($0.target) } ?? false
      guard owner != nil || BuiltBundle.ofManifest(manifest.file.path)?.isApp == true else { return [] }
      return manifest.categories.flatMap { category in
        category.reasons.compactMap { said -> Finding? in
          guard let reason = context.catalog.manifest.reason(said.value), reason.isForSDKs,
            reason.category == category.meant
          else { return nil }
          let others = context.catalog.manifest.reasons(of: reason.category).filter { !$0.isForSDKs }
          // What stands beside it already says what is true, as far as anybody said that.
          let beside = others.filter { other in category.reasons.contains { $0.value == other.code } }
          let help =
            beside.isEmpty
            ? "Give \(others.map(\.code).listed("or")), whichever is true."
            : "Take it out where \(beside.map(\.code).listed()), which \(beside.count == 1 ? "stands" : "stand") beside it, says all; "
              + "else give another one that is true."
          var finding = context.finding(
            "manifest.sdk-only-reason", reason.code, in: file, at: said.place,
            "\(reason.code) is a reason for third-party SDKs alone, and this is the manifest of an app",
            help: help,
            severity: isOpen ? .warning : nil)
          finding.target = owner?.target.id ?? ""
          return finding
        }
      }
    }
  }
}
