package import Audit
import Catalog
import Census
import Projects

/// What manifests lack as a person reads it: the uses, and each reason with what the code says of it.
package struct TextSuggestion {
  private let suggestions: [ManifestSuggestion]
  private let options: TextOptions
  private var page: Page

  package init(_ suggestions: [ManifestSuggestion], _ options: TextOptions) {
    self.suggestions = suggestions
    self.options = options
    page = Page(isColoured: options.isColoured)
    write()
  }

  package var text: String { page.text }

  private mutating func write() {
    for suggestion in suggestions { write(suggestion) }
    guard !suggestions.isEmpty else {
      return page.line(
        "Nothing is to be added: what the code surely uses is declared, as far as it was read.")
    }
    page.prose(
      "",
      "Which reason is true, only a person who knows the code can say: Sluice shows what speaks for and against each."
    )
  }

  private mutating func write(_ suggestion: ManifestSuggestion) {
    let target = suggestion.one.target
    page.line(page.styled(Visible.text(target.isGuess ? "Target in \(target.id)" : target.id), .bold))
    let file = Visible.text(suggestion.path)
    let state =
      suggestion.file == nil
      ? "is not there yet" : suggestion.isCopied ? "" : "is there, and the target does not copy it"
    page.line("  \(page.styled(file, .cyan))" + (state.isEmpty ? "" : " \(state)"))
    page.line()
    for part in suggestion.parts { write(part, of: suggestion) }
  }

  private mutating func write(_ part: ManifestSuggestion.Part, of suggestion: ManifestSuggestion) {
    let name = String(part.category.name.dropFirst(ManifestSchema.categoryPrefix.count))
    let what =
      part.declared.map { "is declared with \($0.joined(separator: ", ")), which does not cover each use" }
      ?? "is used and not declared"
    page.line("  \(page.styled(name, .bold)) \(Visible.text(what))")
    let shown = options.detail == .verbose ? part.sites.count : 5
    for site in part.sites.prefix(shown) {
      let through = suggestion.one.library(of: site).map { "  through \($0)" } ?? ""
      let place = Visible.place(of: site)
      page.line("    \(page.styled(place, .cyan))  \(Visible.text(site.call))" + page.styled(through, .dim))
    }
    if part.sites.count > shown {
      page.line(page.styled("    and \(Count.grouped(part.sites.count - shown)) more, which -v lists", .dim))
    }
    page.line()
    for evidence in part.evidence { write(evidence) }
    writeOffer(part, name, of: suggestion)
    page.line()
  }

  private mutating func write(_ evidence: ReasonEvidence) {
    let (mark, style): (String, Page.Style) =
      switch evidence.verdict {
      case .needed: ("fits", .green)
      case .supported: ("may fit", .cyan)
      case .open: ("", .dim)
      case .contradicted: ("does not fit", .red)
      }
    let head = "    \(evidence.reason.code)  "
    page.prose(head, evidence.reason.meaning, style: .bold)
    let lead = String(repeating: " ", count: head.count)
    if evidence.verdict != .open {
      let site = evidence.sites.first.map { " (\(Visible.text($0.file)):\($0.line))" } ?? ""
      page.line("\(lead)\(page.styled(mark, style)): \(Visible.text(evidence.why))\(site)")
    }
  }

  private mutating func writeOffer(
    _ part: ManifestSuggestion.Part, _ name: String, of suggestion: ManifestSuggestion
  ) {
    let target = Visible.shellWord(Visible.text(suggestion.one.target.id))
    let codes = part.certain.isEmpty ? ["CODE"] : part.certain
    let reasons = codes.map { " --reason \(name)=\($0)" }.joined()
    page.line(
      page.styled("    write: ", .dim) + "sluice manifest suggest --target \(target)\(reasons) --write")
  }
}
