import Catalog
package import Census
package import Projects

/// What one target ships, as it is judged: its own files and sites, and those of the libraries that are linked into it.
/// Each audit goes over all of them, so they are shared.
package final class AuditSubject: Sendable {
  package let target: Target
  /// The variant that is judged, with what it builds. Where platforms differ it has the first one's files, and the code
  /// of all of them.
  package let judged: AuditVariant
  /// All variants, the judged one among them, in the order of their names.
  package let variants: [AuditVariant]

  /// - Parameter allCode: the code that the judged variants compile together, where they are several.
  package init(target: Target, variants: [AuditVariant], allCode: CompiledCode? = nil) {
    self.target = target
    self.variants = variants
    let judged =
      variants.first { $0.variant.isArchived } ?? variants.last ?? AuditVariant(variant: target.archived)
    self.judged = allCode.map { judged.with(code: $0) } ?? judged
  }

  /// The variants that are judged: several, where platforms differ.
  var judgedVariants: [AuditVariant] {
    let all = variants.filter { $0.variant.configuration == judged.variant.configuration }
    return all.count > 1 ? all : [judged]
  }

  /// The platforms that a variant is built for.
  func platforms(of variant: AuditVariant) -> [ApplePlatform] {
    variant.variant.platforms.isEmpty ? target.platforms : variant.variant.platforms
  }
}

/// What one configuration of a target comes to.
package final class AuditVariant: Sendable {
  package let variant: Variant
  /// The code that it compiles, and that of what it links and carries.
  package let code: CompiledCode
  /// The Info.plist of the product: what the file says, and what the build adds to it.
  package let info: InfoPlist
  package let entitlements: ConfigurationFile?
  /// What a generator's spec writes into that file.
  package let declaredEntitlements: [DeclaredEntry]
  /// The manifest that the target's own bundle gets. More than one is a fault of its own.
  package let manifests: [ConfigurationFile]
  /// Manifests of bundles that linked libraries bring along.
  package let linkedManifests: [ConfigurationFile]

  package init(
    variant: Variant, code: CompiledCode = CompiledCode(), info: InfoPlist = InfoPlist(),
    entitlements: ConfigurationFile? = nil, declaredEntitlements: [DeclaredEntry] = [],
    manifests: [ConfigurationFile] = [], linkedManifests: [ConfigurationFile] = []
  ) {
    self.variant = variant
    self.code = code
    self.info = info
    self.entitlements = entitlements
    self.declaredEntitlements = declaredEntitlements
    self.manifests = manifests
    self.linkedManifests = linkedManifests
  }

  /// The same with some things said otherwise.
  package func with(code: CompiledCode? = nil, info: InfoPlist? = nil) -> AuditVariant {
    AuditVariant(
      variant: variant, code: code ?? self.code, info: info ?? self.info, entitlements: entitlements,
      declaredEntitlements: declaredEntitlements, manifests: manifests, linkedManifests: linkedManifests)
  }
}
