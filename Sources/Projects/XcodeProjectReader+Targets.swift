import Formats

extension XcodeProjectReader {
  mutating func readTargets(of root: Node) {
    let nodes = objects("targets", of: root)
    project.remotePackages = objects("packageReferences", of: root).compactMap { remotePackage($0) }
    for node in nodes where targetNumbers[node] == nil && project.targets.count < Self.maximumTargetCount {
      targetNumbers[node] = project.targets.count
      if let product = object("productReference", of: node) {
        productNumbers[product] = project.targets.count
      }
      project.targets.append(target(node))
    }
    let folders = synchronizedFolders()
    for (node, number) in targetNumbers.sorted(by: { $0.value < $1.value }) {
      readPhases(of: node, number)
      readPackageProducts(of: node, number)
      readDependencies(of: node, number)
      project.targets[number].folders = folders.compactMap { $0.folder(for: node) }
    }
  }

  private mutating func target(_ node: Node) -> XcodeTarget {
    let type = outline.text("productType", of: node) ?? ""
    let product = object("productReference", of: node)
    var target = XcodeTarget(
      identifier: identifier(of: node), name: outline.text("name", of: node) ?? "",
      kind: Target.Kind(productType: type), place: place(ofObject: node))
    target.packageType = Self.packageType(of: type)
    target.isStatic = type == "com.apple.product-type.framework.static"
    if let product {
      target.productIdentifier = identifier(of: product)
      target.productFile = outline.text("path", of: product) ?? ""
    }
    target.configurations = configurations(of: node)
    return target
  }

  private static func packageType(of productType: String) -> String {
    switch Target.Kind(productType: productType) {
    case .app, .appClip, .watchApp: "APPL"
    case .appExtension: "XPC!"
    case .framework: "FMWK"
    case .bundle: productType.hasSuffix("xpc-service") ? "XPC!" : "BNDL"
    case .test: "BNDL"
    default: ""
    }
  }

  // MARK: Packages

  private mutating func packageFolder(_ reference: Node) -> String? {
    guard isKind(reference, "XCLocalSwiftPackageReference") else { return nil }
    return outline.text("relativePath", of: reference).flatMap { TreePath.resolve($0, in: project.folder) }
  }

  private mutating func remotePackage(_ reference: Node) -> PlacedText? {
    guard isKind(reference, "XCRemoteSwiftPackageReference"),
      let url = outline.text("repositoryURL", of: reference)
    else { return nil }
    let name = TreePath.name(of: url.hasSuffix("/") ? String(url.dropLast()) : url)
    let place = place(ofObject: reference)
    return PlacedText(
      name.hasSuffix(".git") ? String(name.dropLast(4)) : name,
      at: Position(line: place.line, column: place.column))
  }

  private mutating func packageProduct(_ node: Node) -> PackageProduct? {
    guard let name = outline.text("productName", of: node) else { return nil }
    let folder = object("package", of: node).flatMap { packageFolder($0) }
    return PackageProduct(name: name, folder: folder)
  }

  /// Real targets have fifty at most.
  private mutating func add(_ product: PackageProduct, to number: Int) {
    let known = project.targets[number].packageProducts
    if known.count < 500, !known.contains(where: product.isSame) {
      project.targets[number].packageProducts.append(product)
    }
  }

  private mutating func readPackageProducts(of node: Node, _ number: Int) {
    for dependency in objects("packageProductDependencies", of: node) {
      if let product = packageProduct(dependency) { add(product, to: number) }
    }
  }

  private mutating func readDependencies(of node: Node, _ number: Int) {
    for dependency in objects("dependencies", of: node) {
      guard let other = object("target", of: dependency).flatMap({ targetNumbers[$0] }) else { continue }
      project.targets[number].dependencies.append(.own(other))
      // Where it is linked or carried, that says it.
      if let filter = filter(of: dependency), project.targets[number].tieFilters[.own(other)] == nil {
        project.targets[number].tieFilters[.own(other)] = filter
      }
    }
  }

  // MARK: Phases

  private enum Phase { case sources, headers, resources, copy, frameworks }

  private func kind(ofPhase node: Node) -> Phase? {
    guard let isa = outline.value("isa", of: node) else { return nil }
    if outline.isText(isa, "PBXSourcesBuildPhase") { return .sources }
    if outline.isText(isa, "PBXHeadersBuildPhase") { return .headers }
    if outline.isText(isa, "PBXResourcesBuildPhase") { return .resources }
    if outline.isText(isa, "PBXCopyFilesBuildPhase") { return .copy }
    if outline.isText(isa, "PBXFrameworksBuildPhase") { return .frameworks }
    return nil
  }

  private mutating func readPhases(of node: Node, _ number: Int) {
    for phase in objects("buildPhases", of: node) {
      guard let kind = kind(ofPhase: phase) else { continue }
      let folder = kind == .copy ? folder(ofPhase: phase) : nil
      for file in objects("files", of: phase) { read(file, in: kind, folder, of: number) }
    }
  }

