/// Lexes C, C++, Objective-C and Objective-C++.
struct CFamilyLexer {
  static func lex(
    _ source: Source, _ language: Language, _ vocabulary: Vocabulary, keepComments: Bool,
    into tokens: inout TokenBuffer
  ) {
  }
}
