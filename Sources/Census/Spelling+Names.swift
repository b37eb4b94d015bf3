import Catalog

extension Spelling {
  /// The names by which a program reaches this at run time. What hangs on a type, or takes the evidence of code, is not
  /// reached by its own name alone.
  var namesReachedDynamically: [String] {
    guard certainty != nil else { return [] }
    switch pattern {
    case .type(let name), .function(let name, .any), .member(let name), .constant(let name): return [name]
    case .method(let name, .exactly([])): return [name]
    case .message(nil, let pieces): return pieces.count == 1 ? pieces : []
    default: return []
    }
  }

  /// The types by which a member without its type is known: those that its place has to name, and `URL`.
  var namingTypes: [String] {
    guard case .implicit = pattern else { return [] }
    let types = clauses.flatMap(\.evidence).flatMap { evidence in
      if case .context(let names) = evidence { names } else { [String]() }
    }
    return needsContext ? types : types.filter { $0 == MemberOfRule.value }
  }

  /// The types of the system that it speaks of.
  var types: [String] {
    let roots = clauses.filter { $0.certainty != nil }.flatMap(\.evidence).flatMap { evidence in
      if case .root(let names) = evidence { names } else { [String]() }
    }
    switch pattern {
    case .type(let name), .static(let name, _, _), .message(let name?, _): return roots + [name]
    case .function(let name, _) where !name.isLowerCased: return roots + [name]
    default: return roots
    }
  }
}

/// A key or an option of a rule, which is spelt with its type and without: `FileAttributeKey.creationDate`.
struct MemberOfRule: Hashable {
  private let rule: Int
  private let member: String

  /// The type whose static members are values that calls go on from, so that its name belongs to them.
  static let value = "URL"

  /// A member that counts without its type wherever it stands; nothing where the spelling is none.
  init?(implicit spelling: Spelling) {
    guard case .implicit(let member) = spelling.pattern, !spelling.needsContext else { return nil }
    (rule, self.member) = (spelling.rule, member)
  }

  /// A member with its type; nothing where the spelling is none.
  init?(static spelling: Spelling) {
    guard case .static(let type, let member, _) = spelling.pattern, type != Self.value else { return nil }
    (rule, self.member) = (spelling.rule, member)
  }
}
