/// What a token is, as far as a scanner has to know.
@frozen
public enum TokenKind: Sendable, CaseIterable {
  case identifier, keyword, string, comment, number, punctuation, directive, regex
}

extension TokenKind {
  /// The derived comparison is a call in other modules, and this is asked for every token.
  @inlinable @inline(__always)
  public static func == (a: TokenKind, b: TokenKind) -> Bool { a.number == b.number }

  @inlinable
  public var number: UInt8 {
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
@frozen
public struct Token: Sendable, Equatable {
  @frozen public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The first token of a logical line (in C, a line that is continued with a backslash goes on).
    @inlinable public static var startsLine: Flags { Flags(rawValue: 1) }
    /// The run of text that opens a string literal, and the one that closes it; a plain literal is both.
    @inlinable public static var opensLiteral: Flags { Flags(rawValue: 2) }
    @inlinable public static var closesLiteral: Flags { Flags(rawValue: 4) }
    /// A run of text that holds `://`.
    @inlinable public static var holdsURL: Flags { Flags(rawValue: 8) }
    /// An identifier in back-ticks; they belong to the token's range.
    @inlinable public static var quoted: Flags { Flags(rawValue: 16) }
    /// A literal that its file or line ended before it was closed.
    @inlinable public static var unterminated: Flags { Flags(rawValue: 32) }
    /// The free text after `#error`, `#warning`, `#pragma mark`.
    @inlinable public static var freeText: Flags { Flags(rawValue: 64) }
  }

  /// Where the token starts, in bytes from the start of the source, and how long it is, in bytes.
  public var offset: UInt32
  public var length: UInt32
  /// What the token's text means to the vocabulary; for a literal without interpolation, what its contents mean.
  public var name: Name
  public var kind: TokenKind
  public var flags: Flags

  @inlinable
  public init(offset: UInt32, length: UInt32, name: Name = .none, kind: TokenKind, flags: Flags = []) {
    self.offset = offset
    self.length = length
    self.name = name
    self.kind = kind
    self.flags = flags
  }

  @inlinable public var start: Int { Int(offset) }
  @inlinable public var end: Int { Int(offset) + Int(length) }
}
