import Projects
import Trees

/// What the configuration of a tree comes to: the files that state something, and what they say of targets.
struct ConfigurationShare: Sendable {
  var files: [ConfigurationFile]
  var targets: [Target]
  var blind: [Blind]
}

/// One thread's reading of files that state something.
struct ConfigurationReader: ~Copyable {
  private let tree: Tree
  private var buffer = FileBuffer()

  init(_ tree: Tree) { self.tree = tree }

  /// - Parameter kind: what a target says that the file is; nothing where its name says it.
  mutating func read(_ file: TreeFile, as kind: ConfigurationFile.Kind? = nil) -> Answer {
    let path = normalised(file.path)
    guard kind != nil || ConfigurationFile.isKnown(path) else { return .nothing }
    do throws(FileBuffer.Trouble) {
      try buffer.read(file, of: tree, limit: ConfigurationFile.maximumByteCount)
    } catch {
      return .blind(Blind(error, path, limit: ConfigurationFile.maximumByteCount))
    }
    let dependency = file.dependency ?? ""
    if let kind {
      return .file(
        ConfigurationFile(
          path: path, Array(buffer.bytes), as: kind, origin: file.origin, dependency: dependency))
    }
    let read = ConfigurationFile(
      path: path, Array(buffer.bytes), origin: file.origin, dependency: dependency)
    return read.map(Answer.file) ?? .nothing
  }

  enum Answer: Sendable {
    case file(ConfigurationFile)
    case blind(Blind)
    case nothing
  }
}

extension ConfigurationShare {
  /// - Parameters:
  ///   - answers: what was read, in the order of paths.
  ///   - read: reads a file that only a target names.
  init(
    _ answers: [ConfigurationReader.Answer], _ index: FileIndex,
    read: (String, ConfigurationFile.Kind) -> ConfigurationReader.Answer
  ) {
    files = []
    blind = []
    targets = []
    for answer in answers { take(answer) }
    let projects = ProjectTargets(of: files, index)
    targets = projects.targets
    blind += projects.notes.map(Blind.init)
    readNamed(index, read)
    files.sort { $0.path < $1.path }
  }

  private mutating func take(_ answer: ConfigurationReader.Answer) {
    switch answer {
    case .file(let file): files.append(file)
    case .blind(let one): blind.append(one)
    case .nothing: break
    }
  }

  /// Reads what targets name as their Info.plist and entitlements and whose name does not say so.
  private mutating func readNamed(
    _ index: FileIndex, _ read: (String, ConfigurationFile.Kind) -> ConfigurationReader.Answer
  ) {
    var known = Set(files.filter { $0.kind != nil }.map(\.path))
    for variant in targets.flatMap(\.variants) {
      for (path, kind) in [
        (variant.infoPlist, ConfigurationFile.Kind.infoPlist), (variant.entitlements, .entitlements),
      ] {
        guard let path, index.has(path), known.insert(path).inserted else { continue }
        take(read(path, kind))
      }
    }
  }
}

extension Blind {
  init(_ note: ProjectNote) {
    let kind: Kind =
      switch note.kind {
      case .missingFile: .missingFile
      case .unresolvedVariable: .unresolvedVariable
      case .unreadProject: .unreadProject
      case .malformed: .malformed
      case .absentDependency: .absentDependency
      }
    self.init(kind: kind, file: note.place.file, line: note.place.line, why: note.why)
  }

  init(_ trouble: FileBuffer.Trouble, _ path: String, limit: Int) {
    switch trouble {
    case .tooLarge: self.init(kind: .tooLarge, file: path, why: "\(trouble); the limit is \(limit) bytes")
    default: self.init(kind: .unreadable, file: path, why: "\(trouble)")
    }
  }
}
