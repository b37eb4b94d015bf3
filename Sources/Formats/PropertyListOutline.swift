import Bytes

/// Where the values of a property list stand, without making a value of each. Of a project, which can have a hundred
/// thousand values, few are asked for; an outline finds them several times faster than `PropertyListReader` reads all.
///
/// It reads what programs write: dictionaries, arrays and texts. All else, and what is wrong, is for
/// `PropertyListReader`, whose value it can take over.
package struct PropertyListOutline: Sendable {
  /// A value or a key, by its place in the outline.
  package typealias Node = Int

  private enum Kind: UInt8 { case text, escapedText, array, dictionary, other }

  private struct Entry {
    let kind: Kind
    /// In `bytes`, without the quotes.
    let start: Int32
    var end: Int32
    /// The entry after this one and all that is in it.
    var next: Int32
  }

  private var bytes: [UInt8]
  private var entries: [Entry] = []
  /// The offsets at which lines begin; of a value that was taken over, the position of each entry.
  private var lineStarts: [Int32] = [0]
  private var positions: [Position] = []

  package let root: Node = 0

  /// - Parameter bytes: of a list with braces, in UTF-8. Nothing where it is not just that.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count <= PropertyListReader.maximumByteCount else { return nil }
    self.bytes = bytes
    entries.reserveCapacity(bytes.count / 20)
    let isRead = bytes.withUnsafeBufferPointer { bytes in
      var scan = Scan(bytes: bytes)
      guard scan.read(into: &entries) else { return false }
      lineStarts = scan.lineStarts
      return !scan.hasOther || String(validating: bytes, as: UTF8.self) != nil
    }
    if !isRead { return nil }
  }

  /// Of a value that is there already.
  package init(_ list: PropertyList) {
    bytes = []
    add(list)
  }

  /// The depth is bounded, as `PropertyListReader` read it.
  private mutating func add(_ list: PropertyList) {
    let index = entries.count
    switch list.content {
    case .array(let elements):
      add(.array, "", at: list.place)
      for element in elements { add(element) }
    case .dictionary(let members):
      add(.dictionary, "", at: list.place)
      for member in members {
        add(.text, member.key, at: member.keyPlace)
        add(member.value)
      }
    case .text(let text): add(.text, text, at: list.place)
    case .integer(let number): add(.text, String(number), at: list.place)
    case .real(let number): add(.text, String(number), at: list.place)
    case .flag(let flag): add(.text, flag ? "YES" : "NO", at: list.place)
    case .largeInteger, .date, .data, .identifier: add(.other, "", at: list.place)
    }
    entries[index].next = Int32(truncatingIfNeeded: entries.count)
  }

  private mutating func add(_ kind: Kind, _ text: String, at place: Place) {
    let start = Int32(truncatingIfNeeded: bytes.count)
    bytes += text.utf8
    let next = Int32(truncatingIfNeeded: entries.count + 1)
    entries.append(Entry(kind: kind, start: start, end: Int32(truncatingIfNeeded: bytes.count), next: next))
    positions.append(place.position ?? Position(line: 0, column: 0))
  }
}

// MARK: Asking

extension PropertyListOutline {
  package func isDictionary(_ node: Node) -> Bool { entries[node].kind == .dictionary }
  package func isArray(_ node: Node) -> Bool { entries[node].kind == .array }

  /// How many values and keys there are.
  package var count: Int { entries.count }

  /// How many values and keys a node is, with all that is in it.
  package func size(of node: Node) -> Int { Int(entries[node].next) - node }

  /// The first of what is in a container; a value of a dictionary follows its key.
  package func firstChild(of node: Node) -> Node? { size(of: node) > 1 ? node + 1 : nil }

  package func child(after child: Node, of node: Node) -> Node? {
    let next = entries[child].next
    return next < entries[node].next ? Int(next) : nil
  }

  /// The elements of an array, in order; nothing of what is none.
  package func forEachElement(of node: Node, _ body: (Node) -> Void) {
    guard isArray(node) else { return }
    var at = node + 1
    let end = Int(entries[node].next)
    while at < end {
      body(at)
      at = Int(entries[at].next)
    }
  }

