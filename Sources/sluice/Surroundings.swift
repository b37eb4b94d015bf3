import Catalog
import Census
import Projects
import Trees

/// What a tree holds that a first configuration is made of.
struct Surroundings {
  /// A project file, and what ships of it.
  struct Project: Equatable {
    var name: String
    /// Each with its kind: `Shop (app)`.
    var targets: [String]
  }

  /// The nearest to the root first; none where the tree is taken for one target.
  private(set) var projects: [Project] = []
  /// Of what ships, in the order in which a configuration names them.
  private(set) var platforms: [ApplePlatform] = []
  /// Lock files, and how many dependencies each has.
  private(set) var locks: [(file: String, count: Int)] = []
  /// Folders that are called as the code of others often is, and that hold sites which count as the team's own.
  private(set) var borrowed: [String] = []
  /// Groups of rules that no code of the app has a site of.
  private(set) var zeros: [Catalog.Group] = []

  /// More targets, and more project files, than this are only counted.
  static let namedTargets = 8
  static let namedProjects = 8

  init(_ census: Census, _ catalog: Catalog) {
    var targets: [String: [String]] = [:]
    for target in census.shipping where !target.isGuess {
      let project = String(target.id.prefix { $0 != "#" })
      targets[project, default: []].append("\(target.name) (\(target.kind.rawValue))")
    }
    // What lies deep is mostly an example.
    let depth = { (path: String) in path.count { $0 == "/" } }
    projects = targets.keys.sorted { (depth($0), $0) < (depth($1), $1) }
      .map { Project(name: $0, targets: targets[$0] ?? []) }
    let built = Set(census.shipping.flatMap(\.platforms))
    platforms = ApplePlatform.allCases.filter(built.contains)
    for file in census.configuration where file.origin == .firstParty {
      guard case .dependencies(let some) = file.content else { continue }
      let locked = Set(some.filter(\.isLocked).map(\.name))
      if !locked.isEmpty { locks.append((file.path, locked.count)) }
    }
    borrowed = Set(census.sites.filter(\.isOfTheApp).compactMap { Surroundings.borrowed($0.file) }).sorted()
    let totals = census.totals(catalog)
    zeros = Catalog.groups.filter { group in
      let own = totals.filter { $0.group == group.name }
      return !own.isEmpty && own.allSatisfy { $0.count + $0.possible + $0.suppressed == 0 }
    }
  }

  private static let borrowedNames: Set<String> = [
    "vendor", "vendors", "vendored", "thirdparty", "third-party", "third_party", "3rdparty", "external",
    "externals", "submodules",
  ]

  /// The outermost folder of a path that has such a name, with a folder for each dependency below it.
  private static func borrowed(_ path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    guard let place = folders.firstIndex(where: { borrowedNames.contains($0.lowercased()) }),
      place + 1 < folders.endIndex
    else { return nil }
    return folders[...place].joined(separator: "/")
  }

  /// What was found, one a line, as comments and the command show it.
  var lines: [String] {
    var lines = projects.prefix(Surroundings.namedProjects).map { project in
      let others = project.targets.count - Surroundings.namedTargets
      let named = project.targets.prefix(Surroundings.namedTargets).joined(separator: ", ")
      return "\(project.name): \(named)\(others > 0 ? ", and \(others) more" : "")"
    }
    let others = projects.count - lines.count
    if others > 0 { lines.append("\(others) more project \(others == 1 ? "file" : "files")") }
    if projects.isEmpty { lines = ["no project file, so all of it is judged as one target"] }
    lines += locks.map { "\($0.file): \($0.count) \($0.count == 1 ? "dependency" : "dependencies")" }
    return lines.map(Escape.line)
  }
}
