/// One way in which source code spells what a rule counts, and what makes it sure.
package struct Spelling: Sendable, Hashable {
  /// The rule that it belongs to, as its place in `Catalog.rules`.
  package let rule: Int
  /// The languages that it is looked for in.
  package let languages: Languages
  package let pattern: Pattern
  /// How sure it is where no clause holds; nothing: it is no site there.
  package let certainty: Certainty?
  /// Looked at in their order; the first whose evidence holds decides.
  package let clauses: [Clause]
  package let standing: Standing?
  /// The row as it stands in the table, to show.
  package let text: String

  package init(
    rule: Int, languages: Languages, pattern: Pattern, certainty: Certainty?, clauses: [Clause],
    standing: Standing?, text: String
  ) {
    self.rule = rule
    self.languages = languages
    self.pattern = pattern
    self.certainty = certainty
    self.clauses = clauses
    self.standing = standing
    self.text = text
  }

  package struct Languages: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let swift = Languages(rawValue: 1)
    package static let cFamily = Languages(rawValue: 2)
    /// None: programs and libraries.
    package static let binary = Languages(rawValue: 4)
  }

  /// What has to stand in the source.
  package enum Pattern: Sendable, Hashable {
    /// A type where it is used: made, sent a message, asked for a static member, its metatype passed on.
    /// Where it is only named as the type of something it is none.
    case type(String)
    /// A constant or global: every mention.
    case constant(String)
    /// A function called freely, or passed on as a value; in Swift also a type that is called.
    case function(String, Labels)
    /// A static member of a type, `Type.member`, or `Type.member(labels:)`.
    case `static`(String, String, Labels)
    /// A property on any receiver, or without one.
    case member(String)
    /// A member without a receiver, `.member`: the type that its place expects has it.
    case implicit(String)
    /// A method called on any receiver.
    case method(String, Labels)
    /// An attribute or property wrapper, without the `@`.
    case attribute(String)
    /// A type that a declaration inherits from or conforms to.
    case conformance(String)
    /// A method that a type declares because the system calls it.
    case declaration(String, Labels)
    /// An Objective-C message: its receiver where that is a class, and the pieces that its selector begins
    /// with, each with its colon. A selector without arguments is one piece without a colon, and all of it.
    case message(String?, [String])
    /// A module or framework that is imported.
    case `import`(String)
    /// A string literal with exactly this text.
    case string(String)
    /// What a program imports under a name that no source spells: all of it, or how it begins where `*` ends it.
    case symbol(String)
  }

  /// The argument labels of a call.
  package enum Labels: Sendable, Hashable {
    /// Whatever they are.
    case any
    /// These first, whatever follows: `write(to:`.
    case prefix([String])
    /// Exactly these: `write(to:)`, `sync()`.
    case exactly([String])
  }

  /// A verdict and what has to hold for it. Without a verdict it is no site.
  package struct Clause: Sendable, Hashable {
    package let certainty: Certainty?
    package let evidence: [Evidence]
  }
}

extension Spelling {
  /// Whether it is a member without receiver that counts only where its place names the type.
  package var needsContext: Bool {
    guard case .implicit = pattern, certainty == nil else { return false }
    return clauses.allSatisfy { clause in
      clause.certainty == nil || clause.evidence.contains { if case .context = $0 { true } else { false } }
    }
  }
}

/// What can speak for or against a spelling. All that a clause names has to hold; one of the names in brackets is enough.
package enum Evidence: Sendable, Hashable {
  /// The file imports one of these modules.
  case `import`([String])
  /// One of these words ends a name of the receiver: `session` holds for `self.urlSession.data(for:)`.
  case receiver([String])
  /// The receiver starts at one of these types, or at something that this file declares or makes as one.
  case root([String])
  /// It is the key of a subscript or of a dictionary literal, and keys of another type than these are written nowhere.
  case `subscript`([String])
  /// One of these names stands in the same statement.
  case statement([String])
  /// One of these names stands in the code of the file.
  case file([String])
  /// The call has one of these numbers of arguments.
  case arguments([Int])
  /// An argument is passed with `&`.
  case address
  /// It is named without being called, in a file of the C family that includes one of these headers.
  case named([String])
  /// It is qualified with the name of its module.
  case qualified
  /// A URL literal of http, https, ws or wss, or a URL made from a string, stands in the statement.
  case url
  /// It has no receiver, and the type that its place expects is one of these.
  case context([String])
  /// A string literal of the statement is one of these.
  case value([String])
  /// The call is awaited.
  case awaited
  /// `try` stands before the call.
  case tried
  /// The first argument is a number that is written out.
  case number
  /// One of these words ends the first argument's last name: `url` holds for `removeItem(at: item.fileURL)`.
  case argument([String])
  /// The receiver is written to be of a type whose name has none of these in it.
  case other([String])
}
