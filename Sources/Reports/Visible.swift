import Bytes
import Census

/// Text from a scanned tree, made fit to be shown: file names, calls and literals can hold anything.
package enum Visible {
  /// The text with everything that would act on a terminal, end a line or turn the order of what follows
  /// written as an escape: `\u{1B}`, `\n`, `\u{202E}`.
  package static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: acts) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": shown += "\\n"
      case "\r": shown += "\\r"
      case "\t": shown += "\\t"
      case _ where acts(scalar): shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// A file's name as reports show it, which commands take back as it is shown. Behind `./` stands what begins like
  /// something else than a name: an option, or a command to what reads the log of a build.
  package static func path(_ file: String) -> String {
    let shown = text(file)
    guard let first = shown.unicodeScalars.first else { return shown }
    return "-:#".unicodeScalars.contains(first) || first.properties.isWhitespace ? "./" + shown : shown
  }

  /// Where a site is; a program has no lines.
  static func place(of site: Site) -> String {
    path(site.file) + (site.line > 0 ? ":\(site.line):\(site.column)" : "")
  }

  /// A revision as a person named it. The id of a commit is as short as people write it.
  static func revision(_ name: String) -> String {
    let isID = (name.utf8.count == 40 || name.utf8.count == 64) && name.allSatisfy(\.isHexDigit)
    return isID ? String(name.prefix(10)) : text(name)
  }

  private static func acts(_ scalar: Unicode.Scalar) -> Bool { scalar.acts || scalar.isForProgramsAlone }

  /// How many columns of a terminal the text takes.
  static func width(_ text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width($1) }
  }

  static func width(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
      0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }

  /// The text as an argument of a shell.
  package static func shellWord(_ text: String) -> String {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./:+,@%-".utf8
    if !text.isEmpty, text.utf8.allSatisfy({ $0 > 0x7F || plain.contains($0) }), !text.hasPrefix("-") {
      return text
    }
    return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
