import Catalog
import Lexing

/// A spelling that fits at a token, before the sites of one expression are made one.
struct Found {
  var token: Int
  var entry: SpellingIndex.Entry
  var form: Form
  var assessment: Assessment
  var text: Text
  var doubts: [Usage.Declared] = []
  /// The type of the receiver where that decided and the module may have its own of that name.
  var doubted = Name.none
  var receiverType: UInt64 = 0
  var manner = Share.Candidate.Manner.any

  /// Whether a text of the rule was found in the same expression.
  var holdsListedText = false

  /// Where it stands, from the start of the token on.
  var offset = 0

  /// The rule, as its place in the catalog.
  var rule: Int { entry.spelling.rule }

  /// Whether it is likely a call of the API, which a token is an argument of.
  func isCall(around index: Int, in code: Code) -> Bool {
    guard assessment.certainty > .possible, form == .call, code.isSwift else { return false }
    let open = code.callParenthesis(after: token)
    return open >= 0 && open < index && index < code.partner(open)
  }

  /// The same call, as sure as what is handed to it: `session.data(for: URLRequest(url: url))` loads what is certainly a
  /// request.
  func proved(by argument: Found) -> Found {
    var proved = argument
    proved.token = token
    proved.entry = entry
    proved.form = form
    proved.text = text
    proved.assessment.proofs = [.given(argument.token)]
    return proved
  }

  /// What the site is called by, as far as it is not spelt out before somebody asks for it.
  enum Text {
    /// The chain around the name.
    case chain
    case call(String)
    /// A key or an option with its type, which begins there.
    case constant(from: Int)
    /// A name in a string, which this call looks up.
    case lookup(String)
    case literal
    case module(String)
    /// The URL that begins at an offset in the text of a string.
    case url(at: Int)

    var isLiteral: Bool { if case .literal = self { true } else { false } }

    /// Whether it is an expression of its own, whatever is around it.
    var isAlone: Bool {
      switch self {
      case .chain, .call, .constant, .literal: false
      case .lookup, .module, .url: true
      }
    }

    /// The API as the source names it, the call that identifies the site, and the host of a URL.
    func spelt(at token: Int, in code: Code) -> (name: String, call: String, host: String) {
      switch self {
      case .chain: return (code.text(token), code.callText(at: token), "")
      case .call(let call): return (code.text(token), call, "")
      case .constant(let start):
        let dot = code.isType(token) ? code.memberDot(after: token) : token - 1
        return (code.text(token), code.callText(ofConstantAt: dot, from: start), "")
      case .module(let name): return (name, "import \(name)", "")
      case .lookup(let taker):
        let text = code.contents(ofString: token)
        return (text, "\(taker)(\"\(text)\")", "")
      case .literal:
        let text = code.contents(ofString: token)
        return (text, "\"\(text)\"", "")
      case .url(let start):
        guard let url = URLLiteral(code.contentBytes(ofString: token), from: start) else {
          return ("…", "…", "")
        }
        let host = url.isOpen ? code.host(url.host, goingOnFrom: token) : url.host
        let name = host.isEmpty ? URLAuthority.gap : host
        return (name, "\(url.scheme)://\(name)", host)
      }
    }
  }
}