  /// The value of a key of a dictionary: of the last one that is so spelt.
  package func value(_ key: StaticString, of node: Node) -> Node? { values(key, "", "", of: node).0 }

  /// The values of three keys, for less than thrice the time.
  package func values(
    _ first: StaticString, _ second: StaticString, _ third: StaticString, of node: Node
  ) -> (Node?, Node?, Node?) {
    guard isDictionary(node) else { return (nil, nil, nil) }
    return entries.withUnsafeBufferPointer { entries in
      var found: (Node?, Node?, Node?)
      var at = node + 1
      let end = Int(entries[node].next)
      while at < end {
        let (key, value) = (entries[at], Int(entries[at].next))
        if isText(key, first) {
          found.0 = value
        } else if isText(key, second) {
          found.1 = value
        } else if isText(key, third) {
          found.2 = value
        }
        at = Int(entries[value].next)
      }
      return found
    }
  }

  package func isText(_ node: Node, _ text: StaticString) -> Bool { isText(entries[node], text) }

  private func isText(_ entry: Entry, _ text: StaticString) -> Bool {
    entry.kind == .text && Int(entry.end - entry.start) == text.utf8CodeUnitCount && begins(entry, text)
  }

  /// Whether a key or a text begins so, as it is written.
  package func text(of node: Node, begins prefix: StaticString) -> Bool {
    let entry = entries[node]
    return Int(entry.end - entry.start) >= prefix.utf8CodeUnitCount && begins(entry, prefix)
  }

  /// - Precondition: the entry is as long as the text.
  private func begins(_ entry: Entry, _ text: StaticString) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let start = Int(entry.start)
      for offset in 0..<text.utf8CodeUnitCount where bytes[start + offset] != text.utf8Start[offset] {
        return false
      }
      return true
    }
  }

  /// Nothing where it is no text.
  package func text(of node: Node) -> String? {
    let entry = entries[node]
    let range = Int(entry.start)..<Int(entry.end)
    switch entry.kind {
    case .text: return String(decoding: bytes[range], as: UTF8.self)
    case .escapedText:
      // With its quotes it is a property list of its own.
      return (try? PropertyListReader.read(Array(bytes[(range.lowerBound - 1)...range.upperBound])))?.root
        .text
    default: return nil
    }
  }

  package func text(_ key: StaticString, of node: Node) -> String? {
    guard let value = value(key, of: node) else { return nil }
    return text(of: value)
  }

  /// The bytes of a text as they are written, to tell one from others.
  package func rawBytes(of node: Node) -> ArraySlice<UInt8> {
    bytes[Int(entries[node].start)..<Int(entries[node].end)]
  }

  package func position(of node: Node) -> Position {
    if !positions.isEmpty { return positions[node] }
    let entry = entries[node]
    let hasQuote =
      entry.start > 0 && (entry.kind == .text || entry.kind == .escapedText)
      && bytes[Int(entry.start) - 1].isQuote
    let offset = hasQuote ? entry.start - 1 : entry.start
    let line = lineStarts.indices.partitioningIndex { lineStarts[$0] > offset }
    return Position(line: line, column: Int(offset - lineStarts[max(line - 1, 0)]) + 1)
  }
}

// MARK: Reading

extension PropertyListOutline {
  private struct Scan {
    let bytes: UnsafeBufferPointer<UInt8>
    var at = 0
    var hasOther = false
    var lineStarts: [Int32] = [0]
    /// The containers that are open, by their entries.
    private var open: [Int] = []
    private let isBare = (0...255).map { UInt8($0).isBare }

    private enum Wanted { case value, key, separator }

    init(bytes: UnsafeBufferPointer<UInt8>) {
      self.bytes = bytes
      lineStarts.reserveCapacity(bytes.count / 32)
    }

    /// Whether all of it could be read.
    mutating func read(into entries: inout [Entry]) -> Bool {
      var wanted = Wanted.value
      repeat {
        guard skipBlanks(), at < bytes.count, entries.count < PropertyListReader.maximumValueCount else {
          return false
        }
        guard let next = read(wanted, into: &entries) else { return false }
        wanted = next
      } while !open.isEmpty
      return skipBlanks() && at == bytes.count && entries.first.map { $0.kind == .dictionary } ?? false
    }

