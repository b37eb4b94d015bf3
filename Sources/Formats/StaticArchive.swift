import Bytes

/// A static library: a file in the form of `ar`, with names as BSD or System V writes them.
enum StaticArchive {
  static let magic = "!<arch>\n"
  /// A large library has some thousands of objects.
  static let maximumMemberCount = 200_000

  struct Member {
    var name: String
    var offset: Int
    var count: Int
  }

  /// Without tables of contents.
  static func members(of view: ByteView, at base: Int) throws(BinaryError) -> [Member] {
    var members: [Member] = []
    var at = magic.utf8.count
    while at < view.count {
      guard let size = number(view.field(at: at + 48, count: 10)),
        let written = view.field(at: at, count: 16), view.starts(with: "`\n", at: at + 58)
      else { throw BinaryError(.wrong("no member of a static library begins here"), at: base.adding(at)) }
      var (offset, count) = (at + 60, size)
      guard view.part(at: offset, count: count) != nil else {
        throw BinaryError(.cut("last member"), at: base.adding(at))
      }
      var name = trimmed(written)
      // BSD writes a long name before the contents.
      if name.hasPrefix("#1/"), let length = number(String(name.dropFirst(3))) {
        guard length <= count, let long = view.field(at: offset, count: length) else {
          throw BinaryError(.wrong("the name of a member is longer than the member"), at: base.adding(at))
        }
        (name, offset, count) = (long, offset + length, count - length)
      }
      if name != "/", name != "//", name != "/SYM64/", !name.hasPrefix("__.SYMDEF") {
        if name.hasSuffix("/") { name.removeLast() }
        guard members.count < maximumMemberCount else {
          throw BinaryError(.tooMany("members"), at: base.adding(at))
        }
        members.append(Member(name: name, offset: offset, count: count))
      }
      at = at + 60 + size + size % 2
    }
    return members
  }

  /// A number in digits, with blanks after it.
  private static func number(_ text: String?) -> Int? {
    guard let text = text.map(trimmed), !text.isEmpty, text.utf8.allSatisfy({ 48...57 ~= $0 }) else {
      return nil
    }
    return Int(text)
  }

  private static func trimmed(_ text: String) -> String {
    String(decoding: text.utf8.reversed().drop { $0 == UInt8(ascii: " ") }.reversed(), as: UTF8.self)
  }
}
