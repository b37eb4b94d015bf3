import Census
import Lexing

/// `tokens`: what the lexers see, for debugging and for comparing them with compilers.
enum TokensCommand {
  static func run(_ arguments: Arguments) throws(Trouble) -> ExitCode {
    var paths = arguments.operands
    if arguments.has(.list) {
      let bytes = try Platform.read("-")
      paths += bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    } else if paths.isEmpty {
      throw Trouble("no file is named; name files, or pass their paths to --list")
    }
    let isHeaded = arguments.has(.list) || paths.count > 1
    // The vocabulary marks names; the kinds do not depend on it.
    let vocabulary = Vocabulary(triggers: [])
    var listing = TokenListing()
    var isComplete = true
    for path in paths {
      guard let bytes = read(path) else {
        isComplete = false
        continue
      }
      guard try listing.add(path, bytes, Language(path: path), vocabulary, isHeaded: isHeaded) else { break }
    }
    try listing.flush()
    return isComplete ? .clean : .trouble
  }

  /// One file that cannot be read does not keep the others from being listed.
  private static func read(_ path: String) -> [UInt8]? {
    do throws(Trouble) {
      let bytes = try Platform.read(path)
      guard bytes.count <= Source.maximumByteCount else {
        throw Trouble("\(path) is larger than \(Source.maximumByteCount >> 20) MiB; such a file is not lexed")
      }
      switch bytes.withUnsafeBufferPointer({ Transcoding($0) }) {
      case .unnecessary: return bytes
      case .utf8(let text): return text
      case .unreadable(let what): throw Trouble("\(path) is not lexed: \(what.why)")
      }
    } catch {
      Session.warn(error.description)
      return nil
    }
  }
}

/// Rows of tokens, written in big pieces.
private struct TokenListing: ~Copyable {
  private var out: [UInt8] = []
  private var tokens = TokenBuffer()
  private static let pieceSize = 1 << 18

  init() {
    out.reserveCapacity(TokenListing.pieceSize + 4096)
  }

  /// False when nobody reads any more.
  mutating func add(
    _ path: String, _ bytes: [UInt8], _ language: Language, _ vocabulary: Vocabulary, isHeaded: Bool
  ) throws(Trouble) -> Bool {
    if isHeaded { out += Array("F\t\(path)\n".utf8) }
    Source.with(bytes) { source in
      language.lex(source, vocabulary, keepComments: true, into: &tokens)
    }
    for index in 0..<tokens.count {
      let token = tokens[index]
      append(token.offset)
      out.append(UInt8(ascii: "\t"))
      append(token.length)
      out.append(UInt8(ascii: "\t"))
      TokenListing.name(token.kind).withUTF8Buffer { out += $0 }
      if out.count >= TokenListing.pieceSize, try !write() { return false }
    }
    return true
  }

  mutating func flush() throws(Trouble) { _ = try write() }

  private mutating func write() throws(Trouble) -> Bool {
    let written = out.withUnsafeBytes { Platform.write($0, to: Platform.standardOutput) }
    out.removeAll(keepingCapacity: true)
    if case .failed(let why) = written {
      throw Trouble("the tokens cannot be written: \(why); free some space, or write to another place")
    }
    return written == .all
  }

  private static func name(_ kind: TokenKind) -> StaticString {
    switch kind {
    case .identifier: "identifier\n"
    case .keyword: "keyword\n"
    case .string: "string\n"
    case .comment: "comment\n"
    case .number: "number\n"
    case .punctuation: "punctuation\n"
    case .directive: "directive\n"
    case .regex: "regex\n"
    }
  }

  private mutating func append(_ number: UInt32) {
    if number >= 10 { append(number / 10) }
    out.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
