import Formats

/// Reads a podspec by its tokens. The program that it is never runs: texts, lists, hashes, constants, blocks and the
/// loops over lists that are written out are followed, all else is named as not read.
package struct PodspecReader {
  package static let maximumByteCount = 1 << 20
  static let maximumStepCount = 50_000
  static let maximumDepth = 48
  static let maximumPatternCount = 20_000

  /// Statements that can be asked for by name.
  struct Block {
    var parameters: [String]
    var body: Range<Int>
  }

  let tokens: [RubyToken]
  /// For each word that opens a block, the place of its `end`.
  let ends: [Int: Int]
  private let lines: LineTable
  var podspec: Podspec
  /// What names stand for.
  var values: [String: LiteralValue] = [:]
  /// Which section a name stands for.
  var sections: [String: Int] = [:]
  var blocks: [String: Block] = [:]
  var steps = 0
  private var patternCount = 0

  package static func read(_ bytes: [UInt8]) -> Podspec {
    var reader = PodspecReader(bytes)
    guard bytes.count <= maximumByteCount else {
      reader.podspec.unread = [
        Unread(at: Position(line: 1, column: 1), "the podspec is too large to be read")
      ]
      return reader.podspec
    }
    reader.run(0..<reader.tokens.count, depth: 0)
    if reader.steps >= maximumStepCount { reader.note(0, "the podspec is too large to be read to its end") }
    return reader.podspec
  }

  private init(_ bytes: [UInt8]) {
    tokens = bytes.count <= PodspecReader.maximumByteCount ? RubyLexer.tokens(of: bytes) : []
    ends = PodspecReader.pair(tokens)
    lines = LineTable(bytes)
    podspec = Podspec(
      name: "", position: Position(line: 1, column: 1), sections: [], platforms: [],
      isStaticFramework: false, unread: [])
  }

  private static func pair(_ tokens: [RubyToken]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    var isLoop = false
    for (index, token) in tokens.enumerated() {
      if token.kind == .lineEnd { isLoop = false }
      guard token.kind == .word else { continue }
      let isFirst = index == 0 || tokens[index - 1].kind == .lineEnd || tokens[index - 1].text == ";"
      switch token.text {
      case "do":
        // The `do` of a loop belongs to its word.
        if !isLoop { open.append(index) }
      case "while", "until", "for":
        if isFirst {
          open.append(index)
          isLoop = true
        }
      case "if", "unless", "case": if isFirst || tokens[index - 1].text == "=" { open.append(index) }
      case "def", "begin", "class", "module":
        if isFirst || tokens[index - 1].text == "=" { open.append(index) }
      case "end": if let start = open.popLast() { ends[start] = index }
      default: break
      }
    }
    return ends
  }

  func isAt(_ text: String, _ index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .punctuation && tokens[index].text == text
  }

  func isWord(_ index: Int) -> Bool { index >= 0 && index < tokens.count && tokens[index].kind == .word }

  func position(_ offset: Int) -> Position { lines.position(of: offset) }

  mutating func note(_ offset: Int, _ why: String, _ kind: ProjectNote.Kind = .unreadProject) {
    if podspec.unread.count < 100 { podspec.unread.append(Unread(kind, at: position(offset), why)) }
  }

  mutating func step() -> Bool {
    steps += 1
    return steps < PodspecReader.maximumStepCount
  }
}

// MARK: - Statements

extension PodspecReader {
  mutating func run(_ range: Range<Int>, depth: Int) {
    guard depth < PodspecReader.maximumDepth else { return }
    var at = range.lowerBound
    while at < range.upperBound, step() { at = statement(at, range.upperBound, depth) }
  }

  /// Returns where the next one begins.
  private mutating func statement(_ start: Int, _ end: Int, _ depth: Int) -> Int {
    guard tokens[start].kind == .word || tokens[start].kind == .list || isAt("[", start) else {
      return start + 1
    }
    let lineEnd = lineEnd(from: start, end)
    if tokens[start].text == "def" {
      let close = min(ends[start] ?? end, end)
      guard isWord(start + 1) else { return close }
      blocks[tokens[start + 1].text] = Block(
        parameters: parameters(start + 2, lineEnd, between: "(", ")"), body: lineEnd..<max(close, lineEnd))
      return close + 1
    }
    if let open = (start..<lineEnd).first(where: { tokens[$0].text == "do" && tokens[$0].kind == .word }),
      let close = ends[open]
    {
      return block(start, open, min(close, end), depth)
    }
    assignment(start, lineEnd, depth)
    return lineEnd + 1
  }

