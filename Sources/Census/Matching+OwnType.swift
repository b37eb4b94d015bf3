import Catalog
import Lexing

/// What extensions of a type call of its static members without saying its name.
extension Matching {
  mutating func matchOnOwnType(_ uses: [Occurrence]) {
    for use in uses {
      guard case .typeName = use.usage, code.isSwift, code.isWord(use.index - 1, .extension) else { continue }
      let entries = index.entries(at: code[use.index].name).filter { entry in
        guard case .static = entry.spelling.pattern else { return false }
        return entry.spelling.languages.contains(.swift)
      }
      guard !entries.isEmpty else { continue }
      for at in code.inside(code.bodyBrace(after: use.index + 1)) where code[at].kind == .identifier {
        for entry in entries where entry.member == code[at].name { match(entry, onOwnType: at) }
      }
    }
  }

  /// `member(…)`, `Self.member(…)`.
  private mutating func match(_ entry: SpellingIndex.Entry, onOwnType at: Int) {
    guard case .static(_, _, let labels) = entry.spelling.pattern, code.isActive(at) else { return }
    let call: Int
    switch code.usage(of: at) {
    case .free(-1, let parenthesis) where code.localDeclaration(of: at) == nil: call = parenthesis
    case .member(let receiver, let parenthesis) where receiver >= 0 && code.text(receiver) == "Self":
      call = parenthesis
    default: return
    }
    let own = call >= 0 ? code.labels(of: call) : []
    guard labels == .any || call >= 0 && labels.fit(own) else { return }
    var occurrence = Occurrence(at, .free(qualifier: -1, call: call))
    guard let assessment = weighing.assessment(entry, &occurrence, in: code) else { return }
    let isCalled = call >= 0 || code.hasOnlyTrailingClosure(after: at)
    let name = code[at].name
    var one = Found(
      token: at, entry: entry, form: isCalled ? .call : .member, assessment: assessment, text: .chain,
      doubts: [
        .init(name: name, kind: .function(own)), .init(name: name, kind: .value),
        .init(name: name, kind: .property),
      ])
    one.manner = .bare
    found.append(one)
  }
}
