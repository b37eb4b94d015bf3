import Catalog

/// One target of a project with its settings: what each configuration of it comes to.
struct XcodeBuild {
  private let project: XcodeProject
  private let target: XcodeTarget
  /// For which platforms parts of the target are built, where not for all.
  private let filters: Set<PlatformFilter>
  private(set) var notes: [ProjectNote] = []
  /// Of the configuration that is archived.
  private(set) var platforms: [ApplePlatform] = []

  init(_ project: XcodeProject, _ target: XcodeTarget, _ filters: Set<PlatformFilter> = []) {
    self.project = project
    self.target = target
    self.filters = filters
  }

  /// One for each configuration, in the order of their names; one without a name where there are none.
  /// - Parameter archived: the names of the configurations that schemes archive, the one that is judged first.
  mutating func variants(_ files: inout SettingsFiles, archived: [String]) -> [Variant] {
    let own = target.configurations.all
    let all = own.isEmpty ? project.configurations.all : own
    let names = all.map(\.name).inOrderOfPaths()
    let judged = Self.judged(
      names, archived.first,
      own.isEmpty ? project.configurations.defaultName : target.configurations.defaultName,
      last: all.last?.name)
    guard !names.isEmpty else { return variants("", isArchived: true, &files) }
    return names.flatMap { name in
      let isOther = archived.contains(name) && name != judged && Self.isForOthers(name)
      return variants(name, isArchived: name == judged, &files).map { variant in
        var variant = variant
        variant.isArchivedToo = isOther
        return variant
      }
    }
  }

  /// Whether what is built so is for others than those who write it: schemes are made from schemes, and archive the
  /// build that is debugged where nobody ever archives with them.
  private static func isForOthers(_ name: String) -> Bool { !name.lowercased().contains("debug") }

  private static func judged(
    _ names: [String], _ archived: String?, _ defaultName: String?, last: String?
  ) -> String? {
    [archived, "Release", defaultName, last].lazy.compactMap { $0 }.first { names.contains($0) }
  }

  /// What a configuration builds: one variant, or one for each group of platforms whose settings differ in what ships.
  private mutating func variants(_ name: String, isArchived: Bool, _ files: inout SettingsFiles) -> [Variant]
  {
    let levels =
      levels(of: project.configurations[name], &files) + levels(of: target.configurations[name], &files)
    let settings = settings(name, levels)
    if isArchived { platforms = Destination.all(settings).map(\.platform) }
    let first = variant(name, isArchived: isArchived, settings)
    guard !filters.isEmpty || levels.contains(where: \.tellsPlatformsApart) else { return [first] }
    let destinations = Destination.withCatalyst(settings)
    guard destinations.count > 1 else { return [first] }
    var groups: [(shipped: Shipped, variant: Variant)] = []
    for destination in destinations {
      var build = settings.build
      build.sdk = destination.sdk
      var variant = variant(name, isArchived: isArchived, BuildSettings(levels, of: build))
      variant.isCatalyst = destination.isCatalyst
      let filters = filters.filter { $0.admits([destination.platform], isCatalyst: destination.isCatalyst) }
      let shipped = Shipped(variant, levels, filters)
      if let place = groups.firstIndex(where: { $0.shipped == shipped }) {
        let isKnown = groups[place].variant.platforms.contains(destination.platform)
        if !isKnown { groups[place].variant.platforms.append(destination.platform) }
        groups[place].variant.isCatalyst = false
      } else {
        variant.platforms = [destination.platform]
        groups.append((shipped, variant))
      }
    }
    return groups.count > 1 ? groups.map(\.variant) : [first]
  }

  /// What of a variant's settings gets into what ships.
  private struct Shipped: Hashable {
    let paths: [String?]
    let generatesInfoPlist: Bool
    let excluded: [String]
    let definitions: [String]
    let texts: [String: String]
    let filters: Set<PlatformFilter>

    init(_ variant: Variant, _ levels: [SettingsLevel], _ filters: Set<PlatformFilter>) {
      self.filters = filters
      paths = [variant.infoPlist, variant.entitlements]
      generatesInfoPlist = variant.generatesInfoPlist
      excluded = variant.excluded
      definitions = variant.definitions
      let settings = variant.settings
      // What an app looks like says nothing of privacy.
      let keys = settings.names(beginningWith: "INFOPLIST_KEY_").filter { name in
        ["UsageDescription", "FileSharingEnabled", "OpeningDocumentsInPlace", "DocumentBrowser"].contains {
          name.hasSuffix($0)
        }
      }
      let names =
        keys + [
          "PRODUCT_BUNDLE_IDENTIFIER", "ENABLE_APP_SANDBOX", "CODE_SIGN_ENTITLEMENTS", "INFOPLIST_FILE",
        ]
      texts = Dictionary(
        (names + levels.flatMap(\.ownNamesByPlatform)).compactMap { name in
          settings.value(of: name).map { (name, $0.text) }
        }, uniquingKeysWith: { first, _ in first })
    }
  }

  private mutating func variant(_ name: String, isArchived: Bool, _ settings: BuildSettings) -> Variant {
    var excluded = settings.list(of: "EXCLUDED_SOURCE_FILE_NAMES").compactMap { pattern($0) }
    if !excluded.isEmpty {
      excluded += settings.list(of: "INCLUDED_SOURCE_FILE_NAMES").compactMap { pattern($0) }.map { "!" + $0 }
    }
    // What is there for previews alone an archive does not have.
    excluded += settings.list(of: "DEVELOPMENT_ASSET_PATHS").compactMap { resolved($0).map { "/" + $0 } }
    return Variant(
      configuration: name, isArchived: isArchived, settings: settings,
      infoPlist: path("INFOPLIST_FILE", "Info.plist", settings),
      generatesInfoPlist: settings.isOn("GENERATE_INFOPLIST_FILE"),
      entitlements: path("CODE_SIGN_ENTITLEMENTS", "entitlements", settings),
      excluded: excluded, definitions: Self.definitions(settings))
  }
}

