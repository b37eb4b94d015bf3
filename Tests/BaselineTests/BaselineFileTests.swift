import Baseline
import Catalog
import Census
import Testing
import Trees

/// The file: what is written, and what is read back.
@Suite struct BaselineFileTests {
  @Test func oneCallALineInOrderOfBytes() {
    let census = Census(sites: [
      site(
        "network.url-session", "App/Net.swift", 3, in: "Client.load(_:)", call: "URLSession.shared.data(for:)"
      ),
      site("a.b", "Ä.swift", 1), site("a.b", "Z.swift", 1), site("a.b", "Z.swift", 9),
      site("a.b", "Z.swift", 2, condition: "DEBUG"),
      site("a.b", "Pods/X/x.m", 1, origin: .thirdParty, dependency: "X"),
      site("a.b", "Pods/X/y.m", 1, origin: .thirdParty, dependency: "X"),
      site("a.b", "T.swift", 1, role: .test), site("a.b", "P.swift", 1, certainty: .possible),
    ])
    #expect(
      Baseline(census, catalog: "2026.11").text == """
        {"schema":"sluice.baseline/1","catalog":"2026.11"}
        {"site":"a.b","dependency":"X","n":2}
        {"site":"a.b","file":"Z.swift","call":"stat","condition":"DEBUG","n":1}
        {"site":"a.b","file":"Z.swift","call":"stat","n":2}
        {"site":"a.b","file":"Ä.swift","call":"stat","n":1}
        {"site":"network.url-session","file":"App/Net.swift","in":"Client.load(_:)",\
        "call":"URLSession.shared.data(for:)","n":1}

        """)
  }

  @Test func everythingIsKept() throws {
    let text = """
      {"schema":"sluice.baseline/1","catalog":"2026.11"}
      {"promise":"network.","reason":"works offline","owner":"@privacy"}
      {"site":"a.b","dependency":"X","n":2,"owner":"@net"}
      {"site":"a.b","file":"Z.swift","in":"f()","call":"open(\\"/\\u0001\\n\\")","n":2,"reason":"r","expires":"2027-01-31"}
      {"declaration":"usage-description","key":"NSCameraUsageDescription","target":"App.xcodeproj#App"}
      {"target":"App.xcodeproj#Widget","rules":["required-reason.user-defaults"]}
      {"finding":"manifest.unused-category","subject":"X","target":"App.xcodeproj#App","owner":"unreviewed"}

      """
    let read = try Baseline(reading: text.utf8, file: "b").text
    for (line, expected) in zip(read.split(separator: "\n"), text.split(separator: "\n")) {
      #expect(line == expected)
    }
    #expect(read == text)
  }

  @Test(arguments: 0..<200) func whatIsWrittenIsReadAgain(seed: Int) throws {
    var generator = Seeded(seed)
    let baseline = Baseline(Census.random(&generator))
    let read = try Baseline(reading: baseline.text.utf8, file: "b")
    #expect(read == baseline)
    #expect(read.text == baseline.text)
    let lines = baseline.text.split(separator: "\n").map(String.init)
    let shuffled = lines[...0] + lines.dropFirst().shuffled(using: &generator)
    #expect(try Baseline(reading: shuffled.joined(separator: "\r\n").utf8, file: "b") == baseline)
  }

  /// A file cut anywhere is an error or a baseline of fewer lines, never a crash.
  @Test func everyPrefix() {
    let bytes = Array(
      (header + #"{"site":"a.b","file":"Ä","call":"c","n":2,"reason":"\"r"}"# + "\n" + #"{"target":"x"}"#)
        .utf8)
    for count in 0...bytes.count {
      _ = try? Baseline(reading: bytes[..<count], file: "b")
    }
    // So that what is cut is no error from its beginning.
    #expect((try? Baseline(reading: bytes[..<header.utf8.count], file: "b")) != nil)
  }

  private let header = #"{"schema":"sluice.baseline/1","catalog":"2026.11"}"# + "\n"

  private func trouble(_ text: String) -> BaselineError? {
    do throws(BaselineError) {
      _ = try Baseline(reading: text.utf8, file: "b")
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      ("", 1, .empty), ("[1]", 1, .noHeader), ("hello", 1, .noHeader), (#"{"site":"a.b"}"#, 1, .noHeader),
      (#"{"schema":"sluice.census/1"}"#, 1, .unknownSchema("sluice.census/1")),
      (#"{"schema":"sluice.baseline/2","catalog":"2027.01","x":1}"#, 1, .newerSchema("sluice.baseline/2")),
      (#"{"schema":"sluice.baseline/1"}"#, 1, .missing("catalog")),
    ] as [(String, Int, BaselineError.Trouble)])
  func badHeaders(text: String, line: Int, expected: BaselineError.Trouble) {
    #expect(trouble(text) == BaselineError(file: "b", line: line, trouble: expected))
  }

  @Test(
    arguments: [
      ("<<<<<<< HEAD", .conflict), ("=======", .conflict), (">>>>>>> branch", .conflict),
      ("{", .notJSON), ("[]", .notJSON), (#"{"site":"a.b""#, .notJSON), (#"{"total":1}"#, .unknownKind),
      (#"{"site":"a.b","file":"f","call":"c"}"#, .missing("n")),
      (#"{"site":"a.b","call":"c","n":1}"#, .missing("file")),
      (#"{"site":"a.b","file":"f","call":"c","n":0}"#, .count),
      (#"{"site":"a.b","file":"f","call":"c","n":-1}"#, .count),
      (#"{"site":"a.b","file":"f","call":"c","n":1.5}"#, .count),
      (#"{"site":"a.b","file":"f","call":"c","n":9223372036854775807}"#, .count),
      (#"{"site":"a.b","file":"f","call":"c","n":"1"}"#, .count),
      (#"{"site":"a.b","file":1,"call":"c","n":1}"#, .wrongType("file")),
      (#"{"site":"a.b","file":"f","call":"c","n":1,"line":3}"#, .unknownKey("line")),
      (#"{"promise":"a.","n":1}"#, .unknownKey("n")),
      (#"{"promise":"a.","expires":"31.1.2027"}"#, .badDate("31.1.2027")),
    ] as [(String, BaselineError.Trouble)])
  func badLines(line: String, expected: BaselineError.Trouble) {
    #expect(trouble(header + "\n" + line) == BaselineError(file: "b", line: 3, trouble: expected))
  }

  @Test func aLineSaidTwice() {
    let line = #"{"site":"a.b","file":"f","call":"c","n":1}"# + "\n"
    let other = #"{"site":"a.b","file":"f","in":"","call":"c","n":2,"owner":"@x"}"#
    #expect(trouble(header + line + other)?.trouble == .duplicate(firstLine: 2))
    #expect(trouble(header + line.replacing("\"f\"", with: "\"g\"") + other) == nil)
  }

  @Test func notUTF8() {
    #expect(throws: BaselineError(file: "b", line: 2, trouble: .notUTF8)) {
      try Baseline(reading: Array(header.utf8) + [0x22, 0xFF, 0x22], file: "b")
    }
  }

  @Test func errorsSayPlaceCauseAndRemedy() {
    let error = BaselineError(file: "Baselines/sluice.jsonl", line: 7, trouble: .conflict)
    #expect(
      error.description
        == "Baselines/sluice.jsonl:7: a merge conflict is not settled; settle it with 'sluice baseline merge'"
    )
  }
}
