import Formats
package import Projects

extension Declaration {
  /// What entitlements state, one declaration for each key, in their order.
  ///
  /// A list is one value, its texts in order and with commas between, so that one more is a change of that key. What a
  /// value of another shape holds is left out: that it is there is all that is said.
  ///
  /// - Parameters:
  ///   - settings: what the variables in it come to.
  ///   - target: the id of the target.
  ///   - configuration: empty where it holds for all of them.
  package static func all(
    ofEntitlements entries: [DeclaredEntry], _ settings: BuildSettings, target: String = "",
    configuration: String = ""
  ) -> [Declaration] {
    var known: Set<String> = []
    // The last one of a key that is there twice counts.
    return entries.reversed().filter { known.insert($0.key).inserted }.reversed().map { entry in
      Declaration(
        .entitlement, entry.key, text(of: entry.value, in: entry.place.file, settings),
        at: entry.keyPlace, target: target, configuration: configuration)
    }
  }

  private static func text(of value: PropertyList, in file: String, _ settings: BuildSettings) -> String {
    switch value.content {
    case .text(let text): settings.expanded(text, at: FilePlace(file, value.place)).text
    case .flag(let flag): flag ? "true" : "false"
    case .integer(let number): String(number)
    case .largeInteger(let number): String(number)
    case .real(let number): String(number)
    case .array(let elements):
      elements.map { $0.elements == nil ? text(of: $0, in: file, settings) : "" }.filter { !$0.isEmpty }
        .sorted().joined(separator: ", ")
    case .dictionary, .data, .date, .identifier: ""
    }
  }
}