// MARK: Settings

extension XcodeBuild {
  /// As a build for devices of the first platform sees them.
  private func settings(_ name: String, _ levels: [SettingsLevel]) -> BuildSettings {
    var build = BuildSurroundings(
      target: target.name, project: project.name, configuration: name, packageType: target.packageType,
      language: project.language, place: target.place)
    let settings = BuildSettings(levels, of: build)
    build.sdk = Self.sdk(settings)
    return build.sdk == BuildSurroundings.standardSDK ? settings : BuildSettings(levels, of: build)
  }

  private mutating func levels(
    of configuration: XcodeConfigurations.Configuration?, _ files: inout SettingsFiles
  ) -> [SettingsLevel] {
    guard let configuration else { return [] }
    guard let base = configuration.base else { return [configuration.settings] }
    guard let level = files.level(base) else {
      noteMissing(base, of: configuration, &files)
      return [configuration.settings]
    }
    return [level, configuration.settings]
  }

  private func noteMissing(
    _ base: String, of configuration: XcodeConfigurations.Configuration, _ files: inout SettingsFiles
  ) {
    let parts = base.split(separator: "/")
    guard let pods = parts.firstIndex(of: "Pods") else {
      files.note(
        .missingFile, .buildSettings, at: configuration.basePlace,
        "the file \(base) with the settings of the configuration \(configuration.name) is not there, so they are not known"
      )
      return
    }
    // All of a project's files from CocoaPods are there, or none is.
    let folder = parts[...pods].joined(separator: "/")
    files.note(
      .missingFile, at: FilePlace(project.path),
      "the folder \(folder) is not there, so settings that CocoaPods brings are not known; run pod install first"
    )
  }

  /// The device SDK of the first platform.
  private static func sdk(_ settings: BuildSettings) -> String {
    let root = settings.sets("SDKROOT") ? settings.value(of: "SDKROOT")?.text ?? "" : ""
    let supported = settings.list(of: "SUPPORTED_PLATFORMS")
    return ([root] + supported).lazy.compactMap { Destination(sdk: $0)?.sdk }.first
      ?? BuildSurroundings.standardSDK
  }
}

// MARK: What a configuration names

extension XcodeBuild {
  /// The path of a file that a setting names; nothing where it names none, or one that is not in the tree.
  private mutating func path(_ name: String, _ what: String, _ settings: BuildSettings) -> String? {
    guard let value = settings.value(of: name), !value.text.isEmpty else { return nil }
    if let variable = value.unresolved.first {
      note(
        .unresolvedVariable, at: value.place,
        "the path of the \(what) of the target \(target.name) holds $(\(variable)), which nothing sets")
      return nil
    }
    guard let path = resolved(value.text) else {
      note(
        .missingFile, name == "INFOPLIST_FILE" ? .infoPlist : nil, at: value.place,
        "the \(what) of the target \(target.name) is at \(value.text), which is not in the tree that is read")
      return nil
    }
    return path
  }

  private mutating func note(
    _ kind: ProjectNote.Kind, _ subject: ProjectNote.Subject? = nil, at place: FilePlace, _ why: String
  ) {
    let note = ProjectNote(kind, subject, at: place, why)
    if !notes.contains(note) { notes.append(note) }
  }

  /// A path from the project's folder.
  private func resolved(_ text: String) -> String? {
    let sourceRoot = "$(SRCROOT)"
    guard text.hasPrefix(sourceRoot) else {
      return text.hasReference ? nil : TreePath.resolve(text, in: project.folder)
    }
    let rest = String(text.dropFirst(sourceRoot.count).drop { $0 == "/" })
    return rest.hasReference ? nil : TreePath.resolve(rest, in: project.folder)
  }

  /// A pattern of `EXCLUDED_SOURCE_FILE_NAMES` as ignore files write it, from the root: `Mocks/*` is in any folder,
  /// `$(SRCROOT)/Lite/*` in one.
  private func pattern(_ text: String) -> String? {
    guard text.hasPrefix("$(SRCROOT)") else {
      if text.isEmpty || text.hasReference || text.hasPrefix("/") { return nil }
      let isName = !text.has(UInt8(ascii: "/"))
      return isName ? (text.hasPrefix("!") || text.hasPrefix("#") ? "\\" + text : text) : "**/" + text
    }
    return resolved(text).map { "/" + $0 }
  }

  private static func definitions(_ settings: BuildSettings) -> [String] {
    var words = settings.list(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    words += settings.list(of: "GCC_PREPROCESSOR_DEFINITIONS")
    for flags in ["OTHER_SWIFT_FLAGS", "OTHER_CFLAGS"] {
      let flags = settings.list(of: flags)
      for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
        if flag.utf8.count > 2 {
          words.append(String(flag.dropFirst(2)))
        } else if index + 1 < flags.count {
          words.append(flags[index + 1])
        }
      }
    }
    var known: Set<String> = []
    return words.filter { !$0.isEmpty && !$0.hasReference && known.insert($0).inserted }
  }
}

extension BuildSettings {
  /// Whether a level sets it, and not Xcode alone.
  func sets(_ name: String) -> Bool { assignment(of: name, below: nil) != nil }
}

extension String {
  /// Whether a reference is left in it that only a build can resolve.
  fileprivate var hasReference: Bool { has("$(") }
}
