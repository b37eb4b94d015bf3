import Baseline
import Catalog
import Census
import Configuration
import Formats
import Trees

/// What a revision had.
struct Past {
  /// As a baseline would have it.
  var baseline: Baseline
  var census: Census
  /// What audits found, notes included, which nobody puts on record.
  var findings: [Finding]
}

extension Plan {
  /// What a branch began from: the last commit that the revision and the work tree have in common.
  func base(_ revision: String) throws(Trouble) -> RevisionTree {
    let git = try Git(in: reading.root.path)
    let (commit, head) = (try git.commit(revision), try git.commit("HEAD"))
    let base = try git.mergeBase(of: commit, head, named: (revision, "HEAD"))
    return try RevisionTree(
      revision, commit: base, of: git, known: reading.tree().unchangedFiles(wanted: Scanner.names),
      asking: reading.paths + [configurationPath].compactMap(\.self))
  }

  /// Where the configuration is or was, from the root; nothing where it lies elsewhere.
  private var configurationPath: String? {
    let file = settings.configuration.file
    return file.isEmpty ? Root.configuration : try? reading.root.relative(file)
  }

  /// What the configuration says otherwise than in a revision, in words.
  func reconfigured(since tree: RevisionTree) -> [String] {
    guard let path = configurationPath else { return [] }
    let file = "\(tree.root)/\(path)"
    var before = Configuration()
    if Platform.kind(of: file) == .file {
      guard let shipped = try? Catalog.shipped(), let bytes = try? Platform.read(file) else { return [] }
      do throws(ConfigurationError) {
        before = try Configuration(reading: bytes, file: path, catalog: shipped)
      } catch {
        return [
          "\(path) of \(tree.name) cannot be read (line \(error.position.line)), so what changed in it is not known"
        ]
      }
    }
    return ConfigurationChange.all(from: before, to: settings.configuration, app: settings.appName)
      .map(\.words)
  }

  /// What a revision does not have is read on neither side: what is in other repositories, and programs.
  func beside(_ tree: RevisionTree) -> Plan {
    var plan = self
    plan.reading.exclude += tree.submodules.map { "/\($0)" }
    plan.reading.readsBuilt = false
    return plan
  }

  /// What a revision had on record.
  func recorded(in tree: RevisionTree) throws(Trouble) -> Baseline? {
    var plan = self
    plan.reading.root = try Root(named: tree.root)
    return plan.recorded
  }

  /// - Parameter memory: what the work tree's files came to.
  func past(
    of tree: RevisionTree, _ memory: ShareMemory?, _ catalog: Catalog
  ) throws(Trouble) -> Past {
    var plan = self
    plan.reading.shared = SharedFiles(tree.same, of: try reading.tree())
    plan.reading.root = try Root(named: tree.root)
    // A place that is new has no past, and what is in it may come from elsewhere.
    plan.reading.paths.removeAll { Platform.kind(of: plan.reading.root.absolute($0)) == nil }
    memory?.reuse(tree.same)
    var census = try plan.census(
      catalog, telling: .gating, suppressions: .all, memory: memory, isPast: true)
    let findings = plan.audited(&census, catalog)
    return Past(
      baseline: Baseline(census, audited: findings), census: census, findings: findings)
  }
}
