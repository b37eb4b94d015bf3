import Projects
import Synchronization

/// What files added to one census, kept for another one of nearly the same files: a share depends on its file alone.
package final class ShareMemory: Sendable {
  private let tallies = Mutex<[String: Tally]>([:])
  private let answers = Mutex<[String: ConfigurationFileReader.Answer]>([:])
  private let late = Mutex<[String: ConfigurationFileReader.Answer]>([:])
  private let same = Mutex<Set<String>>([])
  private let configuration = Mutex<Configuration?>(nil)
  private let index = Mutex<SpellingIndex?>(nil)

  package init() {}

  /// Shares name what they declare by the numbers of one vocabulary.
  func index(_ make: () -> SpellingIndex) -> SpellingIndex {
    if let known = index.withLock({ $0 }) { return known }
    let made = make()
    index.withLock { $0 = made }
    return made
  }

  /// The paths of files that have the same contents in the next census: what is kept of them counts there, and they are
  /// not read. Before that is said, shares are only kept.
  package func reuse(_ paths: Set<String>) { same.withLock { $0 = paths } }

  func isSame(_ path: String) -> Bool { same.withLock { $0.contains(path) } }

  func keep(_ tally: Tally, of path: String) { tallies.withLock { $0[path] = tally } }
  func tally(of path: String) -> Tally? { isSame(path) ? tallies.withLock { $0[path] } : nil }

  func keep(_ answer: ConfigurationFileReader.Answer, of path: String) {
    answers.withLock { $0[path] = answer }
  }
  func answer(of path: String) -> ConfigurationFileReader.Answer? {
    isSame(path) ? answers.withLock { $0[path] } : nil
  }

  /// Of what is read for another purpose than its name's.
  func keepLate(_ answer: ConfigurationFileReader.Answer, as key: String) {
    late.withLock { $0[key] = answer }
  }
  func late(_ key: String) -> ConfigurationFileReader.Answer? { late.withLock { $0[key] } }

  /// What the configuration of a tree came to, and all that decided it.
  struct Configuration: Sendable {
    /// All files that are there.
    let index: FileIndex
    /// Those that were read.
    let paths: Set<String>
    let share: ConfigurationShare
  }

  func keep(_ made: Configuration) { configuration.withLock { $0 = made } }

  /// What is kept of a tree with the same files, if those that state something have the same contents.
  func configuration(of index: FileIndex) -> ConfigurationShare? {
    guard let kept = configuration.withLock({ $0 }), kept.index == index else { return nil }
    return same.withLock { kept.paths.isSubset(of: $0) } ? kept.share : nil
  }
}

extension Tally {
  /// Adds what another file came to.
  mutating func add(_ other: Tally) {
    scanned += other.scanned
    bytes += other.bytes
    blind += other.blind
    suppressions += other.suppressions
    parts += other.parts
  }
}
