/// The build settings of one target in one configuration: what each level assigns, the weakest first.
package struct BuildSettings: Sendable, Hashable {
  /// `NAME[sdk=iphoneos*] = value`, and where it stands.
  package struct Assignment: Sendable, Hashable {
    package var name: String
    /// As they are written between brackets: `sdk` and `iphoneos*`. All have to hold.
    package var conditions: [Condition]
    package var text: String
    package var place: FilePlace

    package init(_ name: String, conditions: [Condition] = [], _ text: String, at place: FilePlace) {
      self.name = name
      self.conditions = conditions
      self.text = text
      self.place = place
    }
  }

  package struct Condition: Sendable, Hashable {
    package var name: String
    package var pattern: String

    package init(_ name: String, _ pattern: String) {
      self.name = name
      self.pattern = pattern
    }
  }

  /// A setting with its references resolved, and where the assignment stands that decided.
  package struct Value: Sendable, Hashable {
    package var text: String
    package var place: FilePlace
    /// The names of the variables in it that nothing sets.
    package var unresolved: [String]
  }

  /// The weakest first: Xcode's own, the project's xcconfig, the project, the target's xcconfig, the target.
  private let levels: [[Assignment]]

  package init(levels: [[Assignment]] = []) { self.levels = levels }

  /// What a setting comes to; nothing where nobody sets it.
  package func value(of name: String) -> Value? {
    guard let last = levels.last?.last(where: { $0.name == name && $0.conditions.isEmpty }) else {
      return nil
    }
    return Value(text: last.text, place: last.place, unresolved: [])
  }

  /// A text of a property list with its `$(NAME)` resolved.
  package func expanded(_ text: String, at place: FilePlace) -> Value {
    Value(text: text, place: place, unresolved: [])
  }

  /// The names that are set and begin so, in order.
  package func names(beginningWith prefix: String) -> [String] {
    Set(levels.joined().map(\.name).filter { $0.hasPrefix(prefix) }).sorted()
  }
}
