import Baseline
import Catalog
import Census

extension Audit {
  /// Tracking domains that are no host names.
  static let manifestBadDomain = Audit(["manifest.bad-domain"]) { context in
    context.inManifests { manifest, file in
      (manifest.domains?.value ?? []).compactMap { domain -> Finding? in
        // Without tracking the list itself is the fault, and the empty string in it the same one.
        if domain.value.isBlank, !manifest.isTracking { return nil }
        guard let trouble = DomainTrouble(domain.value) else { return nil }
        return context.finding(
          "manifest.bad-domain", domain.value.cut, in: file, at: domain.place, trouble.message,
          help: trouble.help, severity: trouble.isNamed ? nil : .warning)
      }
    }
  }
}

/// What keeps a text from being a host name.
private struct DomainTrouble {
  let message: String
  let help: String
  /// Whether Apple's note names the fault. Manifests with other ones, such as a scheme, have passed the upload, and the
  /// system blocks nothing for them.
  let isNamed: Bool

  init?(_ text: String) {
    guard let (what, right) = Self.fault(of: text) else { return nil }
    isNamed = ["has a path", "has a query", "ends with a slash", "is empty"].contains(what)
    message = text.isEmpty ? "a tracking domain is empty" : "\(text.quoted) \(what)"
    help =
      Self.fault(of: right) == nil
      ? "Write \(right.cut)." : "Write the host name alone, such as ads.example.com, or remove the entry."
  }

  /// What is wrong, and what is left without it.
  private static func fault(of text: String) -> (String, String)? {
    if text.isBlank { return ("is empty", "") }
    if let scheme = text.range(of: "://") {
      return ("begins with a scheme", host(String(text[scheme.upperBound...])))
    }
    if text.contains("*") {
      return ("has a wildcard, and the host and all below it are meant anyway", bare(text))
    }
    if text.contains(where: \.isWhitespace) { return ("has a blank in it", text.filter { !$0.isWhitespace }) }
    if text.hasSuffix("/"), !text.dropLast().contains("/") { return ("ends with a slash", host(text)) }
    if text.contains("?") { return ("has a query", host(text)) }
    if text.contains("/") { return ("has a path", host(text)) }
    if text.contains("@") { return ("has a user name", host(text)) }
    if text.contains(":") { return ("has a port", host(text)) }
    return structure(of: text)
  }

  private static func structure(of text: String) -> (String, String)? {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    if labels.count < 2 { return ("has no dot, so it is no domain", "") }
    // A name can end with a dot, and says the same.
    let named = labels.last?.isEmpty == true ? labels.dropLast() : labels[...]
    if named.contains(where: \.isEmpty) { return ("has an empty part", bare(text)) }
    if text.unicodeScalars.contains(where: { !$0.isASCII }) {
      return ("has letters that host names are not sent with; they are written as xn--…", "")
    }
    let isName = named.allSatisfy { label in
      label.utf8.allSatisfy { $0.isLetterOrDigit || $0 == 0x2D || $0 == 0x5F }
    }
    return isName ? nil : ("has a character that no host name has", "")
  }

  /// What stands before a path, a query or a port, and after a user name.
  private static func host(_ text: String) -> String {
    var host = text.prefix { !"/?#".contains($0) }
    if let at = host.lastIndex(of: "@") { host = host[host.index(after: at)...] }
    return String(host.prefix { $0 != ":" })
  }

  private static func bare(_ text: String) -> String {
    text.split(separator: ".").filter { !$0.contains("*") }.joined(separator: ".")
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}

extension String {
  /// Where the first such text is.
  fileprivate func range(of text: String) -> Range<String.Index>? {
    guard let start = indices.first(where: { self[$0...].hasPrefix(text) }) else { return nil }
    return start..<(index(start, offsetBy: text.count))
  }
}
