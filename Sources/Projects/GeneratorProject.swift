import Catalog

/// The project that XcodeGen makes of a spec.
struct GeneratorProject {
  private(set) var project: XcodeProject
  private(set) var schemes: [XcodeScheme] = []
  private(set) var notes: [ProjectNote]
  private(set) var dependencies: [LockedDependency] = []
  /// What the spec writes into the property lists of each target, by its place.
  private(set) var info: [[DeclaredEntry]] = []
  private(set) var entitlements: [[DeclaredEntry]] = []
  /// The paths of the entitlements that it writes, whether or not the spec says what is in them.
  private(set) var writtenEntitlements: [String?] = []
  /// The paths of the files that the spec includes.
  var included: Set<String> { spec.included }
  var hasName: Bool { spec.root["name"] != nil }

  private let spec: GeneratorSpec
  private let index: FileIndex
  private let settings: GeneratorSettings
  private let numbers: [String: Int]

  /// - Parameter files: the xcconfig files of the tree.
  init(_ spec: GeneratorSpec, _ index: FileIndex, _ files: inout SettingsFiles) {
    self.spec = spec
    self.index = index
    settings = GeneratorSettings(spec.root)
    notes = spec.notes
    let name = spec.root["name"]?.text ?? TreePath.name(of: spec.folder)
    project = XcodeProject(path: spec.path, folder: spec.folder, name: name)
    numbers = Dictionary(
      spec.targets.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { first, _ in first })
    addPackages()
    addConfigurations(&files)
    for target in spec.targets { add(target, &files) }
    for number in project.targets.indices { tie(number) }
    addSchemes()
  }

  /// The spec of a project that is in the tree as well: it has the name that the spec gives it.
  func makes(_ other: XcodeProject) -> Bool {
    other.folder == project.folder && (other.name == project.name || spec.root["name"] == nil)
  }

  private var start: FilePlace { FilePlace(spec.path, line: 1, column: 1) }
}

// MARK: - Settings

extension GeneratorProject {
  /// Levels that are weaker than an xcconfig file: what its project has such a file for, the generator leaves out.
  private func level(
    _ presets: [BuildSettings.Assignment], _ own: [BuildSettings.Assignment], without file: SettingsLevel?
  ) -> SettingsLevel {
    let known = Set(own.map(\.name) + (file?.assignments.map(\.name) ?? []))
    return SettingsLevel(unordered: presets.filter { !known.contains($0.name) } + own)
  }

  /// - Parameter node: `configFiles` of the project or of a target.
  private func file(_ node: SpecNode?, _ configuration: String) -> (path: String, place: FilePlace)? {
    guard let value = node?[configuration], let text = value.text else { return nil }
    return TreePath.resolve(text, in: value.base).map { ($0, value.place) }
  }

  private mutating func addConfigurations(_ files: inout SettingsFiles) {
    let platforms = Set(spec.targets.map { $0.value["platform"]?.text ?? "" })
    for (name, type) in settings.configurations {
      let file = file(spec.root["configFiles"], name)
      var presets: [BuildSettings.Assignment] = []
      if type == "debug", isPreset("project") {
        presets = [
          BuildSettings.Assignment("GCC_PREPROCESSOR_DEFINITIONS", "$(inherited) DEBUG=1", at: start),
          BuildSettings.Assignment("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG", at: start),
        ]
      }
      if platforms.count == 1, let sdk = platforms.first.flatMap(ApplePlatform.init(rawValue:))?.sdk {
        presets.append(BuildSettings.Assignment("SDKROOT", sdk, at: start))
      }
      let own = settings.assignments(spec.root["settings"], in: name)
      project.configurations.all.append(
        XcodeConfigurations.Configuration(
          name: name, base: file?.path, basePlace: file?.place ?? start,
          settings: level(presets, own, without: file.flatMap { files.level($0.path) })))
    }
  }

  /// `all`, `project`, `targets` or `none`.
  private func isPreset(_ scope: String) -> Bool {
    let presets = spec.root["options", "settingPresets"]?.text ?? "all"
    return presets == "all" || presets == scope
  }

  private static func sdk(ofDestination name: String) -> String? {
    // An iOS app on a Mac is an iOS app.
    name == "macCatalyst" ? ApplePlatform.iOS.sdk : ApplePlatform(rawValue: name)?.sdk
  }

