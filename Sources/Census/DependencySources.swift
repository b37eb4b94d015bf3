import Projects
import Trees

/// Which dependencies are there as source.
enum DependencySources {
  /// A header alone can be that of a binary, and what describes a package is no code of it.
  private static let endings: Set = ["swift", "m", "mm", "c", "cc", "cpp", "cxx"]

  /// The first source of each dependency, by its name.
  /// - Parameter files: in the order of their paths, so that those of a dependency mostly stand side by side.
  static func first(of files: [TreeFile]) -> [String: String] {
    var found: [String: String] = [:]
    var last = ""
    for file in files where file.origin == .thirdParty {
      guard let name = file.dependency, name != last, isCode(file.path) else { continue }
      last = name
      if found[name] == nil { found[name] = normalised(file.path) }
    }
    return found
  }

  private static func isCode(_ path: String) -> Bool {
    let name = TreePath.name(of: path)
    return endings.contains(TreePath.fileExtension(of: path)) && !path.contains(".framework/")
      && !path.contains(".xcframework/") && name != "Package.swift" && !name.hasPrefix("Package@")
  }
}
