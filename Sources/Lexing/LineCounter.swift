/// Turns offsets of a source into lines and columns, and counts on from the last one it was asked for: whoever asks in
/// order goes over the source once, up to what is asked last.
///
/// A line ends at LF, CR LF or CR, nowhere else, as the compilers have it. Lines and columns are counted from
/// one, columns in bytes; a byte order mark at the start is not part of the first column.
package struct LineCounter {
  private let source: Source
  private let markLength: Int
  private var counted = 0
  private var line = 1
  private var lineStart = 0

  package init(_ source: Source) {
    self.source = source
    markLength = source.markLength
  }

  package mutating func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), source.count)
    if offset < counted { (counted, line, lineStart) = (0, 1, 0) }
    count(upTo: offset)
    let column = offset - lineStart + 1 - (lineStart == 0 ? markLength : 0)
    return (line, max(column, 1))
  }

  private func endsLine(_ offset: Int) -> Bool {
    let byte = source.base[offset]
    return byte == 0x0A || byte == 0x0D && source.base[offset + 1] != 0x0A
  }

  private mutating func count(upTo end: Int) {
    while end - counted >= 8 {
      let bytes = EightBytes(source.base + counted)
      if bytes.marks(equalTo: 0x0D) == 0 {
        let lines = bytes.exactMarks(equalTo: 0x0A)
        line += lines.nonzeroBitCount
        if lines != 0 { lineStart = counted + EightBytes.last(lines) + 1 }
        counted += 8
      } else {
        countEach(upTo: counted + 8)
      }
    }
    countEach(upTo: end)
  }

  private mutating func countEach(upTo end: Int) {
    while counted < end {
      if endsLine(counted) {
        line += 1
        lineStart = counted + 1
      }
      counted += 1
    }
  }
}
