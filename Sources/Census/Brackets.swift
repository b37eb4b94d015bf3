import Lexing

/// Where a token stands among brackets.
struct Link {
  /// The index of the innermost bracket that is open there, or -1.
  var parent: Int32
  /// For a bracket the index of its partner, otherwise -1.
  var partner: Int32
}

/// Matches brackets while those of a file pass by.
struct BracketMatcher {
  private let links: UnsafeMutablePointer<Link>
  /// The tokens before it have their links.
  private var filled = 0
  private var open: [Int32] = []
  private var innermost: Int32 = -1
  /// The `#if` directives of C that are open, which may part what brackets hold together.
  private var forks: [Fork] = []
  /// How many brackets were open at the last of them.
  private var floor = 0
  /// How many brackets a macro cannot close, because they are open around its definition.
  private var wall = 0

  /// Branches of which the compiler sees one: each begins with the brackets that were open at the `#if`.
  private struct Fork {
    let depth: Int
    /// Of those, the last ones that the branch closed.
    var closed: [Int32] = []
    /// How the first branch ended, which is how it goes on after the `#endif`.
    var first: (closed: [Int32], opened: [Int32])?
  }

  /// How many links behind the last may be written: four at once cost less than asking how many are wanted.
  static var overrun: Int { 4 }

  /// - Precondition: there is room for every token of the file and `overrun` more.
  init(_ links: UnsafeMutablePointer<Link>) { self.links = links }

  var depth: Int { open.count }

  /// Puts the tokens up to `end` that have no link yet into the innermost bracket.
  mutating func fill(upTo end: Int) {
    guard filled < end else { return }
    let link = Link(parent: innermost, partner: -1)
    while filled < end {
      let next = links + filled
      next[0] = link
      next[1] = link
      next[2] = link
      next[3] = link
      filled &+= 4
    }
    filled = end
  }

  /// Takes the bracket at `index`, where all before it have their links.
  mutating func take(_ index: Int, _ byte: UInt8, in code: Code) {
    fill(upTo: index + 1)
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open.append(Int32(index))
      innermost = Int32(index)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(index, byte, in: code)
    default: break
    }
  }

  /// The brackets of a directive in C are its own: a macro may open what it does not close, and the reverse.
  mutating func beginDirective() { wall = open.count }

  mutating func endDirective() {
    close(downTo: wall)
    wall = 0
  }

  mutating func close(downTo depth: Int) {
    guard open.count > depth else { return }
    open.removeLast(open.count - depth)
    innermost = open.last ?? -1
  }

  // MARK: Forks

  mutating func follow(_ step: ConditionStack.Step, _ wasActive: Bool) {
    switch step.move {
    case .fork: fork()
    case .next: nextBranch(wasActive: wasActive)
    case .join: join(wasActive: wasActive)
    }
  }

  private mutating func fork() {
    forks.append(Fork(depth: open.count))
    floor = open.count
  }

  /// - Parameter wasActive: whether the branch that ends here can be compiled at all.
  private mutating func nextBranch(wasActive: Bool) {
    guard var fork = forks.popLast() else { return }
    let kept = kept(fork.depth - fork.closed.count)
    if fork.first == nil, wasActive { fork.first = (fork.closed, Array(open[kept...])) }
    open.replaceSubrange(kept..., with: fork.closed)
    fork.closed = []
    forks.append(fork)
    innermost = open.last ?? -1
  }

  private mutating func join(wasActive: Bool) {
    guard var fork = forks.popLast() else { return }
    if fork.first == nil, !wasActive { fork.first = ([], []) }
    if let first = fork.first {
      open.replaceSubrange(kept(fork.depth - fork.closed.count)..., with: fork.closed)
      open.replaceSubrange(kept(fork.depth - first.closed.count)..., with: first.opened)
      fork.closed = first.closed
    }
    floor = forks.last?.depth ?? 0
    if let last = forks.indices.last {
      let kept = fork.depth - fork.closed.count
      let lost = floor - forks[last].closed.count - kept
      if lost > 0 { forks[last].closed = fork.closed.prefix(lost) + forks[last].closed }
    }
    innermost = open.last ?? -1
  }

  /// A depth as far as there are brackets: unbalanced branches can leave fewer than they began with.
  private func kept(_ depth: Int) -> Int { max(0, min(depth, open.count)) }

  /// Notes that the branch closes what was open before it, down to `place`.
  private mutating func lose(_ place: Int) {
    guard let last = forks.indices.last else { return }
    let kept = kept(floor - forks[last].closed.count)
    if place < kept { forks[last].closed = open[place..<kept] + forks[last].closed }
  }

  /// The last brace that is open, as far as brackets are left open in anything that somebody wrote.
  private func lastBrace(_ code: Code) -> Int? { open.suffix(256).lastIndex { code.mark(Int($0), "{") } }

  /// A closing brace closes the last brace even over parentheses that were left open, so that one slip does not cost
  /// the rest of the file; any other stray closing bracket is left alone.
  private mutating func close(_ index: Int, _ byte: UInt8, in code: Code) {
    guard open.count > wall else { return }
    let opener = byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : byte - 2
    var place = open.count - 1
    if code.lastByte(Int(innermost)) != opener {
      guard byte == UInt8(ascii: "}"), let brace = lastBrace(code), brace >= wall else { return }
      place = brace
    }
    let partner = open[place]
    if place < floor { lose(place) }
    if place == open.count - 1 { _ = open.popLast() } else { open.removeLast(open.count - place) }
    innermost = open.last ?? -1
    links[Int(partner)].partner = Int32(index)
    links[index] = Link(parent: innermost, partner: partner)
  }
}

extension Code {
  fileprivate func lastByte(_ index: Int) -> UInt8 { source.base[tokens[index].end - 1] }
}