  /// The folder of the bundle that a phase copies into, by the number or the word of its destination: nothing where that
  /// is the place of resources, where it leads into a bundle within, and where only a build knows.
  private func folder(ofPhase node: Node) -> String? {
    let parts = (outline.text("dstPath", of: node) ?? "").split(separator: "/").filter { $0 != "." }
    let isBundled = parts.contains { part in
      [".bundle", ".framework", ".app", ".appex"].contains(where: part.hasSuffix)
    }
    let isKnown = !parts.contains { $0.utf8.contains(UInt8(ascii: "$")) || $0 == ".." }
    guard isKnown, !isBundled, parts != ["Contents", "Resources"] else { return nil }
    let base: String
    switch outline.text("dstSubfolderSpec", of: node) ?? outline.text("dstSubfolder", of: node) {
    // On a device all three are the top of the bundle.
    case "1", "6", "7", "Wrapper", "Executables", "Resources": base = ""
    case "10", "Frameworks": base = "Frameworks"
    case "11", "SharedFrameworks": base = "SharedFrameworks"
    case "12", "SharedSupport": base = "SharedSupport"
    case "13", "PlugIns": base = "PlugIns"
    default: return nil
    }
    let path = ([base[...]] + parts).filter { !$0.isEmpty }.joined(separator: "/")
    return path.isEmpty ? nil : path
  }

  private mutating func read(_ file: Node, in phase: Phase, _ folder: String?, of number: Int) {
    let (fileName, productName, _) = outline.values("fileRef", "productRef", "", of: file)
    if let productName, let product = object(productName) {
      guard phase == .frameworks || phase == .copy, var product = packageProduct(product) else { return }
      product.filter = filter(of: file)
      add(product, to: number)
      return
    }
    guard let fileName, let reference = object(fileName) else { return }
    let filter = filter(of: file)
    switch phase {
    case .sources, .headers:
      forEachFile(of: reference, .source) {
        $0.project.targets[number].sources.append($1)
        $0.project.targets[number].filter($1, filter)
      }
    case .resources: readCopied(reference, filter, of: number)
    case .copy:
      readCopied(reference, filter, into: folder.map { ($0, place(ofObject: file)) }, of: number)
      if let product = self.product(reference) {
        project.targets[number].carried.append(product)
        project.targets[number].filter(product, filter)
      }
    case .frameworks:
      if let product = self.product(reference) {
        project.targets[number].linked.append(product)
        project.targets[number].filter(product, filter)
      } else if let name = binary(reference) {
        project.targets[number].binaries.append(name)
      }
    }
  }

  /// The name of a library that is there as it is; nothing for one of the system.
  private mutating func binary(_ reference: Node) -> String? {
    let entry = entry(reference)
    guard let pathNode = entry.path, let path = outline.text(of: pathNode),
      [".framework", ".xcframework", ".a"].contains(where: path.hasSuffix),
      !["System/", "/System/", "usr/", "/usr/", "Platforms/", "Library/"].contains(where: path.hasPrefix),
      !path.has("../System/Library/"),
      let tree = entry.sourceTree,
      !["SDKROOT", "DEVELOPER_DIR"].contains(where: { outline.isText(tree, $0) })
    else { return nil }
    return TreePath.name(of: path)
  }

  /// - Parameter folder: the one of the bundle, and where that is said; nothing where files land beside one another.
  private mutating func readCopied(
    _ reference: Node, _ filter: PlatformFilter?, into folder: (name: String, place: FilePlace)? = nil,
    of number: Int
  ) {
    forEachFile(of: reference, .fact) { reader, file in
      if let folder, file.hasSuffix(".xcprivacy") {
        reader.project.targets[number].leftOut.append(
          CopiedFile(file, .folder(folder.name), at: folder.place))
      } else {
        reader.project.targets[number].resources.append(file)
        reader.project.targets[number].filter(file, filter)
      }
    }
    guard let type = outline.value("lastKnownFileType", of: reference), outline.isText(type, "folder"),
      let folder = path(of: reference)
    else { return }
    project.targets[number].copiedFolders.append(folder)
  }

  /// The files of a kind that a reference stands for: itself, or the languages of a group of them.
  private mutating func forEachFile(
    of reference: Node, _ role: FileRole, _ body: (inout Self, String) -> Void
  ) {
    let entry = entry(reference)
    guard entry.children != nil else {
      if let path = file(entry, role) { body(&self, path) }
      return
    }
    for child in objects("children", of: reference) {
      if let path = file(self.entry(child), role) { body(&self, path) }
    }
  }

  private mutating func file(_ entry: GroupEntry, _ role: FileRole) -> String? {
    guard let node = entry.path, let name = outline.text(of: node), name.role == role else { return nil }
    return path(of: entry, named: name)
  }

