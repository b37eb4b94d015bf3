package import Formats

/// Code of others that a tree depends on, as a lock file or a list of dependencies names it.
package struct LockedDependency: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    case package, pod, carthage
  }

  package var name: String
  /// As it is written: a version, a branch, a commit or, in a list, what is asked for; empty where nothing is.
  package var version: String
  package var kind: Kind
  package var url: String?
  /// The commit that a lock file pins, as it is written; empty where there is none.
  package var revision = ""
  package var place: FilePlace
  /// Whether a lock file says which version it is; a list says only which one would do.
  package var isLocked: Bool

  package init(
    _ name: String, _ version: String, _ kind: Kind, url: String? = nil, at place: FilePlace,
    isLocked: Bool = true
  ) {
    self.name = name
    self.version = version
    self.kind = kind
    self.url = url
    self.place = place
    self.isLocked = isLocked
  }
}

extension LockedDependency {
  /// What is pinned, in words: the version, and where one says so the commit and where that comes from. A version can be
  /// given to another commit, and a branch goes on, without another version.
  package var pinned: String {
    guard isLocked else { return version }
    let commit = revision == version ? "" : String(revision.prefix(Self.shownOfCommit))
    let origin = url.map(Self.withoutSecrets) ?? ""
    let parts = [commit, origin].filter { !$0.isEmpty }
    return parts.isEmpty ? version : "\(version) (\(parts.joined(separator: ", ")))"
  }

  private static let shownOfCommit = 12

  /// An address without a name and a password, which are nobody's business in a report.
  private static func withoutSecrets(_ url: String) -> String {
    guard let scheme = url.firstRange(of: "://") else { return url }
    let rest = url[scheme.upperBound...]
    let host = rest.prefix { $0 != "/" }
    guard let at = host.lastIndex(of: "@") else { return url }
    return String(url[..<scheme.upperBound]) + String(rest[rest.index(after: at)...])
  }

  /// `Package.resolved`, in all three versions of it. The first one has no identity of a package, and its name as the
  /// package itself spells it: so that a newer file does not make another package of it, its URL says what it is called.
  package static func packages(_ document: JSONDocument, of path: String) -> [LockedDependency] {
    let root = document.root
    let pins = (root["pins"] ?? root["object"]?["pins"])?.elements ?? []
    return pins.compactMap { pin in
      let url = (pin["location"] ?? pin["repositoryURL"])?.text
      let identity = pin["identity"]?.text ?? url.map(identity(of:)) ?? pin["package"]?.text
      guard let name = identity?.lowercased(), !name.isEmpty else { return nil }
      let state = pin["state"]
      let version = ["version", "branch", "revision"].lazy.compactMap { state?[$0]?.text }.first
      var dependency = LockedDependency(
        name, version ?? "", .package, url: url, at: FilePlace(path, pin.position))
      dependency.revision = state?["revision"]?.text ?? ""
      return dependency
    }
  }

  /// By what a package goes in newer files: the last part of its URL, without its ending.
  private static func identity(of url: String) -> String {
    let path = TreePath.name(of: url.hasSuffix("/") ? String(url.dropLast()) : url)
    // `git@example.com:name.git`
    let name = path.split(separator: ":").last.map(String.init) ?? path
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// `Podfile.lock`. A pod whose parts are named apart is one dependency.
  package static func pods(_ document: YAMLDocument, of path: String) -> [LockedDependency] {
    let sources = document.root["EXTERNAL SOURCES"]
    let commits = document.root["CHECKOUT OPTIONS"]
    var known: Set<String> = []
    return (document.root["PODS"]?.elements ?? []).compactMap { element in
      let node = element.members?.first?.key ?? element
      guard let text = node.text else { return nil }
      let parts = text.split(separator: " ", maxSplits: 1)
      guard let name = parts.first?.split(separator: "/").first.map(String.init),
        known.insert(name).inserted
      else { return nil }
      let version = parts.dropFirst().first.map { $0.filter { $0 != "(" && $0 != ")" } } ?? ""
      let source = sources?[name]
      let url = (source?[":git"] ?? source?[":http"] ?? source?[":path"])?.text
      var dependency = LockedDependency(name, version, .pod, url: url, at: FilePlace(path, node.position))
      dependency.revision = commits?[name]?[":commit"]?.text ?? ""
      return dependency
    }
  }

  /// `Cartfile` and `Cartfile.resolved`: `github "owner/name" "1.0"` a line.
  package static func carthage(_ bytes: [UInt8], of path: String) -> [LockedDependency] {
    let isLocked = path.hasSuffix(".resolved")
    var found: [LockedDependency] = []
    let lines = String(decoding: bytes.prefix(1 << 20), as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0.isNewline }
    for (number, line) in lines.enumerated() {
      let words = CarthageLine(line)
      guard let url = words.source else { continue }
      var name = TreePath.name(of: url)
      for ending in [".git", ".json"] where name.hasSuffix(ending) {
        name = String(name.dropLast(ending.utf8.count))
      }
      found.append(
        LockedDependency(
          name, words.version, .carthage, url: url,
          at: FilePlace(path, line: number + 1, column: words.column),
          isLocked: isLocked))
    }
    return found
  }

  /// What is locked and not in the tree, in one note for a lock file: its code is in the app and was not seen.
  static func absent(_ some: [LockedDependency], of path: String, _ index: FileIndex) -> [ProjectNote] {
    let folder = TreePath.folder(of: path)
    let absent = some.filter { dependency in
      guard dependency.isLocked else { return false }
      let place =
        switch dependency.kind {
        case .pod: "Pods"
        case .carthage: "Carthage/Checkouts"
        case .package: "SourcePackages/checkouts"
        }
      // A pod that is developed in the tree is not copied.
      let own = dependency.kind == .pod ? dependency.url.flatMap { TreePath.resolve($0, in: folder) } : nil
      if own.map(index.hasFolder) ?? false { return false }
      guard let home = TreePath.resolve(place, in: folder) else { return true }
      return !index.hasFolder(called: dependency.name, in: home)
    }
    guard let first = absent.first else { return [] }
    let names = absent.prefix(5).map(\.name).joined(separator: ", ") + (absent.count > 5 ? ", …" : "")
    let what = absent.count == 1 ? "dependency is" : "dependencies are"
    return [
      ProjectNote(
        .absentDependency, at: first.place,
        "\(absent.count) locked \(what) not in the tree, so the code of it is not read: \(names)")
    ]
  }

  /// What a package asks for from elsewhere.
  static func remote(_ manifest: PackageManifest, of path: String) -> [LockedDependency] {
    manifest.packages.compactMap { package in
      guard let url = package.url else { return nil }
      return LockedDependency(
        package.name, package.version, .package, url: url, at: FilePlace(path, package.position),
        isLocked: false)
    }
  }
}

/// One line of a list of Carthage's.
private struct CarthageLine {
  var source: String?
  var version = ""
  var column = 1

  init(_ line: Substring) {
    let text = line.drop { $0 == " " || $0 == "\t" }
    column = line.utf8.count - text.utf8.count + 1
    guard let kind = ["github", "git", "binary"].first(where: { text.hasPrefix($0 + " ") }) else { return }
    let parts = text.dropFirst(kind.count).split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return }
    source = String(parts[1])
    let rest = parts.count > 3 ? parts[3] : parts[2]
    version = rest.prefix { $0 != "#" }.split(separator: " ").joined(separator: " ")
  }
}
