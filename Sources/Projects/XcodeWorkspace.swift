import Formats

/// A workspace: the projects that it brings together.
package struct XcodeWorkspace: Sendable, Hashable {
  /// Of its `contents.xcworkspacedata`, relative to the root.
  package var path: String
  /// The paths of the `.xcodeproj` folders in it.
  package var projects: [String] = []

  package init(_ bytes: [UInt8], of path: String) {
    self.path = path
    let container = TreePath.folder(of: TreePath.folder(of: path))
    // Of the groups that are open; nothing where one is out of the tree.
    var folders: [String?] = [container]
    for tag in XMLTags(bytes) where projects.count < 10_000 && folders.count < 1_000 {
      switch (tag.name, tag.isEnd) {
      case ("Group", true): if folders.count > 1 { folders.removeLast() }
      case ("Group", false): folders.append(Self.path(tag, in: folders.last ?? nil, container))
      case ("FileRef", false):
        guard let project = Self.path(tag, in: folders.last ?? nil, container),
          project.hasSuffix(".xcodeproj")
        else { continue }
        projects.append(project)
      default: break
      }
    }
  }

  private static func path(_ tag: XMLTags.Tag, in group: String?, _ container: String) -> String? {
    guard let location = tag["location"], let colon = location.firstIndex(of: ":") else {
      return group
    }
    let inner = String(location[location.index(after: colon)...])
    switch location[..<colon] {
    case "group": return group.flatMap { TreePath.resolve(inner, in: $0) }
    case "container": return TreePath.resolve(inner, in: container)
    // The project's own workspace.
    case "self": return container
    default: return nil
    }
  }
}
