import Dispatch
package import Lexing
import Synchronization
package import Trees

/// Takes the census of a tree: reads each source file, lexes it, matches it, and adds the shares up.
package struct Scanner: Sendable {
  private let index: SpellingIndex
  private let tree: Tree
  private let options: ListOptions
  private let jobs: Int

  /// Names of source files, by their extension.
  package static let sources = NameFilter(extensions: [
    "swift", "m", "mm", "h", "c", "cc", "cpp", "cxx", "hpp", "hh", "hxx", "inc", "inl", "pch",
  ])

  /// - Parameter jobs: how many threads work at once.
  package init(_ index: SpellingIndex, _ tree: Tree, _ options: ListOptions, jobs: Int) {
    self.index = index
    self.tree = tree
    self.options = options
    self.jobs = max(1, jobs)
  }

  /// - Parameter progress: told how many files of how many are done, now and then, on any thread.
  package func census(progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }) -> Census {
    let walk = Walk(tree, options)
    let listings = inParallel(walk.parts.count) { WalkWorker(walk) }
    let listing = walk.finish(listings)
    let files = listing.files
    let readings = inParallel(files.count) {
      ReadingWorker(index, tree, files, progress)
    }
    return Summing.census(files, readings, listing.notes)
  }

  /// Lets workers take the numbers below `count` as they come; the answers are in the numbers' order.
  private func inParallel<Work: Worker>(_ count: Int, _ make: @escaping @Sendable () -> Work) -> [Work.Answer]
  {
    let next = Atomic(0)
    let answers = Mutex<[(Int, Work.Answer)]>([])
    DispatchQueue.concurrentPerform(iterations: min(jobs, max(count, 1))) { _ in
      var worker = make()
      var own: [(Int, Work.Answer)] = []
      while true {
        let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard number < count else { break }
        own.append((number, worker.answer(number)))
      }
      answers.withLock { $0 += own }
    }
    return answers.withLock { $0 }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

/// One thread's part of a job that is divided into numbers; keeps its buffers between them.
private protocol Worker: SendableMetatype {
  associatedtype Answer: Sendable
  mutating func answer(_ number: Int) -> Answer
}

private struct WalkWorker: Worker {
  let walk: Walk

  init(_ walk: Walk) { self.walk = walk }

  func answer(_ number: Int) -> Listing { walk.list(walk.parts[number]) }
}

/// What became of one file.
enum Reading: Sendable {
  /// Read, with this many bytes, and nothing in it counts.
  case plain(bytes: Int)
  case share(Share, bytes: Int)
  case unread(Blind)
}

private final class ReadingWorker: Worker {
  private let index: SpellingIndex
  private let tree: Tree
  private let files: [TreeFile]
  private let progress: @Sendable (Int, Int) -> Void
  private var buffer = FileBuffer()
  private var tokens = TokenBuffer()
  private var matcher: Matcher

  init(
    _ index: SpellingIndex, _ tree: Tree, _ files: [TreeFile],
    _ progress: @escaping @Sendable (Int, Int) -> Void
  ) {
    self.index = index
    self.tree = tree
    self.files = files
    self.progress = progress
    matcher = Matcher(index)
  }

  func answer(_ number: Int) -> Reading {
    let file = files[number]
    if number % 256 == 0 { progress(number, files.count) }
    do throws(FileBuffer.Trouble) {
      try buffer.read(file, of: tree, limit: Source.maximumByteCount)
    } catch {
      return .unread(Blind(error, file.path))
    }
    switch Transcoding(buffer.bytes) {
    case .unnecessary: return read(Source(base: buffer.base, count: buffer.count), file)
    case .utf8(let bytes) where bytes.count <= Source.maximumByteCount:
      return Source.with(bytes) { read($0, file) }
    case .utf8(let bytes): return .unread(Blind(.tooLarge(size: bytes.count), file.path))
    case .unreadable:
      return .unread(
        Blind(
          kind: .encoding, file: file.path,
          why: "UTF-32 is an encoding that compilers do not read; save it as UTF-8"))
    }
  }

  private func read(_ source: Source, _ file: TreeFile) -> Reading {
    let language = Language(path: file.path)
    language.lex(source, index.vocabulary, into: &tokens)
    guard tokens.hasHits else { return .plain(bytes: source.count) }
    let share = matcher.share(of: source, tokens, language, path: file.path)
    return share.isEmpty ? .plain(bytes: source.count) : .share(share, bytes: source.count)
  }
}

extension Blind {
  fileprivate init(_ trouble: FileBuffer.Trouble, _ path: String) {
    switch trouble {
    case .tooLarge:
      self.init(kind: .tooLarge, file: path, why: "\(trouble); the limit is \(Source.maximumByteCount) bytes")
    default: self.init(kind: .unreadable, file: path, why: "\(trouble)")
    }
  }
}

extension Language {
  /// A file that was named by hand may have any name; it is taken for Swift where the name says nothing.
  package init(path: String) {
    let ending = path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[path.utf8.index(after: $0)...] } ?? ""
    self = Language(fileExtension: ending) ?? .swift
  }
}
