import Baseline
import Census
import Formats
import Projects

/// Versions that are others than before: of what a lock file pins, and of built frameworks.
struct VersionDiff {
  private let old: Census
  private let new: Census
  private let context: AuditContext

  init(_ old: Census, _ new: Census, _ context: AuditContext) {
    self.old = old
    self.new = new
    self.context = context
  }

  var findings: [Finding] { dependencies + SDKDiff.ofSlices(frameworks) }

  private var dependencies: [Finding] {
    let before = Dictionary(
      old.declarations.filter { $0.kind == .dependency }.map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first })
    return new.declarations.filter { $0.kind == .dependency }.compactMap { declaration in
      changed(declaration.key, before[declaration.key], declaration.value, at: declaration.place)
    }
  }

  /// An Info.plist of a bundle says which version it is.
  private var frameworks: [Finding] {
    let before = Dictionary(
      old.configuration.map { (BundlePlace($0.path).names, $0) }.filter { Self.isInfo($0.1) },
      uniquingKeysWith: { first, _ in first })
    let after = new.configuration.filter(Self.isInfo).sorted {
      $0.path.split(separator: "/").lexicographicallyPrecedes($1.path.split(separator: "/"))
    }
    return after.compactMap { file in
      let place = BundlePlace(file.path)
      guard let name = place.names.last, let then = before[place.names] else { return nil }
      let now = file.propertyList?.root[Self.key]
      return changed(
        name, then.propertyList?.root[Self.key]?.text, now?.text,
        at: FilePlace(file.path, now?.place.position))
    }
  }

  private static let key = "CFBundleShortVersionString"

  private static func isInfo(_ file: ConfigurationFile) -> Bool {
    let name = file.path.split(separator: "/").last
    return file.kind == .infoPlist && name == "Info.plist" && !BundlePlace(file.path).bundle.isEmpty
  }

  private func changed(_ name: String, _ before: String?, _ after: String?, at place: FilePlace) -> Finding? {
    guard let before, let after, before != after, !before.isEmpty, !after.isEmpty else { return nil }
    return context.finding(
      "sdk-diff.version-changed", name, at: place, "\(name) was \(before) and is \(after)")
  }
}
