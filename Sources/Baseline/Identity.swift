package import Census

/// What makes two sites of two censuses the same one: text that a reviewer can read. No line, no column, no
/// certainty, no message: those change while the code does the same.
///
/// The condition belongs to it, so that code which leaves `#if DEBUG` is seen.
package struct Identity: Sendable, Hashable {
  package var rule: String
  package var file: String
  /// The enclosing declaration; empty at the top of a file.
  package var declaration: String
  package var call: String
  /// The `#if` chain; empty where there is none.
  package var condition: String

  package init(rule: String, file: String, declaration: String = "", call: String, condition: String = "") {
    self.rule = rule
    self.file = file
    self.declaration = declaration
    self.call = call
    self.condition = condition
  }

  package init(_ site: Site) {
    self.init(
      rule: site.rule, file: site.file, declaration: site.declaration, call: site.call,
      condition: site.condition)
  }

  /// The call and where it is made, as sentences have it.
  package var words: String { Identity.words(call, in: declaration) }

  /// - Parameter declaration: empty at the top of a file.
  package static func words(_ call: String, in declaration: String) -> String {
    declaration.isEmpty ? call : "\(call) in \(declaration)"
  }

  /// All of it, to put identities in an order.
  var text: String { [rule, file, declaration, call, condition].joined(separator: "\u{0}") }

  /// The last component of the file's path.
  var fileName: Substring { file.split(separator: "/").last ?? "" }
}
