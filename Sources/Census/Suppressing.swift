import Catalog

/// The suppressions of one file at work: which site each suppresses, and which suppress none.
struct Suppressing {
  private struct Key: Hashable {
    let line: Int
    let name: String
  }

  /// One name of one suppression.
  private struct Place {
    let suppression: Int
    let name: Int
  }

  private var suppressions: [Suppression]
  private var misspelt: [Suppression] = []
  /// The line of the first suppression that is one too many; zero where there is none.
  private(set) var firstUnread = 0
  /// Of two that say the same of a line, the first; the other is idle.
  private var places: [Key: Place] = [:]
  /// The lines of the sites of each rule and group, in their order.
  private var siteLines: [String: [Int]] = [:]

  init(_ code: Code, _ path: String, _ search: SuppressionSearch) {
    guard search != .none else {
      suppressions = []
      return
    }
    if search != .atSites { misspelt = SuppressionReader.misspelt(in: code, path: path) }
    guard search != .misspelt else {
      suppressions = []
      return
    }
    let (read, unread) = SuppressionReader.suppressions(in: code, path: path)
    firstUnread = unread
    suppressions = read.map(\.suppression)
    for (index, one) in read.enumerated() {
      guard let lines = one.lines, !one.suppression.reason.isEmpty else { continue }
      for line in lines {
        for (name, named) in one.suppression.names.enumerated() {
          let key = Key(line: line, name: named.name)
          if places[key] == nil { places[key] = Place(suppression: index, name: name) }
        }
      }
    }
  }

  /// Whether somebody has to say on which lines the sites are.
  var isNeeded: Bool { !suppressions.isEmpty }

  /// Why the site is suppressed; nothing where it is not.
  mutating func reason(of rule: String, atLine line: Int) -> String? {
    guard isNeeded else { return nil }
    var reason: String?
    for name in [rule, RuleNames.group(of: rule)] {
      siteLines[name, default: []].append(line)
      guard let place = places[Key(line: line, name: name)] else { continue }
      suppressions[place.suppression].names[place.name].count += 1
      reason = reason ?? suppressions[place.suppression].reason
    }
    return reason
  }

  /// The suppressions, after all sites of the file were asked about.
  func finished() -> [Suppression] {
    var finished = suppressions
    for index in finished.indices {
      for name in finished[index].names.indices where finished[index].names[name].count == 0 {
        finished[index].names[name].nearest = nearest(to: finished[index], finished[index].names[name].name)
      }
    }
    return finished + misspelt
  }

  private func nearest(to suppression: Suppression, _ name: String) -> Int {
    siteLines[name].map { Suppression.nearest(of: $0, to: suppression.line) } ?? 0
  }
}

extension Suppression {
  /// The nearest of some lines in their order; zero where there is none.
  package static func nearest(of lines: [Int], to line: Int) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] < line { low = middle + 1 } else { high = middle }
    }
    let candidates = [low - 1, low].filter(lines.indices.contains).map { lines[$0] }
    return candidates.min { abs($0 - line) < abs($1 - line) } ?? 0
  }
}
