import Bytes

/// What stands behind a colon in a reference: `$(PRODUCT_NAME:rfc1034identifier)`.
enum SettingsOperator {
  /// One that is not known changes nothing.
  static func apply(_ name: String, to text: String) -> String {
    switch name {
    case "lower": text.lowercased()
    case "upper": text.uppercased()
    case "identifier": identifier(text, other: "_") { $0.isWordPart }
    case "rfc1034identifier": rfc1034(text)
    case "c99extidentifier": c99(text)
    case "dir": folder(of: text).isEmpty ? "./" : folder(of: text) + "/"
    case "file": file(of: text)
    case "base": base(of: text)
    case "suffix": suffix(of: text)
    case "standardizepath": standardized(text)
    case "not": text == "YES" ? "NO" : "YES"
    case "quote": text.contains(" ") ? "\"" + text + "\"" : text
    default: text
    }
  }

  /// Those with an operand put it in place of a part.
  static func apply(_ name: String, _ operand: String, to text: String) -> String {
    switch name {
    case "dir": joined(operand, file(of: text))
    case "file": joined(folder(of: text), operand)
    case "base": joined(folder(of: text), operand + suffix(of: text))
    case "suffix":
      joined(folder(of: text), base(of: text) + (operand.hasPrefix(".") ? operand : "." + operand))
    default: text
    }
  }
}

extension SettingsOperator {
  private static func rfc1034(_ text: String) -> String {
    let dash = UInt8(ascii: "-")
    return identifier(text, other: "-") { $0 == dash || ($0.isWordPart && $0 != UInt8(ascii: "_")) }
  }

  /// Letters of other scripts can stand in an identifier of C99.
  private static func c99(_ text: String) -> String {
    identifier(text, other: "_") { $0.isWordPart || $0 >= 0x80 }
  }

  private static func identifier(_ text: String, other: Unicode.Scalar, _ isLegal: (UInt8) -> Bool) -> String
  {
    let bytes = text.unicodeScalars.flatMap { scalar -> [UInt8] in
      let bytes = Array(String(scalar).utf8)
      return bytes.allSatisfy(isLegal) ? bytes : [UInt8(ascii: other)]
    }
    let startsWithDigit = bytes.first?.isDigit ?? false
    let first = startsWithDigit ? [UInt8(ascii: other)] + bytes.dropFirst() : bytes
    return String(decoding: first, as: UTF8.self)
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static func file(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  private static func base(of path: String) -> String {
    String(file(of: path).dropLast(suffix(of: path).count))
  }

  /// With its dot.
  private static func suffix(of path: String) -> String {
    let file = file(of: path)
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return "" }
    return String(file[dot...])
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Without `.`, double slashes and the `..` that can be taken back.
  private static func standardized(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }
}
