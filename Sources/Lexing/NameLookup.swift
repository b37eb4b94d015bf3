/// Finds the names of a vocabulary in a source. An identifier is hashed by its length and its first and last eight
/// bytes, so the cost does not grow with it, and most fail at one bit of a small table.
///
/// It points into a `NameTable`, so that a lexer that holds it copies nothing for each question.
struct NameLookup {
  fileprivate let slots: UnsafePointer<Slot>
  fileprivate let filter: UnsafePointer<UInt64>
  /// The spellings, one after the other.
  fileprivate let text: UnsafePointer<UInt8>
  fileprivate let slotMask: UInt64
  fileprivate let firstTrigger: UInt16
  /// What literals begin with at which a site can stand, whatever else they say.
  let textPrefix: TextPrefix

  fileprivate struct Slot {
    var ends = Ends(first: 0, last: 0)
    var start: UInt32 = 0
    var length: UInt32 = 0
    var number: UInt16 = 0
  }

  @inline(__always)
  func isTrigger(_ name: Name) -> Bool { name.number >= firstTrigger }

  /// The name that `length` bytes at `pointer` spell.
  /// - Precondition: eight bytes may be read at `pointer`, whatever `length` is.
  @inline(__always)
  func name(_ pointer: UnsafePointer<UInt8>, _ length: Int) -> Name {
    let ends = Ends(pointer, length)
    let hash = ends.hash(length)
    let bit = Int(truncatingIfNeeded: hash &>> (64 &- Self.filterBitCount))
    return filter[bit &>> 6] &>> UInt64(bit & 63) & 1 == 0 ? .none : find(hash, ends, pointer, length)
  }

  @inline(never)
  private func find(_ hash: UInt64, _ ends: Ends, _ pointer: UnsafePointer<UInt8>, _ length: Int) -> Name {
    var index = Int(truncatingIfNeeded: hash & slotMask)
    while slots[index].number != 0 {
      let slot = slots[index]
      if slot.ends == ends, Int(slot.length) == length, length <= 16 || matches(slot, pointer) {
        return Name(number: slot.number)
      }
      index = Int(truncatingIfNeeded: UInt64(index &+ 1) & slotMask)
    }
    return .none
  }

  private func matches(_ slot: Slot, _ pointer: UnsafePointer<UInt8>) -> Bool {
    for index in 0..<Int(slot.length) where text[Int(slot.start) + index] != pointer[index] { return false }
    return true
  }

  fileprivate static let filterBitCount: UInt64 = 16

  /// The first and the last eight bytes of a name, which are all of one that has at most sixteen.
  fileprivate struct Ends: Equatable {
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
        last = (raw + (length &- 8)).loadUnaligned(as: UInt64.self)
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

/// Owns what a `NameLookup` points into. Written once, before anybody reads it.
final class NameTable: @unchecked Sendable {
  private let slots: UnsafeMutablePointer<NameLookup.Slot>
  private let filter: UnsafeMutablePointer<UInt64>
  private let text: UnsafeMutablePointer<UInt8>
  let lookup: NameLookup

  /// - Parameter spellings: of the names, in the order of their numbers; that of number zero is empty.
  init(_ spellings: [String], firstTrigger: UInt16, textPrefix: TextPrefix) {
    var slotCount = 64
    while slotCount < spellings.count * 4 { slotCount *= 2 }
    let filterWordCount = 1 << Int(NameLookup.filterBitCount - 6)
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: NameLookup.Slot(), count: slotCount)
    filter = .allocate(capacity: filterWordCount)
    filter.initialize(repeating: 0, count: filterWordCount)
    let bytes = spellings.flatMap(\.utf8) + [UInt8](repeating: 0, count: Source.padding)
    text = .allocate(capacity: bytes.count)
    text.initialize(from: bytes, count: bytes.count)
    lookup = NameLookup(
      slots: slots, filter: filter, text: text, slotMask: UInt64(slotCount - 1), firstTrigger: firstTrigger,
      textPrefix: textPrefix)

    var start = 0
    for (number, spelling) in spellings.enumerated().dropFirst() {
      let length = spelling.utf8.count
      let ends = NameLookup.Ends(text + start, length)
      let hash = ends.hash(length)
      var slot = Int(truncatingIfNeeded: hash & lookup.slotMask)
      while slots[slot].number != 0 { slot = Int(UInt64(slot + 1) & lookup.slotMask) }
      slots[slot] = NameLookup.Slot(
        ends: ends, start: UInt32(start), length: UInt32(length), number: UInt16(number))
      let bit = Int(hash >> (64 - NameLookup.filterBitCount))
      filter[bit / 64] |= 1 << UInt64(bit % 64)
      start += length
    }
  }

  deinit {
    slots.deallocate()
    filter.deallocate()
    text.deallocate()
  }
}
