/// Why a program, a library or an archive cannot be read, and where in it.
package struct BinaryError: Error, Sendable, Hashable, CustomStringConvertible {
  package enum Trouble: Sendable, Hashable {
    case empty
    /// Something else: what, with its article.
    case other(String)
    /// What is not all there.
    case cut(String)
    /// What contradicts the rest, and how.
    case wrong(String)
    /// What there is more of than is read.
    case tooMany(String)
    /// What is not read, though it may be sound.
    case unsupported(String)
  }

  package let trouble: Trouble
  /// Counted from zero.
  package let offset: Int

  package init(_ trouble: Trouble, at offset: Int) {
    self.trouble = trouble
    self.offset = offset
  }

  /// What is so, for the middle of a sentence that begins with the file.
  package var description: String {
    switch trouble {
    case .empty: "is empty"
    case .other(let what): "is \(what)"
    case .cut(let what): "ends before its \(what) does (byte \(offset))"
    case .wrong(let what): "is damaged: \(what) (byte \(offset))"
    case .tooMany(let what): "has more \(what) than are read (byte \(offset))"
    case .unsupported(let what): "has \(what), which is not read (byte \(offset))"
    }
  }
}

extension BinaryError {
  /// What a file is that should be a program, by how it begins.
  static func unlike(_ view: ByteView) -> BinaryError {
    if view.count == 0 { return BinaryError(.empty, at: 0) }
    let known: [(String, String)] = [
      ("PK\u{3}\u{4}", "a ZIP archive"), ("PK\u{5}\u{6}", "an empty ZIP archive"),
      ("bplist", "a property list"), ("<?xml", "an XML file"), ("#!", "a script"),
      // No other text begins so.
      ("version https:", "a pointer of Git LFS; fetch the file itself with 'git lfs pull'"),
      ("\u{7F}ELF", "a program for Linux"), ("MZ", "a program for Windows"),
      ("dyld_", "a cache of libraries"),
    ]
    if let (_, what) = known.first(where: { view.starts(with: $0.0) }) {
      return BinaryError(.other(what), at: 0)
    }
    if view.number(at: 0, size: 2) == 0x8B1F { return BinaryError(.other("a gzip archive"), at: 0) }
    return BinaryError(.other("no program and no library"), at: 0)
  }
}