  private func presets(_ target: SpecNode, _ name: String) -> [BuildSettings.Assignment] {
    let place = target["platform"]?.place ?? target.place
    var presets: [BuildSettings.Assignment] = []
    if let prefix = spec.root["options", "bundleIdPrefix"]?.text {
      let identifier =
        prefix + "." + name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" }
      presets.append(BuildSettings.Assignment("PRODUCT_BUNDLE_IDENTIFIER", identifier, at: place))
    }
    guard isPreset("targets") else { return presets }
    let destinations = (target["supportedDestinations"]?.texts ?? []).compactMap(\.text)
    let platform = target["platform"]?.text ?? "auto"
    let sdk = ApplePlatform(rawValue: platform)?.sdk ?? (platform == "auto" ? "auto" : nil)
    if let sdk { presets.append(BuildSettings.Assignment("SDKROOT", sdk, at: place)) }
    if !destinations.isEmpty {
      let supported = destinations.compactMap(GeneratorProject.sdk).joined(separator: " ")
      presets.append(BuildSettings.Assignment("SUPPORTED_PLATFORMS", supported, at: place))
      if destinations.contains("macCatalyst") {
        presets.append(BuildSettings.Assignment("SUPPORTS_MACCATALYST", "YES", at: place))
      }
    }
    return presets
  }

  private mutating func configurations(
    _ member: SpecNode.Member, infoPlist: String?, _ files: inout SettingsFiles
  ) -> XcodeConfigurations {
    let target = member.value
    let presets = presets(target, member.key)
    // Its own schemes archive a configuration of this type.
    var found = XcodeConfigurations(defaultName: settings.configurations.first { $0.type == "release" }?.name)
    for (name, _) in settings.configurations {
      let file = file(target["configFiles"], name)
      var own = settings.assignments(target["settings"], in: name)
      // What the generator finds out by itself stands over all else.
      if !own.contains(where: { $0.name == "INFOPLIST_FILE" && $0.conditions.isEmpty }),
        let (path, place) = path(target["info", "path"]) ?? infoPlist.map({ (relative($0), member.keyPlace) })
      {
        own.append(BuildSettings.Assignment("INFOPLIST_FILE", path, at: place))
      }
      if let (path, place) = path(target["entitlements", "path"]) {
        own.removeAll { $0.name == "CODE_SIGN_ENTITLEMENTS" && $0.conditions.isEmpty }
        own.append(BuildSettings.Assignment("CODE_SIGN_ENTITLEMENTS", path, at: place))
      }
      found.all.append(
        XcodeConfigurations.Configuration(
          name: name, base: file?.path, basePlace: file?.place ?? member.keyPlace,
          settings: level(presets, own, without: file.flatMap { files.level($0.path) })))
    }
    return found
  }

  /// A path of the spec as the project has it.
  private func path(_ node: SpecNode?) -> (path: String, place: FilePlace)? {
    guard let node, let text = node.text else { return nil }
    return TreePath.resolve(text, in: node.base).map { (relative($0), node.place) }
  }

  /// A path from the root as one from the project's folder.
  private func relative(_ path: String) -> String {
    let folder = spec.folder
    if folder.isEmpty { return path }
    if path.hasPrefix(folder + "/") { return String(path.dropFirst(folder.count + 1)) }
    return String(repeating: "../", count: folder.split(separator: "/").count) + path
  }
}

// MARK: - Targets

extension GeneratorProject {
  private mutating func add(_ member: SpecNode.Member, _ files: inout SettingsFiles) {
    let target = member.value
    let found = GeneratorSources(target, index)
    notes += found.notes
    let type = target["type"]?.text ?? ""
    let kind = Target.Kind(productType: "com.apple.product-type." + type)
    let ending = [Target.Kind.framework: ".framework", .staticLibrary: ".a", .bundle: ".bundle"][kind] ?? ""
    var new = XcodeTarget(
      identifier: member.key, name: member.key, kind: kind, place: member.keyPlace,
      productFile: ending.isEmpty ? "" : (kind == .staticLibrary ? "lib" : "") + member.key + ending)
    new.packageType =
      kind == .app || kind == .watchApp || kind == .appClip ? "APPL" : kind == .appExtension ? "XPC!" : ""
    new.isStatic = type == "framework.static"
    new.sources = Array(found.sources)
    new.resources = Array(found.resources)
    new.copiedFolders = found.folders.inByteOrder()
    new.leftOut = found.leftOut
    new.homes = found.homes
    new.fileFilters = found.filters
    new.writesInfoPlist = target["info", "path"] != nil
    new.configurations = configurations(member, infoPlist: found.infoPlist, &files)
    project.targets.append(new)
    info.append(target["info", "properties"]?.declaredEntries ?? [])
    entitlements.append(target["entitlements", "properties"]?.declaredEntries ?? [])
    let written = target["entitlements", "path"]
    writtenEntitlements.append(written?.text.flatMap { TreePath.resolve($0, in: written?.base ?? "") })
  }

