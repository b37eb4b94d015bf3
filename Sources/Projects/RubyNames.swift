/// A value that is written out in a program.
enum RubyValue: Hashable {
  case text(String)
  case texts([String])

  var text: String? { if case .text(let text) = self { text } else { nil } }
  /// One text stands for a list of one.
  var list: [String] {
    switch self {
    case .text(let text): [text]
    case .texts(let texts): texts
    }
  }
}

/// What names stand for, where that is known.
struct RubyNames {
  private static let maximumCount = 500
  private static let maximumTextLength = 1_000

  private var values: [String: RubyValue] = [:]

  subscript(_ name: String) -> RubyValue? { values[name] }

  /// - Parameter isSure: whether it certainly is done, so that what was there before is gone.
  mutating func set(_ name: String, _ value: RubyValue?, isSure: Bool = true) {
    if !isSure, let before = values[name], before != value {
      values[name] = nil
      return
    }
    guard values.count < Self.maximumCount, value?.text?.utf8.count ?? 0 <= Self.maximumTextLength else {
      return
    }
    values[name] = value
  }

  /// Those that a function sees, too.
  var constants: RubyNames {
    var inner = RubyNames()
    inner.values = values.filter { $0.key.first?.isUppercase == true || $0.key.first == "$" }
    return inner
  }
}

// MARK: - What tokens come to

extension PodfileProgram {
  struct Argument {
    var label: String?
    var value: Range<Int>
  }

  /// What is passed, up to a condition behind it.
  func arguments(_ rest: Range<Int>) -> [Argument] {
    parts(inside(condition(rest)), at: ",").compactMap { part in
      guard let first = part.first(where: { tokens[$0].kind != .lineEnd }) else { return nil }
      if tokens[first].kind == .label {
        return Argument(label: tokens[first].text, value: first + 1..<part.upperBound)
      }
      let second = first + 1
      if part.contains(second), tokens[second].text == "=>", tokens[second].kind == .punctuation {
        return Argument(label: tokens[first].text, value: second + 1..<part.upperBound)
      }
      return Argument(label: nil, value: first..<part.upperBound)
    }
  }

  /// Without what a statement depends on: `if` and what stands behind it.
  private func condition(_ range: Range<Int>) -> Range<Int> {
    let words: Set<String> = ["if", "unless", "rescue", "and", "or"]
    let end = range.dropFirst().first { tokens[$0].kind == .word && words.contains(tokens[$0].text) }
    return range.lowerBound..<(end ?? range.upperBound)
  }

  /// Without the line ends around it and the brackets of a call.
  private func inside(_ range: Range<Int>) -> Range<Int> {
    let range = trimmed(range)
    guard let first = range.first, isMark("(", first), closing(first, in: range) == range.upperBound - 1
    else {
      return range
    }
    return first + 1..<range.upperBound - 1
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, tokens[first].kind == .lineEnd { range.removeFirst() }
    while let last = range.last, tokens[last].kind == .lineEnd { range.removeLast() }
    return range
  }

  private func isMark(_ text: String, _ place: Int) -> Bool {
    tokens[place].kind == .punctuation && tokens[place].text == text
  }

  private func change(of depth: Int, at place: Int) -> Int {
    guard tokens[place].kind == .punctuation else { return depth }
    switch tokens[place].text {
    case "(", "[", "{": return depth + 1
    case ")", "]", "}": return depth - 1
    default: return depth
    }
  }

  private func closing(_ opener: Int, in range: Range<Int>) -> Int? {
    var depth = 0
    for place in opener..<range.upperBound {
      depth = change(of: depth, at: place)
      if depth == 0 { return place }
    }
    return nil
  }

  private func parts(_ range: Range<Int>, at mark: String) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, depth) = (range.lowerBound, 0)
    for place in range {
      depth = change(of: depth, at: place)
      if depth == 0, isMark(mark, place) {
        parts.append(start..<place)
        start = place + 1
      }
    }
    return range.isEmpty ? [] : parts + [start..<range.upperBound]
  }

  /// Nothing where it is not written out.
  func value(of range: Range<Int>, _ names: RubyNames) -> RubyValue? {
    value(of: range, names, depth: 0)
  }

  private func value(of range: Range<Int>, _ names: RubyNames, depth: Int) -> RubyValue? {
    var range = inside(condition(trimmed(range)))
    if range.count > 2, tokens[range.upperBound - 1].text == "freeze", isMark(".", range.upperBound - 2) {
      range = range.lowerBound..<range.upperBound - 2
    }
    guard let first = range.first, depth < 8 else { return nil }
    if range.count == 1 { return value(of: tokens[first], names) }
    let texts = { (range: Range<Int>, mark: String) -> [String]? in
      let parts = parts(range, at: mark).map(trimmed).filter { !$0.isEmpty }
      let values = parts.prefix(200).compactMap { value(of: $0, names, depth: depth + 1)?.text }
      return values.count == parts.count ? values : nil
    }
    if isMark("[", first), closing(first, in: range) == range.upperBound - 1 {
      return texts(first + 1..<range.upperBound - 1, ",").map(RubyValue.texts)
    }
    if range.count > 3, tokens[first].text == "File", isMark(".", first + 1), tokens[first + 2].text == "join"
    {
      return texts(inside(first + 3..<range.upperBound), ",").map { .text($0.joined(separator: "/")) }
    }
    guard parts(range, at: "+").count > 1 else { return nil }
    return texts(range, "+").map { .text($0.joined()) }
  }

  private func value(of token: RubyToken, _ names: RubyNames) -> RubyValue? {
    switch token.kind {
    case .symbol: .text(token.text)
    case .text: token.isInterpolated ? filled(token.text, names).map(RubyValue.text) : .text(token.text)
    case .list: .texts(token.words)
    case .word: token.text == "__dir__" ? .text(".") : names[token.text]
    default: nil
    }
  }

  /// A text with what its names stand for in their places.
  private func filled(_ text: String, _ names: RubyNames) -> String? {
    var found = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "#{") {
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else { return nil }
      let name = rest[start.upperBound..<end].filter { $0 != " " }
      guard let value = name == "__dir__" ? "." : names[name]?.text, found.utf8.count < 2_000 else {
        return nil
      }
      found += rest[..<start.lowerBound] + value
      rest = rest[rest.index(after: end)...]
    }
    return found + rest
  }
}
