import Bytes
import Testing

@Suite struct ActingTests {
  /// By Unicode's own properties: its controls, and what has an effect on direction or on lines.
  @Test func areWhatUnicodeCallsSo() {
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: #expect(scalar.acts, "\(value)")
      case .format:
        let name = scalar.properties.name ?? ""
        let turns = ["EMBEDDING", "OVERRIDE", "ISOLATE", "DIRECTIONAL FORMATTING"].contains(
          where: name.contains)
        let isMark =
          name.hasSuffix("-TO-RIGHT MARK") || name.hasSuffix("-TO-LEFT MARK") || name == "ARABIC LETTER MARK"
        #expect(scalar.acts == (turns || isMark || value == 0xFEFF), "\(name)")
      default: #expect(!scalar.acts, "\(value)")
      }
    }
  }

  @Test func hideText() {
    for value in [0xFFF9, 0xFFFB, 0xE0001, 0xE0041, 0xE007F] as [UInt32] {
      #expect(Unicode.Scalar(value)?.isForProgramsAlone == true)
    }
    #expect("a\u{FFFC}\u{FFFD}é🎈".unicodeScalars.allSatisfy { !$0.isForProgramsAlone })
  }
}
