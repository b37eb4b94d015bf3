package import Catalog
package import Formats

/// What `.sluice.yml` says, checked: nothing after it asks again whether a name or a value makes sense.
///
/// What the file does not say is nothing here, and not a default, so that whoever combines it with options knows.
package struct Configuration: Sendable {
  /// The file, as messages name it. Empty where there is none.
  package var file = ""
  /// Patterns as in `.gitignore`, from the root.
  package var include: [Setting<String>]?
  package var exclude: [Setting<String>]?
  /// Folders, by patterns: each that fits holds one dependency.
  package var thirdParty: [Setting<String>]?
  package var tests: [Setting<String>]?
  package var samples: [Setting<String>]?
  package var platforms: [Setting<ApplePlatform>]?
  /// Relative to the root, and below it.
  package var baseline: Setting<String>?
  package var failLevel: Setting<FailLevel>?
  package var severities: [SeverityChoice] = []
  package var promises: [Promise] = []
  package var rules: [Setting<OwnRule>] = []
  package var linkBase: Setting<String>?
  /// In the order of the file.
  package var apps: [App] = []

  package init() {}

  /// A value and where it is said.
  package struct Setting<Value: Sendable>: Sendable {
    package var value: Value
    package var position: Position

    package init(_ value: Value, at position: Position) {
      self.value = value
      self.position = position
    }
  }

  /// The lightest severity that fails.
  package enum FailLevel: String, Sendable, CaseIterable {
    case error, warning, note, never
  }

  /// How much findings of a rule weigh.
  package enum Weight: String, Sendable, CaseIterable {
    case error, warning, note
    /// They are none.
    case off
  }

  /// The severity of a rule, or of a group with its dot.
  package struct SeverityChoice: Sendable {
    package var rules: String
    package var weight: Weight
    package var position: Position
  }

  /// No site of a rule, or of a group with its dot.
  package struct Promise: Sendable {
    package var rules: String
    package var reason: String?
    package var owner: String?
    package var position: Position
  }

  /// One app of several in a repository. What it says counts for it instead of what the file says for all.
  package struct App: Sendable {
    package var name: String
    /// Names of targets, or their ids: what they ship is the app.
    package var targets: [Setting<String>]?
    package var include: [Setting<String>]?
    package var exclude: [Setting<String>]?
    package var baseline: Setting<String>?
    package var position: Position
  }

  /// Whether paths can be put after a text as after the address of a folder.
  package static func isAddress(_ text: String) -> Bool {
    text.hasPrefix("https://") || text.hasPrefix("http://")
  }
}

/// Why a configuration cannot be relied on: where, what is wrong, and what to do.
package struct ConfigurationError: Error, Hashable, CustomStringConvertible {
  /// The file's path, as the person named it.
  package let file: String
  package let position: Position
  /// What is wrong, and what to do.
  package let message: String

  package var description: String { "\(file):\(position.line):\(position.column): \(message)" }
}
