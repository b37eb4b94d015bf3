import Baseline
import Catalog

/// The rules that results of a run refer to, each with its help.
struct SARIFRules {
  /// Where each is.
  let places: [String: Int]
  let json: JSON

  /// - Parameter ids: of all results; each rule is there once, in the order of the ids' bytes.
  init(_ ids: [String], _ catalog: Catalog?) {
    let sorted = Set(ids).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    places = Dictionary(sorted.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
    json = .list(sorted.map { id in Self.descriptor(id, catalog?.rule(id) ?? catalog?.finding(id)) })
  }

  private static func descriptor(_ id: String, _ rule: Rule?) -> JSON {
    guard let rule else { return .sorted(["id": .text(id)]) }
    let parts = [("Why", rule.why), ("What to do", rule.mend), ("In doubt", rule.doubt)].filter {
      !$1.isEmpty
    }
    var text = parts.map { "\($0): \($1)" }
    var markdown = parts.map { "**\($0).** \(MarkdownText.prose($1, isInTable: false))" }
    let hasPage = rule.reference.hasPrefix("https:") || rule.reference.hasPrefix("http:")
    if hasPage {
      text.append("See \(rule.reference)")
      markdown.append("[Reference](\(WebAddress.base(rule.reference)))")
    }
    return .sorted([
      "id": .text(id), "shortDescription": message(rule.title), "fullDescription": message(rule.why),
      "help": .sorted([
        "text": .text(text.joined(separator: "\n\n")), "markdown": .text(markdown.joined(separator: "\n\n")),
      ]),
      "helpUri": hasPage ? .text(WebAddress.base(rule.reference)) : nil,
      "defaultConfiguration": .sorted(["level": .text(rule.severity.rawValue)]),
      "properties": .sorted(["tags": .list([.text("privacy"), .text(rule.group)])]),
    ])
  }

  private static func message(_ text: String) -> JSON? {
    text.isEmpty ? nil : .sorted(["text": .text(SARIFResult.withoutLinks(text))])
  }
}
