import Audit
import Catalog
import Census
import Testing

/// What speaks for the reasons of a category.
@Suite("Reasons and the code that speaks for them")
struct ReasonEvidenceTests {
  /// Code beside a question for the space that is left, what is said of E174.1, and the line that it names.
  @Test(
    arguments: [
      ("let g = UserDefaults(suiteName: \"group.a\")", .open, []),
      (
        "let g = UserDefaults(suiteName: \"group.a\")\nfunc w() throws { try Data().write(to: u) }",
        .supported, [4]
      ),
      ("let t = URLSession.shared.dataTask(with: u)", .supported, [3]), ("let a = 1", .contradicted, []),
    ] as [(String, ReasonEvidence.Verdict, [Int])])
  func `Space is asked for before something is written`(
    code: String, verdict: ReasonEvidence.Verdict, lines: [Int]
  ) throws {
    let space = "let s = try u.resourceValues(forKeys: [.volumeAvailableCapacityKey])"
    let fixture = try AuditFixture(
      ["App/Info.plist": propertyList(""), "App/A.swift": "import Foundation\n\(space)\n\(code)\n"],
      targets: [appTarget(sources: ["App/A.swift"])])
    let parts = try #require(fixture.context.manifestSuggestions.first).parts
    let evidence = try #require(
      parts.flatMap(\.evidence).first { $0.reason.code == "E174.1" })
    #expect(evidence.verdict == verdict)
    #expect(evidence.sites.map(\.line) == lines)
  }
}
