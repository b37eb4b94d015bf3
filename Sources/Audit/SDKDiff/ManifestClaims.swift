import Catalog
import Census
import Projects
import Trees

/// A privacy manifest that something other than an app ships.
struct SDKManifest {
  let file: ConfigurationFile
  /// Nothing where the file is no manifest that can be read.
  let manifest: PrivacyManifest?
  let claims: ManifestClaims?

  var path: String { file.path }
  var dependency: String { file.dependency }

  init(_ file: ConfigurationFile, _ catalog: Catalog) {
    self.file = file
    manifest = PrivacyManifest(file, catalog.manifest)
    claims = manifest.map(ManifestClaims.init)
  }

  /// Those of a census, in the order of their paths. What an app ships as its own is among its declarations; where the
  /// tree builds an app, so is a manifest that no target has, which is a finding of its own.
  static func all(of census: Census, _ catalog: Catalog) -> [SDKManifest] {
    let apps: Set<Target.Kind> = [.app, .appClip, .watchApp, .appExtension]
    let known = census.shipping.filter { !$0.isGuess }
    let ofApps = Set(known.filter { apps.contains($0.kind) }.flatMap(\.resources))
    let ofOthers = Set(known.filter { !apps.contains($0.kind) }.flatMap(\.resources))
    let buildsApps = known.contains { apps.contains($0.kind) }
    return census.configuration.filter { file in
      file.kind == .privacyManifest
        && (file.origin == .thirdParty || !BundlePlace(file.path).bundle.isEmpty
          || ofOthers.contains(file.path)
          || !buildsApps && !ofApps.contains(file.path))
    }.map { SDKManifest($0, catalog) }
  }
}

/// What a privacy manifest states, whatever its order, encoding and layout.
struct ManifestClaims: Hashable {
  var isTracking = false
  var domains: Set<String> = []
  var dataTypes: [String: DataType] = [:]
  /// The codes of each category.
  var categories: [String: Set<String>] = [:]

  struct DataType: Hashable {
    var isLinked = false
    var isTracking = false
    var purposes: Set<String> = []
  }

  init() {}

  init(_ manifest: PrivacyManifest) {
    isTracking = manifest.isTracking
    domains = Set((manifest.domains?.value ?? []).map { Self.domain($0.value) })
    for type in manifest.dataTypes {
      dataTypes[type.name.value, default: DataType()].isLinked =
        dataTypes[type.name.value]?.isLinked == true || type.isLinked?.value == true
      dataTypes[type.name.value, default: DataType()].isTracking =
        dataTypes[type.name.value]?.isTracking == true || type.isTracking?.value == true
      dataTypes[type.name.value, default: DataType()].purposes.formUnion(type.purposes.map(\.value))
    }
    for category in manifest.categories {
      categories[category.meant ?? category.name.value, default: []].formUnion(category.reasons.map(\.value))
    }
  }

  /// What it states and another one does not.
  func without(_ other: ManifestClaims) -> [(kind: Declaration.Kind, key: String)] {
    let types = Set(dataTypes.keys).subtracting(other.dataTypes.keys)
    let apis = Set(categories.keys).subtracting(other.categories.keys)
    return (isTracking && !other.isTracking ? [(.tracking, "NSPrivacyTracking")] : [])
      + domains.subtracting(other.domains).sorted().map { (.trackingDomain, $0) }
      + types.sorted().map { (.dataType, $0) } + apis.sorted().map { (.accessedAPI, $0) }
  }

  /// Names of hosts have no case.
  static func domain(_ text: String) -> String { text.lowercased() }

  /// The same for the same claims.
  var text: String {
    let types = dataTypes.map { name, type in
      "\(name) \(type.isLinked) \(type.isTracking) \(type.purposes.sorted())"
    }
    let used = categories.map { "\($0.key) \($0.value.sorted())" }
    return "\(isTracking) \(domains.sorted()) \(types.sorted()) \(used.sorted())"
  }
}
