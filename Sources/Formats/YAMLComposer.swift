/// Puts tokens together to values. The scanner bounds how deep they nest, and so how deep this calls itself.
struct YAMLComposer {
  private let tokens: [YAMLToken]
  private var next = 0
  /// How much of what a token opens was taken.
  private var opened = Opened.nothing
  private var depth = 0
  private(set) var notes: [YAMLNote] = []

  private enum Opened { case nothing, mapping, key }

  /// What a value may be where it stands.
  private enum Place {
    case block
    /// The value of a key: the elements of a list may stand as far in as the key.
    case blockValue
    case flow
  }

  /// - Parameter tokens: with an end.
  init(_ tokens: [YAMLToken]) { self.tokens = tokens }

  mutating func document() throws(YAMLError) -> YAMLNode {
    while take(.documentEnd) {}
    let hasDirective = current == .directive
    while take(.directive) {}
    let isExplicit = take(.documentStart)
    if hasDirective, !isExplicit { throw unexpected("'---'") }
    var root = empty
    if ![.directive, .documentStart, .documentEnd, .end].contains(current) { root = try node(.block) }
    while take(.documentEnd) {}
    while take(.directive) {}
    guard current == .end else { throw unexpected("the end of the file") }
    return root
  }

  // MARK: Tokens

  /// The kind of the next token; what a colon found it to open comes before it.
  private var current: YAMLToken.Kind {
    guard next < tokens.count else { return .end }
    switch (tokens[next].opens, opened) {
    case (.mapping, .nothing): return .blockMapping
    case (.key, .nothing), (.mapping, .mapping): return .key
    default: return tokens[next].kind
    }
  }

  private var position: Position {
    (next < tokens.count ? tokens[next] : tokens.last)?.position ?? .init(line: 1, column: 1)
  }

  private mutating func advance() {
    guard next < tokens.count else { return }
    switch (tokens[next].opens, opened) {
    case (.mapping, .nothing): opened = .mapping
    case (.key, .nothing), (.mapping, .mapping): opened = .key
    default:
      opened = .nothing
      next += 1
    }
  }

  private mutating func take(_ kind: YAMLToken.Kind) -> Bool {
    guard current == kind else { return false }
    advance()
    return true
  }

  private func unexpected(_ wanted: String) -> YAMLError {
    YAMLError(.unexpected(current.name, wanted: wanted), at: position)
  }

  /// What stands where nothing is written: at the mark before it, where there is one.
  private var empty: YAMLNode { YAMLNode(.scalar("", .plain), at: position) }
}

// MARK: Values

extension YAMLComposer {
  private mutating func node(_ place: Place) throws(YAMLError) -> YAMLNode {
    guard depth < 2 * YAMLReader.maximumDepth else { throw YAMLError(.tooDeep, at: position) }
    depth += 1
    defer { depth -= 1 }
    let start = position
    let (tag, isAnchored) = try properties()
    var node: YAMLNode
    switch current {
    case .alias(let name):
      node = YAMLNode(.alias(name), at: start)
      advance()
    case .scalar(let text, let style):
      node = YAMLNode(.scalar(text, style), at: start)
      advance()
    case .flowSequence: node = YAMLNode(.sequence(try flowSequence()), at: start)
    case .flowMapping: node = YAMLNode(.mapping(try flowMapping()), at: start)
    case .blockSequence where place != .flow: node = YAMLNode(.sequence(try blockSequence()), at: start)
    case .blockMapping where place != .flow: node = YAMLNode(.mapping(try blockMapping()), at: start)
    case .element where place == .blockValue: node = YAMLNode(.sequence(try elements()), at: start)
    default:
      guard tag != nil || isAnchored else { throw unexpected("a value") }
      node = YAMLNode(.scalar("", .plain), at: start)
    }
    node.tag = tag
    return node
  }

  /// The tag before a value, and whether an anchor stands there.
  private mutating func properties() throws(YAMLError) -> (tag: String?, isAnchored: Bool) {
    var tag: String?
    var isAnchored = false
    while true {
      switch current {
      case .tag(let text) where tag == nil:
        if !YAMLComposer.basicTags.contains(text) {
          notes.append(YAMLNote(kind: .tag(text), position: position))
        }
        tag = text
      case .anchor where !isAnchored: isAnchored = true
      default: return (tag, isAnchored)
      }
      advance()
    }
  }

