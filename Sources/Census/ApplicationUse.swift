import Catalog
import Lexing

/// Where code asks for the object of the running application, which an app extension does not have, or calls what is
/// marked as not available to extensions. No rule counts it, as it neither sends, stores nor reads anything: audits of
/// extensions ask for it.
package enum ApplicationUse {
  /// What stands in the place of a rule.
  package static let rule = "extension.application"
  /// The same for other calls.
  package static let callRule = "extension.call"
}

extension Matching {
  /// The uses as sites; those that are kept from extensions are left out.
  static func applicationUses(
    at tokens: [Int], _ code: Code, _ path: String, _ names: ExtensionNames
  ) -> [Site] {
    var (lines, ends) = (LineCounter(code.source), LineCounter(code.source))
    return tokens.filter { !code.isKeptFromExtensions($0, names) }.map { token in
      let (line, column) = lines.position(of: code[token].start)
      guard code[token].name == names.application else {
        return Site(
          rule: ApplicationUse.callRule, name: code.text(token), call: code.callText(at: token), form: .call,
          certainty: .certain, file: path, line: line, column: column,
          condition: Condition.joined((code.branch(at: token)?.conditions ?? []).map(\.text)))
      }
      let last = code.statement(around: token).upperBound - 1
      return Site(
        rule: ApplicationUse.rule, name: ExtensionNames.application,
        call: "\(ExtensionNames.application).\(code.isSwift ? "shared" : "sharedApplication")",
        form: .reference,
        certainty: .certain, file: path, line: line, column: column,
        condition: Condition.joined((code.branch(at: token)?.conditions ?? []).map(\.text)),
        handling: Handling(line: ends.position(of: code[last].start).line))
    }
  }
}
