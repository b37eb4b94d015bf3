package import Projects

/// The suite, group or container that a call names, as far as the source tells: what entitlements have to allow.
package struct NamedGroup: Sendable, Hashable {
  /// What the name is given to.
  package enum Taker: String, Sendable, CaseIterable {
    /// User defaults: a name that is no app group's makes one more file of the app.
    case suite
    /// A shared folder, which only an app group has.
    case container
    /// A keychain item.
    case keychain
  }

  /// One thing that the name can be.
  package struct Value: Sendable, Hashable {
    package var text: String
    /// Where the literal stands.
    package var place: FilePlace
    /// The `#if` conditions around a constant, in which it has this value. Empty where it has it everywhere.
    package var condition: String

    package init(_ text: String, at place: FilePlace, condition: String = "") {
      self.text = text
      self.place = place
      self.condition = condition
    }
  }

  package var taker: Taker
  /// Where the site stands that names it. Several rules can have a site there.
  package var site: FilePlace
  /// How the code names it where that is no literal: `AppGroup.main`.
  package var expression: String
  /// Empty where the source does not tell.
  package var values: [Value]

  package init(_ taker: Taker, at site: FilePlace, expression: String = "", values: [Value] = []) {
    self.taker = taker
    self.site = site
    self.expression = expression
    self.values = values
  }
}

/// A group whose name may be a constant of another file.
struct GroupMention: Sendable, Hashable {
  var group: NamedGroup
  /// The constant that is looked for, where there is one.
  var constant: Constant.Key?
  /// Further types whose member the constant can be: those around the site.
  var enclosing: [String] = []
}

/// A text that a file gives a name: `static let main = "group.example"`.
struct Constant: Sendable, Hashable {
  struct Key: Sendable, Hashable {
    /// The type that holds it; empty at the top of a file.
    var owner: String
    var name: String
    /// Whether it is the user defaults of the suite, not the text.
    var isSuite = false
  }

  var key: Key
  var value: NamedGroup.Value
  /// Whether only its own file sees it.
  var isOfTheFile: Bool
}
