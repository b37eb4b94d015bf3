import Formats

extension XcodeProject {
  /// - Parameters:
  ///   - bytes: of a `project.pbxproj`.
  ///   - path: of it, relative to the root.
  package init(_ bytes: [UInt8], of path: String) throws(ConfigurationFile.Malformed) {
    let outline = try Self.outline(bytes, of: path)
    var reader = XcodeProjectReader(outline, path: path)
    self = try reader.read()
  }

  private static func outline(_ bytes: [UInt8], of path: String)
    throws(ConfigurationFile.Malformed) -> PropertyListOutline
  {
    if let outline = PropertyListOutline(bytes) { return outline }
    do throws(PropertyListError) {
      return PropertyListOutline(try PropertyListReader.read(bytes).root)
    } catch {
      let conflict = conflict(in: bytes)
      throw ConfigurationFile.Malformed(
        place: conflict.map { FilePlace(path, line: $0, column: 1) } ?? FilePlace(path, error.place),
        message: conflict == nil
          ? error.message
          : "a merge left its marks here, so the project cannot be read; settle the conflict and remove the marks",
        isOtherFormat: error.trouble == .json)
    }
  }

  /// The line of the first mark that a merge left.
  private static func conflict(in bytes: [UInt8]) -> Int? {
    var line = 1
    var isAtStart = true
    for at in bytes.indices {
      if isAtStart, bytes[at...].starts(with: "<<<<<<< ".utf8) { return line }
      isAtStart = bytes[at] == UInt8(ascii: "\n")
      if isAtStart { line += 1 }
    }
    return nil
  }
}

/// Turns the objects of one project file into targets. Objects refer to one another by identifiers, and hostile files
/// let them refer in circles: each group is entered once.
struct XcodeProjectReader {
  typealias Node = PropertyListOutline.Node

  let outline: PropertyListOutline
  let path: String
  /// The values of objects, by their identifiers.
  private var objects: [ObjectKey: Node] = [:]
  /// The keys of objects, by their values.
  private var keys: [Node: Node] = [:]
  /// The groups that hold an object, by its value.
  private var parents: [Node: Node] = [:]
  private var folders: [Node: GroupPath] = [:]
  var project: XcodeProject
  /// The targets, by their values and by the values of their products.
  var targetNumbers: [Node: Int] = [:]
  var productNumbers: [Node: Int] = [:]

  init(_ outline: PropertyListOutline, path: String) {
    self.outline = outline
    self.path = path
    let bundle = TreePath.folder(of: path)
    let name = TreePath.name(of: bundle)
    project = XcodeProject(
      path: path, folder: TreePath.folder(of: bundle),
      name: name.hasSuffix(".xcodeproj") ? String(name.dropLast(10)) : name)
  }

  mutating func read() throws(ConfigurationFile.Malformed) -> XcodeProject {
    guard let list = outline.value("objects", of: outline.root), outline.isDictionary(list) else {
      throw malformed("it has no 'objects'", at: outline.root)
    }
    readObjects(list)
    guard let root = outline.value("rootObject", of: outline.root).flatMap(object) else {
      throw malformed("its 'rootObject' is none of its objects", at: outline.root)
    }
    if let inner = outline.text("projectDirPath", of: root), !inner.isEmpty {
      project.folder = TreePath.resolve(inner, in: project.folder) ?? project.folder
    }
    project.language = outline.text("developmentRegion", of: root) ?? "en"
    readGroups(from: root)
    project.configurations = configurations(of: root)
    readTargets(of: root)
    return project
  }

  private func malformed(_ why: String, at node: Node) -> ConfigurationFile.Malformed {
    ConfigurationFile.Malformed(
      place: place(of: node),
      message: "the file is no Xcode project: \(why); open it in Xcode, or take it from the last commit",
      isOtherFormat: false)
  }
}

