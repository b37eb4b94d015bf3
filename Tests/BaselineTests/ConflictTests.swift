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
    #expect((try? Conflict(reading: bytes, file: "b")) != nil)
  }

  /// Whatever the bytes, a baseline or a conflict that is read can be merged, written and read again.
  @Test(arguments: 0..<150) func damagedFiles(seed: Int) throws {
    var generator = Seeded(seed)
    let pieces = [
      "<<<<<<< a", "||||||| b", "=======", ">>>>>>> b", "<<<<<<<<< a", #"{"promise":"a."}"#,
      #"{"target":"x"}"#,
      #"{"finding":"é","n":1}"#, #"{"finding":"e\u0301"}"#, line("a"), line("b"), line("\u{202E}"),
      "  " + line("c") + " \r",
      #"{"site":"a.b","dependency":"X","n":1000000000,"expires":"2027-01-31"}"#, header, "",
    ]
    for _ in 0..<20 {
      let count = Int.random(in: 0...12, using: &generator)
      var lines = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }
      if Int.random(in: 0...3, using: &generator) > 0 { lines.insert(header, at: 0) }
      if Bool.random(using: &generator) {
        // One whose markers fit, around lines that need not.
        let parts = ["<<<<<<< a", "||||||| b", "=======", ">>>>>>> b"].flatMap { marker in
          [marker]
            + (0..<Int.random(in: 0...2, using: &generator)).compactMap { _ in
              pieces.dropFirst(5).dropLast(2).randomElement(using: &generator)
            }
        }
        lines = [header] + parts
      }
      var bytes = Array(lines.joined(separator: "\n").utf8)
      if Int.random(in: 0...3, using: &generator) == 0, !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      if let baseline = try? Baseline(reading: bytes, file: "b") {
        #expect(try Baseline(reading: baseline.text.utf8, file: "b") == baseline)
      }
      guard let conflict = try? Conflict(reading: bytes, file: "b") else { continue }
      let merged = Merge(base: conflict.base, ours: conflict.ours, theirs: conflict.theirs).merged
      let again = try Baseline(reading: merged.text.utf8, file: "b")
      #expect(again == merged && again.text == merged.text)
    }
  }
}