  /// The product that a reference stands for; nothing where it is a file of the tree or of an SDK.
  private mutating func product(_ reference: Node) -> ProductReference? {
    if let number = productNumbers[reference] { return .own(number) }
    if isKind(reference, "PBXReferenceProxy") {
      guard let proxy = object("remoteRef", of: reference),
        let container = object("containerPortal", of: proxy),
        let project = path(of: container), let product = outline.text("remoteGlobalIDString", of: proxy)
      else { return nil }
      return .foreign(project: project, product: product)
    }
    guard let tree = outline.value("sourceTree", of: reference), outline.isText(tree, "BUILT_PRODUCTS_DIR")
    else {
      return nil
    }
    return outline.text("path", of: reference).map { .file(TreePath.name(of: $0)) }
  }
}

// MARK: Synchronized folders

extension XcodeProjectReader {
  /// A folder, and what the sets of exceptions say for each target. For a target that has the folder, a name in its
  /// set is left out; for any other, it is taken in.
  private struct Synchronized {
    var path: String
    var members: Set<Node>
    var exceptions: [Node: [String: FilePlace]]
    /// What a phase copies into a folder of the bundle, and into which.
    var moves: [Node: [String: String]]
    var explicitFolders: [String]
    var filters: [Node: [String: PlatformFilter]]

    func folder(for target: Node) -> SynchronizedFolder? {
      let names = exceptions[target] ?? [:]
      let isMember = members.contains(target)
      guard isMember || !names.isEmpty else { return nil }
      return SynchronizedFolder(
        path: path, isMember: isMember, exceptions: names, moves: moves[target] ?? [:],
        explicitFolders: explicitFolders, filters: filters[target] ?? [:])
    }
  }

  private mutating func synchronizedFolders() -> [Synchronized] {
    var members: [Node: Set<Node>] = [:]
    var groups: [Node] = []
    var owners: [Node: Node] = [:]
    if synchronizedGroups.isEmpty { return [] }
    for target in targetNumbers.keys.sorted() {
      for group in objects("fileSystemSynchronizedGroups", of: target) {
        if members[group] == nil { groups.append(group) }
        members[group, default: []].insert(target)
      }
      for phase in objects("buildPhases", of: target) { owners[phase] = target }
    }
    // A target can take single files of a folder that it does not have.
    groups += synchronizedGroups.filter { members[$0] == nil }
    var found: [Synchronized] = []
    for group in groups {
      guard let path = path(of: group) else { continue }
      var exceptions: [Node: [String: FilePlace]] = [:]
      var moves: [Node: [String: String]] = [:]
      var filters: [Node: [String: PlatformFilter]] = [:]
      for set in objects("exceptions", of: group) {
        guard let target = object("target", of: set) ?? object("buildPhase", of: set).flatMap({ owners[$0] })
        else { continue }
        filters[target, default: [:]].merge(self.filters(of: set)) { first, _ in first }
        guard let list = outline.value("membershipExceptions", of: set), maySpend(on: list)
        else { continue }
        // A file that is moved to another phase of a target that has it anyway stays with it.
        let phase = object("buildPhase", of: set)
        if let folder = phase.flatMap({ folder(ofPhase: $0) }) {
          for name in texts(of: list) { moves[target, default: [:]][name] = folder }
        }
        if phase != nil, members[group]?.contains(target) ?? false { continue }
        outline.forEachElement(of: list) { name in
          guard let text = outline.text(of: name) else { return }
          exceptions[target, default: [:]][text] = place(of: name)
        }
      }
      found.append(
        Synchronized(
          path: path, members: members[group] ?? [], exceptions: exceptions, moves: moves,
          explicitFolders: outline.value("explicitFolders", of: group).map { texts(of: $0) } ?? [],
          filters: filters))
    }
    return found
  }
}

extension Target.Kind {
  /// As Xcode names the kinds of products.
  init(productType: String) {
    let prefix = "com.apple.product-type."
    guard productType.hasPrefix(prefix) else {
      self = .other
      return
    }
    switch productType.dropFirst(prefix.count) {
    case "application", "application.messages", "application.watchapp2-container": self = .app
    case "application.on-demand-install-capable": self = .appClip
    case "application.watchapp", "application.watchapp2": self = .watchApp
    case "app-extension", "app-extension.messages", "app-extension.messages-sticker-pack",
      "app-extension.intents-service", "tv-app-extension", "extensionkit-extension", "watchkit-extension",
      "watchkit2-extension", "xcode-extension":
      self = .appExtension
    case "framework", "framework.static": self = .framework
    case "library.static": self = .staticLibrary
    case "library.dynamic": self = .dynamicLibrary
    case "bundle", "xpc-service", "system-extension", "driver-extension": self = .bundle
    case "bundle.unit-test", "bundle.ui-testing", "bundle.ocunit-test", "bundle.multi-device-ui-testing":
      self = .test
    case "tool": self = .tool
    default: self = .other
    }
  }
}
