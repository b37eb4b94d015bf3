import Bytes
import Trees

/// The paths of all files of a tree that matter, relative to its root, in the order of their bytes.
package struct FileIndex: Sendable, Equatable {
  package let paths: [String]
  /// Files by the paths of links that lead to them.
  private let aliases: [String: String]

  package init(_ paths: [String], aliases: [String: String] = [:]) {
    self.aliases = aliases
    // A listing is in this order already.
    let isSorted = zip(paths, paths.dropFirst()).allSatisfy { !$1.precedes($0) }
    self.paths = isSorted ? paths : paths.sorted { $0.precedes($1) }
  }

  package func has(_ path: String) -> Bool { ownPlace(of: path) != nil }

  /// The place of a file by its own path.
  func ownPlace(of path: String) -> Int? {
    let place = firstIndex { !$0.precedes(path) }
    return place < paths.count && paths[place] == path ? place : nil
  }

  /// The place of a file among the paths, of which one can be that of a link to it; nothing where it is not among them.
  func place(of path: String) -> Int? { ownPlace(of: path) ?? aliases[path].flatMap(ownPlace) }

  /// The path by which a file is listed, which can be that of a link to it; nothing where there is none.
  package func real(_ path: String) -> String? { has(path) ? path : aliases[path] }

  /// The files in a folder and in the folders below it.
  /// - Parameter folder: relative to the root, without a slash at the end; empty for the root.
  package func files(below folder: String) -> ArraySlice<String> { paths[places(below: folder)] }

  /// The same files, by their places.
  func places(below folder: String) -> Range<Int> {
    if folder.isEmpty { return paths.indices }
    let prefix = folder + "/"
    let start = firstIndex { !$0.precedes(prefix) }
    let end = firstIndex { prefix.precedes($0) && !$0.begins(with: prefix) }
    return start..<max(start, end)
  }

  /// The first place from which on a condition holds that holds for all that follow.
  private func firstIndex(where holds: (String) -> Bool) -> Int {
    paths.indices.partitioningIndex { holds(paths[$0]) }
  }
}

extension [String] {
  /// Each path once, in the order of their bytes.
  func inOrderOfPaths() -> [String] {
    // What comes from an index is in order, and so is most of what Xcode writes.
    let isSorted = zip(self, dropFirst()).allSatisfy { $0.precedes($1) }
    if isSorted { return self }
    var kept: [String] = []
    kept.reserveCapacity(count)
    for path in sorted(by: { $0.precedes($1) }) where path != kept.last { kept.append(path) }
    return kept
  }
}
