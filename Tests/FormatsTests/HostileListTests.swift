import Testing

@testable import Formats

/// Nothing that is read may trap, hang or take more than its size.
@Suite(.serialized) struct HostileListTests {
  private func read(_ bytes: [UInt8]) {
    _ = try? PropertyListReader.read(bytes)
    _ = try? JSONReader.read(bytes)
  }

  private func trouble(_ bytes: [UInt8]) -> PropertyListError.Trouble? {
    do throws(PropertyListError) {
      _ = try PropertyListReader.read(bytes)
      return nil
    } catch {
      return error.trouble
    }
  }

  private func troubleOfJSON(_ bytes: [UInt8]) -> JSONError.Trouble? {
    do throws(JSONError) {
      _ = try JSONReader.read(bytes)
      return nil
    } catch {
      return error.trouble
    }
  }

  @Test(arguments: PropertyListFixture.all)
  func `Every part of a file is read or refused`(_ fixture: PropertyListFixture) {
    for end in 0...fixture.bytes.count {
      read(Array(fixture.bytes[..<end]))
      read(Array(fixture.bytes[end...]))
    }
  }

  @Test(arguments: PropertyListFixture.all)
  func `A file with a byte changed is read or refused`(_ fixture: PropertyListFixture) {
    for place in fixture.bytes.indices {
      for byte in [0, 0x0A, 0x22, 0x3C, 0x7F, 0x80, 0xA3, 0xFF, fixture.bytes[place] &+ 1] as [UInt8] {
        var bytes = fixture.bytes
        bytes[place] = byte
        read(bytes)
      }
    }
  }

  @Test(arguments: JSONReaderTests.texts)
  func `Every part of JSON is read or refused`(text: String, _: String) {
    let bytes = Array(text.utf8)
    for end in 0...bytes.count {
      _ = try? JSONReader.read(Array(bytes[..<end]))
      _ = try? JSONReader.read(Array(bytes[end...]))
    }
  }

  @Test func `Bytes in any order are read or refused`() {
    let pieces = [
      "<", ">", "/", "<dict>", "</dict>", "<key>", "</key>", "<plist>", "<string>", "&amp;", "<!--", "-->",
      "<![CDATA[", "{", "}",
      "(", ")", "[", "]", "\"", "'", ";", "=", ":", ",", "\\", "\\U", "//", "/*", "a", "1", "\n", "\r", " ",
      "é",
    ].map { Array($0.utf8) }
    for seed in 0..<200 {
      var dice = Dice(seed: UInt64(seed) + 1)
      read((0..<(1 + dice.roll(200))).flatMap { _ in pieces[dice.roll(pieces.count)] })
      let noise = (0..<(1 + dice.roll(200))).map { _ in UInt8(dice.roll(256)) }
      read(noise)
      read(BinaryFile(noise).bytes)
      read(Array("bplist00".utf8) + noise)
    }
  }

  @Test(arguments: [
    "<array>", "<dict><key>a</key>", "<plist><array>", "<plist>", "(", "{a=", "{a=(", "a={", "[", "{\"a\":",
  ])
  func `Nesting has a limit`(_ unit: String) {
    let bytes = Array(String(repeating: unit, count: 100_000).utf8)
    if unit.hasPrefix("[") || unit.contains(":") {
      #expect(troubleOfJSON(bytes) == .tooDeep)
    } else {
      #expect(trouble(bytes) == .tooDeep)
    }
  }

  @Test func `Nesting up to the limit is read`() throws {
    let depth = PropertyListReader.maximumDepth
    let repeated = { (open: String, close: String) in
      Array((String(repeating: open, count: depth) + String(repeating: close, count: depth)).utf8)
    }
    _ = try PropertyListReader.read(repeated("(", ")"))
    _ = try PropertyListReader.read(repeated("<array>", "</array>"))
    _ = try JSONReader.read(repeated("[", "]"))
    let chain = (0..<depth - 1).map { [0xA1] + BinaryFile.number($0 + 1, 2) }
    var file = BinaryFile()
    file.objects = chain + [[0xA0]]
    (file.referenceSize, file.offsetSize) = (2, 2)
    _ = try PropertyListReader.read(file.bytes)
    file.objects.insert([0xA1, 0, 2], at: 1)
    file.objects = (0..<depth).map { [0xA1] + BinaryFile.number($0 + 1, 2) } + [[0xA0]]
    #expect(trouble(file.bytes) == .tooDeep)
  }

  @Test func `Size has a limit`() {
    let large = [UInt8](repeating: UInt8(ascii: "a"), count: PropertyListReader.maximumByteCount + 1)
    #expect(trouble(large) == .tooLarge)
    #expect(troubleOfJSON(large) == .tooLarge)
    let numbers = Array(("[" + String(repeating: "1,", count: JSONReader.maximumValueCount) + "1]").utf8)
    #expect(troubleOfJSON(numbers) == .tooManyValues)
  }

  @Test func `The number of values has a limit`() throws {
    let place = Place.byte(0)
    var builder = PropertyListBuilder()
    try builder.open(isDictionary: false, at: place)
    for _ in 0..<PropertyListReader.maximumValueCount { try builder.add(.flag(true), at: place) }
    #expect(throws: PropertyListError(.tooManyValues, at: place)) { try builder.close() }
  }

  /// Forty lists, each of which holds the next one ten times.
  @Test(arguments: [[0xA0], BinaryFile.text("fourteen bytes")] as [[UInt8]])
  func `Sharing cannot stand for more than memory holds`(last: [UInt8]) {
    var file = BinaryFile()
    file.objects = (0..<40).map { [0xAA] + [UInt8](repeating: UInt8($0 + 1), count: 10) } + [last]
    file.offsetSize = 2
    #expect(trouble(file.bytes) == .tooManyValues)
  }

  /// Each is repeated.
  static let units = [
    "a", "a=b;", "a;", "(", "'a'=", "\"\\n", "/**/", "//\n", "/*", "\n", " ", "<", "<00",
    "<key>a</key><true/>", "<array/>", "&amp;", "&",
    "<![CDATA[", "<!--", "<!-- -->", "#if\n", "\u{2028}", "1,", "\"a\":1,", "[", "é", "\u{0}", "'\\Ud800'=a;",
    "<x a>",
  ]

  private func time(_ unit: String, bytes: Int) -> Duration {
    let text = String(repeating: unit, count: bytes / unit.utf8.count)
    return ContinuousClock().measure {
      for start in ["", "{", "<dict>", "<plist><string>", "<data>", "\"", "[", "{\"a\":["] {
        read(Array((start + text).utf8))
      }
    }
  }

  /// Four times the bytes take four times the time; sixteen would be the square. The bounds are wide: machines are busy.
  @Test(arguments: units)
  func `Time grows as the size does`(_ unit: String) {
    for _ in 0..<3 {
      let small = time(unit, bytes: 16_000)
      let large = time(unit, bytes: 64_000)
      if large < .milliseconds(100) || large < small * 9 { return }
    }
    Issue.record("four times as much of '\(unit)' takes more than nine times as long")
  }
}
