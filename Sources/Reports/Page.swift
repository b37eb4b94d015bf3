/// Lines of text for a person: coloured where that is wanted, wrapped where it is prose.
struct Page {
  enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case yellow = "33"
    case cyan = "36"
    case green = "32"
    /// A heading of what fails.
    case boldRed = "1;31"
    case boldYellow = "1;33"
    case boldCyan = "1;36"
  }

  static let width = 80

  let isColoured: Bool
  private(set) var text = ""

  init(isColoured: Bool) { self.isColoured = isColoured }

  mutating func line(_ text: String = "") { self.text += text + "\n" }

  /// Prose after a heading, its later lines under its first.
  mutating func prose(_ heading: String, _ prose: String, indent: Int = 0, style: Style = .dim) {
    let lead = String(repeating: " ", count: indent)
    let wrapped = Page.wrapped(prose, to: Page.width - indent - heading.count)
    for (index, row) in wrapped.enumerated() {
      let start = index == 0 ? styled(heading, style) : String(repeating: " ", count: heading.count)
      // At the start of a line of a build's log, two colons can begin a command to what reads it.
      line(lead + start + (row.hasPrefix("::") ? "\\u{3A}" + row.dropFirst() : row))
    }
  }

  func styled(_ text: String, _ style: Style) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The words of a text in lines of at most so many columns; a longer word has a line of its own.
  static func wrapped(_ text: String, to columns: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in text.split(separator: " ") {
      if !current.isEmpty, Visible.width(current) + 1 + Visible.width(word) > columns {
        lines.append(current)
        current = ""
      }
      current += (current.isEmpty ? "" : " ") + word
    }
    if !current.isEmpty { lines.append(current) }
    return lines
  }

  static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - Visible.width(text)))
  }

  static func right(_ text: String, to columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - Visible.width(text))) + text
  }
}

/// Numbers with their nouns.
enum Count {
  static func of(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(grouped(count)) \(count == 1 ? one : many ?? one + "s")"
  }

  /// `12,345`.
  static func grouped(_ count: Int) -> String {
    let digits = Array(String(count))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0, digit != "-" { text += "," }
      text.append(digit)
    }
    return text
  }

  /// `1.2 MB`, in the units that file managers use.
  static func bytes(_ count: Int) -> String {
    if count < 1000 { return of(count, "byte") }
    let units = ["kB", "MB", "GB", "TB"]
    var tenths = count / 100
    var unit = 0
    while tenths >= 10_000, unit < units.count - 1 {
      tenths /= 1000
      unit += 1
    }
    return tenths < 100 ? "\(tenths / 10).\(tenths % 10) \(units[unit])" : "\(tenths / 10) \(units[unit])"
  }
}
