import Baseline
import Census
import Formats
import Projects
import Trees

/// Versions that are others than before: of what a lock file pins, of pods, and of built frameworks.
struct VersionDiff {
  private let old: Census
  private let new: Census
  private let context: AuditContext

  init(_ old: Census, _ new: Census, _ context: AuditContext) {
    self.old = old
    self.new = new
    self.context = context
  }

  var findings: [Finding] { dependencies + pods + SDKDiff.ofSlices(frameworks) }

  private var dependencies: [Finding] {
    let before = Dictionary(
      old.declarations.filter { $0.kind == .dependency }.map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first })
    return new.declarations.filter { $0.kind == .dependency }.compactMap { declaration in
      changed(declaration.key, before[declaration.key], declaration.value, at: declaration.place)
    }
  }

  /// What the team's own podspecs say; which versions others have, a lock file does.
  private var pods: [Finding] {
    let before = Dictionary(
      Self.pods(of: old).map { ($0.pod.name, $0.pod.version) }, uniquingKeysWith: { first, _ in first })
    return Self.pods(of: new).compactMap { path, pod in
      changed(
        pod.name, before[pod.name]??.text, pod.version?.text, at: FilePlace(path, pod.version?.position))
    }
  }

  private static func pods(of census: Census) -> [(path: String, pod: Podspec)] {
    census.configuration.compactMap { file in
      guard file.origin == .firstParty, case .podspec(let pod) = file.content, !pod.name.isEmpty else {
        return nil
      }
      return (file.path, pod)
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
