/// A name that a vocabulary knows: its number there. Zero is every other name.
@frozen
public struct Name: Hashable, Comparable, Sendable {
  public let number: UInt16
  @inlinable public init(number: UInt16) { self.number = number }
  @inlinable public static var none: Name { Name(number: 0) }
  @inlinable public init(_ word: Word) { number = word.number }
  @inlinable public static func == (a: Name, b: Name) -> Bool { a.number == b.number }
  @inlinable public static func < (a: Name, b: Name) -> Bool { a.number < b.number }
  @inlinable public var word: Word? { Word(number: number) }
}

/// The names that a lexer looks out for, interned: the words of the languages, names that are only ever
/// evidence, and names that can be a site. An identifier is hashed by its length and its first and last eight
/// bytes, so the cost does not grow with it, and most fail at one bit of a small table.
package struct Vocabulary: Sendable {
  private let spellings: [String]
  private let numbers: [String: UInt16]
  private let slots: [Slot]
  private let filter: [UInt64]
  private let slotMask: UInt64
  private let firstTrigger: UInt16

  private struct Slot: Sendable {
    var ends = Ends(first: 0, last: 0)
    var start: UInt32 = 0
    var length: UInt32 = 0
    var number: UInt16 = 0
  }
  /// The spellings, one after the other, so that a slot can be compared without a `String`.
  private let text: [UInt8]

  /// - Parameters:
  ///   - triggers: names at which a site can stand. None may be a `Word`.
  ///   - context: further names that a matcher asks about.
  package init(triggers: some Sequence<String>, context: some Sequence<String> = []) {
    var spellings = [""] + Word.allCases.map(\.spelling)
    var numbers: [String: UInt16] = [:]
    for (number, spelling) in spellings.enumerated().dropFirst() { numbers[spelling] = UInt16(number) }
    let triggers = Set(triggers).subtracting(numbers.keys).sorted()
    let context = Set(context).subtracting(numbers.keys).subtracting(triggers).sorted()
    precondition(spellings.count + triggers.count + context.count < Self.maximumCount)
    for name in context {
      numbers[name] = UInt16(spellings.count)
      spellings.append(name)
    }
    firstTrigger = UInt16(spellings.count)
    for name in triggers {
      numbers[name] = UInt16(spellings.count)
      spellings.append(name)
    }

    var slotCount = 64
    while slotCount < spellings.count * 4 { slotCount *= 2 }
    let mask = UInt64(slotCount - 1)
    var slots = [Slot](repeating: Slot(), count: slotCount)
    var filter = [UInt64](repeating: 0, count: Self.filterBits / 64)
    var text: [UInt8] = []
    for (number, spelling) in spellings.enumerated().dropFirst() {
      let bytes = Array(spelling.utf8)
      let ends = Source.with(bytes) { Ends($0.base, bytes.count) }
      let hash = ends.hash(bytes.count)
      var slot = Int(hash & mask)
      while slots[slot].number != 0 { slot = Int(UInt64(slot + 1) & mask) }
      slots[slot] = Slot(
        ends: ends, start: UInt32(text.count), length: UInt32(bytes.count), number: UInt16(number))
      let bit = Int(hash >> (64 - Self.filterBitCount))
      filter[bit / 64] |= 1 << UInt64(bit % 64)
      text += bytes
    }
    self.spellings = spellings
    self.numbers = numbers
    self.slots = slots
    self.filter = filter
    self.text = text
    slotMask = mask
  }

  /// More names than this no catalog comes near; what holds a bit for each can be small.
  package static var maximumCount: Int { 1 << 13 }

  private static let filterBitCount: UInt64 = 16
  private static var filterBits: Int { 1 << Int(filterBitCount) }

  /// The name that a text stands for, `.none` where the vocabulary does not have it.
  package func name(_ text: String) -> Name { Name(number: numbers[text] ?? 0) }

  package func spelling(of name: Name) -> String {
    name.number < spellings.count ? spellings[Int(name.number)] : ""
  }

  /// How many names there are, zero (none) included: a table indexed by a name's number has this size.
  package var count: Int { spellings.count }

  @inline(__always)
  package func isTrigger(_ name: Name) -> Bool { name.number >= firstTrigger }

  /// The name that `length` bytes at `pointer` spell.
  /// - Precondition: eight bytes may be read at `pointer`, whatever `length` is.
  @inline(__always)
  package func name(_ pointer: UnsafePointer<UInt8>, _ length: Int) -> Name {
    let ends = Ends(pointer, length)
    let hash = ends.hash(length)
    let bit = Int(hash >> (64 - Self.filterBitCount))
    let hit = filter.withUnsafeBufferPointer { $0[bit / 64] >> UInt64(bit % 64) & 1 }
    return hit == 0 ? .none : find(hash, ends, pointer, length)
  }

  @inline(never)
  private func find(_ hash: UInt64, _ ends: Ends, _ pointer: UnsafePointer<UInt8>, _ length: Int) -> Name {
    slots.withUnsafeBufferPointer { slots in
      var index = Int(hash & slotMask)
      while slots[index].number != 0 {
        let slot = slots[index]
        if slot.ends == ends, Int(slot.length) == length, length <= 16 || matches(slot, pointer) {
          return Name(number: slot.number)
        }
        index = Int(UInt64(index + 1) & slotMask)
      }
      return .none
    }
  }

  private func matches(_ slot: Slot, _ pointer: UnsafePointer<UInt8>) -> Bool {
    for index in 0..<Int(slot.length) where text[Int(slot.start) + index] != pointer[index] { return false }
    return true
  }

  /// The first and the last eight bytes of a name, which are all of one that has at most sixteen.
  private struct Ends: Sendable, Equatable {
    let first: UInt64
    let last: UInt64

    init(first: UInt64, last: UInt64) {
      self.first = first
      self.last = last
    }

    /// - Precondition: eight bytes may be read at `pointer`, whatever `length` is.
    @inline(__always)
    init(_ pointer: UnsafePointer<UInt8>, _ length: Int) {
      let raw = UnsafeRawPointer(pointer)
      let word = raw.loadUnaligned(as: UInt64.self)
      if length >= 8 {
        first = word
        last = (raw + (length - 8)).loadUnaligned(as: UInt64.self)
      } else {
        first = word & ((1 &<< UInt64(length &* 8)) &- 1)
        last = 0
      }
    }

    @inline(__always)
    func hash(_ length: Int) -> UInt64 {
      var hash = first &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash &>> 32
      hash = (hash ^ last ^ UInt64(truncatingIfNeeded: length)) &* 0xD6E8_FEB8_6659_FD93
      return hash ^ (hash &>> 29)
    }
  }
}
