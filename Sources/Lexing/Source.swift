import Bytes

/// The bytes of one file, borrowed for as long as a lexer or a matcher works on them.
///
/// The bytes are followed by `Source.padding` zero bytes, so that a lexer may look ahead without asking
/// where the end is: it meets a zero byte there, and tells it from a NUL in the file by its offset.
@frozen
public struct Source {
  @inlinable public static var padding: Int { 16 }
  /// A source of more bytes is not lexed: a token's offset has 32 bits, and nothing real comes near.
  @inlinable public static var maximumByteCount: Int { 32 << 20 }

  public let base: UnsafePointer<UInt8>
  public let count: Int

  /// - Precondition: `base` points to `count` bytes and `Source.padding` zero bytes after them.
  @inlinable
  public init(base: UnsafePointer<UInt8>, count: Int) {
    precondition(count >= 0 && count <= Source.maximumByteCount)
    self.base = base
    self.count = count
  }

  /// The byte at `offset`; zero past the end.
  @inlinable public subscript(offset: Int) -> UInt8 { offset >= 0 && offset < count ? base[offset] : 0 }

  /// How many bytes a byte order mark takes at the start.
  package var markLength: Int { UnsafeBufferPointer(start: base, count: count).utf8MarkLength }

  @inlinable public func bytes(of token: Token) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + token.start, count: Int(token.length))
  }

  @inlinable public func text(of token: Token) -> String { String(decoding: bytes(of: token), as: UTF8.self) }

  /// Calls `body` with a padded copy of `bytes`; for tests and tools, the scanner has its own buffer.
  public static func with<Result>(_ bytes: some Collection<UInt8>, _ body: (Source) -> Result) -> Result {
    var padded = Array(bytes)
    padded.append(contentsOf: repeatElement(0, count: padding))
    return padded.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("the padding is never empty") }
      return body(Source(base: base, count: buffer.count - padding))
    }
  }
}
