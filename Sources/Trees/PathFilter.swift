/// Whether include and exclude patterns take a path, asked of the path alone: of a file that may be gone.
package struct PathFilter: Sendable {
  private let includes: IgnoreRules
  private let excludes: IgnoreRules

  /// - Parameters: patterns as in `ListOptions`.
  package init(include: [String], exclude: [String]) {
    includes = IgnoreRules(globs: include)
    excludes = IgnoreRules(globs: exclude)
  }

  /// - Parameter path: of a file, relative to the root.
  package func takes(_ path: String) -> Bool {
    if includes.isEmpty && excludes.isEmpty { return true }
    let bytes = PathText.bytes(of: path)
    return bytes.withUnsafeBufferPointer { bytes in
      var isIncluded = includes.isEmpty
      var start = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.count
        let subject = IgnoreRules.Subject(
          path: UnsafeBufferPointer(rebasing: bytes[..<end]), nameStart: start, isFolder: end < bytes.count)
        if !excludes.isEmpty, excludes.verdict(on: subject, base: 0) == .ignore { return false }
        if !includes.isEmpty, let verdict = includes.verdict(on: subject, base: 0) {
          isIncluded = verdict == .ignore
        }
        start = end + 1
      }
      return isIncluded
    }
  }
}
