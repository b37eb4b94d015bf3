/// An Xcode project, as far as its targets need it: what one `project.pbxproj` says, without the settings of other
/// files and without a look at the tree.
package struct XcodeProject: Sendable, Hashable {
  /// Of the `project.pbxproj`, or of the spec that it is made of, relative to the root.
  package var path: String
  /// What its paths are relative to: `$(SRCROOT)`.
  package var folder: String
  /// Its name without `.xcodeproj`.
  package var name: String
  /// The development region.
  var language = "en"
  var targets: [XcodeTarget] = []
  var configurations = XcodeConfigurations()
  /// Packages that come from elsewhere.
  var remotePackages: [PlacedText] = []
  /// What of it was not understood.
  package var notes: [ProjectNote] = []

  /// The folder `App.xcodeproj`; of a spec that a project is made of, its own path.
  package var bundle: String { path.hasSuffix("/project.pbxproj") ? TreePath.folder(of: path) : path }
}

/// A target as its project declares it. Paths are relative to the tree's root, and may lead to no file.
struct XcodeTarget: Sendable, Hashable {
  /// Its identifier in the project.
  var identifier: String
  var name: String
  var kind: Target.Kind
  var packageType = ""
  /// A framework that is linked as a library, and carried by nobody.
  var isStatic = false
  var place: FilePlace
  /// Of its product, for other projects that refer to it; empty where it has none.
  var productIdentifier = ""
  /// `libCore.a`, `Core.framework`; empty where it has none.
  var productFile = ""
  var sources: [String] = []
  var resources: [String] = []
  var folders: [SynchronizedFolder] = []
  /// Folders that a spec gives it with all that is in them.
  var homes: [String] = []
  /// Folders that are copied with all that is in them.
  var copiedFolders: [String] = []
  /// Manifests that a spec keeps out of the build, or that are copied into a folder of the bundle.
  var leftOut: [CopiedFile] = []
  /// Whether a generator writes its Info.plist, so that it need not be there yet.
  var writesInfoPlist = false
  var linked: [ProductReference] = []
  /// Libraries that it links as they are, by their file names: those of the system left out.
  var binaries: [String] = []
  var carried: [ProductReference] = []
  /// Targets that are built before it.
  var dependencies: [ProductReference] = []
  var packageProducts: [PackageProduct] = []
  /// What is built for some platforms alone, by the paths of files and by what is linked or carried.
  var fileFilters: [String: PlatformFilter] = [:]
  var tieFilters: [ProductReference: PlatformFilter] = [:]
  var configurations = XcodeConfigurations()
}

/// A folder whose files belong to a target without being named.
struct SynchronizedFolder: Sendable, Hashable {
  var path: String
  /// Whether all of it belongs to the target but what is named, or only what is named.
  var isMember: Bool
  /// Paths in the folder, of files and of folders, with the place that names them.
  var exceptions: [String: FilePlace]
  /// Paths in the folder that land in a folder of the bundle, and in which.
  var moves: [String: String] = [:]
  /// Folders in it that are copied as they are, so that nothing in them is compiled.
  var explicitFolders: [String]
  /// By paths in the folder.
  var filters: [String: PlatformFilter] = [:]
}

/// A product that a target links or carries.
enum ProductReference: Sendable, Hashable {
  /// Of a target of the same project, by its place among them.
  case own(Int)
  /// Of another project, by its path and the product's identifier there.
  case foreign(project: String, product: String)
  /// By its file name alone: whoever builds it.
  case file(String)
}

/// A product of a Swift package.
package struct PackageProduct: Sendable, Hashable {
  package var name: String
  /// The package's folder, where it is one of the tree; nothing where the project does not say.
  package var folder: String?
  /// For which platforms it is linked.
  package var filter: PlatformFilter?

  package init(name: String, folder: String? = nil) {
    self.name = name
    self.folder = folder
  }

  func isSame(as other: PackageProduct) -> Bool { name == other.name && folder == other.folder }
}

/// The configurations of a project or of a target.
struct XcodeConfigurations: Sendable, Hashable {
  struct Configuration: Sendable, Hashable {
    var name: String
    /// The path of its xcconfig file.
    var base: String?
    /// Where the file is named.
    var basePlace: FilePlace
    var settings: SettingsLevel
  }

  var all: [Configuration] = []
  var defaultName: String?

  subscript(_ name: String) -> Configuration? { all.first { $0.name == name } }
}
