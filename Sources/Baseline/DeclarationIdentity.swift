package import Census

/// What makes two declarations the same, whatever they say.
package struct DeclarationIdentity: Sendable, Hashable {
  /// As a line spells it. What a newer Sluice may add is kept.
  package var kind: String
  package var key: String
  package var target: String
  package var configuration: String

  package init(kind: String, key: String, target: String = "", configuration: String = "") {
    self.kind = kind
    self.key = key
    self.target = target
    self.configuration = configuration
  }

  package init(_ declaration: Declaration) {
    self.init(
      kind: declaration.kind.rawValue, key: declaration.key, target: declaration.target,
      configuration: declaration.configuration)
  }

  var fields: [String] { [kind, key, target, configuration] }
}