    private mutating func read(_ wanted: Wanted, into entries: inout [Entry]) -> Wanted? {
      let byte = bytes[at]
      let isInArray = open.last.map { entries[$0].kind == .array } ?? false
      switch (wanted, byte) {
      case (.separator, UInt8(ascii: ";")) where !isInArray:
        at += 1
        return .key
      case (.separator, UInt8(ascii: ",")) where isInArray:
        at += 1
        return .value
      case (.separator, UInt8(ascii: ")")) where isInArray, (.value, UInt8(ascii: ")")) where isInArray,
        (.key, UInt8(ascii: "}")):
        at += 1
        let closed = open.removeLast()
        entries[closed].next = Int32(truncatingIfNeeded: entries.count)
        return .separator
      case (.separator, _): return nil
      case (.value, UInt8(ascii: "{")), (.value, UInt8(ascii: "(")):
        guard open.count < PropertyListReader.maximumDepth else { return nil }
        open.append(entries.count)
        let isDictionary = byte == UInt8(ascii: "{")
        add(isDictionary ? .dictionary : .array, at, at, to: &entries)
        at += 1
        return isDictionary ? .key : .value
      default:
        guard readText(into: &entries) else { return nil }
        if wanted == .value { return .separator }
        guard skipBlanks(), at < bytes.count, bytes[at] == UInt8(ascii: "=") else { return nil }
        at += 1
        return .value
      }
    }

    private mutating func readText(into entries: inout [Entry]) -> Bool {
      let start = at
      let quote = bytes[at]
      guard quote.isQuote else {
        var end = start
        while end < bytes.count, isBare[Int(bytes[end])] { end += 1 }
        at = end
        add(.text, start, end, to: &entries)
        return end > start
      }
      at += 1
      var kind = Kind.text
      while true {
        skipPlain { $0 == quote || $0 == UInt8(ascii: "\\") }
        guard at < bytes.count else { return false }
        if bytes[at] == quote { break }
        kind = .escapedText
        at += 1
        if at < bytes.count {
          note(bytes[at])
          at += 1
        }
      }
      add(kind, start + 1, at, to: &entries)
      at += 1
      return true
    }

    /// Over bytes that only are what they are, up to one that `ends` them.
    private mutating func skipPlain(until ends: (UInt8) -> Bool) {
      var end = at
      while end < bytes.count {
        let byte = bytes[end]
        if ends(byte) { break }
        if byte < 0x20 || byte >= 0x80 {
          at = end
          note(byte)
        }
        end += 1
      }
      at = end
    }

    /// Looks at the byte here, which is passed over, for what is asked of all bytes.
    private mutating func note(_ byte: UInt8) {
      if byte >= 0x80 {
        hasOther = true
      } else if byte.isBreak {
        endLine()
      }
    }

    /// Of CR LF, LF ends the line.
    private mutating func endLine() {
      if bytes[at] == 0x0D, at + 1 < bytes.count, bytes[at + 1] == 0x0A { return }
      lineStarts.append(Int32(truncatingIfNeeded: at + 1))
    }

    private func add(_ kind: Kind, _ start: Int, _ end: Int, to entries: inout [Entry]) {
      let next = Int32(truncatingIfNeeded: entries.count + 1)
      entries.append(
        Entry(
          kind: kind, start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end), next: next
        ))
    }

    /// Over blanks and comments; no where a comment is never closed.
    private mutating func skipBlanks() -> Bool {
      while at < bytes.count {
        switch bytes[at] {
        case 0x09, 0x20: at += 1
        case 0x0A, 0x0D:
          endLine()
          at += 1
        case UInt8(ascii: "/") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "*"):
          at += 2
          guard skipComment() else { return false }
        case UInt8(ascii: "/") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "/"):
          while at < bytes.count, !bytes[at].isBreak {
            if bytes[at] >= 0x80 { return false }
            at += 1
          }
        default: return true
        }
      }
      return true
    }

    /// From inside of a comment to behind it; no where it is never closed.
    private mutating func skipComment() -> Bool {
      while true {
        skipPlain { $0 == UInt8(ascii: "*") }
        guard at + 1 < bytes.count else { return false }
        at += 1
        if bytes[at] == UInt8(ascii: "/") { break }
      }
      at += 1
      return true
    }
  }
}
