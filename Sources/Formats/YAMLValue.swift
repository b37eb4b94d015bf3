import Bytes

/// What a plain scalar means in YAML 1.1: <https://yaml.org/type/>, as PyYAML reads it. Dates are texts here.
package enum YAMLValue: Sendable, Hashable {
  case null
  case flag(Bool)
  case integer(Int)
  /// A decimal that no `Int` holds, without zeros or underscores before or between its digits.
  case largeInteger(String)
  case number(Double)
  case text(String)

  /// - Parameter text: without quotes around it, and as it is written.
  package init(plain text: String) {
    switch text {
    case "", "~", "null", "Null", "NULL": self = .null
    case "yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON": self = .flag(true)
    case "no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF": self = .flag(false)
    default: self = YAMLNumber(text).value ?? .text(text)
    }
  }
}

/// A text that may be a number.
private struct YAMLNumber {
  private let isNegative: Bool
  private let hasSign: Bool
  /// What follows the sign.
  private let digits: ArraySlice<UInt8>

  init(_ text: String) {
    let bytes = Array(text.utf8)
    isNegative = bytes.first == UInt8(ascii: "-")
    hasSign = isNegative || bytes.first == UInt8(ascii: "+")
    digits = bytes.dropFirst(hasSign ? 1 : 0)
  }

  var value: YAMLValue? {
    guard let first = digits.first, first.isDigit || first == "." else { return nil }
    return float ?? integer
  }

  // MARK: Whole numbers

  private var integer: YAMLValue? {
    let rest = digits.dropFirst()
    guard digits.first == UInt8(ascii: "0") else {
      return digits.contains(UInt8(ascii: ":")) ? sexagesimal : decimal
    }
    switch rest.first {
    case nil: return .integer(0)
    case UInt8(ascii: "b"): return whole(rest.dropFirst(), radix: 2)
    case UInt8(ascii: "x"): return whole(rest.dropFirst(), radix: 16)
    default: return whole(rest, radix: 8) ?? (rest.allSatisfy { $0 == "_" } ? .integer(0) : nil)
    }
  }

  private var decimal: YAMLValue? {
    if let value = whole(digits, radix: 10) { return value }
    guard digits.allSatisfy({ $0.isDigit || $0 == "_" }) else { return nil }
    let plain = String(decoding: digits.filter(\.isDigit), as: UTF8.self)
    return .largeInteger(isNegative ? "-" + plain : plain)
  }

  /// Digits of a base with underscores between; nothing where they are none or do not fit.
  private func whole(_ digits: ArraySlice<UInt8>, radix: UInt32) -> YAMLValue? {
    var sum = 0
    var isEmpty = true
    for byte in digits where byte != "_" {
      guard let digit = byte.hexadecimal, digit < radix else { return nil }
      // Towards the sign, so that the least integer fits.
      let (product, isOver) = sum.multipliedReportingOverflow(by: Int(radix))
      let (next, isOverToo) = product.addingReportingOverflow(isNegative ? -Int(digit) : Int(digit))
      if isOver || isOverToo { return nil }
      sum = next
      isEmpty = false
    }
    return isEmpty ? nil : .integer(sum)
  }

  /// `190:20:30`: each part but the first is below 60.
  private var sexagesimal: YAMLValue? {
    let parts = digits.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    var sum = 0
    for (place, part) in parts.enumerated() {
      let isFirst = place == 0
      guard isFirst ? part.first?.isDigit == true : Self.isBelowSixty(part),
        case .integer(let value) = whole(part, radix: 10)
      else { return nil }
      let (product, isOver) = sum.multipliedReportingOverflow(by: 60)
      // `whole` carries the sign already.
      let (next, isOverToo) = product.addingReportingOverflow(value)
      if isOver || isOverToo { return nil }
      sum = next
    }
    return .integer(sum)
  }

  private static func isBelowSixty(_ part: ArraySlice<UInt8>) -> Bool {
    guard let first = part.first, part.allSatisfy(\.isDigit) else { return false }
    return part.count == 1 || part.count == 2 && first < 0x36
  }

  // MARK: Numbers with a fraction

  private var float: YAMLValue? {
    switch String(decoding: digits, as: UTF8.self) {
    case ".inf", ".Inf", ".INF": return .number(isNegative ? -.infinity : .infinity)
    case ".nan", ".NaN", ".NAN": return hasSign ? nil : .number(.nan)
    default: break
    }
    guard let point = digits.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    let whole = digits[..<point]
    let (fraction, exponent) = Self.split(digits[(point + 1)...])
    guard fraction.allSatisfy({ $0.isDigit || $0 == "_" }) else { return nil }
    if whole.contains(UInt8(ascii: ":")) {
      return exponent.isEmpty ? sexagesimalFloat(whole, fraction) : nil
    }
    guard whole.allSatisfy({ $0.isDigit || $0 == "_" }), exponent.isEmpty || Self.isExponent(exponent) else {
      return nil
    }
    if whole.isEmpty {
      guard !hasSign, fraction.first?.isDigit == true else { return nil }
    } else if whole.first?.isDigit != true {
      return nil
    }
    return double(whole, fraction, exponent).map { .number(isNegative ? -$0 : $0) }
  }

  /// What stands before and from the `e` of an exponent on.
  private static func split(_ bytes: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, ArraySlice<UInt8>) {
    let end = bytes.firstIndex { $0 == "e" || $0 == "E" } ?? bytes.endIndex
    return (bytes[..<end], bytes[end...])
  }

  /// `e+3`: in YAML 1.1 the sign has to be there.
  private static func isExponent(_ bytes: ArraySlice<UInt8>) -> Bool {
    let rest = bytes.dropFirst()
    guard let sign = rest.first, sign == "+" || sign == "-", rest.count > 1 else { return false }
    return rest.dropFirst().allSatisfy(\.isDigit)
  }

  private func double(
    _ whole: ArraySlice<UInt8>, _ fraction: ArraySlice<UInt8>, _ exponent: ArraySlice<UInt8>
  ) -> Double? {
    let bytes =
      [UInt8(ascii: "0")] + whole.filter(\.isDigit) + [UInt8(ascii: ".")] + fraction.filter(\.isDigit)
      + [UInt8(ascii: "0")] + exponent
    return Double(String(decoding: bytes, as: UTF8.self))
  }

  private func sexagesimalFloat(_ whole: ArraySlice<UInt8>, _ fraction: ArraySlice<UInt8>) -> YAMLValue? {
    let parts = whole.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard let first = parts.first, first.first?.isDigit == true,
      first.allSatisfy({ $0.isDigit || $0 == "_" }), parts.dropFirst().allSatisfy(Self.isBelowSixty)
    else { return nil }
    var sum = 0.0
    var base = 1.0
    for (place, part) in parts.reversed().enumerated() {
      guard let value = double(part, place == 0 ? fraction : [], []) else { return nil }
      sum += value * base
      base *= 60
    }
    return .number(isNegative ? -sum : sum)
  }
}
