import Baseline
import Census
import Reports

/// What a person names: a rule, a group with its dot, or a line of a file.
struct RuleOrLine: Equatable {
  let text: String
  private(set) var file: String?
  private(set) var line = 0

  init(_ text: String) {
    self.text = text
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    // `path:line:column` is what reports print; the column says nothing more.
    if parts.count > 2, Int(parts[parts.count - 1]) != nil, Int(parts[parts.count - 2]) != nil {
      parts.removeLast()
    }
    if parts.count > 1, let line = Int(parts.removeLast()), line > 0 {
      self.line = line
      file = parts.joined(separator: ":")
    }
  }

  /// The file, where it is there as the person names it.
  var existingFile: String? { file.flatMap { Platform.kind(of: $0) == nil ? nil : $0 } }

  func names(_ site: Site, _ root: Root) -> Bool {
    guard file != nil else { return names(rule: site.rule) }
    guard site.line == line else { return false }
    return isIn(site.file, root)
  }

  /// Whether it is the key that a declaration is on record by.
  func names(declaration key: String) -> Bool { file == nil && key == text }

  func names(rule: String) -> Bool { text.hasSuffix(".") ? rule.hasPrefix(text) : rule == text }

  /// Whether a file of the tree is the one that is named: from the root, as reports show it, or from where the person
  /// stands.
  func isIn(_ path: String, _ root: Root) -> Bool {
    guard let file else { return false }
    return path == file || Visible.path(path) == file || (try? root.relative(file)) == path
  }

  func names(_ change: Drift.DependencyChange) -> Bool {
    file == nil && change.after > change.before && names(rule: change.rule)
  }
}
