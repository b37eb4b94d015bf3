import Catalog
import Census

/// What is said of a suppression that suppresses nothing.
struct IdleWords {
  private let names: RuleNames
  /// Rules of findings, and their groups with a dot.
  private let findings: Set<String>
  private let isWhole: Bool
  private let isOnRecord: Bool
  /// Looking for the nearest name takes its time, and a file can hold any number of names.
  private var suggestionsLeft = 100

  /// - Parameters:
  ///   - isWhole: whether audits saw the whole tree.
  ///   - isOnRecord: whether there is a baseline, of which declarations can differ.
  init(_ catalog: Catalog, isWhole: Bool, isOnRecord: Bool) {
    names = RuleNames(catalog)
    findings = Set(catalog.findings.flatMap { [$0.id, $0.group + "."] })
    self.isWhole = isWhole
    self.isOnRecord = isOnRecord
  }

  static let withoutReason = "the suppression gives no reason, so it does not count"
  static let helpWithoutReason = "Write why after two hyphens: sluice:ignore RULE -- reason."
  static let help =
    "Put it on the line of the site or finding or on a line of its own directly above, with names as 'sluice rules' "
    + "has them, or take it out: left behind, it would hide the next one there."

  /// What is only like a suppression.
  static func misspelt(_ text: String) -> String {
    "'\(shown(text))' is no suppression, so it suppresses nothing"
  }
  static let helpMisspelt =
    "Write it as sluice:ignore RULE -- reason, in these letters and without a blank between."

  /// The names of a suppression that suppress nothing, and why.
  mutating func idle(_ suppression: Suppression) -> [(name: String, message: String)] {
    if suppression.names.isEmpty {
      return [("", "the suppression names no rule: write it before the reason, sluice:ignore RULE -- reason")]
    }
    return suppression.names.filter { $0.count == 0 && isSettled($0.name) }.map {
      ($0.name, message(on: $0, suppression))
    }
  }

  func isAboutFindings(_ name: String) -> Bool { findings.contains(name) }

  /// Whether all was looked at that the name could suppress.
  private func isSettled(_ name: String) -> Bool {
    if Self.refusal(of: name) != nil || !findings.contains(name) { return true }
    return isWhole && (isOnRecord || name != "drift.changed-declaration")
  }

  private mutating func message(on named: Suppression.Named, _ suppression: Suppression) -> String {
    if let refusal = Self.refusal(of: named.name) { return refusal }
    if let trouble = trouble(with: named.name) { return trouble }
    let nothing = nothing(of: named.name)
    guard suppression.target > 0 else { return "nothing stands directly below, so \(nothing) is suppressed" }
    let isNear = named.nearest > 0 && abs(named.nearest - suppression.line) <= IdleWords.reach
    let nearest = isNear ? "; the nearest is on line \(named.nearest)" : ""
    return "line \(suppression.target) has \(nothing) to suppress\(nearest)"
  }

  /// `no site of network`, `no finding of usage.empty`.
  private func nothing(of name: String) -> String {
    let what =
      name.hasPrefix("drift.")
      ? "declaration" : !findings.contains(name) ? "site" : names.has(name) ? "site or finding" : "finding"
    return Baseline.Promise.words(noneOf: what, name)
  }

  /// Why no comment can suppress what a name is about; nothing where one can.
  private static func refusal(of name: String) -> String? {
    switch name {
    case "drift.broken-promise":
      "no comment suppresses a broken promise; who gave the promise takes its line out instead"
    case "drift.new-site", "drift.new-in-target":
      "'\(name)' is not suppressed by that name; name the rule of the site, as in sluice:ignore network.url-session -- reason"
    case _ where ["input.", "suppression.", "baseline."].contains(where: name.hasPrefix):
      "no comment suppresses '\(shown(name))': it is about what was not read, or about what people decided"
    case "drift.gone-site", "drift.gone-declaration":
      "'\(name)' stands at no line, so no comment suppresses it"
    default: nil
    }
  }

  private mutating func trouble(with name: String) -> String? {
    if names.has(name) || findings.contains(name) { return nil }
    guard suggestionsLeft > 0, name.utf8.count <= IdleWords.length else {
      return "unknown rule '\(IdleWords.shown(name))'"
    }
    suggestionsLeft -= 1
    if findings.contains(name + ".") { return "'\(name)' is a group; write it with its dot, '\(name).'" }
    return names.trouble(with: name, or: findings.sorted())
  }

  /// How many lines away a site still looks like the one that is meant.
  private static let reach = 20
  /// No name of a rule is longer.
  private static let length = 80

  /// A text of the tree, which can be of any length.
  static func shown(_ text: String) -> String {
    text.utf8.count <= length ? text : String(text.unicodeScalars.prefix(length)) + "…"
  }
}
