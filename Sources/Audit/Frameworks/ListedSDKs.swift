import Baseline
import Catalog
import Census
import Projects
import Trees

extension Audit {
  /// SDKs on Apple's list that are there, as source or built, without a privacy manifest. The list asks for one whatever
  /// the SDK uses.
  static let listedSDKs = Audit(["sdk.listed-missing-manifest"]) { context in
    let sdks = context.catalog.listedSDKs
    var known: Set<String> = []
    let described = Set(context.manifestFiles.map(\.file.dependency))
    let found = sources(context, sdks, besides: described) + frameworks(context, sdks, besides: described)
    return found.sorted { $0.name < $1.name }.filter {
      known.insert($0.sdk.name).inserted
    }.map { found in
      context.finding(
        "sdk.listed-missing-manifest", found.sdk.name, at: FilePlace(found.file),
        "\(found.name) is on Apple's list, and no privacy manifest is among its files")
    }
  }

  /// SDKs on Apple's list that are there as an XCFramework which nobody signed. A framework alone is signed when the app is.
  static let unsignedSDKs = Audit(["sdk.listed-unsigned"]) { context in
    context.census.configuration.compactMap { file in
      guard file.path.hasSuffix(".xcframework/Info.plist"), let bundle = framework(around: file.path),
        bundle.isOfSlices, file.path == bundle.path + "/Info.plist",
        !context.census.signedBundles.contains(bundle.path),
        let sdk = context.catalog.listedSDKs.first(where: { $0.isOf(bundle) })
      else { return nil }
      return context.finding(
        "sdk.listed-unsigned", sdk.name, at: FilePlace(file.path),
        "\(bundle.name) is on Apple's list, and no signature is in its bundle")
    }
  }

  /// The outermost framework that a path leads into.
  private static func framework(around path: String) -> BuiltBundle? {
    BuiltBundle.outermost(around: path, of: [.xcframework, .framework])
  }

  private struct Found {
    let sdk: ListedSDK
    /// As its folder is called.
    let name: String
    let file: String
  }

  /// - Parameter described: the dependencies that have a manifest.
  private static func sources(
    _ context: AuditContext, _ sdks: [ListedSDK], besides described: Set<String>
  ) -> [Found] {
    context.census.dependencySources.sorted { $0.key < $1.key }.compactMap { folder, file in
      guard !described.contains(folder) else { return nil }
      let listed = sdks.filter { $0.isIn(folder: folder) }
      // A repository of several products has a manifest for each, which is told apart by none here.
      let sdk = listed.first { $0.name.lowercased() == folder.lowercased() } ?? listed.first
      return sdk.map { Found(sdk: $0, name: folder, file: file) }
    }
  }

  /// Built frameworks, of which no slice has one.
  private static func frameworks(
    _ context: AuditContext, _ sdks: [ListedSDK], besides described: Set<String>
  ) -> [Found] {
    let manifests = context.manifestFiles.map(\.file.path)
    let isBuilt = context.census.targets.contains(where: \.isBuilt)
    return context.census.configuration.compactMap { file in
      guard file.origin == .thirdParty || isBuilt, TreePath.name(of: file.path) == "Info.plist",
        let bundle = framework(around: file.path)
      else { return nil }
      // A library without a framework around it has no bundle for a manifest.
      if file.path == bundle.path + "/Info.plist", bundle.isOfSlices,
        FrameworkSlices(file)?.slices.isEmpty ?? true
      {
        return nil
      }
      guard let sdk = sdks.first(where: { $0.isOf(bundle) }),
        file.dependency.isEmpty || !described.contains(file.dependency),
        !manifests.contains(where: { $0.hasPrefix(bundle.path + "/") })
      else { return nil }
      return Found(sdk: sdk, name: bundle.name, file: file.path)
    }
  }
}

extension ListedSDK {
  fileprivate func isOf(_ bundle: BuiltBundle) -> Bool {
    isIn(folder: bundle.name) || modules.contains(bundle.name)
  }
}

extension BuiltBundle {
  /// Whether it holds a framework for each platform.
  fileprivate var isOfSlices: Bool { kind == .xcframework }
}
