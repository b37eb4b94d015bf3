/// Where something stands in a file: in the lines of a text, or at a byte of a binary file, which has no lines.
package enum Place: Sendable, Hashable {
  case text(Position)
  /// Counted from zero.
  case byte(Int)

  /// Nothing in a binary file.
  package var position: Position? {
    if case .text(let position) = self { position } else { nil }
  }
}

extension Place: Comparable {
  package static func < (a: Place, b: Place) -> Bool {
    switch (a, b) {
    case (.text(let a), .text(let b)): a < b
    case (.byte(let a), .byte(let b)): a < b
    case (.text, .byte): true
    case (.byte, .text): false
    }
  }
}

extension Place: CustomStringConvertible {
  /// `3:5`, or `byte 17`.
  package var description: String {
    switch self {
    case .text(let position): "\(position.line):\(position.column)"
    case .byte(let offset): "byte \(offset)"
    }
  }

  /// For the middle of a sentence.
  var phrase: String {
    switch self {
    case .text(let position): "on line \(position.line)"
    case .byte(let offset): "at byte \(offset)"
    }
  }
}