/// An identifier, so packed that comparing two takes no time: Xcode's own have 24 digits.
private struct ObjectKey: Hashable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  /// Of one that is longer.
  private var rest = ""

  init(_ bytes: ArraySlice<UInt8>) {
    var index = 0
    for byte in bytes.prefix(32) {
      switch index >> 3 {
      case 0: words.0 = words.0 << 8 | UInt64(byte)
      case 1: words.1 = words.1 << 8 | UInt64(byte)
      case 2: words.2 = words.2 << 8 | UInt64(byte)
      default: words.3 = words.3 << 8 | UInt64(byte)
      }
      index += 1
    }
    if bytes.count > 32 { rest = String(decoding: bytes.dropFirst(32), as: UTF8.self) }
  }

  static func == (a: ObjectKey, b: ObjectKey) -> Bool { a.words == b.words && a.rest == b.rest }

  func hash(into hasher: inout Hasher) {
    hasher.combine(words.0 ^ words.1 &* 0x9E37_79B9_7F4A_7C15 ^ words.2 &* 0xC2B2_AE3D_27D4_EB4F ^ words.3)
  }
}

// MARK: Objects

extension XcodeProjectReader {
  private mutating func readObjects(_ list: Node) {
    var key: Node?
    for node in outline.children(of: list) {
      guard let id = key else {
        key = node
        continue
      }
      key = nil
      guard outline.isDictionary(node) else { continue }
      objects[ObjectKey(outline.rawBytes(of: id))] = node
      keys[node] = id
    }
  }

  /// The object that a text names.
  func object(_ reference: Node) -> Node? { objects[ObjectKey(outline.rawBytes(of: reference))] }

  func object(_ key: StaticString, of node: Node) -> Node? { outline.value(key, of: node).flatMap(object) }

  /// The objects that a list names.
  func objects(_ key: StaticString, of node: Node) -> [Node] {
    guard let list = outline.value(key, of: node), outline.isArray(list) else { return [] }
    return outline.children(of: list).compactMap(object)
  }

  /// In the order of the file.
  var allObjects: [Node] { keys.keys.sorted() }

  func identifier(of node: Node) -> String { keys[node].flatMap(outline.text) ?? "" }

  func isKind(_ node: Node, _ name: StaticString) -> Bool {
    outline.value("isa", of: node).map { outline.isText($0, name) } ?? false
  }

  /// Where an object or a value stands.
  func place(of node: Node) -> FilePlace { FilePlace(path, outline.position(of: keys[node] ?? node)) }

  func texts(_ key: StaticString, of node: Node) -> [String] {
    guard let list = outline.value(key, of: node) else { return [] }
    if let text = outline.text(of: list) { return [text] }
    return outline.isArray(list) ? outline.children(of: list).compactMap(outline.text) : []
  }
}

// MARK: Groups and paths

extension XcodeProjectReader {
  /// Where a group's folder is.
  private enum GroupPath {
    case known(String)
    /// Out of the tree, or in a folder that only a build knows.
    case elsewhere
  }

  private mutating func readGroups(from root: Node) {
    var waiting = [object("mainGroup", of: root), object("productRefGroup", of: root)].compactMap { $0 }
    while let group = waiting.popLast() {
      for child in objects("children", of: group) where parents[child] == nil {
        parents[child] = group
        if outline.value("children", of: child) != nil { waiting.append(child) }
      }
    }
  }

  /// Where a file or a group is, relative to the root of the tree; nothing where that is not in it.
  mutating func path(of node: Node) -> String? {
    guard case .known(let folder) = folder(above: node) else { return nil }
    guard let path = outline.text("path", of: node), !path.isEmpty else { return folder }
    return TreePath.resolve(path, in: folder)
  }

  private mutating func folder(above node: Node) -> GroupPath {
    guard let tree = outline.value("sourceTree", of: node) else { return parentFolder(of: node) }
    if outline.isText(tree, "<group>") { return parentFolder(of: node) }
    if outline.isText(tree, "SOURCE_ROOT") || outline.isText(tree, "PROJECT_DIR")
      || outline.isText(tree, "SRCROOT")
    {
      return .known(project.folder)
    }
    return .elsewhere
  }

