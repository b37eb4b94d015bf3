import Bytes

/// What reads a file: said by its name where that is known, else by how it begins.
package enum ContentKind: Sendable, Hashable {
  case yaml, propertyList, json

  package init?(path: String, _ bytes: [UInt8]) {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last ?? ""
    switch ending {
    case "yml", "yaml": self = .yaml
    case "json", "xcstrings", "storekit", "resolved": self = .json
    case "plist", "entitlements", "xcprivacy", "strings", "stringsdict", "pbxproj", "xcsettings":
      self = .propertyList
    default:
      guard let kind = ContentKind(beginningOf: bytes) else { return nil }
      self = kind
    }
  }

  /// Nothing where YAML, or an older property list, may be meant.
  package init?(beginningOf bytes: [UInt8]) {
    let blanks = bytes.prefix { $0.isBlankOrBreak || ByteOrderMark.utf8.bytes.contains($0) }
    let text = bytes.dropFirst(blanks.count)
    let begins = { (start: String) in text.starts(with: start.utf8) }
    if bytes.starts(with: "bplist".utf8)
      || ["<?xml", "<!DOCTYPE", "<plist", "<dict", "<array", "// !$*UTF8*$!"].contains(where: begins)
    {
      self = .propertyList
    } else if text.first == UInt8(ascii: "{"),
      text.dropFirst().first(where: { !$0.isBlankOrBreak }) == UInt8(ascii: "\"")
    {
      self = .json
    } else {
      return nil
    }
  }
}
