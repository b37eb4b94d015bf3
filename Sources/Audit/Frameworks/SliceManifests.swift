import Baseline
import Catalog
import Census
import Formats
import Projects
import Trees

extension Audit {
  /// What a built framework has to have in each of its slices.
  static let frameworks: [Audit] = [.sliceManifests]

  /// Slices without a manifest where another slice of the same framework has one: an app gets one slice alone.
  private static let sliceManifests = Audit(["sdk.slice-missing-manifest"]) { context in
    let manifests = context.manifestFiles.map(\.file.path)
    return context.census.configuration.flatMap { file -> [Finding] in
      guard let frameworks = FrameworkSlices(file) else { return [] }
      let own = manifests.filter { $0.hasPrefix(frameworks.path + "/") }
      guard !own.isEmpty else { return [] }
      return frameworks.slices.compactMap { slice in
        let folder = "\(frameworks.path)/\(slice.name)/"
        if own.contains(where: { $0.hasPrefix(folder) }) { return nil }
        let isSimulator = slice.name.hasSuffix("-simulator")
        return context.finding(
          "sdk.slice-missing-manifest", slice.name, at: FilePlace(file.path, slice.place),
          "the slice \(slice.name) has no privacy manifest, and others of the framework have one",
          severity: isSimulator ? .warning : nil,
          related: own.map { Finding.Related(file: $0, message: "another slice has one") })
      }
    }
  }
}

/// The slices that an XCFramework says it has, of those that hold a framework: a library alone ships no resources.
struct FrameworkSlices {
  struct Slice {
    let name: String
    let place: Place
  }

  let path: String
  let slices: [Slice]

  /// Nothing where the file is no Info.plist at the top of an XCFramework.
  init?(_ file: ConfigurationFile) {
    guard file.path.hasSuffix(".xcframework/Info.plist"),
      let libraries = file.propertyList?.root["AvailableLibraries"]?.elements
    else { return nil }
    path = TreePath.folder(of: file.path)
    slices = libraries.compactMap { library in
      guard let identifier = library["LibraryIdentifier"], let name = identifier.text,
        library["LibraryPath"]?.text?.hasSuffix(".framework") == true
      else { return nil }
      return Slice(name: name, place: identifier.place)
    }
  }
}
