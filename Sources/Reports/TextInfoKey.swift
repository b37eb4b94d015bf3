package import Catalog

/// A key of an Info.plist as a person reads it: what the system does with it, and what Sluice says of it.
package enum TextInfoKey {
  package static func explain(_ key: InfoKey, isColoured: Bool) -> String {
    var page = Page(isColoured: isColoured)
    let place = key.parent.isEmpty ? "Info.plist" : "Info.plist, in \(key.parent)"
    page.line(page.styled(key.name, .bold) + page.styled("  \(place)", .dim))
    page.prose("", key.meaning)
    page.line()
    page.writeRecord(of: key)
    if !key.doubt.isEmpty { page.prose("In doubt    ", key.doubt) }
    page.prose("Reference   ", key.reference)
    guard let rule = key.findings.first else { return page.text }
    page.line()
    page.line("What a rule is about: sluice explain \(rule)")
    return page.text
  }
}

extension Page {
  /// What Sluice says of a key.
  mutating func writeRecord(of key: InfoKey) {
    if let weight = key.weight {
      prose(
        "On record   ",
        "as \(key.record): one that is new is \(weight == .error ? "an error" : "a \(weight.rawValue)") (drift.new-declaration), as long as it is not accepted"
      )
    }
    prose(
      "Judged by   ",
      key.findings.isEmpty
        ? "no rule: that it is there is for a person to know" : key.findings.joined(separator: ", "))
  }
}
