import Bytes
import Trees

/// Paths of the tree as parts of addresses.
package enum WebAddress {
  /// A path with everything escaped but letters, digits, `-`, `.`, `_`, `~` and the slashes between its parts, so that
  /// nothing in a file's name begins a query, ends a link or is taken for a scheme. RFC 3986, 2.1 and 2.3.
  package static func path(_ path: String) -> String {
    escaped(PathText.bytes(of: path), keeping: "-._~/")
  }

  /// An address that a person gave, without what could end a link in a page.
  package static func base(_ text: String) -> String {
    escaped(Array(text.utf8), keeping: "-._~/:?#@!$&'*+,;=%")
  }

  private static func escaped(_ bytes: [UInt8], keeping others: String) -> String {
    let others = Array(others.utf8)
    var text = ""
    for byte in bytes {
      switch byte {
      case _ where byte.isLetterOrDigit || others.contains(byte):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }
}
