/// Code that does nothing without an entitlement, and the entitlement that does nothing without the code.
package struct EntitlementNeed: Sendable, Hashable {
  /// What may be concluded.
  package enum Use: String, Sendable, CaseIterable {
    case missing, unused, both
  }

  package let use: Use
  /// Any one of them is enough; the first is the one to add.
  package let keys: [String]
  /// What one of the texts of a list has to be; empty where it need not be one.
  package let values: [String]
  /// The platforms that know it; empty for all. `sandbox` is a Mac app in the sandbox, `hardened` one outside of it that
  /// has the hardened runtime.
  package let platforms: [ApplePlatform]
  package let isForSandbox: Bool
  package let isForHardenedRuntime: Bool
  /// Rules whose sites need it.
  package let rules: [String]
  /// Of those sites, the names that do; empty for all.
  package let names: Set<String>
  /// The build setting that adds it without a line in the file; empty where there is none.
  package let setting: String
  /// The one value of the setting that does; empty where any does but `NO`.
  package let settingValue: String

  /// Whether it is for Macs, and for those that ask for it.
  package var isForMac: Bool { isForSandbox || isForHardenedRuntime }

  package func covers(_ rule: String, _ name: String) -> Bool {
    rules.contains(rule) && (names.isEmpty || names.contains(name))
  }
}

extension EntitlementNeed {
  /// All of them, in the order of the table.
  package static func all() throws(CatalogError) -> [EntitlementNeed] { try read(.entitlementNeeds) }

  /// Reads lines of six words: `USE KEY|KEY=VALUE=VALUE PLATFORM,PLATFORM RULE,RULE NAME,NAME SETTING=VALUE`. `any`, `*` and `-` stand for
  /// what is not narrowed down.
  static func read(_ table: CatalogTable) throws(CatalogError) -> [EntitlementNeed] {
    var needs: [EntitlementNeed] = []
    for (index, line) in Array(table.text.utf8)[...].parts(at: "\n").enumerated() {
      var words = Words(line)
      guard !words.rest.isEmpty, !words.rest.begins(with: "#") else { continue }
      do throws(RowError) {
        needs.append(try need(&words))
      } catch {
        throw CatalogError(table: table.name, line: index + 1, message: error.message)
      }
    }
    return needs
  }

  private static func need(_ words: inout Words) throws(RowError) -> EntitlementNeed {
    let use: Use = try words.value("use")
    var keys = try list(&words, at: "|", "a key")
    let values = keys[keys.count - 1].split(separator: "=").map(String.init)
    if values.count > 1 { keys[keys.count - 1] = values[0] }
    let system = try list(&words, at: ",", "a platform")
    let rules = try list(&words, at: ",", "a rule")
    let names = try list(&words, at: ",", "a name")
    let setting = try list(&words, at: "=", "a setting")
    try words.end()
    let isForSandbox = system.contains("sandbox")
    let isForHardenedRuntime = system.contains("hardened")
    let named = system == ["any"] ? [] : system.filter { !["sandbox", "hardened"].contains($0) }
    guard named.isEmpty || !isForSandbox && !isForHardenedRuntime else {
      throw RowError("'sandbox' and 'hardened' are for macOS, and no platform stands beside them")
    }
    let platforms = named.compactMap(ApplePlatform.init(rawValue:))
    guard platforms.count == named.count else { throw RowError("unknown platform in '\(named)'") }
    guard rules.allSatisfy(RuleDraft.isWellFormed) else { throw RowError("'\(rules)' are no rules") }
    return EntitlementNeed(
      use: use, keys: keys, values: Array(values.dropFirst()), platforms: platforms,
      isForSandbox: isForSandbox,
      isForHardenedRuntime: isForHardenedRuntime, rules: rules,
      names: names == ["*"] ? [] : Set(names), setting: setting[0] == "-" ? "" : setting[0],
      settingValue: setting.count > 1 ? setting[1] : "")
  }

  private static func list(
    _ words: inout Words, at mark: Unicode.Scalar, _ what: String
  ) throws(RowError) -> [String] {
    let parts = (words.next() ?? []).parts(at: mark).map(\.text)
    guard !parts.contains("") else { throw RowError("\(what) is missing") }
    return parts
  }
}
