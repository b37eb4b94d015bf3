import Bytes

extension XMLPropertyListReader {
  /// What an element that holds no others says, up to behind its end; nothing where there is no such element.
  mutating func readValue(
    _ name: String, isEmpty: Bool, from place: Place
  ) throws(PropertyListError) -> PropertyList.Content? {
    switch name {
    case "string" where isEmpty, "key" where isEmpty: return .text("")
    case "true" where isEmpty: return .flag(true)
    case "false" where isEmpty: return .flag(false)
    case "integer" where isEmpty, "real" where isEmpty, "date" where isEmpty, "data" where isEmpty:
      throw PropertyListError(.xml(.emptyElement(name)), at: place)
    default: break
    }
    let content: PropertyList.Content
    switch name {
    case "string", "key": content = .text(try readText(of: name))
    case "true": content = .flag(true)
    case "false": content = .flag(false)
    case "integer": content = try readInteger(from: place)
    case "real": content = try readReal()
    case "date": content = try readDate()
    case "data": content = .data(try readData())
    default: return nil
    }
    try expectEnd(of: name, from: place)
    return content
  }

  // MARK: Text

  /// Up to the tag that ends it. Breaks of lines stay as they are, which readers of XML in general change.
  mutating func readText(of name: String) throws(PropertyListError) -> String {
    let start = cursor.at
    cursor.skip { $0 != "<" && $0 != "&" }
    var pieces: [UInt8]?
    var piece = start
    while cursor.isAt("&") || cursor.isAt("<!") {
      var text = pieces ?? []
      text += cursor.bytes[piece..<cursor.at]
      if cursor.isAt("&") {
        try readEntity(into: &text)
      } else {
        try readCharacterData(of: name, into: &text)
      }
      piece = cursor.at
      cursor.skip { $0 != "<" && $0 != "&" }
      pieces = text
    }
    noteControls(from: start)
    guard var text = pieces else { return try checked(cursor.bytes[piece..<cursor.at], from: start) }
    text += cursor.bytes[piece..<cursor.at]
    return try checked(text[...], from: start)
  }

  private mutating func checked(_ text: ArraySlice<UInt8>, from start: Int) throws(PropertyListError)
    -> String
  {
    if isUTF8 { return String(decoding: text, as: UTF8.self) }
    guard let text = String(validating: text, as: UTF8.self) else { throw error(.notUTF8, at: start) }
    return text
  }

  private mutating func noteControls(from start: Int) {
    let text = cursor.bytes[start..<cursor.at]
    guard let offset = text.firstIndex(where: { $0 < 0x20 && !$0.isBlankOrBreak }) else { return }
    note(.control(UInt32(text[offset])), at: offset)
  }

  private mutating func readCharacterData(of name: String, into text: inout [UInt8]) throws(PropertyListError)
  {
    let start = cursor.at
    guard cursor.take("<![CDATA[") else { throw error(.markup(in: name), at: start) }
    let inside = cursor.at
    guard cursor.skip(past: "]]>") else { throw error(.unclosedCharacterData, at: start) }
    text += cursor.bytes[inside..<(cursor.at - 3)]
  }

  private mutating func readEntity(into text: inout [UInt8]) throws(PropertyListError) {
    let start = cursor.at
    if cursor.take("&lt;") {
      text.append(UInt8(ascii: "<"))
    } else if cursor.take("&gt;") {
      text.append(UInt8(ascii: ">"))
    } else if cursor.take("&amp;") {
      text.append(UInt8(ascii: "&"))
    } else if cursor.take("&apos;") {
      text.append(UInt8(ascii: "'"))
    } else if cursor.take("&quot;") {
      text.append(UInt8(ascii: "\""))
    } else if cursor.take("&#") {
      text += try readReference(from: start)
    } else {
      throw error(.unknownEntity(cursor.word(at: start)), at: start)
    }
  }

