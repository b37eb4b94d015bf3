import Bytes

/// Reads property lists, with the place of every value and key: XML, binary, the older form with braces, and tables of
/// strings. Which of them a file is, its bytes say.
///
/// It reads what CoreFoundation reads, and takes the same value from it. What CoreFoundation tolerates by accident and
/// other programs refuse is noted. It is stricter in this: what is inside of an array or a dictionary that is not
/// closed is never a value; dates have to exist; bytes that are not in the encoding are refused, and so are sets and
/// null in binary files and keys that are no texts. It reads more in this: an empty file, lines for the preprocessor between elements, and UTF-16 without a mark are read, and noted. Nothing
/// that a file names is ever opened.
package enum PropertyListReader {
  /// Large projects and tables of strings are a tenth of it.
  package static let maximumByteCount = 32 << 20
  /// As many as CoreFoundation reads.
  package static let maximumDepth = 512
  /// Keys count too. Bounds the memory that a hostile file can ask for.
  package static let maximumValueCount = 1_000_000

  package static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListDocument {
    guard bytes.count <= maximumByteCount else { throw PropertyListError(.tooLarge, at: start) }
    if bytes.starts(with: "bplist".utf8) {
      var reader = BinaryPropertyListReader(bytes)
      return try reader.read()
    }
    let text = try decoded(bytes)
    if text.bytes.isEmpty {
      let root = PropertyList(.dictionary([]), at: start)
      return PropertyListDocument(
        format: .strings, root: root, notes: [PropertyListNote(kind: .empty, place: start)])
    }
    var document = isXML(text.bytes) ? try readXML(text) : try readOpenStep(text)
    if text.lacksMark { document.notes.append(PropertyListNote(kind: .noByteOrderMark, place: start)) }
    if let offset = text.loneSurrogate {
      var cursor = TextCursor(text.bytes)
      document.notes.append(PropertyListNote(kind: .loneSurrogate, place: cursor.place(of: offset)))
    }
    if text.isCut {
      var cursor = TextCursor(text.bytes)
      document.notes.append(PropertyListNote(kind: .cutUnit, place: cursor.place(of: text.bytes.count)))
    }
    document.notes.sort { $0.place < $1.place }
    return document
  }

  private static let start = Place.text(Position(line: 1, column: 1))

  private static func decoded(_ bytes: [UInt8]) throws(PropertyListError) -> DecodedText {
    do throws(DecodedText.Failure) {
      return try DecodedText(bytes, declared: XMLDeclaration.encoding)
    } catch {
      var cursor = TextCursor(bytes)
      let trouble: PropertyListError.Trouble =
        error.isKnown ? .wrongEncoding(error.encoding) : .unknownEncoding(error.encoding)
      throw PropertyListError(trouble, at: cursor.place(of: error.offset))
    }
  }

  /// Nothing else begins with `<`, but data in the older form: `<0fbd77>`.
  static func isXML(_ bytes: [UInt8]) -> Bool {
    guard let start = bytes.firstIndex(where: { !$0.isBlankOrBreak }), bytes[start] == "<" else {
      return false
    }
    let inside = bytes[(start + 1)...].prefix { $0 != ">" }
    return !inside.allSatisfy { $0.isSpace || $0.hexadecimal != nil }
  }

  private static func readXML(_ text: DecodedText) throws(PropertyListError) -> PropertyListDocument {
    let invalid = text.firstInvalid
    var reader = XMLPropertyListReader(text.bytes, isUTF8: invalid == nil)
    var document = try reader.read()
    if let invalid {
      document.notes.append(PropertyListNote(kind: .notUTF8, place: reader.cursor.place(of: invalid)))
    }
    return document
  }

  private static func readOpenStep(_ text: DecodedText) throws(PropertyListError) -> PropertyListDocument {
    var cursor = TextCursor(text.bytes)
    if let invalid = text.firstInvalid {
      throw PropertyListError(.wrongEncoding("UTF-8"), at: cursor.place(of: invalid))
    }
    var reader = OpenStepReader(text.bytes)
    return try reader.read()
  }
}

/// What the first line of XML says of its encoding.
enum XMLDeclaration {
  /// As CoreFoundation looks for it: no blank may stand before the name or around the `=`.
  static func encoding(in bytes: [UInt8]) -> String? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let end = bytes[5...].firstIndex { $0 == "?" || $0 == ">" } ?? bytes.count
    var cursor = TextCursor(bytes)
    cursor.at = 5
    guard cursor.skip(past: "encoding="), cursor.at < end, let quote = cursor.peek(), quote.isQuote else {
      return nil
    }
    cursor.at += 1
    let start = cursor.at
    cursor.skip { $0 != quote }
    return cursor.isAtEnd ? nil : String(cursor.text(from: start).prefix(40))
  }
}
