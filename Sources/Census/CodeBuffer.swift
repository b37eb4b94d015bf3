import Lexing

/// Owns what a `Code` shows, in memory that serves one file after another.
struct CodeBuffer: ~Copyable {
  private var links: UnsafeMutablePointer<Link>
  private static let usualCapacity = 1 << 15
  private var capacity = Self.usualCapacity
  private var branches: [Code.Branch] = []
  private var imports: [Int] = []

  init() { links = .allocate(capacity: capacity) }

  deinit { links.deallocate() }

  /// Matches the brackets of a file and calls `body` with what can be asked of it.
  mutating func withCode<Result>(
    of source: Source, _ contents: TokenBuffer.Contents, _ language: Language, _ body: (Code) -> Result
  ) -> Result {
    let needed = max(contents.tokens.count + BracketMatcher.overrun, Self.usualCapacity)
    // What a large file took is given back with the next one.
    if needed > capacity || capacity > Self.usualCapacity {
      links.deallocate()
      capacity = needed
      links = .allocate(capacity: capacity)
    }
    branches.removeAll(keepingCapacity: true)
    imports.removeAll(keepingCapacity: true)
    walk(source, contents, language)
    return branches.withUnsafeBufferPointer { branches in
      imports.withUnsafeBufferPointer { imports in
        body(Code(source, contents, language, links, branches, imports))
      }
    }
  }

  /// Goes over the landmarks of a file alone: what stands between two of them has one parent.
  private mutating func walk(_ source: Source, _ contents: TokenBuffer.Contents, _ language: Language) {
    let none = UnsafeBufferPointer<Code.Branch>(start: nil, count: 0)
    let code = Code(source, contents, language, links, none, UnsafeBufferPointer(start: nil, count: 0))
    var brackets = BracketMatcher(links)
    var conditions = ConditionStack()
    /// In C, where the directive ends that the walk is in.
    var directiveEnd = Int.max
    for landmark in contents.landmarks {
      let index = Int(landmark)
      if index >= directiveEnd {
        brackets.fill(upTo: directiveEnd)
        brackets.endDirective()
        directiveEnd = .max
      }
      let token = contents.tokens[index]
      switch token.kind {
      case .punctuation: brackets.take(index, source.base[token.end - 1], in: code)
      case .directive:
        brackets.fill(upTo: index + 1)
        let wasActive = code.isSwift || conditions.isActive
        if let step = conditions.take(index, in: code, depth: brackets.depth) {
          if code.isSwift { brackets.close(downTo: step.depth) } else { brackets.follow(step, wasActive) }
          branches.append(
            Code.Branch(start: index, conditions: step.conditions, isActive: step.isActive))
        }
        if !code.isSwift {
          brackets.beginDirective()
          directiveEnd = code.lineEnd(after: index)
        }
      default: imports.append(index)
      }
    }
    if directiveEnd < contents.tokens.count {
      brackets.fill(upTo: directiveEnd)
      brackets.endDirective()
    }
    brackets.fill(upTo: contents.tokens.count)
  }
}

extension Code {
  fileprivate init(
    _ source: Source, _ contents: TokenBuffer.Contents, _ language: Language, _ links: UnsafePointer<Link>,
    _ branches: UnsafeBufferPointer<Branch>, _ imports: UnsafeBufferPointer<Int>
  ) {
    self.source = source
    tokens = contents.tokens
    self.language = language
    isSwift = language == .swift
    self.links = links
    self.branches = branches
    self.imports = imports
    names = contents.names
    named = contents.named
  }

  /// The index of the first token that begins a line after `index`.
  fileprivate func lineEnd(after index: Int) -> Int {
    var next = index + 1
    while next < count, !tokens[next].flags.contains(.startsLine) { next += 1 }
    return next
  }
}
