import Baseline

extension Audit {
  /// What a manifest says by itself, then what the targets say of it.
  package static let manifests: [Audit] = manifestSchema + [manifestCode]

  /// What a manifest can be asked for without any code: `manifest lint` asks these.
  package static let manifestSchema: [Audit] = [
    .manifestMalformed,
    .manifestDuplicateKey,
    .manifestUnknownKey,
    .manifestMisplacedKey,
    .manifestMissingKey,
    .manifestWrongType,
    .manifestInvalidValue,
    .manifestUnknownCategory,
    .manifestUnknownReason,
    .manifestReasonMismatch,
    .manifestEmptyReasons,
    .manifestEmptyAPITypes,
    .manifestDuplicateCategory,
    .manifestTracking,
    .manifestBadDomain,
    .manifestSDKReason,
    .manifestWrongLocation,
  ]

  /// Manifests against the targets that ship them and their code. One audit, because who answers for whose code is worked
  /// out once for all of these.
  package static let manifestCode = Audit([
    "manifest.not-in-target", "manifest.missing", "manifest.undeclared-category", "manifest.unused-category",
    "manifest.reason-implausible", "manifest.tracking-without-prompt", "manifest.tracking-host",
    "manifest.duplicate-file", "manifest.podspec-resources", "sdk.static-manifest",
  ]) { context in
    let placement = ManifestPlacement(context)
    let subjects = context.manifestSubjects
    let findings = subjects.flatMap { one -> [Finding] in
      let left = placement.finding(one)
      // A file that is not copied is why the target has none.
      let absent = left == nil ? ManifestMissing.finding(one, context) : nil
      let lacking = left ?? (absent != nil && placement.isAnswered(one, by: subjects) ? nil : absent)
      let missing = lacking.map { [$0] } ?? []
      return missing + placement.archivedToo(one) + placement.older(one)
        + ManifestUndeclared.findings(one, context)
        + ManifestUnused.findings(one, context)
        + ManifestReasonImplausible.findings(one, context) + ManifestTrackingPrompt.findings(one, context)
        + ManifestTrackingHost.findings(one, context)
        + (ManifestDuplicateFile.finding(one, context).map { [$0] } ?? [])
        + ManifestPodspec.findings(one, context)
    }
    return SharedManifests(subjects).settled(placement.merged(findings))
  }
}
