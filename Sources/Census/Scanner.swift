import Catalog
package import Lexing
import Projects
import Synchronization
package import Trees

/// Takes the census of a tree: reads each source file, lexes it, matches it, and adds the shares up.
package struct Scanner: Sendable {
  private let makeIndex: @Sendable () -> SpellingIndex
  let tree: Tree
  let options: ListOptions
  private let detail: SiteDetail
  private let jobs: Int
  /// Folders whose role somebody says.
  package var roles = RoleFolders()
  package var suppressions = SuppressionScope.ofSites
  /// What is counted as read; the rest of the tree only settles what is there.
  private var part: TreePart { options.listsRest ? TreePart(options.paths) : TreePart() }
  /// What is kept for another census, or was kept of one: both have to ask for the same detail of the same roles.
  package var memory: ShareMemory?
  /// Whether programs and libraries are read where the tree is made of them. All files of it have to be there.
  package var readsBuilt = false

  /// Names of source files, by their extension.
  package static let sources = NameFilter(extensions: [
    "swift", "m", "mm", "h", "c", "cc", "cpp", "cxx", "hpp", "hh", "hxx", "inc", "inl", "pch",
  ])

  /// Names of all files that a census may read.
  package static let names = sources.union(ConfigurationFile.names)

  /// - Parameters:
  ///   - index: made while the tree is listed.
  ///   - detail: of which sites the census says more than what they are counted as.
  ///   - jobs: how many threads work at once.
  package init(
    _ index: @autoclosure @escaping @Sendable () -> SpellingIndex, _ tree: Tree, _ options: ListOptions,
    detail: SiteDetail = .all, jobs: Int
  ) {
    makeIndex = index
    self.tree = tree
    self.options = options
    self.detail = detail
    self.jobs = max(1, jobs)
  }

  /// - Parameter progress: told how many files of how many are done, now and then, on any thread.
  package func census(progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }) -> Census {
    let walk = Walk(tree, options)
    let made = Mutex<SpellingIndex?>(nil)
    let (make, memory) = (makeIndex, memory)
    let makeIndex = { @Sendable () -> SpellingIndex in memory?.index(make) ?? make() }
    let listings = Parallel.answers(walk.parts.count + 1, inStepsOf: 1, jobs: jobs) {
      WalkWorker(walk) {
        let index = makeIndex()
        made.withLock { $0 = index }
      }
    }
    let listing = walk.finish(listings.flatMap { $0 })
    let index = made.withLock { $0 } ?? makeIndex()
    let named = NamedFiles(listing.files, paths: options.paths, aliases: listing.aliases)
    if readsBuilt, BuiltTargets.make(up: named.index.paths), let built = builtCensus(index.catalog) {
      return built
    }
    // Whoever works them out takes them, so that they are gone when he is done.
    let answers = Mutex(readConfiguration(named))
    let takeAnswers = { @Sendable in
      answers.withLock { answers in
        defer { answers = [] }
        return answers
      }
    }
    let settled = Mutex<ConfigurationShare?>(nil)
    let files = named.sources
    let (suppressions, part) = (suppressions, part)
    let tallies = Parallel.answers(files.count, inStepsOf: 32, jobs: jobs) {
      // What targets there are and what they declare one thread works out, while the others read sources.
      ReadingWorker(index, tree, files, part, detail, roles, suppressions, memory, progress) {
        let share = share(of: takeAnswers(), named, index.catalog)
        settled.withLock { $0 = share }
      }
    }
    var configuration = settled.withLock { $0 } ?? share(of: takeAnswers(), named, index.catalog)
    configuration.blind += unread(listing.counts, named.configuration, configuration)
    var census = Summing.census(tallies, listing.notes, configuration, roles)
    census.dependencySources = DependencySources.first(of: files)
    census.signedBundles = named.signedBundles
    return census
  }

  /// What of the part is written in languages that are not read.
  private func unread(
    _ counts: [FileCount], _ files: [TreeFile], _ configuration: ConfigurationShare
  ) -> [Blind] {
    let all = UnreadLanguage.blind(counts, files, roles) { contents(of: $0) }
    let linked = UnreadLanguage.blind(linking: configuration.dependencies, besides: configuration.blind + all)
    if part.isWhole { return all + linked }
    let own = UnreadLanguage.blind(counts.filter { part.holds($0.folder) }, files, roles) { contents(of: $0) }
    return own + linked.filter { part.holds($0.file) }
  }

  func readConfiguration(_ files: NamedFiles) -> [ConfigurationFileReader.Answer] {
    let candidates = files.configuration
    let memory = memory
    return Parallel.answers(candidates.count, inStepsOf: 1, jobs: jobs) {
      ConfigurationWorker(tree, candidates, memory)
    }
  }

  /// The bytes of a file that says what other files are for; none where it cannot be read.
  private func contents(of file: TreeFile) -> [UInt8] {
    var buffer = FileBuffer()
    do throws(FileBuffer.Trouble) {
      try buffer.read(file, of: tree, limit: UnreadLanguage.maximumByteCount)
    } catch {
      return []
    }
    return Array(buffer.bytes)
  }

  private func share(
    of answers: [ConfigurationFileReader.Answer], _ files: NamedFiles, _ catalog: Catalog
  ) -> ConfigurationShare {
    if let kept = memory?.configuration(of: files.index) { return kept }
    let memory = memory
    var late = ConfigurationFileReader(tree)
    var paths = Set(files.configuration.map(\.path))
    let share = ConfigurationShare(answers, files.index, catalog, roles) { path, purpose in
      guard let file = files.file(at: path) else { return .nothing }
      guard let memory else { return late.read(file, for: purpose) }
      paths.insert(file.path)
      let key = "\(purpose) \(file.path)"
      if memory.isSame(file.path), let kept = memory.late(key) { return kept }
      let answer = late.read(file, for: purpose)
      memory.keepLate(answer, as: key)
      return answer
    }
    memory?.keep(ShareMemory.Configuration(index: files.index, paths: paths, share: share))
    return share
  }
}

