import Baseline
import Census
import Projects

/// How findings speak of uses.
enum UseWords {
  static func through(_ one: ManifestSubject, _ site: Site) -> String {
    one.library(of: site).map { ", through \($0)" } ?? ""
  }

  /// Where a project declares the target; nothing for a tree without one.
  static func declaration(of one: ManifestSubject) -> [Finding.Related] {
    one.target.isGuess || one.target.place.file.isEmpty
      ? [] : [.init(one.target.place, "the target \(one.target.name)")]
  }
}

extension Site {
  func isBefore(_ other: Site) -> Bool {
    (file, line, column) < (other.file, other.line, other.column)
  }
}
