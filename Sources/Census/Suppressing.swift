import Bytes
import Catalog

/// The suppressions of one source file at work: which site each suppresses, and which suppress none.
struct Suppressing {
  private let path: String
  private var places: SuppressedPlaces
  private var misspelt: [Suppression] = []
  /// The line of the first suppression that is one too many; zero where there is none.
  private(set) var firstUnread = 0
  /// The lines of the sites of each rule and group, in their order.
  private var siteLines: [String: [Int]] = [:]

  init(_ code: Code, _ path: String, _ search: SuppressionSearch) {
    self.path = path
    var read: [Suppression] = []
    switch search {
    case .none: break
    case .misspelt: misspelt = SuppressionReader.misspelt(in: code, path: path)
    case .everywhere:
      misspelt = SuppressionReader.misspelt(in: code, path: path)
      (read, firstUnread) = SuppressionReader.suppressions(in: code, path: path)
    case .atSites: (read, firstUnread) = SuppressionReader.suppressions(in: code, path: path)
    }
    places = SuppressedPlaces(read)
  }

  /// Whether somebody has to say on which lines the sites are.
  var isNeeded: Bool { !places.suppressions.isEmpty }

  /// Why the site is suppressed; nothing where it is not.
  mutating func reason(of rule: String, atLine line: Int) -> String? {
    guard isNeeded else { return nil }
    for name in [rule, RuleNames.group(of: rule)] { siteLines[name, default: []].append(line) }
    return places.reason(of: rule, in: path, atLine: line)
  }

  /// The suppressions, after all sites of the file were asked about.
  func finished() -> [Suppression] {
    var places = places
    places.point { name, _, near in siteLines[name].map { Suppression.nearest(of: $0, to: near) } ?? 0 }
    return places.suppressions + misspelt
  }
}

extension Suppression {
  /// The nearest of some lines in their order; zero where there is none.
  package static func nearest(of lines: [Int], to line: Int) -> Int {
    let next = lines.indices.partitioningIndex { lines[$0] >= line }
    let candidates = [next - 1, next].filter(lines.indices.contains).map { lines[$0] }
    return candidates.min { abs($0 - line) < abs($1 - line) } ?? 0
  }
}
