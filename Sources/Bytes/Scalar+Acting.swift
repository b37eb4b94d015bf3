// Characters that do something to a text instead of being seen in it. What strangers wrote (names of files, literals,
// entries of a baseline) must not bring them to a terminal, a page or a review as they are.

extension Unicode.Scalar {
  /// Whether it acts on a terminal, turns the order of what follows it, or ends a line for some readers only. All of them
  /// are in the basic plane.
  @inlinable package var acts: Bool {
    switch value {
    // Controls, the general category Cc: ESC and CSI begin a command to a terminal.
    case 0..<0x20, 0x7F..<0xA0: true
    // Marks, embeddings, overrides and isolates of direction, as Unicode's bidirectional algorithm lists them:
    // <https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters>.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // The separators of lines and of paragraphs.
    case 0x2028, 0x2029: true
    // A byte order mark, which is not seen, and which programs drop where it is first.
    case 0xFEFF: true
    default: false
    }
  }

  /// Whether it is there for programs alone, so that a text can hide in it: interlinear annotation, and the tags, which
  /// spell all of ASCII unseen. Unicode, 23.8 and 23.9.
  @inlinable package var isForProgramsAlone: Bool {
    switch value {
    case 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }
}
