package import Catalog

/// What ships as one bundle or one library.
package struct Target: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    case app
    case appClip = "app-clip"
    case watchApp = "watch-app"
    case appExtension = "app-extension"
    case framework
    case dynamicLibrary = "dynamic-library"
    case staticLibrary = "static-library"
    /// A library target of a package or a pod: linked into whatever uses it, its resources in a bundle of their own.
    case library
    /// A bundle of resources alone, or a plug-in.
    case bundle
    case tool
    case test
    /// It builds nothing that ships, or nothing that is known.
    case other
    /// A tree without a project file is one target.
    case folder
  }

  /// `App.xcodeproj#App`, `project.yml#App`, `Package.swift#Core`, `Core.podspec#Core`; the path of a plain folder, `.`
  /// for the root.
  package var id: String
  package var name: String
  package var kind: Kind
  /// Empty where nothing says.
  package var platforms: [ApplePlatform]
  /// Ids of the targets whose code ends up in this one: static libraries, packages, pods.
  package var links: [String]
  /// Ids of the targets whose bundles this one carries: extensions, frameworks, watch apps.
  package var embeds: [String]
  /// Ids of the frameworks that it links and something else carries, as the app does for an extension: their code runs in
  /// its process all the same.
  package var loads: [String] = []
  /// Whether it is a framework that is linked as a library is, and carried by nobody.
  package var isStatic = false
  /// Ids of targets whose modules its code can import besides: frameworks that another one carries, and of a test what it
  /// is built after.
  package var imports: [String] = []
  /// Paths of the sources that are compiled into it, each once, in the order of their bytes.
  package var sources: [String]
  /// Paths of what is copied into its bundle, in the order of their bytes: of all that there is, only what states a
  /// privacy fact (manifests, tables of `InfoPlist` strings).
  package var resources: [String]
  /// How files of the last kind get into a bundle, where a project file says so file by file: in the order of the paths.
  /// A path can be in it twice, and without one a file is simply copied.
  package var copies: [CopiedFile]
  /// Manifests that its project names for it and that do not get to where a store looks: they land in a folder of the
  /// bundle, in its code, or nowhere. None of them is among the resources.
  package var leftBehind: [CopiedFile] = []
  /// Manifests among the resources that the manifest of its package for older tools does not copy.
  package var leftByOlder: [CopiedFile] = []
  /// Folders whose files are its own without being named one by one.
  package var homes: [String] = []
  /// Whether its package offers it to others.
  package var isProduct = false
  /// Whether it runs while others are built: a plug-in or the macros of a package, or what only these use.
  package var isForTheBuild = false
  /// What of it is built for some platforms alone.
  package var filters = PlatformFilters()
  /// The paths of sources and manifests that its project names and that are not in the tree.
  package var absent: [String] = []
  /// One for each configuration, in the order of their names, or for each of those platforms that it builds differently;
  /// at least one.
  package var variants: [Variant]
  /// Values that a generator writes into the Info.plist and the entitlements, which need not be there yet.
  package var declaredInfo: [DeclaredEntry]
  package var declaredEntitlements: [DeclaredEntry]
  /// The path of the entitlements that a generator writes, so that they need not be there yet.
  package var writtenEntitlements: String?
  /// Where it is declared.
  package var place: FilePlace
  /// Where it is declared for others: in the manifests of a package for older tools.
  package var otherPlaces: [FilePlace]
  /// Whether no project file says what belongs to it.
  package var isGuess: Bool
  /// Whether it is a bundle or library as a build made it: its sources are its programs and libraries.
  package var isBuilt = false
  /// Whether it is a pod that no target is known to ship: one has it in other configurations alone, or which ones have it
  /// a Podfile works out as it runs.
  package var mayNotShip = false
  /// Whether its project works out as it runs what is copied into it.
  package var mayCopyMore = false

  package init(
    id: String, name: String, kind: Kind, platforms: [ApplePlatform] = [], links: [String] = [],
    embeds: [String] = [], sources: [String] = [], resources: [String] = [],
    copies: [CopiedFile] = [], variants: [Variant] = [], declaredInfo: [DeclaredEntry] = [],
    declaredEntitlements: [DeclaredEntry] = [], place: FilePlace, otherPlaces: [FilePlace] = [],
    isGuess: Bool = false
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.platforms = platforms
    self.links = links
    self.embeds = embeds
    self.sources = sources
    self.resources = resources
    self.copies = copies
    self.variants = variants
    self.declaredInfo = declaredInfo
    self.declaredEntitlements = declaredEntitlements
    self.place = place
    self.otherPlaces = otherPlaces
    self.isGuess = isGuess
  }
}

/// A target as one configuration builds it.
package struct Variant: Sendable, Hashable {
  /// `Release`; empty where there are no configurations.
  package var configuration: String
  /// Which of the target's platforms it is built for, where a configuration builds them differently; empty where one
  /// variant stands for all of them.
  package var platforms: [ApplePlatform]
  /// Whether it is what an app for iOS is built as for a Mac (Mac Catalyst): its platform is iOS nevertheless.
  package var isCatalyst = false
  /// Whether this is the configuration that is judged: the one that a scheme archives, else `Release`, else the last.
  package var isArchived: Bool
  /// Whether another scheme archives it, so that it is judged, too.
  package var isArchivedToo = false
  package var settings: BuildSettings
  /// The path of the Info.plist that the build takes, whether or not there is such a file.
  package var infoPlist: String?
  /// Whether the build adds keys of its own to it (`GENERATE_INFOPLIST_FILE`).
  package var generatesInfoPlist: Bool
  /// The path of the entitlements file, whether or not there is such a file.
  package var entitlements: String?
  /// What the build leaves out of the target's sources and resources (`EXCLUDED_SOURCE_FILE_NAMES`), as patterns of names.
  package var excluded: [String]
  /// What the preprocessor and the Swift compiler know as set: `DEBUG`, `PERMISSION_CAMERA=1`.
  package var definitions: [String]
  /// The names of what only another build of it would have set, and this one has not.
  package var unset: [String] = []

  package init(
    configuration: String = "", platforms: [ApplePlatform] = [], isCatalyst: Bool = false,
    isArchived: Bool = true,
    settings: BuildSettings = BuildSettings(),
    infoPlist: String? = nil, generatesInfoPlist: Bool = false, entitlements: String? = nil,
    excluded: [String] = [], definitions: [String] = []
  ) {
    self.configuration = configuration
    self.platforms = platforms
    self.isCatalyst = isCatalyst
    self.isArchived = isArchived
    self.settings = settings
    self.infoPlist = infoPlist
    self.generatesInfoPlist = generatesInfoPlist
    self.entitlements = entitlements
    self.excluded = excluded
    self.definitions = definitions
  }
}

extension Target.Kind {
  /// Whether its code runs in the process of what links or carries it.
  package var runsInAnother: Bool {
    switch self {
    case .framework, .dynamicLibrary, .staticLibrary, .library: true
    case .app, .appClip, .watchApp, .appExtension, .bundle, .tool, .test, .other, .folder: false
    }
  }
}

extension Target {
  /// The variant that is judged, the first where it is one for each platform.
  package var archived: Variant { variants.first(where: \.isArchived) ?? variants.last ?? Variant() }
}
