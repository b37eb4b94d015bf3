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
    return context.census.configuration.compactMap { file in
      guard file.origin == .thirdParty, TreePath.name(of: file.path) == "Info.plist",
        let bundle = FrameworkBundle(file.path)
      else { return nil }
      // A library without a framework around it has no bundle for a manifest.
      if file.path == bundle.path + "/Info.plist", bundle.isOfSlices,
        FrameworkSlices(file)?.slices.isEmpty ?? true
      {
        return nil
      }
      guard let sdk = sdks.first(where: { $0.isIn(folder: bundle.name) || $0.modules.contains(bundle.name) }),
        !described.contains(file.dependency),
        !manifests.contains(where: { $0.hasPrefix(bundle.path + "/") })
      else { return nil }
      return Found(sdk: sdk, name: bundle.name, file: file.path)
    }
  }
}

/// The outermost framework that a path leads into.
private struct FrameworkBundle {
  let path: String
  /// Without its ending.
  let name: String
  /// Whether it holds a framework for each platform.
  let isOfSlices: Bool

  init?(_ path: String) {
    let parts = path.split(separator: "/").dropLast()
    for (place, part) in parts.enumerated() {
      for ending in [".xcframework", ".framework"] where part.hasSuffix(ending) {
        self.path = parts[...place].joined(separator: "/")
        name = String(part.dropLast(ending.utf8.count))
        isOfSlices = ending == ".xcframework"
        return
      }
    }
    return nil
  }
}
