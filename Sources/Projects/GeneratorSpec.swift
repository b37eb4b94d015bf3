import Formats

/// A spec of XcodeGen with all that it includes, and with the templates of its targets applied.
///
/// <https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md>
struct GeneratorSpec {
  /// Bounds what templates within templates can grow to.
  static let maximumValueCount = 400_000

  /// Of the file that includes the others.
  let path: String
  private(set) var root: SpecNode
  private(set) var targets: [SpecNode.Member] = []
  private(set) var notes: [ProjectNote] = []

  /// The paths of the files that it includes.
  var included: Set<String> { merged.subtracting([path]) }

  private let documents: [String: YAMLDocument]
  private var merged: Set<String> = []
  private var count = 0

  /// The folder of the project that is made of it.
  var folder: String { TreePath.folder(of: path) }

  /// - Parameter documents: the YAML files of the tree by their paths.
  /// - Returns: nothing where the file is no spec: some other tool may call its file so.
  init?(_ path: String, _ documents: [String: YAMLDocument]) {
    guard let document = documents[path] else { return nil }
    self.path = path
    self.documents = documents
    root = SpecNode(.map([]), at: FilePlace(path, line: 1, column: 1), base: "")
    guard document.root["targets"] != nil || document.root["include"] != nil else { return nil }
    root = load(path, base: TreePath.folder(of: path), depth: 0)
    targets = resolvedTargets()
    noteUnread()
  }

  /// The paths of the files that a spec includes.
  static func includes(_ document: YAMLDocument, of path: String) -> [String] {
    let root = SpecNode(document.root, of: path, base: TreePath.folder(of: path))
    return includes(root).compactMap { TreePath.resolve($0.path, in: root.base) }
  }

  private struct Include {
    var path: String
    var isRelative: Bool
    var place: FilePlace
  }

  private static func includes(_ root: SpecNode) -> [Include] {
    let node = root["include"]
    return (node?.elements ?? [node].compactMap { $0 }).compactMap { one in
      if let text = one.text { return Include(path: text, isRelative: true, place: one.place) }
      guard let path = one["path"]?.text else { return nil }
      // A variable of the environment that switches it on is not known.
      if let enable = one["enable"], enable.flag != true { return nil }
      return Include(path: path, isRelative: one["relativePaths"]?.flag ?? true, place: one.place)
    }
  }

  private mutating func load(_ path: String, base: String, depth: Int) -> SpecNode {
    let empty = SpecNode(.map([]), at: FilePlace(path, line: 1, column: 1), base: base)
    // A file that is included twice counts once.
    guard depth < 32, let document = documents[path], merged.insert(path).inserted else { return empty }
    notes += document.notes.map {
      ProjectNote(.unreadProject, at: FilePlace(path, $0.position), $0.description)
    }
    let own = SpecNode(document.root, of: path, base: base)
    guard own.members != nil else { return empty }
    var included = empty
    for include in GeneratorSpec.includes(own) {
      guard let other = TreePath.resolve(include.path, in: TreePath.folder(of: path)),
        documents[other] != nil
      else {
        notes.append(
          ProjectNote(
            .missingFile, at: include.place,
            "the included file \(include.path) is not there, so what it adds to the project is not known"))
        continue
      }
      let next = include.isRelative ? TreePath.folder(of: other) : folder
      included = load(other, base: next, depth: depth + 1).merged(onto: included)
    }
    return own.merged(onto: included)
  }
}

// MARK: - Targets

extension GeneratorSpec {
  private mutating func resolvedTargets() -> [SpecNode.Member] {
    let templates = root["targetTemplates"]
    var all: [SpecNode.Member] = []
    for member in root["targets"]?.members ?? [] {
      var member = member
      member.value = withTemplates(member.value, named: member.key, templates)
      count += member.value.count(upTo: GeneratorSpec.maximumValueCount)
      guard count < GeneratorSpec.maximumValueCount else {
        notes.append(
          ProjectNote(
            .unreadProject, at: member.keyPlace, "from this target on the project is too large to be read"))
        break
      }
      all += byPlatform(member)
    }
    return all
  }

  private func withTemplates(_ target: SpecNode, named name: String, _ templates: SpecNode?) -> SpecNode {
    var names: [String] = []
    var index = 0
    collect(target, templates, &names, &index, depth: 0)
    guard !names.isEmpty else { return target }
    var sum = SpecNode(.map([]), at: target.place, base: target.base)
    for name in names { if let template = templates?[name] { sum = template.merged(onto: sum) } }
    let whole = target.merged(onto: sum).expanded(["target_name": name])
    var attributes: [String: String] = [:]
    for member in whole["templateAttributes"]?.members ?? [] { attributes[member.key] = member.value.text }
    return whole.expanded(attributes)
  }

  /// The templates of a target, those that a template builds on before it.
  private func collect(
    _ node: SpecNode, _ templates: SpecNode?, _ names: inout [String], _ index: inout Int, depth: Int
  ) {
    guard depth < 32 else { return }
    for name in (node["templates"]?.texts ?? []).compactMap(\.text) where !names.contains(name) {
      guard let template = templates?[name] else { continue }
      names.insert(name, at: min(index, names.count))
      collect(template, templates, &names, &index, depth: depth + 1)
      index += 1
    }
  }

  /// A target of several platforms is several targets.
  private func byPlatform(_ member: SpecNode.Member) -> [SpecNode.Member] {
    guard let platforms = member.value["platform"]?.elements else { return [member] }
    return platforms.prefix(8).compactMap { node -> SpecNode.Member? in
      guard let platform = node.text else { return nil }
      let own = SpecNode(
        .map([SpecNode.Member(key: "platform:REPLACE", keyPlace: node.place, value: node)]), at: node.place,
        base: node.base)
      var one = member
      one.value = own.merged(onto: member.value.expanded(["platform": platform]))
      let suffix = one.value["platformSuffix"]?.text ?? "_" + platform
      one.key = (one.value["platformPrefix"]?.text ?? "") + member.key + suffix
      return one
    }
  }

  /// What a spec says that is not read, and that changes what belongs to a target.
  private mutating func noteUnread() {
    if let plugins = root["options", "fileTypes"] {
      notes.append(
        ProjectNote(
          .unreadProject, at: plugins.place, "own file types are not read, so a file may be in another phase")
      )
    }
    for target in targets where target.value["legacy"] != nil {
      notes.append(
        ProjectNote(
          .unreadProject, at: target.keyPlace,
          "the target \(target.key) is built by a tool of its own, so what it builds is not known"))
    }
    for member in root["aggregateTargets"]?.members ?? [] where member.value["buildScripts"] != nil {
      notes.append(
        ProjectNote(
          .unreadProject, at: member.keyPlace,
          "the scripts of the aggregate target \(member.key) are not run, so what they make is not known"))
    }
  }
}