private struct WalkWorker: Parallel.Worker {
  let walk: Walk
  /// What else there is to do meanwhile.
  let first: @Sendable () -> Void

  init(_ walk: Walk, _ first: @escaping @Sendable () -> Void) {
    self.walk = walk
    self.first = first
  }

  func answer(_ numbers: Range<Int>) -> [Listing] {
    numbers.compactMap { number in
      guard number > 0 else {
        first()
        return nil
      }
      return walk.list(walk.parts[number - 1])
    }
  }
}

private final class ConfigurationWorker: Parallel.Worker {
  private let files: [TreeFile]
  private var reader: ConfigurationFileReader
  private let memory: ShareMemory?

  init(_ tree: Tree, _ files: [TreeFile], _ memory: ShareMemory?) {
    self.files = files
    self.memory = memory
    reader = ConfigurationFileReader(tree)
  }

  func answer(_ numbers: Range<Int>) -> ConfigurationFileReader.Answer {
    for number in numbers {
      guard let memory else { return reader.read(files[number]) }
      let path = files[number].path
      if let kept = memory.answer(of: path) { return kept }
      let answer = reader.read(files[number])
      memory.keep(answer, of: path)
      return answer
    }
    return .nothing
  }
}

private final class ReadingWorker: Parallel.Worker {
  private let index: SpellingIndex
  private let tree: Tree
  private let files: [TreeFile]
  private let part: TreePart
  private let detail: SiteDetail
  private let suppressions: SuppressionScope
  private let memory: ShareMemory?
  private let progress: @Sendable (Int, Int) -> Void
  /// What else there is to do, before the first file is read.
  private let first: @Sendable () -> Void
  private var buffer = FileBuffer()
  private var tokens = TokenBuffer()
  private var folders: FolderMemory
  private var matcher: Matcher

  init(
    _ index: SpellingIndex, _ tree: Tree, _ files: [TreeFile], _ part: TreePart, _ detail: SiteDetail,
    _ roles: RoleFolders, _ suppressions: SuppressionScope, _ memory: ShareMemory?,
    _ progress: @escaping @Sendable (Int, Int) -> Void,
    first: @escaping @Sendable () -> Void
  ) {
    self.index = index
    self.first = first
    self.tree = tree
    self.files = files
    self.part = part
    self.detail = detail
    self.suppressions = suppressions
    self.memory = memory
    self.progress = progress
    folders = FolderMemory(roles)
    matcher = Matcher(index)
  }

