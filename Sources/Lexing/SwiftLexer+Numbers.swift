import Bytes

extension SwiftLexer {
  mutating func lexNumber() {
    let isZero = base[position] == Byte.zero
    switch base[position &+ 1] {
    case UInt8(ascii: "x") where isZero: append(.number, end: hexNumberEnd(from: position &+ 2))
    case UInt8(ascii: "o") where isZero: append(.number, end: wordEnd(from: position &+ 2))
    case UInt8(ascii: "b") where isZero: append(.number, end: wordEnd(from: position &+ 2))
    default: append(.number, end: decimalEnd(from: position))
    }
  }

  private mutating func decimalEnd(from start: Int) -> Int {
    var end = digitsEnd(from: start)
    if base[end] == Byte.dot {
      // `1.description` is a member, and the `0.1` of `x.0.1` are two.
      guard base[end &+ 1].isDigit, !followsPeriod else { return end }
      end = digitsEnd(from: end &+ 1)
      return base[end] | 0x20 == UInt8(ascii: "e") ? exponentEnd(from: end &+ 1) : end
    }
    return base[end] | 0x20 == UInt8(ascii: "e") ? exponentEnd(from: end &+ 1) : wordEnd(from: end)
  }

  private func exponentEnd(from start: Int) -> Int {
    wordEnd(from: isSign(base[start]) ? start &+ 1 : start)
  }

  /// A fraction needs an exponent in hexadecimal; without one, the dot begins a member's name.
  private func hexNumberEnd(from start: Int) -> Int {
    guard base[start].isHexDigit else { return wordEnd(from: start) }
    let dot = hexDigitsEnd(from: start)
    var end = dot
    if base[dot] == Byte.dot {
      guard base[dot &+ 1].isHexDigit else { return dot }
      end = hexDigitsEnd(from: dot &+ 1)
      // As the compiler's parser has it, which looks one character too far.
      if base[end] | 0x20 != UInt8(ascii: "p") {
        return end &+ 1 < count && !base[end &+ 1].isDigit ? dot : end
      }
    }
    guard base[end] | 0x20 == UInt8(ascii: "p") else { return wordEnd(from: end) }
    let exponent = isSign(base[end &+ 1]) ? end &+ 2 : end &+ 1
    let isMember = end > dot && exponent == end &+ 1 && !base[dot &+ 1].isDigit
    if isMember, exponent < count, !base[exponent].isDigit { return dot }
    return wordEnd(from: exponent)
  }

  private func isSign(_ byte: UInt8) -> Bool { byte == Byte.plus || byte == Byte.minus }

  private func digitsEnd(from start: Int) -> Int {
    var end = start
    while base[end].isDigit || base[end] == Byte.underscore { end &+= 1 }
    return end
  }

  private func hexDigitsEnd(from start: Int) -> Int {
    var end = start
    while base[end].isHexDigit || base[end] == Byte.underscore { end &+= 1 }
    return end
  }
}
