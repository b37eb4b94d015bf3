import Bytes
import Catalog
import Lexing

/// A URL in the text of a string literal that says where data can go.
struct URLLiteral: Hashable {
  /// `https`, `http`, `wss` or `ws`.
  let scheme: String
  /// In lower case, with `…` for what the program puts in; empty where nothing of it is written.
  let host: String
  /// Where it begins in the text.
  let start: Int
  /// Where its host ends in the text.
  let hostEnd: Int
  /// Whether the text ends before the host does: it goes on behind an interpolation.
  let isOpen: Bool
  /// Whether the text begins with it, as a URL that is opened does; text for a person has words before it.
  let isWhole: Bool
  /// Whether the text is nothing but a scheme, as code has it that asks what a text begins with.
  let isBareScheme: Bool

  private static let schemes = ["https", "http", "wss", "ws"]

  /// Hosts that name a format, not a place that anything is sent to.
  private static let formats: Set<String> = [
    "www.w3.org", "schemas.android.com", "schemas.microsoft.com", "schemas.openxmlformats.org",
    "schemas.xmlsoap.org", "ns.adobe.com", "purl.org", "json-schema.org", "xmlns.com", "www.topografix.com",
    "www.opengis.net", "www.sitemaps.org", "www.itunes.com", "www.idpf.org", "relaxng.org", "docbook.org",
    "iptc.org", "ogp.me", "rdfs.org", "webns.net", "wellformedweb.org", "schema.org",
  ]

  private static let local: Set<String> = ["localhost", "127.0.0.1", "0.0.0.0", "[::1]"]

  /// The first one from an offset on; nothing where there is none.
  init?(_ text: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
    var from = start
    while let colon = Self.mark(in: text, from: from) {
      let after = text[(colon + 3)...]
      if let scheme = Self.scheme(endingAt: colon, in: text) {
        let authority = URLAuthority(after)
        if !Self.local.contains(authority.host), !Self.isFormat(authority.host, after) {
          self.scheme = scheme
          host = authority.host
          self.start = colon - scheme.utf8.count
          hostEnd = authority.end
          isOpen = authority.isOpen
          isWhole = text[..<self.start].allSatisfy { $0 <= UInt8(ascii: " ") }
          isBareScheme = isWhole && after.allSatisfy { $0 <= UInt8(ascii: " ") }
          return
        }
      }
      from = colon + 3
    }
    return nil
  }

  /// How sure it is that data can go there.
  /// - Parameter isAll: whether nothing is put into the text.
  func assessment(isAll: Bool) -> Assessment {
    if isBareScheme, isAll {
      return Assessment(.possible, [.said("a scheme without a host")], isOfTheSite: true)
    }
    return isWhole
      ? Assessment(.certain, [.said("a URL")], isOfTheSite: true)
      : Assessment(.likely, [.said("a URL in a text")], isOfTheSite: true)
  }

  /// Where the next `://` is.
  private static func mark(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    while index + 2 < text.count {
      if text[index] == UInt8(ascii: ":"), text[index + 1] == UInt8(ascii: "/"),
        text[index + 2] == UInt8(ascii: "/")
      {
        return index
      }
      index += 1
    }
    return nil
  }

  private static func scheme(endingAt colon: Int, in text: UnsafeBufferPointer<UInt8>) -> String? {
    schemes.first { scheme in
      let start = colon - scheme.utf8.count
      guard start >= 0, text[start..<colon].elementsEqual(scheme.utf8, by: { $0 | 0x20 == $1 }) else {
        return false
      }
      return start == 0 || !text[start - 1].isLetter || endsEscape(text[..<start])
    }
  }

  /// Whether the text ends with an escape whose last byte is a letter: `\n`, `\#t`, `\x0a`, `\u00fc`.
  private static func endsEscape(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let backslash = UInt8(ascii: "\\")
    guard let mark = text.suffix(12).lastIndex(of: backslash) else { return false }
    let escape = text[(mark + 1)...].drop { $0 == UInt8(ascii: "#") }
    guard escape.count > 1 else { return escape.count == 1 }
    return "xuU".utf8.contains(escape[escape.startIndex]) && escape.dropFirst().allSatisfy(\.isHexDigit)
  }

  private static func isFormat(_ host: String, _ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    if formats.contains(host) { return true }
    guard host == "www.apple.com" else { return false }
    return String(decoding: text.dropFirst(host.utf8.count).prefix(5), as: UTF8.self).uppercased() == "/DTDS"
  }
}
