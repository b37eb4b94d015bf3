package import Catalog

/// For which platforms something of a target is built.
package struct PlatformFilter: Sendable, Hashable {
  /// An app for iOS on a Mac is a platform of its own here: `macCatalyst`.
  private var names: Set<String>

  static let catalyst = "macCatalyst"
  private static let all = Set(ApplePlatform.names + [catalyst])

  /// For all.
  init() { names = Self.all }

  /// - Parameter names: as packages and generators spell them; those of other systems say nothing here.
  init(_ names: [String]) { self.names = Set(names).intersection(Self.all) }

  /// By the words of Xcode's projects: `ios`, `maccatalyst`, `xros`.
  init(words: [String]) {
    names = Set(
      words.compactMap { word in
        word == "maccatalyst" ? Self.catalyst : ApplePlatform(shortName: word)?.rawValue
      })
  }

  var isOfAll: Bool { names == Self.all }

  /// What is named in two ways is built for whatever either says.
  mutating func formUnion(_ other: PlatformFilter) { names.formUnion(other.names) }

  /// Whether it is built for one of some platforms.
  /// - Parameters:
  ///   - platforms: none where any will do.
  ///   - isCatalyst: whether iOS means an app for iOS on a Mac; nothing where it can be either.
  package func admits(_ platforms: [ApplePlatform], isCatalyst: Bool?) -> Bool {
    platforms.isEmpty
      || platforms.contains { platform in
        guard platform == .iOS else { return names.contains(platform.rawValue) }
        return isCatalyst != true && names.contains(platform.rawValue)
          || isCatalyst != false && names.contains(Self.catalyst)
      }
  }
}

/// What of a target is built for some platforms alone.
package struct PlatformFilters: Sendable, Hashable {
  /// By the paths of sources and resources.
  package var files: [String: PlatformFilter] = [:]
  /// By the ids of what it links or carries.
  package var ties: [String: PlatformFilter] = [:]

  package var isEmpty: Bool { files.isEmpty && ties.isEmpty }

  /// What is the same for two of these is so for all that it has.
  var each: Set<PlatformFilter> { Set(files.values).union(ties.values) }
}

extension PlatformFilters {
  /// The ids among some that a build for these platforms has.
  package func taken(_ ids: [String], _ platforms: [ApplePlatform], isCatalyst: Bool?) -> [String] {
    if ties.isEmpty { return ids }
    return ids.filter { ties[$0]?.admits(platforms, isCatalyst: isCatalyst) ?? true }
  }

  /// The paths that a build for these platforms does not have.
  package func leftOut(_ platforms: [ApplePlatform], isCatalyst: Bool?) -> Set<String> {
    if files.isEmpty { return [] }
    return Set(files.lazy.filter { !$0.value.admits(platforms, isCatalyst: isCatalyst) }.map(\.key))
  }
}

extension Target {
  /// Whether a variant for iOS is an app for iOS on a Mac; nothing where it can be either.
  package func isCatalyst(_ variant: Variant) -> Bool? {
    if !variant.platforms.isEmpty, variants.contains(where: \.isCatalyst) { return variant.isCatalyst }
    // Only Xcode's targets are called so, and say for themselves whether there is such an app.
    return variant.configuration.isEmpty || variant.settings.isOn("SUPPORTS_MACCATALYST") ? nil : false
  }
}
