import Baseline
import Projects

extension String {
  /// What a file says, short enough for a message.
  var cut: String { utf8.count <= 100 ? self : String(prefix(80)) + "…" }

  /// The same in quotes.
  var quoted: String { "'\(cut)'" }

  /// With a capital letter and a full stop.
  var sentence: String { prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".") }

  /// Whether it is empty, or looks so.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension Finding.Related {
  init(_ place: FilePlace, _ message: String) {
    self.init(file: place.file, line: place.line, message: message)
  }
}
