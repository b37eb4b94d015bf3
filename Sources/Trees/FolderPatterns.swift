/// Folders that a person names, by patterns as in `.gitignore` from the root. A pattern with `!` takes folders out
/// again; the last one that fits decides.
package struct FolderPatterns: Sendable {
  private let rules: IgnoreRules

  package init(_ patterns: [String] = []) { rules = IgnoreRules(globs: patterns) }

  package var isEmpty: Bool { rules.isEmpty }

  /// Whether a folder fits; nothing where no pattern says anything of it.
  /// - Parameter path: of the folder itself, relative to the root; what is above it is not looked at.
  package func contain(_ path: Substring) -> Bool? {
    if isEmpty || path.isEmpty { return nil }
    return PathText.bytes(of: String(path)).withUnsafeBufferPointer(contain)
  }

  func contain(_ path: UnsafeBufferPointer<UInt8>) -> Bool? {
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    let subject = IgnoreRules.Subject(path: path, nameStart: slash.map { $0 + 1 } ?? 0, isFolder: true)
    return rules.verdict(on: subject, base: 0).map { $0 == .ignore }
  }
}
