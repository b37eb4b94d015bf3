/// A value of a YAML file as it is written, and where. What a plain scalar means is asked for apart: `12` is the
/// text of a version for one key and a number for another.
package struct YAMLNode: Sendable, Hashable {
  package enum Content: Sendable, Hashable {
    case scalar(String, YAMLStyle)
    case sequence([YAMLNode])
    /// In the order of the file. A key that is said twice is in it twice: the last one counts.
    case mapping([YAMLMember])
    /// `*name`: what it stands for is not looked up.
    case alias(String)
  }

  package var content: Content
  package var position: Position
  /// As it is written: `!!str`, `!custom`.
  package var tag: String?

  package init(_ content: Content, at position: Position, tag: String? = nil) {
    self.content = content
    self.position = position
    self.tag = tag
  }
}

/// A key with its value.
package struct YAMLMember: Sendable, Hashable {
  /// A scalar, or an alias.
  package var key: YAMLNode
  package var value: YAMLNode

  package init(key: YAMLNode, value: YAMLNode) {
    self.key = key
    self.value = value
  }
}

/// How a scalar is written.
package enum YAMLStyle: Sendable, Hashable {
  case plain, singleQuoted, doubleQuoted
  /// `|`
  case literal
  /// `>`
  case folded
}

extension YAMLNode {
  /// The text of a scalar.
  package var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// What a scalar means; nothing where it is none.
  package var value: YAMLValue? {
    guard case .scalar(let text, let style) = content else { return nil }
    switch tag {
    case nil, "!": return style == .plain ? YAMLValue(plain: text) : .text(text)
    case "!!str": return .text(text)
    case "!!null": return .null
    // Such a tag says what a quoted text means, too.
    case "!!bool", "!!int", "!!float": return YAMLValue(plain: text)
    default: return .text(text)
    }
  }

  package var elements: [YAMLNode]? {
    if case .sequence(let elements) = content { elements } else { nil }
  }

  package var members: [YAMLMember]? {
    if case .mapping(let members) = content { members } else { nil }
  }

  /// The value of a key of a mapping.
  package subscript(_ key: String) -> YAMLNode? {
    members?.last { $0.key.text == key }?.value
  }
}

/// What a YAML file says, and what of it was not read.
package struct YAMLDocument: Sendable, Hashable {
  /// Null where the file says nothing.
  package var root: YAMLNode
  /// In the order of the file.
  package var notes: [YAMLNote]
}

/// Something that a file says and that does not count, or not as it may have been meant.
package struct YAMLNote: Sendable, Hashable, CustomStringConvertible {
  package enum Kind: Sendable, Hashable {
    case anchor(String)
    case alias(String)
    case mergeKey
    case tag(String)
    case directive(String)
    case duplicateKey(String, firstLine: Int)
    case furtherDocument
  }

  package var kind: Kind
  package var position: Position

  /// What is so, and what to do.
  package var description: String {
    switch kind {
    case .anchor(let name): "the anchor &\(name) is not read; say what it names again where it is used"
    case .alias(let name): "the alias *\(name) is not read; say the value itself here"
    case .mergeKey: "the merge key << is not read; write the keys that it would bring in"
    case .tag(let tag): "the tag \(tag) is not read, so the value counts as it is written; remove the tag"
    case .directive(let text): "the directive %\(text) is not read; remove the line"
    case .duplicateKey(let key, let line):
      "the key '\(key)' is already on line \(line), and only this one counts; remove one of the two"
    case .furtherDocument: "only the first document of a file is read; move what follows to a file of its own"
    }
  }
}
