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
      throw ConfigurationFile.Malformed(error, in: bytes, of: path)
    }
  }
}

/// Turns the objects of one project file into targets. Objects refer to one another by identifiers, and hostile files
/// let them refer in circles: each group is entered once.
struct XcodeProjectReader {
  typealias Node = PropertyListOutline.Node

  /// Real projects have a tenth of these at most.
  static let maximumTargetCount = 2_000
  static let maximumConfigurationCount = 200
  static let maximumWork = 1_000_000
  /// Of a path; no system opens a longer one.
  static let maximumPathByteCount = 4_096

  let outline: PropertyListOutline
  let path: String
  /// The values of objects, by their identifiers.
  private var objects: [ObjectKey: Node] = [:]
  /// The group that holds an object, by the object's node; zero where none does.
  private var parents: [Int32]
  private var folders: [Node: GroupPath] = [:]
  /// In the order of the file.
  private(set) var synchronizedGroups: [Node] = []
  /// How much more is read of lists that objects share, and that a hostile file lets thousands share.
  private var budget = Self.maximumWork
  var project: XcodeProject
  /// The targets, by their values and by the values of their products.
  var targetNumbers: [Node: Int] = [:]
  var productNumbers: [Node: Int] = [:]

  init(_ outline: PropertyListOutline, path: String) {
    self.outline = outline
    self.path = path
    parents = Array(repeating: 0, count: outline.count)
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
    guard let root = object("rootObject", of: outline.root) else {
      throw malformed("its 'rootObject' is none of its objects", at: outline.root)
    }
    if let inner = outline.text("projectDirPath", of: root), !inner.isEmpty {
      project.folder = TreePath.resolve(inner, in: project.folder) ?? project.folder
    }
    project.language = outline.text("developmentRegion", of: root) ?? "en"
    readGroups(from: root)
    project.configurations = configurations(of: root)
    readTargets(of: root)
    if budget == 0 {
      project.notes.append(
        ProjectNote(
          .unreadProject, at: FilePlace(path),
          "the project is larger than what is read of one, so some of its targets are not complete"))
    }
    return project
  }

  private func malformed(_ why: String, at node: Node) -> ConfigurationFile.Malformed {
    ConfigurationFile.Malformed(
      place: place(of: node),
      cause: "the file is no Xcode project: \(why)",
      remedy: "open it in Xcode, or take it from the last commit")
  }
}

/// An identifier, so packed that comparing two takes no time: Xcode's own have 24 digits.
private struct ObjectKey: Hashable {
  private var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
  /// Of one that is longer.
  private var rest = ""

  init(_ bytes: ArraySlice<UInt8>) {
    var index = 0
    for byte in bytes.prefix(24) {
      switch index >> 3 {
      case 0: words.0 = words.0 << 8 | UInt64(byte)
      case 1: words.1 = words.1 << 8 | UInt64(byte)
      default: words.2 = words.2 << 8 | UInt64(byte)
      }
      index += 1
    }
    if bytes.count > 24 { rest = String(decoding: bytes.dropFirst(24), as: UTF8.self) }
  }

  static func == (a: ObjectKey, b: ObjectKey) -> Bool { a.words == b.words && a.rest == b.rest }

  func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
    hasher.combine(words.2)
  }
}

// MARK: Objects

extension XcodeProjectReader {
  private mutating func readObjects(_ list: Node) {
    objects.reserveCapacity(outline.count / 16)
    var next = outline.firstChild(of: list)
    while let key = next, let value = outline.child(after: key, of: list) {
      if outline.isDictionary(value) {
        objects[ObjectKey(outline.rawBytes(of: key))] = value
        if isKind(value, "PBXFileSystemSynchronizedRootGroup") { synchronizedGroups.append(value) }
      }
      next = outline.child(after: value, of: list)
    }
  }

  /// The object that a text names.
  func object(_ reference: Node) -> Node? { objects[ObjectKey(outline.rawBytes(of: reference))] }

  func object(_ key: StaticString, of node: Node) -> Node? {
    guard let reference = outline.value(key, of: node) else { return nil }
    return object(reference)
  }

  /// The objects that a list names, as far as the budget goes.
  mutating func objects(_ key: StaticString, of node: Node) -> [Node] {
    guard let list = outline.value(key, of: node), outline.isArray(list) else { return [] }
    var found: [Node] = []
    var next = outline.firstChild(of: list)
    while let element = next, budget > 0 {
      budget -= 1
      if let object = object(element) { found.append(object) }
      next = outline.child(after: element, of: list)
    }
    return found
  }

