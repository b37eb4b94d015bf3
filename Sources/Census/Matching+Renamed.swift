import Catalog
import Lexing

/// What a file reaches by a name of its own for a type of the system: `typealias Prefs = UserDefaults`.
extension Matching {
  mutating func matchRenamed(_ uses: [Occurrence]) {
    var renamed: [(hash: UInt64, length: UInt32, type: Name)] = []
    for use in uses where renamed.count < Self.maximumRenamed {
      guard let own = ownName(for: use) else { continue }
      renamed.append((code.textHash(own), code[own].length, code[use.index].name))
    }
    guard !renamed.isEmpty else { return }
    for at in 0..<code.count where code[at].kind == .identifier && code[at].name == .none && code.isActive(at)
    {
      let length = code[at].length
      guard renamed.contains(where: { $0.length == length }) else { continue }
      let hash = code.textHash(at)
      guard let type = renamed.first(where: { $0.hash == hash })?.type else { continue }
      let usage = code.usage(of: at)
      switch usage {
      case .declaration, .label, .conformance: continue
      default: break
      }
      var occurrence = Occurrence(at, usage)
      occurrence.name = type
      match(occurrence)
    }
  }

  /// Nobody renames more types in a file.
  private static let maximumRenamed = 16

  /// The name that the file gives a type here: a `typealias` of any, a class that inherits from one that Apple asks about
  /// as a whole.
  private func ownName(for use: Occurrence) -> Int? {
    if let name = code.newName(ofType: use.index) { return name }
    guard case .conformance = use.usage, code.mark(use.index - 1, ":"), code.isWord(use.index - 2) else {
      return nil
    }
    let isCounted = index.entries(at: code[use.index].name).contains { entry in
      if case .conformance = entry.spelling.pattern { entry.rule.group == "required-reason" } else { false }
    }
    let isClass = code.isSwift ? code.isWord(use.index - 3, .class) : code.isWord(use.index - 3, .interface)
    return isCounted && isClass ? use.index - 2 : nil
  }
}
