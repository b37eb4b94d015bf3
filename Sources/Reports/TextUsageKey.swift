package import Catalog

/// A key of an Info.plist as a person reads it: when it is needed, and what comes of it where it is not there.
package enum TextUsageKey {
  /// - Parameter info: what else is said of it, where that is something.
  package static func explain(
    _ key: UsageKey, _ catalog: Catalog, besides info: InfoKey? = nil, isColoured: Bool
  ) -> String {
    var page = Page(isColoured: isColoured)
    page.line(page.styled(key.name, .bold) + page.styled("  Info.plist", .dim))
    let isRead = key.isText && key.name.hasSuffix("Description")
    page.line(isRead ? "What people read when an app asks for \(key.resource)" : "About \(key.resource)")
    if let info { page.prose("", info.meaning) }
    page.line()
    page.prose("Value       ", value(of: key))
    page.prose("Without it  ", key.effect)
    page.prose("Read by     ", systems(of: key))
    if !key.replacements.isEmpty {
      page.prose("Replaced by ", key.replacements.joined(separator: ", "))
    }
    let former = catalog.usageKeys.filter { $0.replacements.contains(key.name) }.map(\.name)
    if !former.isEmpty { page.prose("Replaces    ", former.joined(separator: ", ")) }
    page.prose("Setting     ", key.setting ?? "none: the key has to be in a file")
    if !key.companions.isEmpty { page.prose("Goes with   ", key.companions.joined(separator: ", ")) }
    if key.holdsForExtensions {
      let words =
        key.isForAppAlone ? "only what the app says counts" : "what the app says counts for them too"
      page.prose("Extensions  ", words)
    }
    if let info { page.writeRecord(of: info) }
    if !key.doubt.isEmpty { page.prose("In doubt    ", key.doubt) }
    if !key.reference.isEmpty { page.prose("Reference   ", key.reference) }
    let needs = key.needs.filter { $0.strength != .use }
    if needs.isEmpty { return page.text }
    page.line()
    page.line(page.styled("What needs it", .bold))
    for need in needs { page.line("  " + words(of: need)) }
    page.line()
    page.line("What is counted under a rule: sluice explain \(needs.first?.rule ?? "RULE")")
    return page.text
  }

  private static func value(of key: UsageKey) -> String {
    switch key.value {
    case .text where key.name.hasSuffix("Description"):
      "a sentence that people read when they are asked; an empty one counts as none"
    case .text: "a text"
    case .flag: "true or false"
    case .list: "a list"
    case .dictionary: "a dictionary"
    }
  }

  private static func systems(of key: UsageKey) -> String {
    if key.systems.isEmpty { return "no system that is known" }
    return key.systems.map { system in
      let name = "\(system.platform.rawValue) \(system.since)"
      return system.until.map { "\(name) until \($0)" } ?? "\(name) and later"
    }.joined(separator: ", ")
  }

  /// `permission.photos, where a call names requestAuthorization`
  private static func words(of need: UsageKey.Need) -> String {
    var text = need.rule
    if !need.names.isEmpty { text += ", where a call names \(need.names.sorted().joined(separator: " or "))" }
    switch need.purpose {
    case .reads: text += ", and asks to read"
    case .writes: text += ", and asks to write"
    case .unclear: text += ", and does not tell what it asks for"
    case nil: break
    }
    if !need.substitutes.isEmpty { text += ", or else \(need.substitutes.joined(separator: " or "))" }
    if !need.platforms.isEmpty { text += ", on \(need.platforms.map(\.rawValue).joined(separator: " and "))" }
    switch need.strength {
    case .need, .use: return text
    case .may: return text + " (where sources differ)"
    case .can: return text + " (depending on what code does not show)"
    }
  }
}