  /// Up to the first group whose folder is known, and down again.
  private mutating func parentFolder(of node: Node) -> GroupPath {
    var chain: [Node] = []
    var known: GroupPath?
    var next = parents[node]
    while let group = next {
      if let folder = folders[group] {
        known = folder
        break
      }
      // A group that is in itself ends here.
      guard chain.count < 1_000, !chain.contains(group) else { break }
      chain.append(group)
      let tree = outline.value("sourceTree", of: group)
      let isRelative = tree.map { outline.isText($0, "<group>") } ?? true
      guard isRelative else {
        let isSourceRoot = tree.map { outline.isText($0, "SOURCE_ROOT") } ?? false
        known = isSourceRoot ? .known(project.folder) : .elsewhere
        break
      }
      next = parents[group]
    }
    var folder = known ?? .known(project.folder)
    for group in chain.reversed() {
      if case .known(let above) = folder, let path = outline.text("path", of: group), !path.isEmpty {
        folder = TreePath.resolve(path, in: above).map(GroupPath.known) ?? .elsewhere
      }
      folders[group] = folder
    }
    return folder
  }
}

// MARK: Configurations

extension XcodeProjectReader {
  mutating func configurations(of node: Node) -> XcodeConfigurations {
    guard let list = object("buildConfigurationList", of: node) else { return XcodeConfigurations() }
    var all: [XcodeConfigurations.Configuration] = []
    for configuration in objects("buildConfigurations", of: list) {
      let (base, basePlace) = base(of: configuration)
      all.append(
        XcodeConfigurations.Configuration(
          name: outline.text("name", of: configuration) ?? "", base: base, basePlace: basePlace,
          settings: settings(of: configuration)))
    }
    return XcodeConfigurations(all: all, defaultName: outline.text("defaultConfigurationName", of: list))
  }

  private mutating func base(of configuration: Node) -> (String?, FilePlace) {
    if let reference = outline.value("baseConfigurationReference", of: configuration) {
      return (object(reference).flatMap { path(of: $0) }, place(of: reference))
    }
    // In a synchronized folder the file has no object of its own.
    guard let inner = outline.value("baseConfigurationReferenceRelativePath", of: configuration),
      let anchor = object("baseConfigurationReferenceAnchor", of: configuration)
    else { return (nil, place(of: configuration)) }
    let folder = path(of: anchor)
    return (folder.flatMap { TreePath.resolve(outline.text(of: inner) ?? "", in: $0) }, place(of: inner))
  }

  private func settings(of configuration: Node) -> SettingsLevel {
    guard let list = outline.value("buildSettings", of: configuration), outline.isDictionary(list) else {
      return SettingsLevel()
    }
    var assignments: [BuildSettings.Assignment] = []
    var key: Node?
    for node in outline.children(of: list) {
      guard let name = key else {
        key = node
        continue
      }
      key = nil
      guard !isSwitchOfWarnings(name) else { continue }
      assignments.append(assignment(name, node))
    }
    return SettingsLevel(unordered: assignments)
  }

  /// They are half of all settings, and nothing refers to them.
  private func isSwitchOfWarnings(_ name: Node) -> Bool {
    let bytes = outline.rawBytes(of: name)
    return bytes.starts(with: "CLANG_WARN_".utf8) || bytes.starts(with: "GCC_WARN_".utf8)
      || bytes.starts(with: "CLANG_ANALYZER_".utf8)
  }

  private func assignment(_ key: Node, _ value: Node) -> BuildSettings.Assignment {
    let name = outline.text(of: key) ?? ""
    let text =
      outline.isArray(value)
      ? SettingsList.text(of: outline.children(of: value).compactMap(outline.text))
      : outline.text(of: value) ?? ""
    let place = FilePlace(path, outline.position(of: key))
    guard name.utf8.last == UInt8(ascii: "]"), let bracket = name.firstIndex(of: "[") else {
      return BuildSettings.Assignment(name, text, at: place)
    }
    let conditions = name[bracket...].split { "[],".contains($0) }.prefix(16).map { part in
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return BuildSettings.Condition(String(sides[0]), sides.count > 1 ? String(sides[1]) : "")
    }
    return BuildSettings.Assignment(String(name[..<bracket]), conditions: conditions, text, at: place)
  }
}
