import Audit
import Baseline
import Catalog
import Census
import Projects

extension AuditSubject {
  /// A target with one variant.
  static func fixture(
    _ name: String = "App", _ kind: Target.Kind = .app, platforms: [ApplePlatform] = [.iOS],
    links: [String] = [],
    sites: [Site] = [], info: InfoPlist = InfoPlist(), entitlements: ConfigurationFile? = nil,
    manifests: [ConfigurationFile?] = [], linkedManifests: [ConfigurationFile?] = []
  ) -> AuditSubject {
    let variant = AuditVariant(
      variant: Variant(), code: CompiledCode(sites), info: info, entitlements: entitlements,
      manifests: manifests.compactMap(\.self), linkedManifests: linkedManifests.compactMap(\.self))
    let target = Target(
      id: "App.xcodeproj#\(name)", name: name, kind: kind, platforms: platforms, links: links,
      variants: [variant.variant], place: FilePlace("App.xcodeproj/project.pbxproj", line: 1, column: 1))
    return AuditSubject(target: target, variants: [variant])
  }
}
