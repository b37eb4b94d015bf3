import Census
import Projects

/// Where in a tree there is code that its census has not read: dependencies that are not in it, or come as binaries.
struct Unseen: Sendable {
  /// The folders of what names it.
  private var folders: Set<String>
  /// Those of samples and tests, whose dependencies are nothing to the rest.
  private var sampleFolders: Set<String> = []

  init(_ census: Census) {
    folders = Set(
      census.declarations.filter { $0.kind == .dependency }.map { Self.folder(of: $0.place.file) })
    for blind in census.blind where blind.hidesDependencies {
      let folder = Self.folder(of: blind.file)
      if census.isOfSample(blind) { sampleFolders.insert(folder) } else { folders.insert(folder) }
    }
  }

  /// Whether a target may run such code. What stands beside the project or above it counts, and what is in folders
  /// below; what stands in another folder does not.
  func isPart(of target: Target, isSample: Bool) -> Bool {
    let home = Self.folder(of: target.place.file)
    let isNear = { (other: String) in TreePath.isInside(other, home) || TreePath.isInside(home, other) }
    return folders.contains(where: isNear) || isSample && sampleFolders.contains(where: isNear)
  }

  /// The folder that a project file is in: a bundle of files is one file.
  private static func folder(of path: String) -> String {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
    let bundle = parts.firstIndex { $0.suffix(10).elementsEqual(".xcodeproj".utf8) }
    guard let name = bundle.map({ parts[$0] }) ?? parts.last, name.startIndex > path.startIndex else {
      return ""
    }
    return String(path[..<path.utf8.index(before: name.startIndex)])
  }
}

extension AuditContext {
  /// Whether a target runs code that the census has not read.
  func isPartlyUnseen(_ target: Target) -> Bool {
    unseen.isPart(of: target, isSample: samples.contains(target.id))
  }
}

extension Census {
  /// Whether something that was not seen belongs to samples or tests.
  func isOfSample(_ blind: Blind) -> Bool { roles.role(ofFoldersIn: blind.file) != .app }
}

extension Blind {
  /// Whether there may be code of a dependency behind it.
  fileprivate var hidesDependencies: Bool {
    switch kind {
    // What an Info.plist says is no code.
    case .missingFile: subject != .infoPlist
    case .absentDependency, .unreadProject, .unreadLanguage, .malformedProject: true
    default: false
    }
  }
}
