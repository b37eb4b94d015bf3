import Projects
import Trees

/// What the targets of a tree are for.
///
/// What a target that ships compiles is the app's, whatever folders are called: so a name is only taken for that of a
/// sample or of tests where it is the home of a whole target, or of its project, and where nothing that ships links or
/// carries that target. What a person says of folders stands.
struct TargetRoles: Sendable {
  /// Of those that do not ship.
  private var roles: [String: Role] = [:]

  init(_ targets: [Target], _ folders: RoleFolders) {
    var named: [String: Role] = [:]
    // Where nothing ships beside it, what a folder within a project is called is no reason to judge nothing.
    var uncertain: [String: Role] = [:]
    for target in targets {
      if target.kind == .test {
        roles[target.id] = .test
      } else if target.isForTheBuild {
        roles[target.id] = .sample
      } else if let said = target.said(folders) {
        roles[target.id] = said
      } else if target.isCalledTestSupport {
        named[target.id] = .test
      } else if let (role, isSure) = target.named(folders) {
        if isSure { named[target.id] = role } else { uncertain[target.id] = role }
      }
    }
    let others = targets.filter { roles[$0.id] == nil && named[$0.id] == nil && $0.kind.shipsByItself }
    if others.contains(where: { uncertain[$0.id] == nil }) { named.merge(uncertain) { first, _ in first } }
    // A project of apps that are called so and of one that is not has that one to ship.
    let apps = targets.filter { $0.kind == .app && roles[$0.id] == nil && named[$0.id] == nil }
    let shipping = Set(apps.filter { !$0.isCalledSample }.map(\.place.file))
    for app in apps where app.isCalledSample && shipping.contains(app.place.file) {
      if folders.said(ofFoldersIn: app.ownHome + "/.") != .app { named[app.id] = .sample }
    }
    let used = Self.used(
      targets.filter { named[$0.id] == nil && (role(of: $0) == .app || $0.kind == .tool) },
      TargetGraph(targets))
    for (id, role) in named where !used.contains(id) { roles[id] = role }
  }

  /// Nothing where no project says what the target is.
  func role(of target: Target) -> Role? {
    if let role = roles[target.id] { return role }
    // A tool of the command line may be there for who develops: its path tells.
    return target.isGuess || target.kind == .other || target.kind == .tool ? nil : .app
  }

  /// The ids of what some targets link or carry.
  private static func used(_ targets: [Target], _ graph: TargetGraph) -> Set<String> {
    var used: Set<String> = []
    var waiting = targets
    while let target = waiting.popLast() {
      for id in target.links + target.embeds + target.loads where used.insert(id).inserted {
        if let other = graph[id], other.kind != .test { waiting.append(other) }
      }
    }
    return used
  }
}

extension Target.Kind {
  /// Whether it can be what a tree is there for; an extension is a part of its app.
  fileprivate var shipsByItself: Bool {
    switch self {
    case .app, .watchApp, .framework, .dynamicLibrary, .staticLibrary, .library, .tool, .folder: true
    case .appClip, .appExtension, .bundle, .test, .other: false
    }
  }
}

extension Target {
  /// Whether its name says that it shows something: `SettingsPreview`, `KitDemo`.
  fileprivate var isCalledSample: Bool {
    name.hasSuffix("Preview") || Role(folder: Substring(name)) == .sample
  }

  /// Whether its name says that it is a library for tests, whatever its folder is called.
  fileprivate var isCalledTestSupport: Bool {
    kind.runsInAnother && ["TestUtil", "TestSupport", "TestHelper"].contains(where: name.contains)
  }

  /// What a person says of the folder of its project, or of those of all its sources.
  fileprivate func said(_ folders: RoleFolders) -> Role? {
    if !isGuess, let said = folders.said(ofFoldersIn: projectFile), said != .app { return said }
    guard let first = sources.first, let said = folders.said(ofFoldersIn: first), said != .app,
      sources.allSatisfy({ folders.said(ofFoldersIn: $0).map { $0 != .app } ?? false })
    else { return nil }
    return said
  }