  func answer(_ numbers: Range<Int>) -> Tally {
    if numbers.lowerBound == 0 { first() }
    var tally = Tally()
    for number in numbers {
      if let memory {
        tally.add(remembered(files[number], memory))
      } else {
        read(files[number], into: &tally)
      }
    }
    progress(numbers.upperBound, files.count)
    return tally
  }

  private func remembered(_ file: TreeFile, _ memory: ShareMemory) -> Tally {
    if let kept = memory.tally(of: file.path) { return kept }
    var tally = Tally()
    read(file, into: &tally)
    memory.keep(tally, of: file.path)
    return tally
  }

  private func read(_ file: TreeFile, into tally: inout Tally) {
    do throws(FileBuffer.Trouble) {
      try buffer.read(file, of: tree, limit: Source.maximumByteCount)
    } catch {
      tally.blind.append(Blind(error, normalised(file.path), limit: Source.maximumByteCount))
      return
    }
    switch Transcoding(buffer.bytes) {
    case .unnecessary: count(Source(base: buffer.base, count: buffer.count), file, &tally)
    case .utf8(let bytes) where bytes.count <= Source.maximumByteCount:
      Source.with(bytes) { count($0, file, &tally) }
    case .utf8(let bytes):
      tally.blind.append(
        Blind(.tooLarge(size: bytes.count), normalised(file.path), limit: Source.maximumByteCount))
    case .unreadable(let what):
      let isEncoding = what == .utf32 || what == .unmarkedUTF16
      tally.blind.append(
        Blind(kind: isEncoding ? .encoding : .notText, file: normalised(file.path), why: what.why))
    }
  }

  private func count(_ source: Source, _ file: TreeFile, _ tally: inout Tally) {
    if part.holds(file.path) {
      tally.scanned += 1
      tally.bytes += source.count
    }
    let language = Language(path: file.path)
    language.lex(source, index.vocabulary, into: &tokens)
    if let conflict = tokens.conflict, file.origin == .firstParty {
      tally.blind.append(Blind(conflictAt: conflict, in: source, normalised(file.path)))
    }
    let search = search(of: source, file)
    guard tokens.hasHits || search == .everywhere else { return }
    let path = normalised(file.path)
    // What no target compiles is a test by its path; which targets there are, other threads work out meanwhile.
    let isOwn = file.origin == .firstParty
    let share = matcher.share(
      of: source, tokens, language, path: path, detail: isOwn ? detail : detail.ofTests, suppressions: search)
    tally.blind += share.blind
    tally.suppressions += share.suppressions
    // A package's manifest is run by the tools that build, and by no app: what it says is a declaration.
    if ProjectFile(path: path) == .package { return }
    guard
      !share.sites.isEmpty || !share.declared.isEmpty || !share.properties.isEmpty || !share.constants.isEmpty
        || !share.applicationUses.isEmpty
    else { return }
    tally.parts.append(Tally.Part(path, share, folders.facts(of: file, at: path)))
  }
}

extension ReadingWorker {
  /// Where suppressions count in a file: what others wrote suppresses nothing.
  private func search(of source: Source, _ file: TreeFile) -> SuppressionSearch {
    guard file.origin == .firstParty else { return .none }
    if suppressions == .ofSites { return .atSites }
    if SuppressionSearch.next(in: source, from: 0) != nil { return .everywhere }
    return suppressions == .all ? .none : .misspelt
  }
}

extension Blind {
  fileprivate init(conflictAt offset: Int, in source: Source, _ path: String) {
    var lines = LineCounter(source)
    self.init(
      kind: .conflictMarker, file: path, line: lines.position(of: offset).line,
      why: "the compiler skips what stands between the markers of a merge conflict")
  }
}

extension Language {
  /// A file that was named by hand may have any name; it is taken for Swift where the name says nothing.
  package init(path: String) {
    let ending = path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[path.utf8.index(after: $0)...] } ?? ""
    self = Language(fileExtension: ending) ?? .swift
  }
}
