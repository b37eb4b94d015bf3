/// Lexes Swift.
struct SwiftLexer {
  static func lex(
    _ source: Source, _ vocabulary: Vocabulary, keepComments: Bool, into tokens: inout TokenBuffer
  ) {
  }
}
