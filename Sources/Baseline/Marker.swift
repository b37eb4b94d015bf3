/// A line that version control leaves in what it could not merge: `<<<<<<< HEAD` and its kind, seven or more of one character, then a blank or the end.
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

  init?(_ line: ArraySlice<UInt8>) {
    guard let first = line.first, let kind = Kind(rawValue: first) else { return nil }
    let length = line.prefix { $0 == first }.count
    let rest = line.dropFirst(length).first
    guard length >= 7, rest == nil || rest == 0x20 || rest == 0x0D else { return nil }
    self.kind = kind
    self.length = length
  }
}
