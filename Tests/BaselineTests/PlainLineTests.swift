import Baseline
import Census
import Testing

/// Lines as Sluice writes them are read by a short way. It has to lead where the long one does.
@Suite struct PlainLineTests {
  private static let header = #"{"schema":"sluice.baseline/1","catalog":"2026.11"}"#

  private func read(_ lines: [String]) throws -> Baseline {
    try Baseline(reading: ([Self.header] + lines).joined(separator: "\n").utf8, file: "b")
  }

  /// A blank after a colon sends a line the long way.
  private func byTheLongWay(_ line: String) -> String { line.replacing("\":", with: "\": ") }

  private static let lines = [
    #"{"site":"a.b","file":"Z.swift","call":"c","n":1}"#,
    #"{"site":"a.b","file":"Ä b.swift","in":"T.f(_:)","call":"https://…","condition":"A && B","n":120}"#,
    #"{"site":"a.b","file":"A.swift","call":"f(suiteName: \"x\\y\")","n":7,"reason":"r","owner":"@o","expires":"2027-01-31"}"#,
    #"{"site":"a.b","file":"A.swift","call":"\\\\\"\"","n":999999999}"#.replacing(
      "\"\"\",", with: "\\\"\","),
    #"{"n":2,"call":"c","file":"B.swift","site":"a.b"}"#,
    #"{"site":"a.b","file":"C.swift","in":"","call":"c","n":1}"#,
    #"{"site":"a.b","dependency":"X","n":3}"#,
    #"{"site":"a.b","file":"D\u0041\n\/.swift","call":"c","n":1}"#,
    #"{"site":"a.b","file":"E.swift","call":"\#u{202E}\#u{85}\#u{7F}","n":1}"#,
    #"{"promise":"network.","reason":"works offline"}"#,
  ]

  @Test(arguments: lines) func bothWaysLeadToTheSame(line: String) throws {
    #expect(try read([line]) == read([byTheLongWay(line)]))
  }

  @Test(arguments: 0..<200) func anyOrderIsPutInOrder(seed: Int) throws {
    var generator = Seeded(seed)
    let some = Self.lines.filter { _ in Bool.random(using: &generator) }.shuffled(using: &generator)
    let baseline = try read(some)
    #expect(baseline == (try read(some.map(byTheLongWay))))
    #expect(try Baseline(reading: baseline.text.utf8, file: "b") == baseline)
    #expect(try Baseline(reading: baseline.text.utf8, file: "b").text == baseline.text)
  }

  @Test(arguments: [
    #"{"site":"a.b","file":"f","call":"c","n":01}"#, #"{"site":"a.b","file":"f","call":"c","n":1}}"#,
    #"{"site":"a.b","file":"f","call":"c"n":1}"#,
    #"{"site":"a.b","file":"f","call":"c\","n":1}"#, #"{"site":"a.b","file":"f","call":"\x","n":1}"#,
    #"{"site":"a.b","file":"f","call":"c","n":1000000001}"#,
  ])
  func whatIsWrongStaysWrong(line: String) {
    #expect(throws: BaselineError.self) { try read([line]) }
  }
}
