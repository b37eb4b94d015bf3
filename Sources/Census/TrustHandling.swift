import Lexing
import Projects

/// Whether code that accepts a server looks at who it is, as far as the names around it tell.
struct TrustHandling {
  private let code: Code

  init(_ code: Code) { self.code = code }

  /// What makes one look: a function that holds one of these in a name is given the benefit of the doubt.
  private static let checks = [
    "evaluat", "valid", "verif", "pinn", "pinset", "certificate", "fingerprint", "publickey", "policy",
    "allow",
    "accept", "ignore", "insecure", "selfsigned", "trusted", "shouldtrust", "trustmanager", "trusthandler",
    "anchor", "sectrustcopy", "sectrustget", "untrusted", "exception", "bypass", "skip", "disable",
    "alert", "confirm", "proceed", "prompt",
  ]

  /// Whether nothing in the function around a token, or in the call at it, checks the server.
  func isUnchecked(_ site: Int, inCallOnly: Bool) -> Bool {
    if inCallOnly {
      let open = code.callParenthesis(after: site)
      guard open >= 0, code.partner(open) > open, code.partner(open) - open < Code.maximumBody else {
        return false
      }
      let arguments = open + 1..<code.partner(open)
      let accepts = arguments.contains { code.isWord($0, .true) || code.isWord($0) && code.text($0) == "YES" }
      return accepts && !arguments.contains(where: isCheck)
    }
    let body = code.functionBrace(around: site)
    guard body >= 0, !code.isTooLong(body) else { return false }
    // What only makes a credential does not decide whether it is used.
    return code.inside(body).contains(where: isAnswer)
      && !code.inside(body).contains { $0 != site && (isCheck($0) || isOwnComputer($0)) }
  }

  private func isAnswer(_ index: Int) -> Bool {
    guard code.isWord(index) else { return false }
    let name = code.text(index)
    return name == "useCredential" || name == "NSURLSessionAuthChallengeUseCredential"
  }

  /// A server that only developers run.
  private func isOwnComputer(_ index: Int) -> Bool {
    guard code[index].kind == .string, code[index].length < 64 else { return false }
    let text = code.contents(ofString: index)
    return text.has("localhost") || text.hasPrefix("127.") || text.hasSuffix(".local")
  }

  private func isCheck(_ index: Int) -> Bool {
    guard code[index].kind == .identifier, code[index].length < 128 else { return false }
    let name = code.text(index).lowercased()
    // What a client shows of itself says nothing of the server.
    if name.hasPrefix("nsurlauthenticationmethod") || name.has("clientcert") { return false }
    return Self.checks.contains(where: name.has)
  }

  /// Whether the answer of an evaluation goes nowhere: the call is a statement of its own.
  func ignoresAnswer(_ site: Int) -> Bool {
    let open = code.callParenthesis(after: site)
    guard open >= 0, code.skip(open) > open else { return false }
    let statement = code.statement(around: site)
    let isAlone = statement.lowerBound == site && code.skip(open) >= statement.upperBound
    let isDropped =
      code.isSwift && code.mark(site - 1, "=") && code.isWord(site - 2) && code.text(site - 2) == "_"
    return isAlone || isDropped
  }
}
