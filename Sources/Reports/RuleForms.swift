import Catalog

extension Rule {
  /// The forms in which its sites come, as its spellings have them.
  func forms(_ spellings: [Spelling]) -> [Form] {
    // A rule without spellings is about what literals say, whatever they say it with.
    let forms = spellings.isEmpty ? [.literal] : Set(spellings.flatMap(\.pattern.forms))
    return Form.allCases.filter(forms.contains)
  }
}

extension Spelling.Pattern {
  fileprivate var forms: [Form] {
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
    }
  }
}
