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
