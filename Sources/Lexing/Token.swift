/// What a token is, as far as a scanner has to know.
@frozen
package enum TokenKind: Sendable, CaseIterable {
  case identifier, keyword, string, comment, number, punctuation, directive, regex
}

extension TokenKind {
  /// The derived comparison is a call in other modules, and this is asked for every token.
  @inlinable @inline(__always)
  package static func == (a: TokenKind, b: TokenKind) -> Bool { a.number == b.number }

  @inlinable
  package var number: UInt8 {
    switch self {
    case .identifier: 0
    case .keyword: 1
    case .string: 2
    case .comment: 3
    case .number: 4
    case .punctuation: 5
    case .directive: 6
    case .regex: 7
    }
  }
}

/// One lexeme of a source file. Twelve bytes, so that a file's tokens stay in the cache.
///
/// - A string literal with interpolations is several `string` tokens, one for each run of text (quotes and
///   `#`s included), with a punctuation token for `\(` and one for `)` around the code between them.
///   Every other literal is one token. An Objective-C `@"…"` is one token.
/// - Punctuation is one byte a token, but for `->`, `::` and the `\(` of an interpolation.
/// - A C directive is the `#` and the name after it; a Swift one is `#if`, `#elseif`, `#else`, `#endif` or
///   `#sourceLocation`. The free text after `#error`, `#warning` and `#pragma mark` is one more directive token.
package struct Token: Sendable, Equatable {
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The first token of a logical line (in C, a line that is continued with a backslash goes on).
    package static let startsLine = Flags(rawValue: 1)
    /// The run of text that opens a string literal, and the one that closes it; a plain literal is both.
    package static let opensLiteral = Flags(rawValue: 2)
    package static let closesLiteral = Flags(rawValue: 4)
    /// A run of text that holds `://`.
    package static let holdsURL = Flags(rawValue: 8)
    /// An identifier in back-ticks; they belong to the token's range.
    package static let quoted = Flags(rawValue: 16)
    /// A literal that its file or line ended before it was closed.
    package static let unterminated = Flags(rawValue: 32)
    /// The free text after `#error`, `#warning`, `#pragma mark`.
    package static let freeText = Flags(rawValue: 64)
  }

  /// Where the token starts, in bytes from the start of the source, and how long it is, in bytes.
  package var offset: UInt32
  package var length: UInt32
  /// What the token's text means to the vocabulary; for a literal without interpolation, what its contents mean.
  package var name: Name
  package var kind: TokenKind
  package var flags: Flags

  @inlinable
  package init(offset: UInt32, length: UInt32, name: Name = .none, kind: TokenKind, flags: Flags = []) {
    self.offset = offset
    self.length = length
    self.name = name
    self.kind = kind
    self.flags = flags
  }

  @inlinable package var start: Int { Int(offset) }
  @inlinable package var end: Int { Int(offset) + Int(length) }
}
