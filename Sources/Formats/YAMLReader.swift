/// Reads YAML 1.1 as configuration files use it, with the place of every value and key.
///
/// It reads what PyYAML's `safe_load` reads, and takes the same value from it, but for this: anchors, aliases, merge
/// keys, tags other than those of the basic types, and documents after the first are named and not read; dates are
/// texts; only LF, CR LF and CR end a line; only UTF-8 is read. It is more lenient with tabs between words and with
/// long keys.
package enum YAMLReader {
  /// Real configuration files are a thousandth of it.
  package static let maximumByteCount = 4 << 20
  package static let maximumDepth = 200
  /// Bounds the memory that a hostile file can ask for.
  package static let maximumTokenCount = 1_000_000

  package static func read(_ bytes: [UInt8]) throws(YAMLError) -> YAMLDocument {
    let start = Position(line: 1, column: 1)
    guard bytes.count <= maximumByteCount else { throw YAMLError(.tooLarge, at: start) }
    if let unreadable = UnreadableText.first(in: bytes) { throw YAMLError(unreadable, in: bytes) }
    var scanner = YAMLScanner(bytes)
    try scanner.scan()
    var composer = YAMLComposer(scanner.tokens)
    let root = try composer.document()
    let notes = (scanner.notes + composer.notes).sorted { $0.position < $1.position }
    return YAMLDocument(root: root, notes: notes)
  }
}

extension YAMLError {
  fileprivate init(_ text: UnreadableText, in bytes: [UInt8]) {
    var cursor = YAMLCursor(bytes)
    while cursor.at < text.offset {
      if !cursor.takeBreak() { cursor.advance() }
    }
    let trouble: Trouble =
      switch text.reason {
      case .notUTF8: .notUTF8
      case .otherEncoding(let name): .otherEncoding(name)
      case .control(let scalar): .controlCharacter(scalar)
      }
    self.init(trouble, at: cursor.position)
  }
}
