import Bytes
import Lexing

/// The host of a URL, as far as a literal spells it.
struct URLAuthority {
  /// In lower case, with `…` for what is put in at run time; empty where nothing else is there.
  let host: String
  /// Where it ends in the text, user, port and all.
  let end: Int
  /// Whether the text ends before the host does.
  let isOpen: Bool
  /// Whether what stands before it names a user.
  let followsUser: Bool

  static let gap = "…"

  /// - Parameter text: from behind `://` on, or from behind an interpolation in a host on.
  init(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    var bytes: [UInt8] = []
    var at = text.startIndex
    var (hasPort, hasUser) = (false, false)
    while at < text.endIndex, !Self.isEnd(text[at]) {
      if let end = Self.specifierEnd(in: text, at: at) {
        if !hasPort { bytes += Self.gap.utf8 }
        at = end
        continue
      }
      // A lone `%` ends it.
      if text[at] == UInt8(ascii: "%") { break }
      // `example.com[:port]` of a help text; only the number of a host has brackets, and is nothing else.
      if Self.isBracket(text[at]), Self.ends(at: text[at...], after: bytes, hasPort: hasPort) { break }
      switch text[at] {
      case UInt8(ascii: "@"):
        bytes = []
        (hasPort, hasUser) = (false, true)
      case UInt8(ascii: ":") where bytes.first != UInt8(ascii: "["): hasPort = true
      default: if !hasPort { bytes.append(text[at]) }
      }
      at += 1
    }
    end = at
    isOpen = at == text.endIndex && !hasPort
    if !isOpen { while bytes.last == UInt8(ascii: ".") { bytes.removeLast() } }
    followsUser = hasUser
    let written = String(decoding: bytes, as: UTF8.self).lowercased()
    host = isOpen ? written : Self.settled(written)
  }

  /// A host of which nothing is written has none.
  static func settled(_ host: String) -> String {
    host.unicodeScalars.allSatisfy { $0 == "…" || $0 == "." } ? "" : host
  }

  private static func isBracket(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
  }

  /// Whether a host ends at the bracket that `rest` begins with.
  private static func ends(
    at rest: Slice<UnsafeBufferPointer<UInt8>>, after host: [UInt8], hasPort: Bool
  ) -> Bool {
    if isOfUser(rest) { return false }
    if rest.first == UInt8(ascii: "]") { return host.first.map { $0 != UInt8(ascii: "[") } ?? false }
    return !host.isEmpty || hasPort || !isNumbered(rest)
  }

  /// Whether what begins here belongs to a user's name or password, as a host comes later.
  private static func isOfUser(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    text.prefix(64).prefix { !isEnd($0) }.contains(UInt8(ascii: "@"))
  }

  /// Whether a host begins here that is a number of the sixth version, `[2001:db8::1]`, or one that is put in.
  private static func isNumbered(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let inside = text.dropFirst().prefix(64).prefix { $0 != UInt8(ascii: "]") }
    let number = inside.prefix { $0 != UInt8(ascii: "%") }
    return number.contains(UInt8(ascii: ":")) && number.allSatisfy(isNumber)
      || inside.first.map { $0 == UInt8(ascii: "%") } ?? true
  }

  private static func isNumber(_ byte: UInt8) -> Bool {
    byte.isHexDigit || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
  }

  /// Past what `String(format:)` puts in: `%@`, `%1$@`, `%ld`; nothing where none stands there.
  private static func specifierEnd(in text: Slice<UnsafeBufferPointer<UInt8>>, at start: Int) -> Int? {
    guard text[start] == UInt8(ascii: "%") else { return nil }
    let rest = text[(start + 1)...].prefix(8)
    guard let last = rest.firstIndex(where: { !"0123456789$lqh.-".utf8.contains($0) }),
      "@sdiuxX".utf8.contains(rest[last])
    else { return nil }
    return last + 1
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ")"),
      UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "`"), UInt8(ascii: "|"):
      true
    default: false
    }
  }
}

extension Code {
  /// A host that begins in the piece of a string at `index` and goes on behind the interpolation there.
  func host(_ beginning: String, goingOnFrom index: Int) -> String {
    var host = beginning
    var piece = index
    while host.utf8.count < 256, self[piece + 1].kind == .punctuation, partner(piece + 1) > piece + 1 {
      piece = skip(piece + 1)
      let token = self[piece]
      guard token.kind == .string, !token.flags.contains(.opensLiteral) else { break }
      let rest = URLAuthority(contentBytes(ofString: piece)[0...])
      host = rest.followsUser ? rest.host : host + URLAuthority.gap + rest.host
      guard rest.isOpen, !token.flags.contains(.closesLiteral) else { break }
    }
    return URLAuthority.settled(host)
  }
}
