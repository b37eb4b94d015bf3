/// How a site names the API.
package enum Form: String, Sendable, CaseIterable, Codable {
  case call, member, reference, literal, `import`, dynamic
  /// In a program or library, as a linker or the runtime has to find it.
  case symbol
}

/// How sure it is that a spelling is the API that a rule is about.
package enum Certainty: String, Sendable, CaseIterable, Comparable, Codable {
  /// The same spelling, and nothing that speaks for the API.
  case possible
  /// What stands around it fits.
  case likely
  /// It can mean nothing else.
  case certain

  package static func < (a: Certainty, b: Certainty) -> Bool { a.order < b.order }
  private var order: Int { self == .possible ? 0 : self == .likely ? 1 : 2 }
}

/// Whether Apple names the API where it names what has to be declared. Apart from certainty.
package enum Standing: String, Sendable, CaseIterable, Codable {
  /// Apple's list names it.
  case listed
  /// It reaches the same data and is not named: counted apart, never asked to be declared.
  case adjacent
  /// Sources differ on whether the list covers it.
  case disputed
}

/// How much a finding weighs.
package enum Severity: String, Sendable, CaseIterable, Comparable, Codable {
  case note, warning, error

  package static func < (a: Severity, b: Severity) -> Bool { a.order < b.order }
  private var order: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
}

/// What Sluice counts or finds under one name, and what a person has to know about it.
package struct Rule: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable {
    /// It counts places in source.
    case site
    /// It finds what a person has to decide on.
    case finding
  }

  /// The rule's name, `group.name`, as `interfaces` and baselines have it.
  package let id: String
  package let kind: Kind
  /// One line: what is found.
  package let title: String
  /// Why it matters to somebody who answers for privacy.
  package let why: String
  /// What to do about a site.
  package let mend: String
  /// What sources leave open: disputes, limits. Empty where nothing is.
  package let doubt: String
  /// Apple's page on it, or the vendor's.
  package let reference: String
  /// The catalog that had it first.
  package let since: String
  /// How much a new site weighs, or a finding where nothing about it weighs less.
  package let severity: Severity

  /// The part of the name before the dot.
  package var group: String { String(id.utf8.prefix { $0 != UInt8(ascii: ".") }) ?? "" }
}
