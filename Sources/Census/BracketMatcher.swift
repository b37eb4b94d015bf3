import Lexing

/// Where a token stands among brackets.
struct Link {
  /// The index of the innermost bracket that is open there, or -1.
  var parent: Int32
  /// For a bracket the index of its partner, otherwise -1.
  var partner: Int32
}

/// Matches brackets while those of a file pass by.
///
/// The brackets that are open are a chain: each knows by its link which one was open around it, so that opening and
/// closing one is a store.
struct BracketMatcher {
  private let links: UnsafeMutablePointer<Link>
  /// The tokens before it have their links.
  private var filled = 0
  private var innermost: Int32 = -1
  /// How many brackets are open.
  private(set) var depth = 0
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

  /// Puts the tokens up to `end` that have no link yet into the innermost bracket.
  @inline(__always)
  mutating func fill(upTo end: Int) {
    guard filled < end else { return }
    let link = Link(parent: innermost, partner: -1)
    var next = filled
    repeat {
      links[next] = link
      links[next &+ 1] = link
      links[next &+ 2] = link
      links[next &+ 3] = link
      next &+= 4
    } while next < end
    filled = end
  }

  /// Takes the bracket at `index`, which ends with `byte`.
  @inline(__always)
  mutating func take(_ index: Int, _ byte: UInt8, in code: Code) {
    fill(upTo: index &+ 1)
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      innermost = Int32(truncatingIfNeeded: index)
      depth &+= 1
    default: close(index, byte, in: code)
    }
  }

  /// The brackets of a directive in C are its own: a macro may open what it does not close, and the reverse.
  mutating func beginDirective() { wall = depth }

  mutating func endDirective() {
    close(downTo: wall)
    wall = 0
  }

  mutating func close(downTo depth: Int) {
    while self.depth > depth, innermost >= 0 { closeInnermost() }
    self.depth = min(self.depth, depth)
  }

  private mutating func closeInnermost() {
    innermost = links[Int(innermost)].parent
    depth -= 1
  }

  /// The open brackets with these places in the chain, the outermost first; fewer where the chain is shorter.
  private func open(_ places: Range<Int>) -> [Int32] {
    var brackets: [Int32] = []
    var bracket = innermost
    var place = depth - 1
    while place >= places.lowerBound, bracket >= 0 {
      if place < places.upperBound { brackets.append(bracket) }
      bracket = links[Int(bracket)].parent
      place -= 1
    }
    return brackets.reversed()
  }

  /// Opens brackets again that were open on top of what is open now.
  private mutating func reopen(_ brackets: [Int32]) {
    guard let last = brackets.last else { return }
    innermost = last
    depth += brackets.count
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
    forks.append(Fork(depth: depth))
    floor = depth
  }

  /// - Parameter wasActive: whether the branch that ends here can be compiled at all.
  private mutating func nextBranch(wasActive: Bool) {
    guard var fork = forks.popLast() else { return }
    let kept = kept(fork.depth - fork.closed.count)
    if fork.first == nil, wasActive { fork.first = (fork.closed, open(kept..<depth)) }
    close(downTo: kept)
    reopen(fork.closed)
    fork.closed = []
    forks.append(fork)
  }

  private mutating func join(wasActive: Bool) {
    guard var fork = forks.popLast() else { return }
    if fork.first == nil, !wasActive { fork.first = ([], []) }
    if let first = fork.first {
      close(downTo: kept(fork.depth - fork.closed.count))
      reopen(fork.closed)
      close(downTo: kept(fork.depth - first.closed.count))
      reopen(first.opened)
      fork.closed = first.closed
    }
    floor = forks.last?.depth ?? 0
    if let last = forks.indices.last {
      let kept = fork.depth - fork.closed.count
      let lost = floor - forks[last].closed.count - kept
      if lost > 0 { forks[last].closed = fork.closed.prefix(lost) + forks[last].closed }
    }
  }

  /// A depth as far as there are brackets: unbalanced branches can leave fewer than they began with.
  private func kept(_ depth: Int) -> Int { max(0, min(depth, self.depth)) }

  /// Notes that the branch closes what was open before it, down to `place`.
  private mutating func lose(_ place: Int) {
    guard let last = forks.indices.last else { return }
    let kept = kept(floor - forks[last].closed.count)
    if place < kept { forks[last].closed = open(place..<kept) + forks[last].closed }
  }

  /// A closing brace closes the last brace even over parentheses that were left open, so that one slip does not cost
  /// the rest of the file; any other stray closing bracket is left alone.
  private mutating func close(_ index: Int, _ byte: UInt8, in code: Code) {
    guard depth > wall, innermost >= 0 else { return }
    let opener = byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : byte &- 2
    var partner = innermost
    var place = depth - 1
    if code.lastByte(partner) != opener {
      guard byte == UInt8(ascii: "}"), let brace = lastBrace(code), brace.place >= wall else { return }
      (partner, place) = brace
    }
    if place < floor { lose(place) }
    innermost = links[Int(partner)].parent
    depth = place
    links[Int(partner)].partner = Int32(truncatingIfNeeded: index)
    links[index] = Link(parent: innermost, partner: partner)
  }

  /// The last brace that is open, as far as brackets are left open in anything that somebody wrote.
  private func lastBrace(_ code: Code) -> (bracket: Int32, place: Int)? {
    var bracket = innermost
    for step in 0..<256 where bracket >= 0 {
      if code.mark(Int(bracket), "{") { return (bracket, depth - 1 - step) }
      bracket = links[Int(bracket)].parent
    }
    return nil
  }
}

extension Code {
  fileprivate func lastByte(_ index: Int32) -> UInt8 { source.base[tokens[Int(index)].end - 1] }
}