  /// What the folders of its project and its own home say by their names, and whether that is sure by itself.
  fileprivate func named(_ folders: RoleFolders) -> (role: Role, isSure: Bool)? {
    if isGuess {
      guard let first = sources.first,
        sources.allSatisfy({ folders.role(ofFoldersIn: $0) != .app })
      else { return nil }
      return (folders.role(ofFoldersIn: first), true)
    }
    let projectFolder = TreePath.folder(of: projectFile)
    let project = projectFile.hasSuffix(".pbxproj") ? TreePath.folder(of: projectFolder) : projectFolder
    let isOwn = TreePath.name(of: project).isNameOfOneTest(as: TreePath.name(of: projectFolder))
    let around = folders.role(ofFoldersIn: isOwn ? project : projectFile)
    // A spec can lie apart from all that it makes a project of.
    if around != .app, projectFile.hasSuffix(".pbxproj") || sources.isEmpty || hasFile(below: project) {
      return (around, true)
    }
    guard !sources.isEmpty else { return nil }
    let home = ownHome
    let start = project.isEmpty || !TreePath.isInside(home, project) ? 0 : project.split(separator: "/").count
    var parts = home.split(separator: "/")
    if isOwn, start > 0 { parts[start - 1] = "." }
    let own = parts.firstIndex { $0.lowercased() == name.lowercased() }
    let above = parts[..<(own ?? parts.endIndex)]
    let outer = folders.role(ofFoldersIn: (above + ["."]).joined(separator: "/"))
    if outer != .app {
      // A package says which folder is a target's.
      return (outer, isOfPackage)
    }
    guard let own, let role = role(ofOwnFolder: parts[own]) else { return nil }
    let said = folders.said(ofFoldersIn: (parts[...own] + ["."]).joined(separator: "/"))
    return said == .app ? nil : (role, isOfPackage)
  }

  /// What the folder says that is called as the target is. What measures a speed is called a test, too, and what a
  /// package offers to others can be about samples.
  private func role(ofOwnFolder folder: Substring) -> Role? {
    guard let role = Role(folder: folder) else { return nil }
    if String(folder).isNameOfOneTest(as: name) { return nil }
    guard isProduct else { return role }
    let name = folder.lowercased()
    let supports = [
      "testhelpers", "testsupport", "testutils", "testutilities", "testing", "mocks", "fixtures",
    ]
    return supports.contains(where: name.hasSuffix) ? role : nil
  }

  private var isOfPackage: Bool { TreePath.name(of: place.file).hasPrefix("Package") }

  /// The file that makes it a target of a project: of a spec the one that includes the others.
  private var projectFile: String {
    let ending = "#" + name
    guard !place.file.hasSuffix(".pbxproj"), id.hasSuffix(ending) else { return place.file }
    return String(id.dropLast(ending.count))
  }

  private func hasFile(below folder: String) -> Bool {
    let files = variants.lazy.flatMap { [$0.infoPlist, $0.entitlements].compactMap(\.self) }
    return sources.contains { TreePath.isInside($0, folder) }
      || resources.contains { TreePath.isInside($0, folder) }
      || files.contains { TreePath.isInside($0, folder) }
  }

  /// The innermost folder that holds the folders that are its own, and all sources that are in none of them.
  fileprivate var ownHome: String {
    let own = homes.map { $0.isEmpty ? "" : $0 + "/" }
    let loose = own.isEmpty ? sources : sources.filter { !own.contains(where: $0.begins) }
    // Sources are in the order of their bytes, so that these two stand for all.
    let ends = own.map { $0 + "." } + [loose.first, loose.last].compactMap(\.self)
    return TreePath.commonFolder(of: ends.sorted { $0.precedes($1) }) ?? ""
  }
}

extension String {
  /// Whether a folder is called as what is in it, and that as what makes one test or is one: `SpeedTest`.
  fileprivate func isNameOfOneTest(as name: String) -> Bool {
    let own = lowercased()
    let other = name.lowercased()
    return own.hasSuffix("test") && own != "test" && (other == own || other == own + ".xcodeproj")
  }
}
