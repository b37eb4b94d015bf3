import Bytes

/// Where the lines of a text begin, for whoever asks out of order.
package struct LineTable: Sendable, Hashable {
  private let starts: [Int]

  /// A line ends at LF, CR LF or CR.
  ///
  /// - Parameter start: where the first line begins: behind a byte order mark that is no part of it.
  package init(_ bytes: [UInt8], from start: Int = 0) {
    var starts = [start]
    for (index, byte) in bytes.enumerated() where byte.isBreak {
      let isPair = byte == "\r" && index + 1 < bytes.count && bytes[index + 1] == "\n"
      if !isPair { starts.append(index + 1) }
    }
    self.starts = starts
  }

  package func position(of offset: Int) -> Position {
    let place = place(of: offset)
    return Position(line: place + 1, column: max(1, offset - starts[place] + 1))
  }

  /// Where a line begins; nothing where there is none of that number.
  package func start(ofLine line: Int) -> Int? {
    starts.indices.contains(line - 1) ? starts[line - 1] : nil
  }

  /// Where the line begins that an offset is in.
  package func lineStart(of offset: Int) -> Int { starts[place(of: offset)] }

  private func place(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
