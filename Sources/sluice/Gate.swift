import Baseline
import Catalog

/// What a census is held against, and what of it fails.
struct Gate: Sendable {
  let baseline: BaselinePlace
  /// The lightest severity that fails; nothing where none does.
  let failLevel: Severity?
  /// Whether a level was asked for: a census and a comparison fail only then.
  let isFailLevelNamed: Bool
  let severities: Severities
  /// Zeros that the configuration promises.
  let promises: [Baseline.Promise]

  init(_ arguments: Arguments, _ settings: Settings, of reading: Reading) {
    let isNamed = arguments.has(.baseline)
    let root = reading.root
    // What is on record at the root is about what is there, sources for the most part.
    baseline =
      reading.isBuilt && !isNamed
      ? .none
      : BaselinePlace(
        name: settings.baseline.text,
        path: isNamed ? settings.baseline.text : root.absolute(settings.baseline.text),
        isNamed: settings.baseline.source != .standard, root: isNamed ? nil : root.path)
    failLevel = settings.failLevel.severity
    isFailLevelNamed = arguments.has(.failOn) || arguments.has(.strict)
    severities = settings.severities
    promises = settings.promises
  }
}
