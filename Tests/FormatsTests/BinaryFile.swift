/// A binary property list, put together by hand so that each part of it can be wrong.
struct BinaryFile {
  var objects: [[UInt8]]
  var top = 0
  var offsetSize = 1
  var referenceSize = 1
  /// What is added to the number of objects.
  var extraCount = 0
  var header = "bplist00"

  init(_ objects: [UInt8]...) { self.objects = objects }

  func with(_ change: (inout BinaryFile) -> Void) -> BinaryFile {
    var file = self
    change(&file)
    return file
  }

  var bytes: [UInt8] {
    var bytes = Array(header.utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for offset in offsets { bytes += BinaryFile.number(offset, offsetSize) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [objects.count + extraCount, top, table] { bytes += BinaryFile.number(number, 8) }
    return bytes
  }

  static func number(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
  }

  /// A text of up to 14 characters.
  static func text(_ text: String) -> [UInt8] { [0x50 | UInt8(text.utf8.count)] + Array(text.utf8) }

  static let fixtures: [(BinaryFile, String)] =
    scalars.map { (BinaryFile($0), $1) } + [
      (BinaryFile([0xA0]), "[]"), (BinaryFile([0xD0]), "{}"),
      (BinaryFile([0xA2, 1, 2], [0x09], text("a")), "[true,'a']"),
      (BinaryFile([0xD2, 1, 2, 3, 4], text("b"), text("a"), [0x10, 7], [0xA1, 3]), "{'b':7,'a':[7]}"),
      (BinaryFile([0xAF, 0x10, 1, 1], [0x08]), "[false]"),
      // The first of two equal keys counts, unlike in text.
      (BinaryFile([0xD2, 1, 1, 2, 3], text("a"), [0x08], [0x09]), "{'a':false}"),
      // What is shared is there as often as it is referred to.
      (BinaryFile([0xA3, 1, 1, 2], [0xA1, 2], text("x")), "[['x'],['x'],'x']"),
      (BinaryFile(text("unused"), [0x09]).with { $0.top = 1 }, "true"),
    ]
    + (1...8).flatMap { size in
      let file = BinaryFile([0xA1] + number(1, size), text("sized"))
      return [
        (file.with { $0.referenceSize = size }, "['sized']"),
        (BinaryFile(text("sized")).with { $0.offsetSize = size }, "'sized'"),
      ]
    }

  private static let scalars: [([UInt8], String)] = [
    ([0x08], "false"), ([0x09], "true"), ([0x10, 0xFF], "255"), ([0x11, 0x80, 0], "32768"),
    ([0x12, 0xFF, 0xFF, 0xFF, 0xFF], "4294967295"), ([0x13] + number(-5, 8), "-5"),
    ([0x14] + number(0, 8) + number(-1, 8), "18446744073709551615n"),
    ([0x14] + number(-1, 8) + number(-2, 8), "-2"), ([0x14] + number(0, 8) + number(3, 8), "3"),
    ([0x22, 0x3F, 0xC0, 0, 0], "1.5"), ([0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0], "1.5"),
    ([0x33, 0x41, 0xB0, 0, 0, 0, 0, 0, 0], "2009-07-04T21:24:16Z"),
    ([0x33, 0xBF, 0xE0, 0, 0, 0, 0, 0, 0], "2000-12-31T23:59:59Z"),
    ([0x42, 1, 0xFF], "<01ff>"), ([0x40], "<>"), ([0x50], "''"), (text("abc"), "'abc'"),
    ([0x5F, 0x10, 15] + Array("fifteen letters".utf8), "'fifteen letters'"), ([0x51, 0xE9], "'é'"),
    ([0x63, 0, 0xE9, 0xD8, 0x3D, 0xDE, 0], "'é😀'"), ([0x61, 0xDE, 0], "'\u{FFFD}'"), ([0x80, 7], "#7"),
    ([0x83, 0xFF, 0xFF, 0xFF, 0xFF], "#4294967295"),
  ]

  /// Files that are refused, and at which byte, and why.
  static let broken: [(BinaryFile, String)] = [
    (BinaryFile([0x00]), "byte 8: the value is null"), (BinaryFile([0xC0]), "byte 8: the value is a set"),
    (BinaryFile([0xB1, 0]), "byte 8: the value is a set"),
    (BinaryFile([0x70]), "byte 8: no type of value begins with the byte 0x70"),
    (BinaryFile([0x0F]), "byte 8: no type"), (BinaryFile([0x21, 0, 0]), "byte 8: no type"),
    (BinaryFile([0xA1, 0]), "byte 8: the value contains itself"),
    (BinaryFile([0xA1, 1], [0xD1, 2, 0], text("a")), "byte 8: the value contains itself"),
    (BinaryFile([0xA1, 9]), "byte 8: a reference leads to no object"),
    (BinaryFile([0xAF, 0x13] + number(Int.max, 8)), "byte 8: the value goes on after the objects end"),
    (BinaryFile([0xAF, 0x13] + number(-1, 8)), "byte 8: the value goes on"),
    (BinaryFile([0xDF, 0x13] + number(Int.max / 2 + 2, 8)), "byte 8: the value goes on"),
    (BinaryFile([0x4F, 0x1F, 0]), "byte 8: the value goes on"),
    (BinaryFile([0x4F, 0x50]), "byte 8: the value goes on"),
    (BinaryFile([0x4F]), "byte 8: the value goes on"),
    (BinaryFile([0x55, 0x61]), "byte 8: the value goes on"),
    (BinaryFile([0x62, 0, 0x61]), "byte 8: the value goes on"),
    (BinaryFile([0x13, 0]), "byte 8: the value goes on"),
    (BinaryFile([0x14, 0]), "byte 8: the value goes on"),
    (BinaryFile([0x23, 0]), "byte 8: the value goes on"),
    (BinaryFile([0x33, 0]), "byte 8: the value goes on"),
    (BinaryFile([0x81, 0]), "byte 8: the value goes on"),
    (BinaryFile([0x14] + number(1, 8) + number(0, 8)), "byte 8: the integer does not fit"),
    (BinaryFile([0x15] + [UInt8](repeating: 0, count: 32)), "byte 8: the integer does not fit"),
    (BinaryFile([0x84] + number(1 << 32, 5)), "byte 8: the identifier does not fit"),
    (BinaryFile([0xD1, 1, 1], [0x10, 1]), "byte 11: the key of a dictionary is no string"),
    (BinaryFile([0x09]).with { $0.top = 1 }, "byte 10: the sizes and counts"),
    (BinaryFile([0x09]).with { $0.extraCount = 1 }, "byte 10: the sizes and counts"),
    (BinaryFile([0x09]).with { $0.extraCount = -1 }, "byte 10: the sizes and counts"),
    (BinaryFile([0x09]).with { $0.extraCount = Int.max - 2 }, "byte 10: the sizes and counts"),
    (BinaryFile([0x09]).with { $0.referenceSize = 0 }, "byte 10: the sizes and counts"),
    (BinaryFile([0x09]).with { $0.referenceSize = 9 }, "byte 10: the sizes and counts"),
    (BinaryFile([0x09]).with { $0.offsetSize = 0 }, "byte 9: the sizes and counts"),
    (BinaryFile([0x09]).with { $0.header = "bplist15" }, "byte 6: version '15' of binary property lists"),
    (BinaryFile([0x09]).with { $0.header = "bplist" }, "byte 0: the file is too short"),
  ]
}
