/// The words of the languages that a lexer or a matcher has to know. One list for all languages, so that a
/// name has one number; whether a word is a keyword is asked of the language.
///
/// No name of an API is here: a word cannot be a site.
@frozen
public enum Word: CaseIterable, Sendable {
  // Swift keywords, some of them C keywords too
  case `associatedtype`
  case `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, `init`, `inout`, `internal`,
    `let`
  case `operator`, `precedencegroup`, `private`, `protocol`, `public`, `rethrows`, `static`, `struct`,
    `subscript`
  case `typealias`, `var`, `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`,
    `fallthrough`
  case `for`, `guard`, `if`, `in`, `repeat`, `return`, `throw`, `switch`, `where`, `while`, `Any`, `as`,
    `await`
  case `false`, `is`, `nil`, `self`, `Self`, `super`, `throws`, `true`, `try`

  // C, C++ and Objective-C keywords that Swift does not have
  case auto, char, const, double, extern, float, goto, int, long, register, short, signed, sizeof, typedef,
    union
  case unsigned, void, volatile, inline, restrict, bool, delete, explicit, friend, mutable, namespace, new
  case noexcept, `nullptr`, template, this, typeid, typename, using, virtual, typeof, constexpr, decltype
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case wchar_t

  // words with a meaning in a place, which are identifiers everywhere else
  case actor, async, macro, override, final, lazy, weak, unowned, mutating, nonisolated, some, any, get, set
  case interface, implementation, property, end, selector, dynamic, optional, required, id

  /// The word's number in every vocabulary: its place in the list, from one.
  ///
  /// An enumeration without payloads is its place in the list, in one byte; a test holds that against `allCases`.
  @inlinable @inline(__always)
  public var number: UInt16 { UInt16(unsafeBitCast(self, to: UInt8.self)) + 1 }

  @inlinable @inline(__always)
  public init?(number: UInt16) {
    guard number >= 1, number <= Word.id.number else { return nil }
    self = unsafeBitCast(UInt8(truncatingIfNeeded: number - 1), to: Word.self)
  }

  @inlinable public static func == (a: Word, b: Word) -> Bool { a.number == b.number }

  /// The word as it is written.
  public var spelling: String { String(describing: self) }

  public var isCKeyword: Bool {
    switch self {
    case .auto ... .decltype: true
    case .class, .enum, .operator, .private, .protocol, .public, .static, .struct, .break, .case, .catch: true
    case .continue, .default, .do, .else, .for, .if, .return, .throw, .switch, .while, .false, .true, .try:
      true
    case .self, .super: false
    default: false
    }
  }
}

extension Word: Comparable {
  public static func < (a: Word, b: Word) -> Bool { a.number < b.number }
}

/// A set of words, as one bit each.
@frozen
public struct WordSet: Sendable {
  public let low: UInt64
  public let middle: UInt64
  public let high: UInt64

  public init(_ words: Word...) {
    var bits: [UInt64] = [0, 0, 0]
    for word in words { bits[Int(word.number / 64)] |= 1 << UInt64(word.number % 64) }
    (low, middle, high) = (bits[0], bits[1], bits[2])
  }

  /// Whether the name is one of the words; no other name is.
  @inlinable @inline(__always)
  public func contains(_ name: Name) -> Bool {
    let bit = UInt64(name.number & 63)
    switch name.number >> 6 {
    case 0: return low >> bit & 1 == 1
    case 1: return middle >> bit & 1 == 1
    case 2: return high >> bit & 1 == 1
    default: return false
    }
  }
}
