extension Audit {
  /// What a manifest says by itself, then what the targets say of it.
  package static let manifests: [Audit] = manifestSchema

  /// What a manifest can be asked for without any code: `manifest lint` asks these.
  package static let manifestSchema: [Audit] = [
    .manifestMalformed,
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
}
