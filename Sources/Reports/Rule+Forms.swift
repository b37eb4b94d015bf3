import Catalog

extension Rule {
  /// The forms in which its sites come, as its spellings have them.
  func forms(_ spellings: [Spelling]) -> [Form] {
    // A rule without spellings is about what literals say, whatever they say it with.
    let forms = spellings.isEmpty ? [.literal] : Set(spellings.flatMap(\.forms))
    return Form.allCases.filter(forms.contains)
  }
}

extension Spelling {
  fileprivate var forms: Set<Form> {
    if languages == .binary { return [.symbol] }
    return pattern.forms.union(pattern.hasSymbol && languages.contains(.cFamily) ? [.symbol] : [])
  }
}

extension Spelling.Pattern {
  fileprivate var forms: Set<Form> {
    switch self {
    case .type: [.call, .member, .reference]
    case .constant, .attribute, .conformance, .declaration: [.reference]
    case .function, .method: [.call, .reference]
    case .static: [.call, .member, .reference]
    case .member: [.member, .reference, .dynamic]
    case .implicit: [.member]
    case .message: [.call, .reference, .dynamic]
    case .import: [.import]
    case .string: [.literal]
    case .symbol: [.symbol]
    }
  }
}
