import Bytes
import Lexing
import Synchronization

/// Lines of the tree's files, read when a report shows them. The last file is kept: findings come file by file.
final class SourceLines: Sendable {
  private let root: Root
  private let other: Root
  private let shared: Set<String>
  private let last = Mutex<(file: String, lines: [String])?>(nil)

  /// - Parameters:
  ///   - shared: files that count as being in the root and lie in another one.
  ///   - other: that one.
  init(root: Root, besides shared: Set<String> = [], in other: Root? = nil) {
    self.root = root
    self.shared = shared
    self.other = other ?? root
  }

  @Sendable func line(_ file: String, _ number: Int) -> String? {
    last.withLock { last in
      if last?.file != file {
        let place = (shared.contains(file) ? other : root).absolute(file)
        last = (file, SourceLines.lines(ofFile: (try? Platform.read(place)) ?? []))
      }
      guard let lines = last?.lines, lines.indices.contains(number - 1) else { return nil }
      return lines[number - 1]
    }
  }

  /// A file's lines, as what the lexers read of it has them.
  private static func lines(ofFile bytes: [UInt8]) -> [String] {
    switch bytes.withUnsafeBufferPointer({ Transcoding($0) }) {
    case .unnecessary: lines(bytes)
    case .utf8(let text): lines(text)
    case .unreadable: []
    }
  }

  /// A line ends at LF, CR LF or CR.
  static func lines(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    var start = bytes.utf8MarkLength
    for (index, byte) in bytes.enumerated() where byte.isBreak {
      if byte == 0x0A, index > 0, bytes[index - 1] == 0x0D {
        start = index + 1
        continue
      }
      lines.append(String(decoding: bytes[min(start, index)..<index], as: UTF8.self))
      start = index + 1
    }
    return lines + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}
