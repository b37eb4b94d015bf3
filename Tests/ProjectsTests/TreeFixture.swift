import Catalog
import Projects
import Testing

/// A tree of a few files, and what its targets come to.
struct TreeFixture: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// By path; of what only its name matters the text is empty.
  var files: [String: String]
  /// A line for each target: its id and kind, then what it has.
  var targets: [String]
  /// What notes begin with: `kind path:line`.
  var notes: [String]

  init(
    _ testDescription: String, _ files: [String: String], _ targets: [String], notes: [String] = []
  ) {
    self.testDescription = testDescription
    self.files = files
    self.targets = targets
    self.notes = notes
  }

  var result: ProjectTargets { ProjectTargets(tree: files) }
}

extension ProjectTargets {
  /// Of a tree, as a census reads it.
  init(tree: [String: String]) {
    var files = tree.sorted { $0.key < $1.key }.compactMap { path, text in
      ConfigurationFile(path: path, Array(text.utf8))
    }
    while true {
      let more = ConfigurationFile.includes(of: files).filter { tree[$0] != nil }
      if more.isEmpty { break }
      for path in more {
        files.append(ConfigurationFile(include: path, Array((tree[path] ?? "").utf8)))
      }
    }
    self.init(of: files, FileIndex(Array(tree.keys)))
  }

  /// A line for each target.
  var shown: [String] { targets.map(\.shown) }

  var shownNotes: [String] { notes.map { "\($0.kind.rawValue) \($0.place.file):\($0.place.line)" } }
}

extension Target {
  /// What of it is there: `src` sources, `res` resources, `+` those that are linked, `>` those that are carried, `~` those that
  /// another target carries, `!` manifests that are left behind.
  var shown: String {
    var parts = ["\(id) \(kind.rawValue)"]
    if !platforms.isEmpty { parts.append(platforms.map(\.rawValue).joined(separator: ",")) }
    if !sources.isEmpty { parts.append("src " + sources.joined(separator: " ")) }
    let named = Set(copies.map(\.path))
    let plain = resources.filter { !named.contains($0) }
    if !plain.isEmpty { parts.append("res " + plain.joined(separator: " ")) }
    for one in copies { parts.append("\(one.way.shown) \(one.path) :\(one.place.line)") }
    for one in leftBehind { parts.append("!\(one.way.shown) \(one.path) :\(one.place.line)") }
    if !absent.isEmpty { parts.append("absent " + absent.joined(separator: " ")) }
    if !links.isEmpty { parts.append("+ " + links.joined(separator: " ")) }
    if !embeds.isEmpty { parts.append("> " + embeds.joined(separator: " ")) }
    if !loads.isEmpty { parts.append("~ " + loads.joined(separator: " ")) }
    return parts.joined(separator: " | ")
  }
}

extension CopiedFile.Way {
  fileprivate var shown: String {
    switch self {
    case .rule(let name): name
    case .automatic: "automatic"
    case .bundle(let name): "bundle(\(name))"
    case .mainBundle: "main"
    case .folder(let name): "folder(\(name))"
    case .library: "library"
    case .missed: "missed"
    case .leftOut: "none"
    }
  }
}