  /// What a target depends on.
  private mutating func tie(_ number: Int) {
    let own = spec.targets[number].value
    let kind = project.targets[number].kind
    for dependency in own["dependencies"]?.elements ?? [] {
      let isLinked = dependency["link"]?.flag ?? true
      // Only what runs by itself carries others, where nothing is said.
      let carries = [.app, .appClip, .watchApp, .appExtension].contains(kind)
      let isCarried = dependency["embed"]?.flag ?? carries
      let filter = Self.filter(dependency)
      if let name = dependency["target"]?.text {
        let reference = numbers[name].map { ProductReference.own($0) } ?? foreign(name)
        if isLinked { project.targets[number].linked.append(reference) }
        if isCarried, kind != .test { project.targets[number].carried.append(reference) }
        project.targets[number].filter(reference, filter)
      } else if let name = dependency["package"]?.text {
        let products = (dependency["products"]?.texts ?? dependency["product"]?.texts ?? []).compactMap(
          \.text)
        for product in products.isEmpty ? [name] : products {
          var product = PackageProduct(name: product, folder: packageFolders[name])
          product.filter = filter
          project.targets[number].packageProducts.append(product)
        }
      } else if let node = dependency["bundle"], let name = node.text {
        project.targets[number].carried.append(.file(name))
      } else if let node = dependency["framework"], let path = node.text {
        notes.append(
          ProjectNote(
            .absentDependency, at: node.place, "\(path) is only there as a binary, so its code is not read"))
      }
    }
  }

  /// For which platforms a target depends on something; nothing where for all.
  private static func filter(_ dependency: SpecNode) -> PlatformFilter? {
    for key in ["destinationFilters", "platforms"] {
      if let names = dependency[key]?.texts, !names.isEmpty {
        var filter = PlatformFilter(names.compactMap(\.text))
        // An app for iOS on a Mac is one for iOS, where only systems are told apart.
        if key == "platforms", names.contains(where: { $0.text == "iOS" }) {
          filter.formUnion(PlatformFilter([PlatformFilter.catalyst]))
        }
        return filter
      }
    }
    // What it calls macOS is an app for iOS on a Mac.
    switch dependency["platformFilter"]?.text {
    case "iOS": return PlatformFilter(["iOS"])
    case "macOS": return PlatformFilter([PlatformFilter.catalyst])
    default: return nil
    }
  }

  /// `Other/Core`: a target of another project.
  private func foreign(_ name: String) -> ProductReference {
    .file(TreePath.name(of: name) + ".framework")
  }

  private var packageFolders: [String: String] {
    var folders: [String: String] = [:]
    for package in spec.root["packages"]?.members ?? [] {
      if let path = package.value["path"], let text = path.text {
        folders[package.key] = TreePath.resolve(text, in: path.base)
      }
    }
    return folders
  }

  private mutating func addPackages() {
    for package in spec.root["packages"]?.members ?? [] {
      let github = package.value["github"]?.text.map {
        ["https:", "", "github.com", $0].joined(separator: "/")
      }
      guard let url = package.value["url"]?.text ?? github else { continue }
      let keys = [
        "exactVersion", "version", "from", "majorVersion", "minorVersion", "minVersion", "branch", "revision",
      ]
      let version = keys.lazy.compactMap { package.value[$0]?.text }.first ?? ""
      dependencies.append(
        LockedDependency(package.key, version, .package, url: url, at: package.keyPlace, isLocked: false))
    }
  }

  /// Which configuration is archived, where a scheme says so.
  private mutating func addSchemes() {
    for scheme in spec.root["schemes"]?.members ?? [] {
      guard let configuration = scheme.value["archive", "config"]?.text else { continue }
      let names = (scheme.value["build", "targets"]?.members ?? []).filter { member in
        let builds = member.value.texts.compactMap(\.text)
        return builds.isEmpty || builds.contains { $0 == "all" || $0.hasPrefix("archiv") }
      }
      schemes.append(
        XcodeScheme(
          path: spec.path + "/" + scheme.key, configuration: configuration,
          archived: names.map {
            XcodeScheme.Reference(project: spec.path, identifier: $0.key, name: $0.key)
          }))
    }
    for target in spec.targets {
      let scheme = target.value["scheme"]
      guard let configuration = scheme?["archive", "config"]?.text else { continue }
      let reference = XcodeScheme.Reference(project: spec.path, identifier: target.key, name: target.key)
      schemes.append(
        XcodeScheme(
          path: spec.path + "/" + target.key, configuration: configuration, archived: [reference]))
    }
  }
}

extension XcodeScheme {
  init(path: String, configuration: String, archived: [Reference]) {
    self.init([], of: path)
    self.configuration = configuration
    self.archived = archived
  }
}
