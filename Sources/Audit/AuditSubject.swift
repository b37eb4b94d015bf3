package import Census
package import Formats
package import Projects

/// What one target ships, as it is judged: its own files and sites, and those of the libraries that are linked into it.
package struct AuditSubject: Sendable {
  package let target: Target
  /// The variant that is judged, with what it builds.
  package let judged: AuditVariant
  /// All variants, the judged one among them, in the order of their names.
  package let variants: [AuditVariant]

  package init(target: Target, variants: [AuditVariant]) {
    self.target = target
    self.variants = variants
    judged =
      variants.first { $0.variant.isArchived } ?? variants.last ?? AuditVariant(variant: target.archived)
  }
}

/// What one configuration of a target comes to.
package struct AuditVariant: Sendable {
  package var variant: Variant
  /// The app's own sites that the configuration compiles: what its platforms and definitions certainly leave out is not
  /// among them; those of linked libraries come after the target's own.
  package var sites: [Site]
  /// How many of `sites` are the target's own.
  package var ownCount: Int
  /// The Info.plist of the product: what the file says, and what the build adds to it.
  package var info: InfoPlist
  package var entitlements: ConfigurationFile?
  /// The manifest that the target's own bundle gets. More than one is a fault of its own.
  package var manifests: [ConfigurationFile]
  /// Manifests of bundles that linked libraries bring along.
  package var linkedManifests: [ConfigurationFile]

  package init(
    variant: Variant, sites: [Site] = [], ownCount: Int = 0, info: InfoPlist = InfoPlist(),
    entitlements: ConfigurationFile? = nil, manifests: [ConfigurationFile] = [],
    linkedManifests: [ConfigurationFile] = []
  ) {
    self.variant = variant
    self.sites = sites
    self.ownCount = ownCount
    self.info = info
    self.entitlements = entitlements
    self.manifests = manifests
    self.linkedManifests = linkedManifests
  }

  package var ownSites: ArraySlice<Site> { sites[..<ownCount] }
}

/// The Info.plist of one product.
package struct InfoPlist: Sendable {
  /// A value with its variables resolved.
  package struct Entry: Sendable, Hashable {
    package var key: String
    package var keyPlace: FilePlace
    /// As the file has it: texts still with their variables.
    package var value: PropertyList
    package var place: FilePlace
    /// A text's value in the product; nothing where it is no text.
    package var text: String?
    /// The names of the variables in it that nothing sets.
    package var unresolved: [String]
    /// Whether a build setting brings it, and no file.
    package var isGenerated: Bool

    package init(
      key: String, keyPlace: FilePlace, value: PropertyList, place: FilePlace, text: String?,
      unresolved: [String] = [], isGenerated: Bool = false
    ) {
      self.key = key
      self.keyPlace = keyPlace
      self.value = value
      self.place = place
      self.text = text
      self.unresolved = unresolved
      self.isGenerated = isGenerated
    }
  }

  /// The file, where there is one.
  package var file: ConfigurationFile?
  /// At the top level, in the order of the file, those of build settings after them. A key that is there twice is in
  /// it once, as the build has it.
  package var entries: [Entry]
  /// Localised texts of its keys: `InfoPlist.strings` and `InfoPlist.xcstrings` of the target.
  package var localizations: [ConfigurationFile]

  package init(file: ConfigurationFile? = nil, entries: [Entry] = [], localizations: [ConfigurationFile] = [])
  {
    self.file = file
    self.entries = entries
    self.localizations = localizations
  }

  package subscript(_ key: String) -> Entry? { entries.first { $0.key == key } }
}
