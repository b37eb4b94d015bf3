/// A language that Sluice lexes.
package enum Language: Sendable, Hashable, CaseIterable {
  case swift, c, objectiveC, cPlusPlus, objectiveCPlusPlus

  /// Fills `tokens` with the tokens of `source`, in order, none overlapping; what no token covers is white space,
  /// NUL, a byte order mark or the backslash and line end of a continued line.
  /// - Parameter keepComments: whether comments become tokens too; a matcher has no use for them.
  package func lex(
    _ source: Source, _ vocabulary: Vocabulary, keepComments: Bool = false, into tokens: inout TokenBuffer
  ) {
    tokens.begin(source)
    switch self {
    case .swift: SwiftLexer.lex(source, vocabulary, keepComments: keepComments, into: &tokens)
    default: CFamilyLexer.lex(source, self, vocabulary, keepComments: keepComments, into: &tokens)
    }
  }
}

extension Language {
  /// The language of a file by the extension of its name, without the dot. A header can be any of the C family and is
  /// lexed as Objective-C++, as is what is included with an extension of its own.
  package init?(fileExtension: some StringProtocol) {
    guard fileExtension.utf8.count <= "swift".utf8.count else { return nil }
    switch fileExtension.lowercased() {
    case "swift": self = .swift
    case "c": self = .c
    case "m": self = .objectiveC
    case "mm", "h", "pch", "inc": self = .objectiveCPlusPlus
    case "cc", "cpp", "cxx", "hpp", "hh", "hxx", "inl": self = .cPlusPlus
    default: return nil
    }
  }
}
