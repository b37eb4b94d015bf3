/// The first URL in the text of a string literal that says where data can go.
struct URLLiteral: Hashable {
  /// `https`, `http`, `wss` or `ws`.
  let scheme: String
  /// In lower case; empty where the program puts it together.
  let host: String
  /// Whether the text begins with it, as a URL that is opened does; text for a person has words before it.
  let isWhole: Bool

  private static let schemes = ["https", "http", "wss", "ws"]

  /// Hosts that name a format, not a place that anything is sent to.
  private static let formats: Set<String> = [
    "www.w3.org", "schemas.android.com", "schemas.microsoft.com", "schemas.openxmlformats.org", "schemas.xmlsoap.org",
    "ns.adobe.com", "purl.org", "json-schema.org", "xmlns.com", "www.topografix.com", "www.opengis.net",
    "www.sitemaps.org", "www.itunes.com", "search.yahoo.com", "www.gribuser.ru", "www.idpf.org", "xml.org",
    "relaxng.org", "docbook.org", "www.xfa.org", "iptc.org", "ogp.me", "rdfs.org", "webns.net", "my.netscape.com",
    "backend.userland.com", "wellformedweb.org", "cyber.law.harvard.edu", "schema.org",
  ]

  private static let local: Set<String> = ["localhost", "127.0.0.1", "0.0.0.0", "::1", "[::1]"]

  init?(_ text: String) {
    var rest = Substring(text)
    while let colon = rest.firstRange(of: "://") {
      let scheme = rest[..<colon.lowerBound].lowercasedSuffix(while: \.isLetter)
      let after = rest[colon.upperBound...]
      if Self.schemes.contains(scheme), let host = Self.host(after), !Self.isFormat(host, after) {
        self.scheme = scheme
        self.host = host
        isWhole = text.lowercased().drop { $0 == " " || $0 == "\n" || $0 == "\t" }.hasPrefix(scheme + "://")
        return
      }
      rest = after
    }
    return nil
  }

  /// The host at the start of `text`; empty where nothing of it is known, nothing where it is this device.
  private static func host(_ text: Substring) -> String? {
    var authority = text.prefix { !"/?#\"' \\<>)}],;%\n\t\r".contains($0) }
    if let at = authority.lastIndex(of: "@") { authority = authority[authority.index(after: at)...] }
    var host = authority.lowercased()
    if !host.hasPrefix("["), let colon = host.firstIndex(of: ":") { host = String(host[..<colon]) }
    while host.hasSuffix(".") { host.removeLast() }
    if local.contains(host) { return nil }
    // Only a name with a dot in it is known to be a whole host; after an interpolation the rest is only its end.
    return host.contains(".") || host.hasPrefix("[") ? host : text.isEmpty || host.isEmpty ? "" : host
  }

  private static func isFormat(_ host: String, _ text: Substring) -> Bool {
    if formats.contains(host) { return true }
    return host == "www.apple.com" && text.dropFirst(host.count).uppercased().hasPrefix("/DTDS")
  }
}

extension Substring {
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) { return index..<self.index(index, offsetBy: text.count) }
      index = self.index(after: index)
    }
    return nil
  }

  fileprivate func lowercasedSuffix(while belongs: (Character) -> Bool) -> String {
    var start = endIndex
    while start > startIndex, belongs(self[index(before: start)]) { start = index(before: start) }
    return self[start...].lowercased()
  }
}
