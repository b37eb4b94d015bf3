#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Files that count as being in one tree and lie, with the same contents, in another one: of a revision, those that the
/// work tree has unchanged. They are listed as if they were in the first, and read where they are.
package final class SharedFiles: Sendable {
  struct Entry: Sendable {
    var name: [UInt8]
    var isFolder: Bool
  }

  private let tree: Tree
  private let paths: Set<String>
  /// By the paths of the folders from the root, which is "" itself.
  private let folders: [String: [Entry]]

  /// - Parameter paths: from the root of either tree.
  package init(_ paths: Set<String>, of tree: Tree) {
    self.tree = tree
    self.paths = paths
    var folders: [String: [Entry]] = [:]
    for path in paths {
      let (folder, name) = Self.split(path)
      let isFirst = folders[folder] == nil
      folders[folder, default: []].append(Entry(name: PathText.bytes(of: String(name)), isFolder: false))
      if isFirst { Self.name(folder, in: &folders) }
    }
    self.folders = folders
  }

  /// Names a folder in the one above it, and that one in its own, up to one that is known.
  private static func name(_ folder: String, in folders: inout [String: [Entry]]) {
    var folder = folder
    while !folder.isEmpty {
      let (above, name) = split(folder)
      let isFirst = folders[above] == nil
      folders[above, default: []].append(Entry(name: PathText.bytes(of: String(name)), isFolder: true))
      guard isFirst else { return }
      folder = above
    }
  }

  private static func split(_ path: String) -> (folder: String, name: Substring) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path[...]) }
    return (String(path[..<slash]), path[path.utf8.index(after: slash)...])
  }

  func entries(in folder: ArraySlice<UInt8>) -> [Entry] {
    folders[folder.withUnsafeBufferPointer { PathText.text(of: $0) }] ?? []
  }

  /// A descriptor of a file, or -1 with `errno` set.
  func open(_ file: TreeFile) -> Int32 {
    guard paths.contains(file.path) else {
      errno = ENOENT
      return -1
    }
    return file.open(in: tree)
  }
}
