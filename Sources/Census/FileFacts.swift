import Trees

/// What the path of a file says of its code.
struct FileFacts: Sendable {
  var origin = Origin.firstParty
  /// The dependency that it belongs to; empty where there is none.
  var dependency = ""
  var role = Role.app
  /// Whether that stands whatever compiles it: a person says that it is not the app's, or it imports a test framework.
  var isSettled = false
  /// Whose declarations it sees.
  var module = ""
}

/// What the paths of folders say, each worked out once.
struct FolderMemory {
  private struct Facts {
    var role = Role.app
    /// Whether a person says that it is not the app's.
    var isSaid = false
    /// The folder below `Sources` that the folder is in, or is.
    var module = ""
    var isSources = false
  }

  private var known: [Substring: Facts] = [:]
  private let named: RoleFolders
  /// Files come in the order of their folders.
  private var last: (folder: Substring, facts: Facts)?

  /// - Parameter named: folders whose role somebody says.
  init(_ named: RoleFolders = RoleFolders()) { self.named = named }

  /// - Parameter path: the file's, as output has it.
  mutating func facts(of file: TreeFile, at path: String) -> FileFacts {
    let name = Self.nameStart(of: path[...])
    let folder = lastFacts(of: Self.folder(of: path[...], nameStart: name))
    let dependency = file.dependency ?? ""
    return FileFacts(
      origin: file.origin, dependency: dependency,
      role: Role.isTestFile(path[name...]) ? .test : folder.role, isSettled: folder.isSaid,
      module: file.origin == .thirdParty ? dependency : folder.module)
  }

  /// - Parameter folder: without a slash at the end; empty for the root.
  mutating func role(ofFolder folder: Substring) -> Role { lastFacts(of: folder).role }

  private mutating func lastFacts(of folder: Substring) -> Facts {
    if let last, last.folder == folder { return last.facts }
    let facts = facts(of: folder)
    last = (folder, facts)
    return facts
  }

  /// - Parameter path: without a slash at the end; empty for the root.
  private mutating func facts(of path: Substring) -> Facts {
    if let facts = known[path] { return facts }
    guard !path.isEmpty else { return Facts() }
    let start = Self.nameStart(of: path)
    let name = path[start...]
    var facts = self.facts(of: Self.folder(of: path, nameStart: start))
    // What is in a tests' folder is a test, whatever it is called.
    if facts.role != .test, let role = Role(folder: name) { facts.role = role }
    if let role = named.role(of: path) { (facts.role, facts.isSaid) = (role, role != .app) }
    if facts.isSources { facts.module = String(path) }
    // Its Swift files are a program of their own.
    if name == "fastlane" { facts.module = String(path) }
    facts.isSources = name == "Sources"
    known[path] = facts
    return facts
  }

  private static func folder(of path: Substring, nameStart: String.Index) -> Substring {
    Substring(path[..<nameStart].utf8.dropLast())
  }

  /// Where the last name of a path begins.
  private static func nameStart(of path: Substring) -> String.Index {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex
  }
}
