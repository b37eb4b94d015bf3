import Formats
import Testing

@Suite struct LineTableTests {
  @Test func findsLinesAndTheirStarts() {
    let bytes = Array("a\nbc\r\nd\re".utf8)
    let table = LineTable(bytes)
    #expect((1...5).map { table.start(ofLine: $0) } == [0, 2, 6, 8, nil])
    #expect(table.start(ofLine: 0) == nil)
    let positions = [0, 1, 2, 5, 6, 8, 100].map { table.position(of: $0) }
    let expected = [(1, 1), (1, 2), (2, 1), (2, 4), (3, 1), (4, 1), (4, 93)]
    #expect(positions == expected.map { Position(line: $0.0, column: $0.1) })
    #expect([0, 1, 2, 4, 6, 7, 8, 100].map { table.lineStart(of: $0) } == [0, 0, 2, 2, 6, 6, 8, 8])
  }

  /// Behind a byte order mark.
  @Test func beginsWhereItIsTold() {
    let table = LineTable([0xEF, 0xBB, 0xBF] + Array("ab\nc".utf8), from: 3)
    #expect(table.start(ofLine: 1) == 3)
    #expect(table.position(of: 4) == Position(line: 1, column: 2))
    #expect(table.start(ofLine: 2) == 6)
  }
}
