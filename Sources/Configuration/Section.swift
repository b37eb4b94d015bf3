import Catalog
import Formats

/// A mapping of the file with the keys that it may have, and the errors that they can give.
struct Section {
  typealias Setting = Configuration.Setting

  let file: String
  let position: Position
  private let members: [String: YAMLMember]

  /// - Parameters:
  ///   - what: what the mapping is, for messages: `an app`.
  ///   - keys: those that it may have.
  init(_ node: YAMLNode, file: String, what: String, keys: [String]) throws(ConfigurationError) {
    self.file = file
    position = node.position
    guard let members = node.members else {
      throw ConfigurationError(
        file: file, position: node.position,
        message: "\(what) is written as keys with values, such as '\(keys[0]): …'; write it so")
    }
    var known: [String: YAMLMember] = [:]
    for member in members {
      let key = member.key.text ?? ""
      guard keys.contains(key) else {
        throw ConfigurationError(
          file: file, position: member.key.position,
          message: Section.unknown("key", key, of: keys, in: what))
      }
      known[key] = member
    }
    self.members = known
  }

  /// Something that is not known, answered with the nearest that is, or with all.
  static func unknown(_ kind: String, _ word: String, of known: [String], in what: String) -> String {
    if let nearest = Nearest.to(word, of: known) {
      return "unknown \(kind) '\(word)' in \(what); did you mean '\(nearest)'?"
    }
    return "unknown \(kind) '\(word)' in \(what); it is one of \(known.joined(separator: ", "))"
  }

  func error(_ node: YAMLNode, _ message: String) -> ConfigurationError {
    ConfigurationError(file: file, position: node.position, message: message)
  }

  /// The value of a key; nothing where the key is not there. A key without a value says nothing that can be meant.
  func node(_ key: String) throws(ConfigurationError) -> YAMLNode? {
    guard let member = members[key] else { return nil }
    if member.value.value == .null {
      throw error(member.key, "'\(key)' has no value; give it one, or remove the line")
    }
    return member.value
  }

  func missing(_ key: String, _ why: String) -> ConfigurationError {
    ConfigurationError(
      file: file, position: position, message: "'\(key)' is missing here; add it: \(why)")
  }

  // MARK: Values

  func text(_ key: String) throws(ConfigurationError) -> Setting<String>? {
    guard let node = try node(key) else { return nil }
    return try text(of: node, key)
  }

  /// A list of texts; a single one will do.
  func texts(_ key: String) throws(ConfigurationError) -> [Setting<String>]? {
    guard let node = try node(key) else { return nil }
    guard let elements = node.elements else {
      if node.members != nil { throw error(node, "'\(key)' is a list; write each element as '- …'") }
      return [try text(of: node, key)]
    }
    var texts: [Setting<String>] = []
    for element in elements { texts.append(try text(of: element, key)) }
    return texts
  }

  /// A list of patterns. What YAML reads as a number or a truth value was meant for another key more often than for a
  /// folder of that name.
  func patterns(_ key: String) throws(ConfigurationError) -> [Setting<String>]? {
    guard let patterns = try texts(key), let node = try node(key) else { return nil }
    for element in node.elements ?? [node] {
      if case .text = element.value { continue }
      throw error(
        element,
        "'\(key)' takes patterns of paths, and \(element.text ?? "this") is none; where a folder is called so, put it in quotes"
      )
    }
    return patterns
  }

  /// One of a few words. `off` and `no` are words here, though YAML could take them for a boolean.
  func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ key: String
  ) throws(ConfigurationError) -> Setting<Choice>? {
    guard let node = try node(key) else { return nil }
    return Setting(try choice(of: node, "value of '\(key)'"), at: node.position)
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of node: YAMLNode, _ what: String
  ) throws(ConfigurationError) -> Choice {
    let words = Choice.allCases.map(\.rawValue)
    guard let text = node.text else {
      throw error(node, "the \(what) is one of \(words.joined(separator: ", ")); write one of them")
    }
    if let choice = Choice(rawValue: text) { return choice }
    let nearest = Nearest.to(text, of: words).map { "did you mean '\($0)'?" }
    throw error(
      node, "unknown \(what) '\(text)'; \(nearest ?? "it is one of \(words.joined(separator: ", "))")")
  }

  /// Sentences, in one line however they are written.
  func prose(_ key: String) throws(ConfigurationError) -> Setting<String>? {
    guard let node = try node(key), let written = node.text else { return try text(key) }
    let words = written.split { $0 == " " || $0.isNewline || $0 == "\t" }.joined(separator: " ")
    return try text(of: YAMLNode(.scalar(words, .doubleQuoted), at: node.position), key)
  }

  /// A text that can be shown: it ends up in reports and on terminals.
  func text(of node: YAMLNode, _ key: String) throws(ConfigurationError) -> Setting<String> {
    guard let text = node.text else {
      throw error(node, "'\(key)' takes a text here, not a list or a mapping; write it on the line")
    }
    guard text.contains(where: { $0 != " " }) else {
      throw error(node, "'\(key)' has an empty text; fill it in, or remove it")
    }
    if let hidden = text.unicodeScalars.first(where: Section.isHidden) {
      let number = String(hidden.value, radix: 16, uppercase: true)
      throw error(node, "'\(key)' holds a character that is not shown (U+\(number)); remove it")
    }
    return Setting(text, at: node.position)
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}
