package import Formats

/// Pods of the tree itself that a Podfile adds to targets of Xcode projects: those with a `:path`.
package struct Podfile: Sendable, Hashable {
  package struct Use: Sendable, Hashable {
    /// The name of the target.
    package var target: String
    /// The pod's name, without the part of it that is meant.
    package var pod: String
    /// The folder of its podspec, or that file, relative to the Podfile.
    package var path: String
    /// Whether pods are frameworks of their own there, and not linked into the target.
    package var isDynamic: Bool
    package var position: Position
  }

  package var uses: [Use]
}

/// Reads a Podfile by its tokens; the program that it is never runs. Of conditions both sides count.
package struct PodfileReader {
  package static let maximumByteCount = 1 << 20
  /// Real ones have a few dozen.
  static let maximumBlockCount = 200
  static let maximumUseCount = 1_000

  /// What stands between a word that opens a block and its `end`.
  private struct Block {
    /// Of a target, the pods that it has; of a function, what it adds to whoever calls it.
    var own: [Pod] = []
    var calls: [String] = []
    var target: String?
    var function: String?
    /// Whether pods of the block around it are its own, too.
    var inherits = true
    var isDynamic: Bool?
    var parent: Int?
  }

  private struct Pod {
    var name: String
    var path: String
    var offset: Int
  }

  private let tokens: [RubyToken]
  private let lines: LineTable
  private var blocks = [Block()]
  private var open = [0]
  /// The target whose block is about to open.
  private var pending: String?

  package static func read(_ bytes: [UInt8]) -> Podfile {
    guard bytes.count <= maximumByteCount else { return Podfile(uses: []) }
    var reader = PodfileReader(bytes)
    reader.run()
    return Podfile(uses: reader.uses)
  }

  private init(_ bytes: [UInt8]) {
    tokens = RubyLexer.tokens(of: bytes)
    lines = LineTable(bytes)
  }

  private mutating func run() {
    var isFirst = true
    var at = 0
    while at < tokens.count {
      let token = tokens[at]
      defer { at += 1 }
      guard token.kind != .lineEnd else {
        isFirst = true
        continue
      }
      if token.kind == .word { take(token, at, isFirst: isFirst) }
      isFirst = token.text == ";"
    }
  }

  private mutating func take(_ token: RubyToken, _ at: Int, isFirst: Bool) {
    switch token.text {
    case "end": if open.count > 1 { open.removeLast() }
    case "do": enter(Block())
    case "if", "unless", "case", "begin", "while", "until", "for", "class", "module":
      // The `do` of a loop opens no further block, and what follows a statement is no block at all.
      if isFirst, !["while", "until", "for"].contains(token.text) { enter(Block()) }
    case "def" where isFirst: enter(Block(function: word(at + 1), inherits: false))
    case "target" where isFirst, "abstract_target" where isFirst:
      // Its `do` opens the block; what is said of the target is said there.
      pending = token.text == "target" ? text(at + 1) : nil
    case "pod" where isFirst: addPod(at)
    case "use_frameworks!" where isFirst:
      blocks[current].isDynamic = !line(at).contains { $0.text == "static" }
    case "inherit!" where isFirst:
      if let target = open.last(where: { blocks[$0].target != nil }) {
        blocks[target].inherits = line(at).contains { $0.text == "complete" }
      }
    default: if isFirst, blocks[current].calls.count < 50 { blocks[current].calls.append(token.text) }
    }
  }

  private var current: Int { open.last ?? 0 }

  private mutating func enter(_ block: Block) {
    guard open.count < 16, blocks.count < Self.maximumBlockCount else { return open.append(current) }
    var block = block
    block.parent = current
    if block.function == nil {
      block.target = pending
      pending = nil
    }
    blocks.append(block)
    open.append(blocks.count - 1)
  }

  private func text(_ at: Int) -> String? {
    let at = at < tokens.count && tokens[at].text == "(" ? at + 1 : at
    guard at < tokens.count, [.text, .symbol].contains(tokens[at].kind) else { return nil }
    return tokens[at].text.contains("#{") ? nil : tokens[at].text
  }

  private func word(_ at: Int) -> String? {
    at < tokens.count && tokens[at].kind == .word ? tokens[at].text : nil
  }

  /// The rest of a statement, which goes on behind a comma.
  private func line(_ at: Int) -> ArraySlice<RubyToken> {
    var end = at
    while end < tokens.count, tokens[end].kind != .lineEnd || tokens[end - 1].text == "," { end += 1 }
    return tokens[at..<end]
  }

  private mutating func addPod(_ at: Int) {
    guard let name = text(at + 1), let pod = name.split(separator: "/").first else { return }
    let line = line(at)
    let key = line.indices.first { tokens[$0].text == "path" && [.symbol, .label].contains(tokens[$0].kind) }
    guard let key, blocks[current].own.count < Self.maximumUseCount else { return }
    let value = tokens[key].kind == .label ? key + 1 : key + 2
    guard line.indices.contains(value), let path = text(value) else { return }
    blocks[current].own.append(Pod(name: String(pod), path: path, offset: tokens[at].offset))
  }
}

// MARK: - What targets have

extension PodfileReader {
  private var uses: [Podfile.Use] {
    var found: [Podfile.Use] = []
    var known: Set<Podfile.Use> = []
    var functions: [String: [Pod]] = [:]
    for (place, block) in blocks.enumerated() {
      if let name = block.function { functions[name, default: []] += inside(place, [:]) }
    }
    for (place, block) in blocks.enumerated() {
      guard let target = block.target, found.count < Self.maximumUseCount else { continue }
      let isDynamic = isDynamic(place)
      for pod in pods(of: place, functions) {
        let use = Podfile.Use(
          target: target, pod: pod.name, path: pod.path, isDynamic: isDynamic,
          position: lines.position(of: pod.offset))
        if known.insert(use).inserted { found.append(use) }
      }
    }
    return found
  }

  private func isDynamic(_ block: Int) -> Bool {
    var next: Int? = block
    while let place = next {
      if let said = blocks[place].isDynamic { return said }
      next = blocks[place].parent
    }
    return false
  }

  /// The pods of a target: its own, those of blocks in it that are no targets, and those around it.
  /// - Parameter functions: what calling one adds.
  private func pods(of target: Int, _ functions: [String: [Pod]]) -> [Pod] {
    var found: [Pod] = []
    var next: Int? = target
    while let place = next, found.count < Self.maximumUseCount {
      found += inside(place, functions)
      next = blocks[place].inherits ? blocks[place].parent : nil
    }
    return found
  }

  private func inside(_ outer: Int, _ functions: [String: [Pod]]) -> [Pod] {
    var found: [Pod] = []
    for (place, block) in blocks.enumerated() where isInside(place, outer) {
      found += block.own
      for name in block.calls { found += functions[name] ?? [] }
      if found.count >= Self.maximumUseCount { break }
    }
    return found
  }

  /// Whether a block is another one, or in it with no target or function between them.
  private func isInside(_ block: Int, _ outer: Int) -> Bool {
    var next: Int? = block
    while let place = next {
      if place == outer { return true }
      if blocks[place].target != nil || blocks[place].function != nil { return false }
      next = blocks[place].parent
    }
    return false
  }
}
