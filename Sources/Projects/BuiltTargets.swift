package import Catalog
package import Formats

/// The targets of a tree that is made of built bundles alone, an app or a framework as it ships: each bundle is one, and
/// its sources are its programs and libraries.
package struct BuiltTargets: Sendable {
  package private(set) var targets: [Target] = []
  private let files: [String: ConfigurationFile]
  /// The files of each bundle that are in no bundle within it.
  private var contents: [String: [String]] = [:]

  /// - Parameters:
  ///   - files: what was read of the tree.
  ///   - index: all files of the tree, whatever their names.
  package init(_ files: [ConfigurationFile], _ index: FileIndex) {
    self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var bundles: [String: BuiltBundle] = [:]
    for path in index.paths {
      guard let bundle = BuiltBundle.around(path) else { continue }
      contents[bundle.path, default: []].append(path)
      bundles[bundle.path] = bundle
    }
    for bundle in bundles.values.sorted(by: { $0.path.precedes($1.path) }) {
      targets += bundle.kind == .xcframework ? libraries(of: bundle) : [target(of: bundle)]
    }
    embed()
  }

  /// Whether a tree is made of built bundles alone: nothing outside of them is source, and nothing describes a project.
  package static func make(up paths: [String]) -> Bool {
    paths.allSatisfy { path in
      let isCode =
        TreeFiles.isSource(path) || ProjectFile(path: path) != nil || ConfigurationFile.isOfXcode(path)
      return !isCode || BuiltBundle.around(path) != nil
    }
  }

  // MARK: One bundle

  private func target(of bundle: BuiltBundle) -> Target {
    let own = contents[bundle.path] ?? []
    let home = bundle.path + "/"
    let layout = Layout(own, in: home)
    let infoPlist = layout.infoPlist
    let info = infoPlist.flatMap { files[$0]?.propertyList?.root }
    let named = info?["CFBundleExecutable"]?.text.flatMap {
      $0.isEmpty || $0.utf8.contains(UInt8(ascii: "/")) ? nil : $0
    }
    let name = named ?? bundle.name
    let main = layout.programs.map { $0 + name }.first { own.contains($0) }
    let others = own.filter { $0 != main && layout.isLibrary($0) }
    var target = Target(
      id: bundle.path, name: TreePath.name(of: bundle.path), kind: kind(of: bundle, info),
      platforms: platforms(info, bundle.path), sources: ((main.map { [$0] } ?? []) + others).inByteOrder(),
      resources: own.filter(TreeFiles.isFact), variants: [Variant(infoPlist: infoPlist, entitlements: main)],
      place: FilePlace(main ?? infoPlist ?? own.first ?? bundle.path), isGuess: true)
    target.isBuilt = true
    // A bundle of resources needs no program.
    if main == nil, bundle.kind != .bundle || named != nil {
      target.absent = [(layout.programs.first ?? home) + name]
    }
    return target
  }

  private func kind(of bundle: BuiltBundle, _ info: PropertyList?) -> Target.Kind {
    switch bundle.kind {
    case .app where TreePath.name(of: TreePath.folder(of: bundle.path)) == "AppClips": .appClip
    case .app: info?["WKApplication"] != nil || info?["WKWatchKitApp"] != nil ? .watchApp : .app
    case .appex: .appExtension
    case .framework, .xcframework: .framework
    case .bundle: .bundle
    case .xpc: .tool
    }
  }

  /// Of an XCFramework: its libraries that are in no framework.
  private func libraries(of bundle: BuiltBundle) -> [Target] {
    (contents[bundle.path] ?? []).filter { $0.hasSuffix(".a") || $0.hasSuffix(".dylib") }.map { path in
      var target = Target(
        id: path, name: TreePath.name(of: path),
        kind: path.hasSuffix(".a") ? .staticLibrary : .dynamicLibrary,
        platforms: platforms(nil, path), sources: [path], variants: [Variant()], place: FilePlace(path),
        isGuess: true)
      target.isBuilt = true
      return target
    }
  }

  /// As the slice of a framework is called, else as the Info.plist says; its program says it where neither does.
  private func platforms(_ info: PropertyList?, _ path: String) -> [ApplePlatform] {
    if let slice = BuiltBundle.slice(of: path) {
      let name = slice.split(separator: "-").first.map(String.init) ?? ""
      return ApplePlatform(shortName: name).map { [$0] } ?? []
    }
    return (info?["CFBundleSupportedPlatforms"]?.elements ?? []).compactMap(\.text)
      .compactMap(ApplePlatform.init(sdk:)).inByteOrder()
  }

  /// What a bundle is for whose programs do not say it either: as its SDK is called, as only one system's Info.plist has
  /// it, or as bundles are laid out on a Mac alone.
  package static func likelyPlatforms(_ info: PropertyList?, programs: [String]) -> [ApplePlatform] {
    if let system = info?["DTPlatformName"]?.text.flatMap(ApplePlatform.init(sdk:)) { return [system] }
    if info?["LSRequiresIPhoneOS"] != nil || info?["MinimumOSVersion"] != nil { return [] }
    let isOfMac =
      info?["LSMinimumSystemVersion"] != nil
      || programs.contains { path in
        let parts = path.split(separator: "/").suffix(3).dropLast()
        return parts.last == "MacOS" && parts.first == "Contents" || parts.first == "Versions"
      }
    return isOfMac ? [.macOS] : []
  }

  // MARK: Together

  /// What a bundle has within it, it carries; what it links, whoever is around it carries.
  private mutating func embed() {
    let ids = Set(targets.map(\.id))
    var carried: [String: [String]] = [:]
    for target in targets {
      var outer = BuiltBundle.around(target.id)
      while let bundle = outer, !ids.contains(bundle.path) { outer = BuiltBundle.around(bundle.path) }
      if let outer { carried[outer.path, default: []].append(target.id) }
    }
    for number in targets.indices { targets[number].embeds = carried[targets[number].id] ?? [] }
  }
}

/// Where a bundle has its parts: flat as on devices, or in folders as on a Mac.
private struct Layout {
  let infoPlist: String?
  /// The folders that its main program can be in, each with a slash at the end.
  let programs: [String]
  private let folders: [String]

  /// - Parameter home: the bundle's path with a slash at the end.
  init(_ files: [String], in home: String) {
    // Of several versions of a framework the first is as good as any.
    let version = files.lazy.filter { $0.hasPrefix(home + "Versions/") }.compactMap { path in
      path.dropFirst(home.utf8.count + 9).split(separator: "/").first
    }.first { $0 != "Current" }.map { "\(home)Versions/\($0)/" }
    let deep = [version, home + "Contents/"].compactMap(\.self)
    let places = [home, home + "Resources/"] + deep + deep.map { $0 + "Resources/" }
    infoPlist = places.lazy.map { $0 + "Info.plist" }.first { files.contains($0) }
    programs = [home, home + "Contents/MacOS/"] + (version.map { [$0] } ?? [])
    folders = [home + "Contents/MacOS/", home + "Contents/Helpers/"]
  }

  /// Whether a file beside the main program is one, too, by its name and place. Those of Swift's own runtime, which Xcode
  /// copies for older systems, are the system's.
  func isLibrary(_ path: String) -> Bool {
    let name = TreePath.name(of: path)
    if name.hasSuffix(".dylib") { return !name.hasPrefix("libswift") }
    return !name.utf8.contains(UInt8(ascii: ".")) && folders.contains(TreePath.folder(of: path) + "/")
  }
}
