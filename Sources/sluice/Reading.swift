import Census
import Projects
import Trees

/// What is read, checked once.
struct Reading: Sendable {
  var root: Root
  /// Files that count as being in the root and lie in another tree.
  var shared: SharedFiles?
  /// What somebody asks about, relative to the root; empty for all of it.
  var paths: [String] = []
  /// Whether the rest of the root is read, too, which settles what is in those places.
  var readsRest = true
  /// The archive to read in the place of the root; its top is what paths are relative to.
  var archive: String?
  /// Whether programs and libraries are read where the tree is made of them: not of a revision, which has only what is
  /// read as text.
  var readsBuilt = true
  /// Patterns as in `.gitignore`, relative to the root.
  var include: [String]
  var exclude: [String]
  /// Folders whose code is others'.
  let thirdParty: FolderPatterns
  let roles: RoleFolders
  /// How many threads read.
  let jobs: Int

  /// - Parameter paths: the operands that are paths.
  init(_ arguments: Arguments, paths: [String], _ root: Root, _ settings: Settings) throws(Trouble) {
    self.root = root
    let paths = paths.isEmpty ? ["."] : paths
    // Without a path, a root that was named is what is meant, wherever the person stands.
    let places = arguments.has(.root) && paths == ["."] ? [root.path] : paths
    for place in places {
      guard Platform.kind(of: place) != .other else {
        throw Trouble("\(place) is a FIFO, a socket or a device, which is not read; name a file or a folder")
      }
      let path = try root.relative(place)
      if Reading.isArchive(place) { archive = root.absolute(path) } else { self.paths.append(path) }
    }
    guard archive == nil || places.count == 1 else {
      throw Trouble("an archive is read by itself; name it alone")
    }
    if self.paths.contains("") { self.paths = [] }
    include = settings.include.map(\.text)
    exclude = settings.exclude.map(\.text)
    thirdParty = FolderPatterns(settings.thirdParty.map(\.text))
    roles = RoleFolders(
      tests: FolderPatterns(settings.tests.map(\.text)), samples: FolderPatterns(settings.samples.map(\.text))
    )
    jobs = try Reading.jobs(arguments) ?? Platform.coreCount
    // A bundle says all of itself, and what lies around it may be sources.
    readsRest = !isOfBundles
  }

  private static func jobs(_ arguments: Arguments) throws(Trouble) -> Int? {
    guard let text = arguments.value(.jobs) else { return nil }
    guard let jobs = Int(text), (1...1024).contains(jobs) else {
      throw Trouble("--jobs \(text) is not a number from 1 to 1024; name how many threads should read")
    }
    return jobs
  }

  /// Whether a file is read as an archive, by its name.
  static func isArchive(_ path: String) -> Bool {
    let name = path.lowercased()
    return (name.hasSuffix(".ipa") || name.hasSuffix(".zip")) && Platform.kind(of: path) == .file
  }

  /// Whether what is asked about are bundles that a build made.
  private var isOfBundles: Bool {
    !paths.isEmpty && paths.allSatisfy { BuiltBundle.outermost(around: $0 + "/") != nil }
  }

  /// Whether it is what a build made, and no sources.
  var isBuilt: Bool { isOfBundles || archive != nil }

  /// What of the root somebody asks about.
  var part: TreePart { TreePart(readsRest ? paths : []) }

  /// The same for all of the root: whether something is new or moved shows only there.
  var ofWholeRoot: Reading {
    var reading = self
    reading.paths = []
    return reading
  }
}
