import Baseline
import Bytes
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
          help: trouble.help, severity: trouble.fault.isMoreThanName ? nil : .warning)
      }
    }
  }
}

/// What keeps a text from being a host name.
private struct DomainTrouble {
  enum Fault {
    case empty, scheme, wildcard, blank, slash, query, path, user, port
    case noDot, emptyPart, letters, character

    var words: String {
      switch self {
      case .empty: "is empty"
      case .scheme: "begins with a scheme"
      case .wildcard: "has a wildcard, and the host and all below it are meant anyway"
      case .blank: "has a blank in it"
      case .slash: "ends with a slash"
      case .query: "has a query"
      case .path: "has a path"
      case .user: "has a user name"
      case .port: "has a port"
      case .noDot: "has no dot, so it is no domain"
      case .emptyPart: "has an empty part"
      case .letters: "has letters that host names are not sent with; they are written as xn--…"
      case .character: "has a character that no host name has"
      }
    }

    /// Whether it is more than a name, which Apple's note refuses: TN3181 names path, query and slash as examples of what
    /// is no host alone. Of odd names nobody knows what the upload makes; the system blocks nothing for them.
    var isMoreThanName: Bool {
      switch self {
      case .empty, .scheme, .wildcard, .blank, .slash, .query, .path, .user, .port: true
      case .noDot, .emptyPart, .letters, .character: false
      }
    }
  }

  let fault: Fault
  let message: String
  let help: String

  init?(_ text: String) {
    guard let (fault, right) = Self.fault(of: text) else { return nil }
    self.fault = fault
    message = text.isEmpty ? "a tracking domain is empty" : "\(text.quoted) \(fault.words)"
    help =
      Self.fault(of: right) == nil
      ? "Write \(right.cut)." : "Write the host name alone, such as ads.example.com, or remove the entry."
  }

  /// What is wrong, and what is left without it.
  private static func fault(of text: String) -> (Fault, String)? {
    if text.isBlank { return (.empty, "") }
    if let scheme = text.range(of: "://") { return (.scheme, host(String(text[scheme.upperBound...]))) }
    if text.contains("*") { return (.wildcard, bare(text)) }
    if text.contains(where: \.isWhitespace) { return (.blank, text.filter { !$0.isWhitespace }) }
    if text.hasSuffix("/"), !text.dropLast().contains("/") { return (.slash, host(text)) }
    if text.contains("?") { return (.query, host(text)) }
    if text.contains("/") { return (.path, host(text)) }
    if text.contains("@") { return (.user, host(text)) }
    if text.contains(":") { return (.port, host(text)) }
    return structure(of: text)
  }

  private static func structure(of text: String) -> (Fault, String)? {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    if labels.count < 2 { return (.noDot, "") }
    // A name can end with a dot, and says the same.
    let named = labels.last?.isEmpty == true ? labels.dropLast() : labels[...]
    if named.contains(where: \.isEmpty) { return (.emptyPart, bare(text)) }
    if text.unicodeScalars.contains(where: { !$0.isASCII }) { return (.letters, "") }
    let isName = named.allSatisfy { label in
      label.utf8.allSatisfy { $0.isLetterOrDigit || $0 == 0x2D || $0 == 0x5F }
    }
    return isName ? nil : (.character, "")
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

extension String {
  /// Where the first such text is.
  fileprivate func range(of text: String) -> Range<String.Index>? {
    guard let start = indices.first(where: { self[$0...].hasPrefix(text) }) else { return nil }
    return start..<(index(start, offsetBy: text.count))
  }
}
