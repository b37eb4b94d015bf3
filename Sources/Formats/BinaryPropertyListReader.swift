import Bytes

/// Reads version 00 of binary property lists: objects, a table of their offsets, and 32 bytes that say how to read it.
/// Every number in it is checked before it is used. A value that several others refer to is read once.
struct BinaryPropertyListReader {
  private let bytes: [UInt8]
  private var trailer = Trailer()
  /// What is being read, the outermost first.
  private var open: [Container] = []
  /// By offset.
  private var known: [Int: Known] = [:]
  private var isOpen: Set<Int> = []
  private var notes: [PropertyListNote] = []
  private var root: Known?

  private struct Trailer {
    var offsetSize = 0
    var referenceSize = 0
    var objectCount = 0
    var top = 0
    /// Where the objects end and the table begins.
    var table = 0
  }

  private struct Container {
    let isDictionary: Bool
    let offset: Int
    let references: Int
    /// Keys count too, and come first.
    let count: Int
    var values: [PropertyList] = []
    var weight = 1
  }

  private struct Known {
    let value: PropertyList
    /// How much it is where everything that is shared is written out, text by its size: sharing lets few bytes stand for
    /// more than any memory holds.
    let weight: Int
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() throws(PropertyListError) -> PropertyListDocument {
    trailer = try readTrailer()
    try visit(try offset(of: trailer.top))
    while let last = open.last {
      if last.values.count == last.count {
        try close(last)
      } else {
        let place = last.references + last.values.count * trailer.referenceSize
        try visit(try offset(of: number(at: place, trailer.referenceSize), at: last.offset))
      }
    }
    guard let root else { throw error(.reference, at: 0) }
    return PropertyListDocument(format: .binary, root: root.value, notes: notes)
  }

  private func error(_ trouble: BinaryTrouble, at offset: Int) -> PropertyListError {
    PropertyListError(.binary(trouble), at: .byte(offset))
  }

  /// An unsigned number, the greatest byte first. The range is known to be in the file.
  private func number(at start: Int, _ size: Int) -> UInt64 {
    bytes[start..<(start + size)].reduce(0) { $0 << 8 | UInt64($1) }
  }

  // MARK: The table

  private func readTrailer() throws(PropertyListError) -> Trailer {
    let size = 32
    guard bytes.count >= 9 + size else { throw error(.tooShort, at: 0) }
    // CoreFoundation takes any second digit.
    guard bytes[6] == "0" else {
      throw error(.version(String(decoding: bytes[6..<8], as: UTF8.self)), at: 6)
    }
    let start = bytes.count - size
    let trailer = Trailer(
      offsetSize: Int(bytes[start + 6]), referenceSize: Int(bytes[start + 7]),
      objectCount: Int(clamping: number(at: start + 8, 8)), top: Int(clamping: number(at: start + 16, 8)),
      table: Int(clamping: number(at: start + 24, 8)))
    guard (1...8).contains(trailer.offsetSize), (1...8).contains(trailer.referenceSize),
      trailer.objectCount > trailer.top, trailer.table >= 9, trailer.table <= start,
      // Also bounds the count by the size of the file.
      trailer.objectCount <= (start - trailer.table) / trailer.offsetSize,
      trailer.objectCount * trailer.offsetSize == start - trailer.table,
      trailer.objectCount < BinaryPropertyListReader.limit(trailer.referenceSize),
      trailer.table < BinaryPropertyListReader.limit(trailer.offsetSize)
    else { throw error(.trailer, at: start) }
    for index in 0..<trailer.objectCount {
      let place = trailer.table + index * trailer.offsetSize
      if number(at: place, trailer.offsetSize) >= trailer.table { throw error(.offset, at: place) }
    }
    return trailer
  }

  /// What a number of so many bytes cannot reach.
  private static func limit(_ size: Int) -> Int { size < 8 ? 1 << (8 * size) : Int.max }

  /// - Parameter place: of what refers to it.
  private func offset(of reference: UInt64, at place: Int) throws(PropertyListError) -> Int {
    guard reference < trailer.objectCount else { throw error(.reference, at: place) }
    return try offset(of: Int(reference))
  }

  private func offset(of object: Int) throws(PropertyListError) -> Int {
    let entry = trailer.table + object * trailer.offsetSize
    let offset = Int(clamping: number(at: entry, trailer.offsetSize))
    guard offset >= 8, offset < trailer.table else { throw error(.offset, at: entry) }
    return offset
  }

  // MARK: Objects

  private mutating func visit(_ offset: Int) throws(PropertyListError) {
    if let known = known[offset] { return try deliver(known) }
    guard !isOpen.contains(offset) else { throw error(.cycle, at: offset) }
    let marker = bytes[offset]
    if marker >> 4 == 0xA || marker >> 4 == 0xD { return try openContainer(offset) }
    let content = try readScalar(offset)
    let size =
      switch content {
      case .text(let text): text.utf8.count
      case .data(let data): data.count
      default: 0
      }
    let one = Known(value: PropertyList(content, at: .byte(offset)), weight: 1 + size / 16)
    known[offset] = one
    try deliver(one)
  }

  private mutating func openContainer(_ offset: Int) throws(PropertyListError) {
    guard open.count < PropertyListReader.maximumDepth else {
      throw PropertyListError(.tooDeep, at: .byte(offset))
    }
    let isDictionary = bytes[offset] >> 4 == 0xD
    let unit = trailer.referenceSize * (isDictionary ? 2 : 1)
    let (count, references) = try readCount(offset, of: unit)
    isOpen.insert(offset)
    open.append(
      Container(
        isDictionary: isDictionary, offset: offset, references: references,
        count: isDictionary ? count * 2 : count))
  }