  /// Where the line ends, with those that it goes on on.
  private func lineEnd(from start: Int, _ end: Int) -> Int {
    var depth = 0
    var at = start
    while at < end {
      let token = tokens[at]
      if token.kind == .punctuation {
        if ["(", "[", "{"].contains(token.text) { depth += 1 }
        if [")", "]", "}"].contains(token.text) { depth -= 1 }
        if token.text == ";", depth <= 0 { return at }
      } else if token.kind == .lineEnd, depth <= 0, !goesOn(at) {
        return at
      } else if token.kind == .word, token.text == "do", let close = ends[at] {
        // Without a block within, the line ends at its `do`.
        return min(close, at + 1, end)
      }
      at += 1
    }
    return end
  }

  /// Whether a line goes on behind its end.
  private func goesOn(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let last = tokens[index - 1]
    if last.kind == .punctuation, [",", "+", "=", "=>", "+=", "|", "&&", "||", "."].contains(last.text) {
      return true
    }
    var next = index + 1
    while next < tokens.count, tokens[next].kind == .lineEnd { next += 1 }
    return isAt(".", next)
  }

  private func parameters(_ start: Int, _ end: Int, between open: String, _ close: String) -> [String] {
    guard isAt(open, start) else { return [] }
    var names: [String] = []
    var at = start + 1
    while at < end, !isAt(close, at) {
      if tokens[at].kind == .word { names.append(tokens[at].text) }
      at += 1
    }
    return names
  }

  /// `Pod::Spec.new do |s|`, `s.subspec 'Core' do |core|`, `names.each do |name|`, `common = lambda do |s|`.
  private mutating func block(_ start: Int, _ open: Int, _ close: Int, _ depth: Int) -> Int {
    var body = open + 1
    let names = parameters(body, close, between: "|", "|")
    if isAt("|", body) {
      body += 1
      while body < close, !isAt("|", body) { body += 1 }
      body += 1
    }
    let range = body..<max(close, body)
    let words = (start..<open).filter { tokens[$0].kind == .word }.map { tokens[$0].text }
    if isAt("=", start + 1), words.contains("lambda") || words.contains("proc") || words.contains("Proc") {
      blocks[tokens[start].text] = Block(parameters: names, body: range)
    } else if words.contains("Spec"), words.last == "new" {
      enter(newSection("", start), names, range, depth)
    } else if isAt(".", start + 1), isWord(start + 2), let parent = sections[tokens[start].text] {
      let call = tokens[start + 2].text
      if call == "subspec" {
        var at = isAt("(", start + 3) ? start + 4 : start + 3
        if let name = value(&at, open, depth + 1).text {
          let whole = podspec.sections[parent].name
          enter(newSection(whole.isEmpty ? name : whole + "/" + name, start), names, range, depth)
        } else {
          note(tokens[start].offset, "the name of this subspec is not written out, so it is not read")
        }
      }
    } else if ["each", "each_with_index", "map"].contains(words.last) {
      loop(start, open, names, range, depth)
    } else {
      run(range, depth: depth + 1)
    }
    return close + 1
  }

  private mutating func newSection(_ name: String, _ index: Int) -> Int {
    let place = position(tokens[index].offset)
    if podspec.sections.isEmpty { podspec.position = place }
    podspec.sections.append(Podspec.Section(name: name, position: place))
    return podspec.sections.count - 1
  }

  private mutating func enter(_ section: Int, _ names: [String], _ range: Range<Int>, _ depth: Int) {
    let outer = sections
    if let name = names.first { sections[name] = section }
    run(range, depth: depth + 1)
    sections = outer
  }

  private mutating func loop(
    _ start: Int, _ open: Int, _ names: [String], _ range: Range<Int>, _ depth: Int
  ) {
    var at = start
    let list = value(&at, open, depth + 1)
    guard let name = names.first else { return }
    if list.isPartial { note(tokens[start].offset, "what this loop goes over is not written out") }
    for element in list.elements ?? [] where step() {
      values[name] = element
      run(range, depth: depth + 1)
    }
    values[name] = nil
  }

