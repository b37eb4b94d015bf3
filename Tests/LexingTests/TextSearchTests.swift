import Testing

@testable import Lexing

@Suite struct TextSearchTests {
  private let search = TextSearch("sluice:ignore", first: 6, second: 8)

  /// In every place of a source, at its very end too.
  @Test(arguments: [0, 1, 5, 31, 32, 33, 80]) func `A text is found wherever it stands`(after: Int) {
    for before in 0..<100 {
      let text =
        String(repeating: ":", count: before) + "sluice:ignore" + String(repeating: ":", count: after)
      Source.with(text.utf8) { source in
        #expect(search.next(in: source, from: 0) == before)
        #expect(search.next(in: source, from: before) == before)
        #expect(search.next(in: source, from: before + 1) == nil)
      }
    }
  }

  @Test(arguments: ["", "sluice:ignor", "sluice_ignore", ":ignore", "sluice:ignOre", "slice:ignore sluice:"])
  func `Nothing like it is found`(_ text: String) {
    for before in 0..<40 {
      Source.with((String(repeating: "i:ig", count: before) + text).utf8) { source in
        #expect(search.next(in: source, from: 0) == nil)
      }
    }
  }
}
