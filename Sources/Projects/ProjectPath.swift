/// Paths as projects write them, and where they lead in the tree.
package enum ProjectPath {
  /// Without `.`, double slashes and the `..` that can be taken back. A slash at the start stays.
  package static func normalized(_ path: String) -> String {
    // Most paths have nothing to mend.
    if !path.utf8.contains(UInt8(ascii: ".")), !path.contains("//"), !path.hasSuffix("/") { return path }
    let isAbsolute = path.hasPrefix("/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// A path from a folder of the tree, as a path from its root; nothing where it leads out of the tree, which a project
  /// of one part of a larger repository can do, or depends on what only a build knows.
  /// - Parameters:
  ///   - path: `Sources/App.swift`, `../Shared/Info.plist`, `$(SRCROOT)/App/Info.plist`.
  ///   - folder: relative to the root; empty for it. It stands for `$(SRCROOT)` too.
  package static func resolved(_ path: String, from folder: String) -> String? {
    var path = path[...]
    if path.hasPrefix("$(SRCROOT)") { path = path.dropFirst(10).drop { $0 == "/" } }
    if path.hasPrefix("/") || path.contains("$(") { return nil }
    let whole = normalized(joined(folder, String(path)))
    return whole == ".." || whole.hasPrefix("../") ? nil : whole
  }

  static func joined(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    return name.isEmpty ? folder : folder + "/" + name
  }

  /// The folder that a file is in; empty for the root.
  package static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  package static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }
}
