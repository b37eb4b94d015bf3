/// Paths in a tree, relative to its root, as text: no slash at an end, no `.` and no `..`; empty for the root.
package enum TreePath {
  /// What a path in a project file leads to.
  ///
  /// - Parameters:
  ///   - path: as it is written, relative to `folder`.
  ///   - folder: the folder that it is relative to.
  /// - Returns: nothing where it leads out of the tree, or begins at the root of the file system.
  package static func resolve(_ path: String, in folder: String) -> String? {
    guard path.utf8.first != UInt8(ascii: "/"), path.utf8.first != UInt8(ascii: "~") else { return nil }
    guard needsWork(path) else { return folder.isEmpty ? path : folder + "/" + path }
    var parts = folder.isEmpty ? [] : folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      if parts.popLast() == nil { return nil }
    }
    return parts.joined(separator: "/")
  }

  /// Most paths are plain, and long lists of them are resolved.
  private static func needsWork(_ path: String) -> Bool {
    var previous = UInt8(ascii: "/")
    for byte in path.utf8 {
      if previous == UInt8(ascii: "/"), byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return true }
      previous = byte
    }
    return previous == UInt8(ascii: "/")
  }

  /// The folder that holds what is at a path.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }

  /// What follows the last slash.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// What follows the last dot of the name; empty where it has none.
  package static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// The innermost folder that holds all of some paths; nothing where there are none.
  /// - Parameter paths: in the order of their bytes: what the first and the last share all share.
  package static func commonFolder(of paths: [String]) -> String? {
    guard let first = paths.first, let last = paths.last else { return nil }
    let folders = zip(first.split(separator: "/").dropLast(), last.split(separator: "/").dropLast())
    return folders.prefix { $0 == $1 }.map(\.0).joined(separator: "/")
  }

  /// Whether a path is that of a folder or of something in it.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    guard !folder.isEmpty else { return true }
    guard path.begins(with: folder) else { return false }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/")
  }
}