  /// `version = '1.0'`, `s.source_files = …`, `s.ios.exclude_files = …`, `s.dependency 'Core'`, `common.call(s)`.
  private mutating func assignment(_ start: Int, _ end: Int, _ depth: Int) {
    let name = tokens[start].text
    if isAt("=", start + 1) || isAt("+=", start + 1) {
      var at = start + 2
      let isLambda = isAt("-", at) || isWord(at) && (tokens[at].text == "lambda" || tokens[at].text == "proc")
      guard !isLambda else { return }
      let value = list(&at, end, depth + 1)
      values[name] = isAt("+=", start + 1) ? sum(values[name] ?? value, value) : value
      return
    }
    if let block = blocks[name] { return call(block, start + 1, end, depth) }
    guard isAt(".", start + 1), isWord(start + 2), let section = sections[name] else { return }
    var attribute = tokens[start + 2].text
    var at = start + 3
    var platform = ""
    if isAt(".", at), isWord(at + 1) {
      platform = attribute
      attribute = tokens[at + 1].text
      at += 2
    }
    if isAt("=", at) || isAt("+=", at) || isAt("<<", at) {
      at += 1
    } else if isAt("(", at) {
      at += 1
    }
    guard at < end else { return }
    set(attribute, list(&at, end, depth + 1), platform: platform, in: section)
  }

  private mutating func call(_ block: Block, _ start: Int, _ end: Int, _ depth: Int) {
    let arguments = (start..<max(start, end)).filter { tokens[$0].kind == .word }
    let outer = sections
    var names = block.parameters[...]
    for index in arguments {
      guard let section = outer[tokens[index].text], let name = names.popFirst() else { continue }
      sections[name] = section
    }
    run(block.body, depth: depth + 1)
    sections = outer
  }
}

// MARK: - Attributes

extension PodspecReader {
  private mutating func set(
    _ attribute: String, _ value: LiteralValue, platform: String, in section: Int
  ) {
    switch attribute {
    case "name" where section == 0:
      if let text = value.text { podspec.name = text }
    case "version" where section == 0:
      podspec.version = value.isPartial ? nil : value.text.map { PlacedText($0, at: position(value.offset)) }
    case "static_framework": podspec.isStaticFramework = value.content == .flag(true)
    case "deployment_target": if !platform.isEmpty { add(platform: platform) }
    case "platform", "platforms": addPlatforms(value)
    case "source_files": podspec.sections[section].sources += patterns(value, attribute, platform)
    case "exclude_files": podspec.sections[section].excludes += patterns(value, attribute, platform)
    case "resources", "resource":
      podspec.sections[section].resources += patterns(value, attribute, platform)
    case "resource_bundles", "resource_bundle":
      guard case .map(let entries) = value.content else {
        return note(value.offset, "the \(attribute) are not written out, so what is in them is not known")
      }
      for entry in entries {
        let files = patterns(entry.value, attribute, platform)
        podspec.sections[section].bundles.append(
          Podspec.Bundle(name: entry.key.text ?? "", files: files))
      }
    case "vendored_frameworks", "vendored_framework", "vendored_libraries", "vendored_library":
      note(
        value.offset, "the code of \(attribute) is only there as a binary, so it is not read",
        .absentDependency)
    default: break
    }
  }

  private mutating func add(platform: String) {
    if !podspec.platforms.contains(platform) { podspec.platforms.append(platform) }
  }

  private mutating func addPlatforms(_ value: LiteralValue) {
    switch value.content {
    case .map(let entries): for entry in entries { if let name = entry.key.text { add(platform: name) } }
    case .list(let elements): if let name = elements.first?.text { add(platform: name) }
    case .text(let name): add(platform: name)
    case .flag, .call, .unknown: break
    }
  }

  private mutating func patterns(
    _ value: LiteralValue, _ attribute: String, _ platform: String
  ) -> [Podspec.Pattern] {
    let texts = value.elements ?? [value]
    if value.isPartial || texts.contains(where: { $0.text == nil }) {
      note(value.offset, "the \(attribute) are not all written out, so some of the files are not known")
    }
    patternCount += texts.count
    guard patternCount < PodspecReader.maximumPatternCount else { return [] }
    return texts.compactMap { one in
      one.text.map {
        Podspec.Pattern(text: PlacedText($0, at: position(one.offset)), platform: platform)
      }
    }
  }
}
