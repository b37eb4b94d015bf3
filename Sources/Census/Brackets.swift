import Lexing

/// Where a token stands among brackets.
struct Link {
  /// The index of the innermost bracket that is open there, or -1.
  var parent: Int32
  /// For a bracket the index of its partner, otherwise -1.
  var partner: Int32
}

/// A link for each token of a file, in memory that serves the next file too. It is written for every token before it is
/// read, so it is neither initialised nor checked for being shared.
final class LinkTable {
  private var links: UnsafeMutablePointer<Link>
  private var capacity: Int

  init() {
    capacity = 1 << 14
    links = .allocate(capacity: capacity)
  }

  deinit { links.deallocate() }

  func reserve(_ count: Int) {
    guard count > capacity else { return }
    links.deallocate()
    capacity = count + count / 2
    links = .allocate(capacity: capacity)
  }

  /// - Precondition: `index` is within what was reserved.
  subscript(index: Int) -> Link {
    @inline(__always) get { links[index] }
    @inline(__always) set { links[index] = newValue }
  }

  @inline(__always)
  func close(_ opener: Int, _ closer: Int, parent: Int32) {
    links[opener].partner = Int32(closer)
    links[closer] = Link(parent: parent, partner: Int32(opener))
  }
}

/// Matches brackets while the tokens of a file pass by.
struct BracketMatcher {
  private let links: LinkTable
  private var open: [Int32] = []
  private var innermost: Int32 = -1

  init(_ links: LinkTable) { self.links = links }

  var depth: Int { open.count }

  @inline(__always)
  mutating func take(_ index: Int) {
    links[index] = Link(parent: innermost, partner: -1)
  }

  @inline(__always)
  mutating func take(_ index: Int, _ byte: UInt8, in code: Code) {
    take(index)
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open.append(Int32(index))
      innermost = Int32(index)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(index, byte, in: code)
    default: break
    }
  }

  mutating func close(downTo depth: Int) {
    guard open.count > depth else { return }
    open.removeLast(open.count - depth)
    innermost = open.last ?? -1
  }

  /// A closing brace closes the last brace even over parentheses that were left open, so that one slip does not cost
  /// the rest of the file; any other stray closing bracket is left alone.
  private mutating func close(_ index: Int, _ byte: UInt8, in code: Code) {
    guard innermost >= 0 else { return }
    let opener = byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : byte - 2
    var place = open.count - 1
    if code.lastByte(Int(innermost)) != opener {
      guard byte == UInt8(ascii: "}"), let brace = open.lastIndex(where: { code.mark(Int($0), "{") }) else {
        return
      }
      place = brace
    }
    let partner = open[place]
    if place == open.count - 1 { _ = open.popLast() } else { open.removeLast(open.count - place) }
    innermost = open.last ?? -1
    links.close(Int(partner), index, parent: innermost)
  }
}

extension Code {
  fileprivate func lastByte(_ index: Int) -> UInt8 { source.base[tokens[index].end - 1] }
}
