package import Census
package import Projects

/// What one target ships, as it is judged: its own files and sites, and those of the libraries that are linked into it.
package struct AuditSubject: Sendable {
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
    var judged =
      variants.first { $0.variant.isArchived } ?? variants.last ?? AuditVariant(variant: target.archived)
    if let allCode { judged.code = allCode }
    self.judged = judged
  }

  /// The variants that are judged: several, where platforms differ.
  var judgedVariants: [AuditVariant] {
    let all = variants.filter { $0.variant.configuration == judged.variant.configuration }
    return all.count > 1 ? all : [judged]
  }

  /// The platforms that a variant is built for.
  func platforms(of variant: AuditVariant) -> [String] {
    variant.variant.platforms.isEmpty ? target.platforms : variant.variant.platforms
  }
}

/// What one configuration of a target comes to.
package struct AuditVariant: Sendable {
  package var variant: Variant
  /// The code that it compiles, and that of what it links and carries.
  package var code: CompiledCode
  /// The Info.plist of the product: what the file says, and what the build adds to it.
  package var info: InfoPlist
  package var entitlements: ConfigurationFile?
  /// What a generator's spec writes into that file.
  package var declaredEntitlements: [DeclaredEntry] = []
  /// The manifest that the target's own bundle gets. More than one is a fault of its own.
  package var manifests: [ConfigurationFile]
  /// Manifests of bundles that linked libraries bring along.
  package var linkedManifests: [ConfigurationFile]

  package init(
    variant: Variant, code: CompiledCode = CompiledCode(), info: InfoPlist = InfoPlist(),
    entitlements: ConfigurationFile? = nil, manifests: [ConfigurationFile] = [],
    linkedManifests: [ConfigurationFile] = []
  ) {
    self.variant = variant
    self.code = code
    self.info = info
    self.entitlements = entitlements
    self.manifests = manifests
    self.linkedManifests = linkedManifests
  }
}
