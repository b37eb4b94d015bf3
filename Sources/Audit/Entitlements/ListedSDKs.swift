import Baseline
import Catalog
import Census
import Projects
import Trees

extension Audit {
  /// SDKs on Apple's list whose sources are there without a privacy manifest.
  static let listedSDKs = Audit(["sdk.listed-missing-manifest"]) { context in
    // A row that cannot be read fails a test.
    guard let sdks = try? ListedSDK.all() else { return [] }
    let withManifest = Set(
      context.census.configuration.filter { $0.kind == .privacyManifest }.map(\.dependency))
    var first: [String: Site] = [:]
    for site in context.census.sites where site.origin == .thirdParty && isSource(site.file) {
      if first[site.dependency] == nil { first[site.dependency] = site }
    }
    return first.keys.sorted().flatMap { folder -> [Finding] in
      guard !withManifest.contains(folder), let site = first[folder] else { return [] }
      let listed = sdks.filter { $0.isIn(folder: folder) }
      // A repository of several products has a manifest for each, which is told apart by none here.
      guard let sdk = listed.first(where: { $0.name.lowercased() == folder.lowercased() }) ?? listed.first
      else { return [] }
      return [
        context.finding(
          "sdk.listed-missing-manifest", sdk.name, at: FilePlace(site.file),
          "\(folder) is on Apple's list, and no privacy manifest is among its files")
      ]
    }
  }

  /// A header alone can be that of a binary, whose manifest is inside of it.
  private static func isSource(_ file: String) -> Bool {
    [".swift", ".m", ".mm", ".c", ".cc", ".cpp"].contains { file.hasSuffix($0) }
      && !file.contains(".framework/") && !file.contains(".xcframework/")
  }
}
