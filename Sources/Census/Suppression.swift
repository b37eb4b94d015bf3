import Lexing

/// A comment that asks not to judge what stands at a line, sites, declarations and findings of audits:
/// `// sluice:ignore RULE[, RULE] -- reason`.
///
/// It suppresses nothing without a reason, and never a promise.
package struct Suppression: Sendable, Hashable {
  /// Relative to the root.
  package var file: String
  /// Where the words `sluice:ignore` stand, from one.
  package var line: Int
  package var column: Int
  /// The line that is meant: its own, or the next one of code. Zero where a comment of its own has no code directly
  /// below.
  package var target: Int
  /// The last line that is meant, where what begins at `target` has nothing but attributes on that line, or a key.
  package var lastTarget: Int
  /// Why. Empty where nobody says.
  package var reason: String
  package var names: [Named]
  /// What is written where it only looks like a suppression and is none: `sluice: ignore`. Empty where it is one.
  package var misspelling = ""

  /// One rule, or a group with its dot, as it is written.
  package struct Named: Sendable, Hashable {
    package var name: String
    /// How many sites, declarations and findings it suppresses.
    package var count: Int
    /// Where it suppresses none, the nearest line of the file with something that it names; zero where there is none.
    package var nearest: Int

    package init(_ name: String, count: Int = 0, nearest: Int = 0) {
      self.name = name
      self.count = count
      self.nearest = nearest
    }
  }

  package init(
    file: String, line: Int, column: Int = 1, target: Int = 0, lastTarget: Int = 0, reason: String = "",
    names: [Named]
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.target = target
    self.lastTarget = max(target, lastTarget)
    self.reason = reason
    self.names = names
  }
}

extension Suppression {
  /// Whether somebody who reads a reason sees anything: marks of direction and the like are none.
  package static func isReason(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned: false
      // The mark that stands for a reason in an example is none.
      case .otherPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .connectorPunctuation:
        false
      default: !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
      }
    }
  }

  /// Nobody writes more rules into a line; those that come after suppress nothing.
  private static let maximumNameCount = 100
  /// In Unicode scalars. Each site that is suppressed says the reason.
  private static let maximumReasonLength = 500

  /// The names and the reason in what follows the words `sluice:ignore`.
  /// - Parameter allowsDash: whether a dash can stand for the two hyphens.
  static func parts(of text: String, allowsDash: Bool = false) -> (names: [Named], reason: String) {
    let words = Array(text.unicodeScalars)
    let isDash = { (scalar: Unicode.Scalar) in allowsDash && (scalar == "\u{2014}" || scalar == "\u{2013}") }
    // No rule has two hyphens in a row.
    let mark = words.indices.first { place in
      isDash(words[place])
        || words[place] == "-" && place + 1 < words.endIndex && words[place + 1] == "-"
    }
    let names = words[..<(mark ?? words.endIndex)].split(
      separator: ",", maxSplits: maximumNameCount
    ).prefix(maximumNameCount).map { trimmed($0) }
    let rest = mark.map { trimmed(words[$0...].drop { $0 == "-" || isDash($0) }) } ?? ""
    let reason = isShort(rest) ? rest : String(rest.unicodeScalars.prefix(maximumReasonLength)) + "…"
    return (names.filter { !$0.isEmpty }.map { Named($0) }, isReason(reason) ? reason : "")
  }

  private static func isShort(_ reason: String) -> Bool {
    reason.unicodeScalars.dropFirst(maximumReasonLength).isEmpty
  }

  private static func trimmed(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace || scalar.value == 0 }
    let start = scalars.firstIndex { !isBlank($0) } ?? scalars.endIndex
    let end = scalars.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<end])
    return String(text)
  }
}

/// Where suppressions are looked for in a file.
package enum SuppressionSearch: Sendable {
  /// Nowhere: the code is not the team's own, or is known to have none.
  case none
  /// Where there are sites.
  case atSites
  /// In the whole file: those that suppress nothing are wanted too.
  case everywhere
  /// There are none in the file; where it has sites, what only looks like one is wanted.
  case misspelt

  static let marker = TextSearch("sluice:ignore", first: 6, second: 8)

  /// The next place of the words from an offset on.
  static func next(in source: Source, from start: Int) -> Int? { marker.next(in: source, from: start) }

  static var length: Int { marker.count }

  private static let verb = TextSearch("ignore", first: 1, second: 3)

  /// The next place of the word that misspelt ones have too.
  static func nextVerb(in source: Source, from start: Int) -> Int? { verb.next(in: source, from: start) }

  static var verbLength: Int { verb.count }
}

/// Which suppressions a census is to have, of those in sources; those of files that state something it always has.
package enum SuppressionScope: Sendable {
  /// Those in files with sites.
  case ofSites
  /// All: what audits find can stand where no site is.
  case all
  /// All, and what only looks like one.
  case allAndMisspelt
}