  private static let basicTags: Set<String> = [
    "!", "!!str", "!!int", "!!float", "!!bool", "!!null", "!!seq", "!!map",
  ]

  private mutating func blockSequence() throws(YAMLError) -> [YAMLNode] {
    advance()
    let elements = try elements()
    guard take(.blockEnd) else { throw unexpected("'-' or a line that is less far in") }
    return elements
  }

  private mutating func elements() throws(YAMLError) -> [YAMLNode] {
    var elements: [YAMLNode] = []
    while current == .element {
      let hyphen = empty
      advance()
      switch current {
      case .element, .key, .value, .blockEnd, .end: elements.append(hyphen)
      default: elements.append(try node(.block))
      }
    }
    return elements
  }

  private mutating func flowSequence() throws(YAMLError) -> [YAMLNode] {
    advance()
    var elements: [YAMLNode] = []
    while !take(.flowSequenceEnd) {
      if !elements.isEmpty {
        guard take(.comma) else { throw unexpected("',' or ']'") }
        if take(.flowSequenceEnd) { break }
      }
      if current == .key {
        let start = position
        let member = try flowMember()
        var keys = Keys()
        note(&keys, member.key)
        elements.append(YAMLNode(.mapping([member]), at: start))
      } else {
        elements.append(try node(.flow))
      }
    }
    return elements
  }
}

// MARK: Mappings

extension YAMLComposer {
  private mutating func blockMapping() throws(YAMLError) -> [YAMLMember] {
    advance()
    var keys = Keys()
    var members: [YAMLMember] = []
    while take(.key) {
      var key = empty
      if !isBlockEmpty { key = try checkedKey(.blockValue) }
      note(&keys, key)
      var value = empty
      if take(.value), !isBlockEmpty { value = try node(.blockValue) }
      members.append(YAMLMember(key: key, value: value))
    }
    guard take(.blockEnd) else { throw unexpected("a key or a line that is less far in") }
    return members
  }

  private var isBlockEmpty: Bool { [.key, .value, .blockEnd].contains(current) }

  private mutating func flowMapping() throws(YAMLError) -> [YAMLMember] {
    advance()
    var keys = Keys()
    var members: [YAMLMember] = []
    while !take(.flowMappingEnd) {
      if !members.isEmpty {
        guard take(.comma) else { throw unexpected("',' or '}'") }
        if take(.flowMappingEnd) { break }
      }
      if current == .key {
        members.append(try flowMember())
      } else {
        let key = try checkedKey(.flow)
        members.append(YAMLMember(key: key, value: empty))
      }
      if let last = members.last { note(&keys, last.key) }
    }
    return members
  }

  private mutating func flowMember() throws(YAMLError) -> YAMLMember {
    advance()
    var key = empty
    if current != .value, !endsFlowValue { key = try checkedKey(.flow) }
    var value = empty
    if take(.value), !endsFlowValue { value = try node(.flow) }
    return YAMLMember(key: key, value: value)
  }

  private var endsFlowValue: Bool { [.comma, .flowSequenceEnd, .flowMappingEnd].contains(current) }

  private mutating func checkedKey(_ place: Place) throws(YAMLError) -> YAMLNode {
    let key = try node(place)
    switch key.content {
    case .sequence, .mapping: throw YAMLError(.collectionAsKey, at: key.position)
    case .scalar, .alias: return key
    }
  }

  /// The lines on which the keys of a mapping stand.
  private typealias Keys = [YAMLValue: Int]

  private mutating func note(_ keys: inout Keys, _ key: YAMLNode) {
    guard let value = key.value, let text = key.text else { return }
    if key.content == .scalar("<<", .plain) {
      return notes.append(YAMLNote(kind: .mergeKey, position: key.position))
    }
    if let first = keys.updateValue(key.position.line, forKey: value) {
      notes.append(YAMLNote(kind: .duplicateKey(text, firstLine: first), position: key.position))
    }
  }
}