  /// How many units a value has, all of them within the objects, and where they begin.
  private func readCount(_ offset: Int, of unit: Int) throws(PropertyListError) -> (count: Int, start: Int) {
    var count = Int(bytes[offset] & 0xF)
    var start = offset + 1
    if count == 0xF {
      guard start < trailer.table, bytes[start] >> 4 == 1 else { throw error(.outside, at: offset) }
      let size = 1 << Int(bytes[start] & 0xF)
      start += 1
      guard size <= 8, size <= trailer.table - start else { throw error(.outside, at: offset) }
      count = Int(clamping: number(at: start, size))
      start += size
    }
    guard count <= (trailer.table - start) / unit else { throw error(.outside, at: offset) }
    return (count, start)
  }

  private mutating func close(_ container: Container) throws(PropertyListError) {
    open.removeLast()
    isOpen.remove(container.offset)
    let content: PropertyList.Content
    if container.isDictionary {
      let half = container.count / 2
      var members: [PropertyListMember] = []
      members.reserveCapacity(half)
      for (key, value) in zip(container.values[..<half], container.values[half...]) {
        guard let text = key.text else { throw PropertyListError(.binary(.key), at: key.place) }
        members.append(PropertyListMember(text, at: key.place, value))
      }
      let duplicates = members.duplicates
      notes += duplicates
      content = .dictionary(duplicates.isEmpty ? members : members.firstOfEachKey)
    } else {
      content = .array(container.values)
    }
    let one = Known(value: PropertyList(content, at: .byte(container.offset)), weight: container.weight)
    known[container.offset] = one
    try deliver(one)
  }

  private mutating func deliver(_ one: Known) throws(PropertyListError) {
    let last = open.count - 1
    guard last >= 0 else {
      root = one
      return
    }
    open[last].values.append(one.value)
    // Neither is more than the limit, so the sum fits.
    open[last].weight += one.weight
    if open[last].weight > PropertyListReader.maximumValueCount {
      throw PropertyListError(.tooManyValues, at: .byte(open[last].offset))
    }
  }
}

// MARK: Values that hold no others

extension BinaryPropertyListReader {
  private mutating func readScalar(_ offset: Int) throws(PropertyListError) -> PropertyList.Content {
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x0:
      switch marker {
      case 0x00: throw error(.null, at: offset)
      case 0x08: return .flag(false)
      case 0x09: return .flag(true)
      default: throw error(.unknownObject(marker), at: offset)
      }
    case 0x1: return try readInteger(offset)
    case 0x2 where marker & 0xF == 2:
      return .real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: try readNumber(offset, 4)))))
    case 0x2 where marker & 0xF == 3: return .real(Double(bitPattern: try readNumber(offset, 8)))
    case 0x3 where marker & 0xF == 3:
      return .date(PropertyListDate(seconds: Double(bitPattern: try readNumber(offset, 8))))
    case 0x4:
      let (count, start) = try readCount(offset, of: 1)
      return .data(Array(bytes[start..<(start + count)]))
    case 0x5: return .text(try readASCII(offset))
    case 0x6: return .text(try readUTF16(offset))
    case 0x8:
      let size = Int(marker & 0xF) + 1
      guard size <= 8, let identifier = UInt32(exactly: try readNumber(offset, size)) else {
        throw error(.largeIdentifier, at: offset)
      }
      return .identifier(identifier)
    case 0xB, 0xC: throw error(.set, at: offset)
    default: throw error(.unknownObject(marker), at: offset)
    }
  }

  private func readNumber(_ offset: Int, _ size: Int) throws(PropertyListError) -> UInt64 {
    guard size < trailer.table - offset else { throw error(.outside, at: offset) }
    return number(at: offset + 1, size)
  }

  /// Up to four bytes are unsigned, eight are signed, and sixteen are how an unsigned number of eight is written.
  private func readInteger(_ offset: Int) throws(PropertyListError) -> PropertyList.Content {
    switch bytes[offset] & 0xF {
    case 0...2:
      return .integer(Int(truncatingIfNeeded: try readNumber(offset, 1 << Int(bytes[offset] & 0xF))))
    case 3: return .integer(Int(truncatingIfNeeded: try readNumber(offset, 8)))
    case 4:
      guard trailer.table - offset > 16 else { throw error(.outside, at: offset) }
      let (high, low) = (number(at: offset + 1, 8), number(at: offset + 9, 8))
      if high == UInt64.max, low > UInt64(Int.max) { return .integer(Int(truncatingIfNeeded: low)) }
      guard high == 0 else { throw error(.largeInteger, at: offset) }
      return Int(exactly: low).map { .integer($0) } ?? .largeInteger(low)
    default: throw error(.largeInteger, at: offset)
    }
  }

  private mutating func readASCII(_ offset: Int) throws(PropertyListError) -> String {
    let (count, start) = try readCount(offset, of: 1)
    let text = bytes[start..<(start + count)]
    if text.allSatisfy({ $0 < 0x80 }) { return String(decoding: text, as: UTF8.self) }
    notes.append(PropertyListNote(kind: .notASCII, place: .byte(offset)))
    return String(decoding: text.map(UInt16.init), as: UTF16.self)
  }

  private mutating func readUTF16(_ offset: Int) throws(PropertyListError) -> String {
    let (count, start) = try readCount(offset, of: 2)
    var text: [UInt8] = []
    text.reserveCapacity(count)
    var pairs = SurrogatePairs()
    for place in stride(from: start, to: start + 2 * count, by: 2) {
      pairs.append(UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1]), to: &text)
    }
    pairs.finish(&text)
    if pairs.isBroken { notes.append(PropertyListNote(kind: .loneSurrogate, place: .byte(offset))) }
    return String(decoding: text, as: UTF8.self)
  }
}
