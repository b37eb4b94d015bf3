import Baseline
import Testing

/// Files that version control left in conflict.
@Suite struct ConflictTests {
  private let header = #"{"schema":"sluice.baseline/1","catalog":"2026.11"}"#

  private func line(_ call: String) -> String { #"{"site":"a.b","file":"F","call":"\#(call)","n":1}"# }

  private func read(_ lines: [String]) throws -> Conflict {
    try Conflict(reading: Array(lines.joined(separator: "\n").utf8), file: "b")
  }

  private func calls(_ baseline: Baseline?) -> [String]? { baseline?.sites.map(\.identity.call) }

  @Test(arguments: ["\n", "\r\n"]) func bothSides(end: String) throws {
    let text = [
      header, line("a"), "<<<<<<< HEAD", line("b"), "=======", line("c"), ">>>>>>> topic", line("d"), "",
    ].joined(separator: end)
    let conflict = try Conflict(reading: Array(text.utf8), file: "b")
    #expect(calls(conflict.ours) == ["a", "b", "d"])
    #expect(calls(conflict.theirs) == ["a", "c", "d"])
    #expect(conflict.base == nil)
    #expect(Conflict.isIn(Array(text.utf8)))
  }

  @Test func theBaseWhereItIsShown() throws {
    let conflict = try read([
      "<<<<<<< HEAD", header, "||||||| 1a2b3c", header, "=======",
      header.replacing("2026.11", with: "2027.01"), ">>>>>>> topic", "<<<<<<< HEAD", "||||||| 1a2b3c",
      line("b"), "=======",
      line("c"), ">>>>>>> topic",
    ])
    #expect(calls(conflict.ours) == [])
    #expect(calls(conflict.theirs) == ["c"])
    #expect(calls(conflict.base) == ["b"])
    #expect(conflict.theirs.catalog == "2027.01")
  }

  /// The base can be a conflict of its own, with longer markers; then it is not known.
  @Test func aBaseInConflict() throws {
    let conflict = try read([
      header, "<<<<<<< HEAD", line("a"), "||||||| merged common ancestors",
      "<<<<<<<<< Temporary merge branch 1",
      line("x"), "=========", line("y"), ">>>>>>>>> Temporary merge branch 2", "=======", line("b"),
      ">>>>>>> topic",
    ])
    #expect(calls(conflict.ours) == ["a"])
    #expect(calls(conflict.theirs) == ["b"])
    #expect(conflict.base == nil)
  }

  @Test func noBaseWhereBothSidesAddedTheFile() throws {
    let conflict = try read([
      "<<<<<<< HEAD", header, line("a"), "||||||| 1a2b3c", "=======", header, line("b"), ">>>>>>> topic",
    ])
    #expect(conflict.base == nil)
    #expect(calls(conflict.ours) == ["a"])
  }

  @Test(
    arguments: [
      (["<<<<<<< HEAD", "A"], 2), (["A", "======="], 3), ([">>>>>>> x"], 2), (["<<<<<<< a", "<<<<<<< b"], 3),
      (["<<<<<<< a", "=======", "======="], 4), (["<<<<<<< a", "=======", "A"], 2),
      (["<<<<<<< a", ">>>>>>> b"], 3),
      (["<<<<<<< a", "||||||| b", "A", ">>>>>>> b"], 2),
    ] as [([String], Int)])
  func markersThatDoNotFit(lines: [String], number: Int) {
    let lines = lines.map { $0 == "A" ? line("a") : $0 }
    #expect(throws: BaselineError(file: "b", line: number, trouble: .brokenMarkers)) {
      try read([header] + lines)
    }
  }

  /// Errors name the line of the file, not of a side of it.
  @Test func linesAreThoseOfTheFile() {
    #expect(throws: BaselineError(file: "b", line: 5, trouble: .notJSON)) {
      try read([header, "<<<<<<< a", line("a"), "=======", "{", ">>>>>>> b"])
    }
  }

  @Test func everyPrefix() {
    let text = [header, "<<<<<<< a", line("a"), "||||||| b", "=======", line("b"), ">>>>>>> b"]
    let bytes = Array(text.joined(separator: "\n").utf8)
    for count in 0...bytes.count { _ = try? Conflict(reading: Array(bytes[..<count]), file: "b") }
  }
}
