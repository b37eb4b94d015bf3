/// A baseline in which version control left what it could not merge, taken apart into its sides.
///
/// Lines outside of the markers are on all sides: they are settled already.
package struct Conflict: Sendable {
  package let ours: Baseline
  package let theirs: Baseline
  /// What both came from; nothing where the markers do not show it (git's `merge.conflictStyle` `diff3` does).
  package let base: Baseline?

  /// Whether any line is a marker.
  package static func isIn(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { Marker($0) != nil }
  }

  /// - Parameter file: what errors call it.
  package init(reading bytes: [UInt8], file: String) throws(BaselineError) {
    var sides = Sides(file: file)
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    {
      try sides.take(BaselineDocument.Line(number: index + 1, bytes: line))
    }
    try sides.finish()
    ours = try BaselineDocument(lines: sides.ours, file: file).baseline
    theirs = try BaselineDocument(lines: sides.theirs, file: file).baseline
    // The base may be the conflict of an earlier merge, or have no header: then it says nothing.
    base = sides.hasBase ? try? BaselineDocument(lines: sides.base, file: file).baseline : nil
  }
}

private struct Sides {
  let file: String
  var ours: [BaselineDocument.Line] = []
  var theirs: [BaselineDocument.Line] = []
  var base: [BaselineDocument.Line] = []
  /// Whether every conflict shows what both sides came from.
  var hasBase = true
  /// The part that the next line is in; nothing outside of conflicts.
  private var part: Marker.Kind?
  private var length = 0
  private var start = 0
  private var hasBaseHere = false

  init(file: String) { self.file = file }

  mutating func take(_ line: BaselineDocument.Line) throws(BaselineError) {
    switch (part, Marker(line.bytes)) {
    case (nil, nil):
      ours.append(line)
      theirs.append(line)
      base.append(line)
    case (nil, let marker?):
      guard marker.kind == .ours else { throw broken(line.number) }
      part = .ours
      length = marker.length
      start = line.number
      hasBaseHere = false
    case (.ours, let marker?) where marker.length == length && marker.kind == .base:
      part = .base
      hasBaseHere = true
    case (.ours, let marker?) where marker.length == length && marker.kind == .theirs,
      (.base, let marker?) where marker.length == length && marker.kind == .theirs:
      part = .theirs
    case (.theirs, let marker?) where marker.length == length && marker.kind == .end:
      part = nil
      hasBase = hasBase && hasBaseHere
    case (.base, _): base.append(line)
    case (.ours, nil): ours.append(line)
    case (.theirs, nil): theirs.append(line)
    default: throw broken(line.number)
    }
  }

  func finish() throws(BaselineError) {
    if part != nil { throw broken(start) }
  }

  private func broken(_ line: Int) -> BaselineError {
    BaselineError(file: file, line: line, trouble: .brokenMarkers)
  }
}
