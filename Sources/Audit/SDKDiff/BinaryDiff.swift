import Baseline
import Catalog
import Census
import Projects

/// What the binaries of SDKs name now and did not name, and signatures that are gone.
struct BinaryDiff {
  private let old: Census
  private let new: Census
  private let context: AuditContext

  init(_ old: Census, _ new: Census, _ context: AuditContext) {
    self.old = old
    self.new = new
    self.context = context
  }

  var findings: [Finding] { signatures + SDKDiff.ofSlices(imports) }

  // MARK: Signatures

  /// A bundle within another one is signed anew when an app is built; the outermost one is as its maker signed it.
  private var signatures: [Finding] {
    let before = Set(Self.signed(old).map(Self.name))
    let after = Self.signed(new)
    return Self.bundles(new).filter { before.contains(Self.name(of: $0)) && !after.contains($0) }.map {
      bundle in
      let info = new.configuration.first { $0.path == bundle + "/Info.plist" }?.path
      return context.finding(
        "sdk-diff.signature-removed", at: FilePlace(info ?? bundle),
        "\(Self.name(of: bundle)) was signed and is not")
    }
  }

  private static func name(of bundle: String) -> String { TreePath.name(of: bundle) }

  /// The outermost bundles of SDKs, in the order of their paths.
  private static func bundles(_ census: Census) -> [String] {
    Set((census.configuration.map(\.path) + census.binaries.map(\.path)).map { BundlePlace($0).outermost })
      .filter { !$0.isEmpty }.sorted()
  }

  /// Those that their maker signed: where slices lie in a bundle of their own, that one counts.
  private static func signed(_ census: Census) -> Set<String> {
    let certified = census.binaries.lazy.filter(\.isSigned).map { BundlePlace($0.path).outermost }
      .filter { !$0.isEmpty && !$0.hasSuffix(".xcframework") }
    return census.signedBundles.filter { BundlePlace($0 + "/Info.plist").outermost == $0 }.union(certified)
  }

  // MARK: Imports

  /// Names of the catalog, SDK by SDK: a new slice that names what another one named before is no news.
  private var imports: [Finding] {
    let before = Self.symbols(old)
    return new.sites.filter { $0.isSymbol }.compactMap { site in
      guard let known = before[Self.sdk(of: site.file)], !known.contains(site.name) else { return nil }
      let title = context.catalog.rule(site.rule)?.title ?? site.rule
      return context.finding(
        "sdk-diff.import-added", site.name, at: FilePlace(site.file),
        "\(site.name) is named now: \(title) (\(site.rule))")
    }
  }

  /// The names of each SDK whose binaries were read.
  private static func symbols(_ census: Census) -> [String: Set<String>] {
    var symbols: [String: Set<String>] = [:]
    for binary in census.binaries where binary.trouble == nil {
      symbols[sdk(of: binary.path), default: []] = []
    }
    for site in census.sites where site.isSymbol { symbols[sdk(of: site.file)]?.insert(site.name) }
    symbols[""] = nil
    return symbols
  }

  /// The name of the outermost bundle, wherever that lies; empty for what is of no SDK.
  private static func sdk(of path: String) -> String { BundlePlace(path).names.first ?? "" }
}

extension Site {
  fileprivate var isSymbol: Bool { form == .symbol && certainty > .possible }
}