  private mutating func readReference(from start: Int) throws(PropertyListError) -> [UInt8] {
    let isHexadecimal = cursor.isAt("x")
    if isHexadecimal { cursor.at += 1 }
    let digits = cursor.at
    var value: UInt32 = 0
    // No more digits than CoreFoundation takes: the sum always fits.
    while let digit = cursor.peek()?.hexadecimal, digit < 10 || isHexadecimal, cursor.at - digits < 8 {
      value = value &* (isHexadecimal ? 16 : 10) &+ digit
      cursor.at += 1
    }
    guard cursor.at > digits, cursor.isAt(";"), let scalar = Unicode.Scalar(value) else {
      throw error(.wrongReference(cursor.word(at: start)), at: start)
    }
    cursor.at += 1
    return Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  // MARK: Numbers

  /// Up to the next tag, for messages.
  private func shown(from start: Int) -> String {
    String(decoding: cursor.bytes[start...].prefix(40).prefix { $0 != "<" }, as: UTF8.self)
  }

  private mutating func readInteger(from place: Place) throws(PropertyListError) -> PropertyList.Content {
    let start = cursor.at
    skipIntegerBlanks()
    if cursor.isAt("<") { throw PropertyListError(.xml(.emptyElement("integer")), at: place) }
    let isNegative = cursor.isAt("-")
    if isNegative || cursor.isAt("+") {
      cursor.at += 1
      skipIntegerBlanks()
    }
    let isHexadecimal = cursor.isAt("0") && (cursor.isAt("x", 1) || cursor.isAt("X", 1))
    if isHexadecimal { cursor.at += 2 }
    let digits = cursor.at
    var sum: UInt64 = 0
    while let byte = cursor.peek(), byte != "<" {
      guard let digit = byte.hexadecimal, digit < 10 || isHexadecimal else {
        throw error(.wrongInteger(shown(from: start)), at: start)
      }
      let (product, isOver) = sum.multipliedReportingOverflow(by: isHexadecimal ? 16 : 10)
      let (next, isOverToo) = product.addingReportingOverflow(UInt64(digit))
      if isOver || isOverToo { throw error(.largeInteger(shown(from: start)), at: start) }
      sum = next
      cursor.at += 1
    }
    guard cursor.at > digits else { throw error(.wrongInteger(shown(from: start)), at: start) }
    guard isNegative else { return Int(exactly: sum).map { .integer($0) } ?? .largeInteger(sum) }
    guard sum <= UInt64(Int.max) + 1 else { throw error(.largeInteger(shown(from: start)), at: start) }
    return .integer(Int(truncatingIfNeeded: 0 &- sum))
  }

  /// CoreFoundation takes all controls and most of the wider blanks of Unicode for blanks here.
  private mutating func skipIntegerBlanks() {
    while let byte = cursor.peek() {
      switch (byte, cursor.peek(1), cursor.peek(2)) {
      case (0..<0x21, _, _), (0x7F, _, _): cursor.at += 1
      case (0xE2, 0x80, .some(0x80...0x8B)), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80): cursor.at += 3
      default: return
      }
    }
  }

  private mutating func readReal() throws(PropertyListError) -> PropertyList.Content {
    let start = cursor.at
    let text = try readText(of: "real")
    switch text.lowercased() {
    case "nan": return .real(.nan)
    case "inf", "+inf", "infinity", "+infinity": return .real(.infinity)
    case "-inf", "-infinity": return .real(-.infinity)
    default: break
    }
    let bytes = text.utf8.drop(while: \.isSpace)
    guard !bytes.isEmpty, bytes.allSatisfy({ $0.isDigit || "+-.eE".utf8.contains($0) }),
      let number = Double(String(decoding: bytes, as: UTF8.self))
    else { throw error(.wrongReal(shown(from: start)), at: start) }
    return .real(number)
  }

  // MARK: Dates and data

  private mutating func readDate() throws(PropertyListError) -> PropertyList.Content {
    let start = cursor.at
    let isNegative = cursor.isAt("-")
    if isNegative { cursor.at += 1 }
    let year = readDigits(1...4)
    var parts: [Int] = []
    for mark in ["-", "-", "T", ":", ":"] as [Unicode.Scalar] where cursor.isAt(mark) {
      cursor.at += 1
      if let part = readDigits(2...2) { parts.append(part) }
    }
    guard let year, parts.count == 5, cursor.isAt("Z"),
      let date = PropertyListDate(
        year: isNegative ? -year : year, month: parts[0], day: parts[1], hour: parts[2], minute: parts[3],
        second: parts[4])
    else { throw error(.wrongDate(shown(from: start)), at: start) }
    cursor.at += 1
    return .date(date)
  }

  private mutating func readDigits(_ count: ClosedRange<Int>) -> Int? {
    let start = cursor.at
    var value = 0
    while cursor.at - start < count.upperBound, let digit = cursor.peek(), digit.isDigit {
      value = value * 10 + Int(digit - 0x30)
      cursor.at += 1
    }
    return cursor.at - start >= count.lowerBound ? value : nil
  }

  /// Base64 as CoreFoundation reads it: what is not in the alphabet is left out, `=` counts as nothing, and a last group
  /// of fewer than four is dropped.
  private mutating func readData() throws(PropertyListError) -> [UInt8] {
    let start = cursor.at
    var data: [UInt8] = []
    var group: UInt32 = 0
    var count = 0
    var padding = 0
    var isWhole = true
    while let byte = cursor.peek(), byte != "<" {
      guard byte < 0x80 else { throw error(.wrongData, at: cursor.at) }
      cursor.at += 1
      if byte.isSpace || byte == 0x0B || byte == 0x0C { continue }
      if byte == "=" { padding += 1 } else { padding = 0 }
      guard let digit = byte == "=" ? 0 : byte.base64 else {
        isWhole = false
        continue
      }
      group = (group << 6 | digit) & 0xFF_FFFF
      count = (count + 1) % 4
      guard count == 0 else { continue }
      data.append(UInt8(truncatingIfNeeded: group >> 16))
      if padding < 2 { data.append(UInt8(truncatingIfNeeded: group >> 8)) }
      if padding < 1 { data.append(UInt8(truncatingIfNeeded: group)) }
    }
    if !isWhole || count != 0 { note(.base64, at: start) }
    return data
  }
}

extension UInt8 {
  /// The value of a digit of base64, as RFC 4648 counts them in table 1.
  fileprivate var base64: UInt32? {
    switch self {
    case "A"..."Z": UInt32(self) - 0x41
    case "a"..."z": UInt32(self) - 0x61 + 26
    case "0"..."9": UInt32(self) - 0x30 + 52
    case "+": 62
    case "/": 63
    default: nil
    }
  }
}