  /// Whether the budget allows to read a list or a dictionary.
  mutating func maySpend(on node: Node) -> Bool {
    let cost = outline.size(of: node)
    guard cost < budget else {
      budget = 0
      return false
    }
    budget -= cost
    return true
  }

  func identifier(of object: Node) -> String { outline.text(of: object - 1) ?? "" }

  func isKind(_ node: Node, _ name: StaticString) -> Bool {
    // Xcode writes the kind of an object before all else.
    if outline.size(of: node) > 2, outline.isText(node + 1, "isa") { return outline.isText(node + 2, name) }
    guard let kind = outline.value("isa", of: node) else { return false }
    return outline.isText(kind, name)
  }

  /// Where a key or a value stands.
  func place(of node: Node) -> FilePlace { FilePlace(path, outline.position(of: node)) }

  /// Where an object is declared: at its identifier.
  func place(ofObject object: Node) -> FilePlace { place(of: object - 1) }

  func texts(of list: Node) -> [String] {
    var found: [String] = []
    outline.forEachElement(of: list) { element in
      if let text = outline.text(of: element) { found.append(text) }
    }
    return found
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
      for child in objects("children", of: group) where parents[child] == 0 {
        parents[child] = Int32(truncatingIfNeeded: group)
        if outline.value("children", of: child) != nil { waiting.append(child) }
      }
    }
  }

  /// What a file or a group says of its place, read in one go.
  struct GroupEntry {
    let node: Node
    let path: Node?
    let sourceTree: Node?
    let children: Node?
  }

  func entry(_ node: Node) -> GroupEntry {
    let (path, sourceTree, children) = outline.values("path", "sourceTree", "children", of: node)
    return GroupEntry(node: node, path: path, sourceTree: sourceTree, children: children)
  }

  /// Where a file or a group is, relative to the root of the tree; nothing where that is not in it.
  mutating func path(of node: Node) -> String? {
    let entry = entry(node)
    var name: String?
    if let path = entry.path { name = outline.text(of: path) }
    return path(of: entry, named: name ?? "")
  }

  /// - Parameter name: the text of its path.
  mutating func path(of entry: GroupEntry, named name: String) -> String? {
    guard case .known(let folder) = folder(above: entry) else { return nil }
    return name.isEmpty ? folder : Self.resolve(name, in: folder)
  }

  private static func resolve(_ path: String, in folder: String) -> String? {
    guard path.utf8.count + folder.utf8.count < maximumPathByteCount else { return nil }
    return TreePath.resolve(path, in: folder)
  }

  private mutating func folder(above entry: GroupEntry) -> GroupPath {
    guard let tree = entry.sourceTree, !outline.isText(tree, "<group>") else {
      return parentFolder(of: entry.node)
    }
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
    var group = Int(parents[node])
    while group != 0 {
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
      group = Int(parents[group])
    }
    var folder = known ?? .known(project.folder)
    for group in chain.reversed() {
      if case .known(let above) = folder, let path = outline.text("path", of: group), !path.isEmpty {
        folder = Self.resolve(path, in: above).map(GroupPath.known) ?? .elsewhere
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
    for configuration in objects("buildConfigurations", of: list).prefix(Self.maximumConfigurationCount) {
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
    else { return (nil, place(ofObject: configuration)) }
    let folder = path(of: anchor)
    return (folder.flatMap { TreePath.resolve(outline.text(of: inner) ?? "", in: $0) }, place(of: inner))
  }

  private mutating func settings(of configuration: Node) -> SettingsLevel {
    guard let list = outline.value("buildSettings", of: configuration), maySpend(on: list) else {
      return SettingsLevel()
    }
    var assignments: [BuildSettings.Assignment] = []
    var next = outline.firstChild(of: list)
    while let name = next, let value = outline.child(after: name, of: list) {
      if !isSwitchOfWarnings(name) { assignments.append(assignment(name, value)) }
      next = outline.child(after: value, of: list)
    }
    return SettingsLevel(unordered: assignments)
  }

  /// They are half of all settings, and nothing refers to them.
  private func isSwitchOfWarnings(_ name: Node) -> Bool {
    outline.text(of: name, begins: "CLANG_WARN_") || outline.text(of: name, begins: "GCC_WARN_")
      || outline.text(of: name, begins: "CLANG_ANALYZER_")
  }

  private func assignment(_ key: Node, _ value: Node) -> BuildSettings.Assignment {
    let name = outline.text(of: key) ?? ""
    let text =
      outline.isArray(value) ? SettingsList.text(of: texts(of: value)) : outline.text(of: value) ?? ""
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
