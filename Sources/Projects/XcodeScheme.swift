import Formats

/// A shared scheme: which targets it archives, in which configuration.
package struct XcodeScheme: Sendable, Hashable {
  struct Reference: Sendable, Hashable {
    /// The path of the `.xcodeproj` folder.
    var project: String
    /// The target's identifier and name in it.
    var identifier: String
    var name: String
  }

  /// Relative to the root.
  package var path: String
  /// Empty where the scheme archives nothing.
  var configuration = ""
  var archived: [Reference] = []

  package init(_ bytes: [UInt8], of path: String) {
    self.path = path
    // `App.xcodeproj/xcshareddata/xcschemes/App.xcscheme`; the references are relative to what holds `App.xcodeproj`.
    let container = (0..<3).reduce(path) { path, _ in TreePath.folder(of: path) }
    let folder = TreePath.folder(of: container)
    var isArchived = false
    for tag in XMLTags(bytes) where !tag.isEnd && archived.count < 10_000 {
      switch tag.name {
      case "BuildActionEntry": isArchived = tag["buildForArchiving"] == "YES"
      case "BuildableReference" where isArchived:
        guard let reference = Self.reference(tag, in: folder) else { continue }
        archived.append(reference)
      case "TestAction", "LaunchAction", "ProfileAction": isArchived = false
      case "ArchiveAction":
        isArchived = false
        configuration = tag["buildConfiguration"] ?? ""
      default: break
      }
    }
  }

  private static func reference(_ tag: XMLTags.Tag, in folder: String) -> Reference? {
    guard let container = tag["ReferencedContainer"], container.hasPrefix("container:"),
      let project = TreePath.resolve(String(container.dropFirst("container:".count)), in: folder)
    else { return nil }
    return Reference(
      project: project, identifier: tag["BlueprintIdentifier"] ?? "",
      name: tag["BlueprintName"] ?? "")
  }

  /// Its name without the ending.
  var name: String {
    let name = TreePath.name(of: path)
    return name.hasSuffix(".xcscheme") ? String(name.dropLast(9)) : name
  }
}
