import Bytes

extension OpenStepReader {
  /// With quotes or without; up to behind it.
  mutating func readText(from place: Place) throws(PropertyListError) -> String {
    let start = cursor.at
    guard let quote = cursor.peek(), quote.isQuote else {
      cursor.skip(while: \.isBare)
      return cursor.text(from: start)
    }
    cursor.at += 1
    let hasEscape = skipQuoted(quote)
    guard cursor.isAt(Unicode.Scalar(quote)) else {
      throw PropertyListError(.openStep(.unclosedQuote(String(Unicode.Scalar(quote)))), at: place)
    }
    let end = cursor.at
    if !hasEscape {
      defer { cursor.at = end + 1 }
      return String(decoding: cursor.bytes[(start + 1)..<end], as: UTF8.self)
    }
    cursor.at = start + 1
    let text = try unescaped(to: end)
    cursor.at = end + 1
    return text
  }

  /// To the quote that closes, or the end of the file; whether an escape is before it.
  @discardableResult
  mutating func skipQuoted(_ quote: UInt8) -> Bool {
    var hasEscape = false
    while !cursor.isAtEnd {
      let byte = cursor.bytes[cursor.at]
      if byte == quote { break }
      if byte == "\\" {
        hasEscape = true
        cursor.at += 1
      }
      if !cursor.isAtEnd { cursor.at += 1 }
    }
    return hasEscape
  }

  private mutating func unescaped(to end: Int) throws(PropertyListError) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(end - cursor.at)
    let start = cursor.at
    var pairs = SurrogatePairs()
    while cursor.at < end {
      let byte = cursor.bytes[cursor.at]
      cursor.at += 1
      if byte == "\\", cursor.at < end {
        // A backslash before a character that is not ASCII counts for nothing.
        if cursor.bytes[cursor.at] < 0x80 { pairs.append(try readEscape(to: end), to: &text) }
      } else {
        pairs.finish(&text)
        text.append(byte)
      }
    }
    pairs.finish(&text)
    if pairs.isBroken { builder.note(.loneSurrogate, at: cursor.place(of: start - 1)) }
    return String(decoding: text, as: UTF8.self)
  }

  /// What stands after a backslash, as a unit of UTF-16.
  private mutating func readEscape(to end: Int) throws(PropertyListError) -> UInt16 {
    let byte = cursor.bytes[cursor.at]
    switch byte {
    case "0"..."7": return try readOctal(to: end)
    case "U": return readHexadecimal(to: end)
    default: break
    }
    cursor.at += 1
    switch byte {
    case "a": return 0x07
    case "b": return 0x08
    case "f": return 0x0C
    case "n": return 0x0A
    case "r": return 0x0D
    case "t": return 0x09
    case "v": return 0x0B
    default: return UInt16(byte)
    }
  }

  /// At most four digits after `\U`.
  private mutating func readHexadecimal(to end: Int) -> UInt16 {
    cursor.at += 1
    var unit: UInt32 = 0
    let digits = cursor.at
    while cursor.at < end, cursor.at - digits < 4, let digit = cursor.bytes[cursor.at].hexadecimal {
      unit = unit << 4 | digit
      cursor.at += 1
    }
    return UInt16(truncatingIfNeeded: unit)
  }

  /// At most three digits, for a byte in the encoding of NeXTSTEP.
  private mutating func readOctal(to end: Int) throws(PropertyListError) -> UInt16 {
    let start = cursor.at
    var byte: UInt8 = 0
    while cursor.at < end, cursor.at - start < 3, "0"..."7" ~= cursor.bytes[cursor.at] {
      // Only the last eight bits count.
      byte = byte << 3 | (cursor.bytes[cursor.at] & 7)
      cursor.at += 1
    }
    guard let unit = NextStepLatin.unit(byte) else {
      throw error(.wrongEscape("\\" + cursor.text(from: start)), at: start - 1)
    }
    return unit
  }
}

/// The encoding that escapes with octal digits are in:
/// <https://www.unicode.org/Public/MAPPINGS/VENDORS/NEXT/NEXTSTEP.TXT>.
enum NextStepLatin {
  /// The character of a byte; nothing for the two that have none.
  static func unit(_ byte: UInt8) -> UInt16? {
    guard byte >= 0x80 else { return UInt16(byte) }
    let place = Int(byte) - 0x80
    return place < upperHalf.count ? upperHalf[place] : nil
  }

  private static let upperHalf = Array(
    "\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ"
      .utf16)
}
