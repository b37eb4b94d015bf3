import Baseline

extension Plan {
  /// What the root has on record. It is told, and nothing is judged by it: what cannot be read is the next check's
  /// trouble.
  var recorded: Baseline? {
    let path = reading.root.absolute(settings.baseline.text)
    // A link can lead out of the tree.
    guard Platform.kind(of: path) == .file, (try? reading.root.relative(path)) != nil,
      let bytes = try? BaselineFile.bytes(of: path, as: path)
    else {
      return nil
    }
    return try? BaselineFile.parse(bytes, as: path).baseline
  }
}
