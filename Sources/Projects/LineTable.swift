import Formats

/// Where the lines of a text begin, for whoever asks out of order.
struct LineTable: Sendable, Hashable {
  private let starts: [Int]

  /// A line ends at LF, CR LF or CR.
  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isEnd = byte == 0x0A || byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      if isEnd { starts.append(index + 1) }
    }
    self.starts = starts
  }

  func position(of offset: Int) -> Position {
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: max(1, offset - starts[low] + 1))
  }
}
