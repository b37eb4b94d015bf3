import Catalog
import Census

/// What is said of a suppression that suppresses nothing.
struct IdleWords {
  private let names: RuleNames
  /// Looking for the nearest name takes its time, and a file can hold any number of names.
  private var suggestionsLeft = 100

  init(_ catalog: Catalog) { names = RuleNames(catalog) }

  static let withoutReason = "the suppression gives no reason, so it does not count"
  static let helpWithoutReason = "Write why after two hyphens: sluice:ignore RULE -- reason."
  static let help =
    "Put it on the line of the site or on a line of its own directly above, with names as 'sluice rules' has "
    + "them, or take it out: left behind, it would hide the next site there."

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
    return suppression.names.filter { $0.count == 0 }.map { ($0.name, message(on: $0, suppression)) }
  }

  private mutating func message(on named: Suppression.Named, _ suppression: Suppression) -> String {
    if let trouble = trouble(with: named.name) { return trouble }
    let noSite = Baseline.Promise(rules: named.name).words
    guard suppression.target > 0 else { return "no code stands directly below, so \(noSite) is suppressed" }
    let isNear = named.nearest > 0 && abs(named.nearest - suppression.line) <= IdleWords.reach
    let nearest = isNear ? "; the nearest is on line \(named.nearest)" : ""
    return "line \(suppression.target) has \(noSite) to suppress\(nearest)"
  }

  private mutating func trouble(with name: String) -> String? {
    if names.has(name) { return nil }
    guard suggestionsLeft > 0, name.utf8.count <= IdleWords.length else {
      return "unknown rule '\(IdleWords.shown(name))'"
    }
    suggestionsLeft -= 1
    return names.trouble(with: name)
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
