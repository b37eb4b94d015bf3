/// Where the lines of a source begin, to turn an offset into a line and a column.
///
/// A line ends at LF, CR LF or CR, nowhere else, as the compilers have it. Lines and columns are counted from
/// one, columns in bytes; a byte order mark at the start is not part of the first column.
package struct LineTable: Sendable {
  private let starts: [Int]
  private let markLength: Int

  package init(_ source: Source) {
    var starts = [0]
    starts.reserveCapacity(source.count / 24 + 1)
    var index = 0
    while index < source.count {
      let bytes = EightBytes(source.base + index)
      let ends = bytes.marks(equalTo: 0x0A) | bytes.marks(equalTo: 0x0D)
      guard ends != 0 else {
        index += 8
        continue
      }
      index += EightBytes.first(ends)
      guard index < source.count else { break }
      let isPair = source.base[index] == 0x0D && source.base[index + 1] == 0x0A
      index += isPair ? 2 : 1
      starts.append(index)
    }
    self.starts = starts
    markLength = source[0] == 0xEF && source[1] == 0xBB && source[2] == 0xBF ? 3 : 0
  }

  package struct Position: Hashable, Sendable {
    package let line: Int
    package let column: Int
  }

  package func position(of offset: Int) -> Position {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = offset - starts[low] + 1 - (low == 0 ? markLength : 0)
    return Position(line: low + 1, column: max(column, 1))
  }

  /// The bytes of a line, as offsets, without its end.
  package func range(ofLine line: Int, in source: Source) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return 0..<0 }
    let start = starts[line - 1] + (line == 1 ? markLength : 0)
    var end = line < starts.count ? starts[line] : source.count
    while end > start, source.base[end - 1] == 0x0A || source.base[end - 1] == 0x0D { end -= 1 }
    return min(start, end)..<end
  }
}
