extension ProjectPath {
  /// What follows the last dot of the name; empty where it has none.
  static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    return name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.utf8.index(after: $0)...]) }
      ?? ""
  }

  /// Whether a path is that of a folder or of something in it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    guard !folder.isEmpty else { return true }
    guard path.utf8.starts(with: folder.utf8) else { return false }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/")
  }
}
