import Catalog
import Lexing
import Projects
import Trees

/// What the configuration of a tree comes to: the files that state something, and what they say of targets.
struct ConfigurationShare: Sendable {
  var files: [ConfigurationFile]
  var targets: [Target]
  /// Targets of specs whose generated project is judged in their place.
  var specTargets: [Target] = []
  var dependencies: [LockedDependency] = []
  var declarations: [Declaration] = []
  /// Of the team's own files, in no order.
  var suppressions: [Suppression] = []
  var blind: [Blind]

  var shipping: [Target] { targets.shipping(besides: files) }
}

extension [ConfigurationFile] {
  /// The paths of those of dependencies.
  var foreignPaths: Set<String> { Set(lazy.filter { $0.origin == .thirdParty }.map(\.path)) }
}

extension [Target] {
  /// The team's own that ship, in their order: no tests, and nothing of a dependency.
  func shipping(besides files: [ConfigurationFile]) -> [Target] {
    let foreign = files.foreignPaths
    return filter { $0.kind != .test && $0.kind != .other && !foreign.contains($0.place.file) }
  }
}

/// One thread's reading of files that state something.
struct ConfigurationFileReader: ~Copyable {
  private let tree: Tree
  private var buffer = FileBuffer()

  init(_ tree: Tree) { self.tree = tree }

  /// What says how a file is read.
  enum Purpose {
    case name
    /// A target that names it.
    case kind(ConfigurationFile.Kind)
    /// A spec that includes it.
    case include
  }

  mutating func read(_ file: TreeFile, for purpose: Purpose = .name) -> Answer {
    let path = normalised(file.path)
    let isInterface = InterfaceFile.isOne(path)
    if case .name = purpose, !isInterface, !ConfigurationFile.isRead(path) { return .nothing }
    if isInterface, file.origin == .thirdParty { return .nothing }
    do throws(FileBuffer.Trouble) {
      try buffer.read(file, of: tree, limit: ConfigurationFile.maximumByteCount)
    } catch {
      return .blind(Blind(error, path, limit: ConfigurationFile.maximumByteCount))
    }
    let source = Source(base: buffer.base, count: buffer.count)
    if isInterface { return InterfaceFile.webView(in: source, of: path).map(Answer.blind) ?? .nothing }
    let dependency = file.dependency ?? ""
    let bytes = Array(buffer.bytes)
    let read: ConfigurationFile? =
      switch purpose {
      case .name: ConfigurationFile(path: path, bytes, origin: file.origin, dependency: dependency)
      case .kind(let kind):
        ConfigurationFile(path: path, bytes, as: kind, origin: file.origin, dependency: dependency)
      case .include: ConfigurationFile(include: path, bytes, origin: file.origin, dependency: dependency)
      }
    guard let read else { return .nothing }
    // What others wrote suppresses nothing.
    let mayIgnore = file.origin == .firstParty && SuppressionSearch.isNeeded(in: source)
    return .file(read, mayIgnore ? Suppression.all(in: read, bytes) : [])
  }

  enum Answer: Sendable {
    case file(ConfigurationFile, [Suppression])
    case blind(Blind)
    case nothing
  }
}

extension ConfigurationShare {
  /// - Parameters:
  ///   - answers: what was read, in the order of paths.
  ///   - roles: what a person says of folders.
  ///   - read: reads a file that only another one names.
  init(
    _ answers: [ConfigurationFileReader.Answer], _ index: FileIndex, _ catalog: Catalog, _ roles: RoleFolders,
    isBuilt: Bool = false,
    read: (String, ConfigurationFileReader.Purpose) -> ConfigurationFileReader.Answer
  ) {
    files = []
    blind = []
    targets = []
    for answer in answers { take(answer) }
    readIncludes(read)
    let projects = ProjectTargets(of: files, index, isBuilt: isBuilt)
    targets = projects.targets
    specTargets = projects.specTargets
    dependencies = projects.dependencies
    blind += projects.notes.map { Blind($0, roles.role(ofFoldersIn: includer(of: $0.place.file))) }
    readNamed(index, read)
    for place in files.indices { files[place].letGo() }
    files.sort { $0.path < $1.path }
    declarations = Declaration.all(of: self, catalog)
  }

  private mutating func take(_ answer: ConfigurationFileReader.Answer) {
    switch answer {
    case .file(let file, let ignoring):
      // What a spec includes and a target names is read twice.
      if !ignoring.isEmpty, !suppressions.contains(where: { $0.file == file.path }) {
        suppressions += ignoring
      }
      files.append(file)
    case .blind(let one): blind.append(one)
    case .nothing: break
    }
  }

  /// Reads what specs include, and what that includes in turn.
  private mutating func readIncludes(
    _ read: (String, ConfigurationFileReader.Purpose) -> ConfigurationFileReader.Answer
  ) {
    var known: Set<String> = []
    while known.count < 1_000 {
      let more = ConfigurationFile.includes(of: files).filter { known.insert($0).inserted }
      guard !more.isEmpty else { return }
      for path in more { take(read(path, .include)) }
    }
  }

  /// The project that a file is a part of, which others include: itself, where none does.
  private func includer(of path: String) -> String {
    var path = path
    var known: Set<String> = []
    while known.insert(path).inserted, ProjectFile(path: path) != .spec,
      let includer = files.first(where: { $0.includes(path) })
    {
      path = includer.path
    }
    return path
  }

  /// Reads what targets name as their Info.plist and entitlements and whose name does not say so.
  private mutating func readNamed(
    _ index: FileIndex, _ read: (String, ConfigurationFileReader.Purpose) -> ConfigurationFileReader.Answer
  ) {
    var known = Set(files.filter { $0.kind != nil }.map(\.path))
    for variant in targets.flatMap(\.variants) {
      for (path, kind) in [
        (variant.infoPlist, ConfigurationFile.Kind.infoPlist), (variant.entitlements, .entitlements),
      ] {
        guard let path, index.has(path), known.insert(path).inserted else { continue }
        take(read(path, .kind(kind)))
      }
    }
  }
}

extension Blind {
  /// - Parameter role: of the project. What tests and samples are made of is no part of what is judged.
  init(_ note: ProjectNote, _ role: @autoclosure () -> Role) {
    let kind: Kind =
      switch note.kind {
      case .malformedProject:
        role() == .app ? .malformedProject : .malformed
      case .missingFile: .missingFile
      case .unresolvedVariable: .unresolvedVariable
      case .unreadProject: .unreadProject
      case .malformed: .malformed
      case .absentDependency: .absentDependency
      }
    let subject: Subject? =
      switch note.subject {
      case .infoPlist: .infoPlist
      case .buildSettings: .buildSettings
      case nil: nil
      }
    self.init(kind: kind, subject, file: note.place.file, line: note.place.line, why: note.why)
    if kind == .malformedProject {
      mend = note.remedy
    } else if !note.remedy.isEmpty {
      why += "; \(note.remedy)"
    }
  }

  init(_ trouble: FileBuffer.Trouble, _ path: String, limit: Int) {
    switch trouble {
    case .tooLarge: self.init(kind: .tooLarge, file: path, why: "\(trouble); the limit is \(limit) bytes")
    default: self.init(kind: .unreadable, file: path, why: "\(trouble)")
    }
  }
}
