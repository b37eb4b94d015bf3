/// A line that version control leaves in what it could not merge: `<<<<<<< HEAD` and its kind, seven or more of one
/// character, then a blank or the end.
struct Marker {
  enum Kind: UInt8 {
    case ours = 0x3C
    case base = 0x7C
    case theirs = 0x3D
    case end = 0x3E
  }

  let kind: Kind
  /// Git makes the markers of nested conflicts longer.
  let length: Int

  /// The least of the characters that one is made of.
  private static let minimumLength = 7

  /// Whether a line begins as one, whatever follows: what stands there is no line of a baseline.
  static func begins(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, Kind(rawValue: first) != nil else { return false }
    return line.prefix { $0 == first }.count >= minimumLength
  }

  init?(_ line: ArraySlice<UInt8>) {
    guard let first = line.first, let kind = Kind(rawValue: first), Marker.begins(line) else { return nil }
    let length = line.prefix { $0 == first }.count
    let rest = line.dropFirst(length).first
    guard rest == nil || rest == 0x20 || rest == 0x0D else { return nil }
    self.kind = kind
    self.length = length
  }
}
