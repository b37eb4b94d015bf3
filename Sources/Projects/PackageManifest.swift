package import Catalog
package import Formats

/// What a `Package.swift` says of its targets.
package struct PackageManifest: Sendable, Hashable {
  package struct ToolsVersion: Sendable, Hashable, Comparable {
    package var major: Int
    package var minor: Int

    package init(_ major: Int, _ minor: Int) {
      self.major = major
      self.minor = minor
    }

    package static func < (a: ToolsVersion, b: ToolsVersion) -> Bool {
      (a.major, a.minor) < (b.major, b.minor)
    }
  }

  package struct Product: Sendable, Hashable {
    package var name: String
    package var targets: [String]
    /// Whether it is always a framework of its own, whoever links it.
    package var isDynamic: Bool
    /// Nothing where it is no app.
    package var app: App?
    package var position: Position
  }

  /// What an app of Swift Playgrounds says of its Info.plist.
  package struct App: Sendable, Hashable {
    /// Keys, and the texts that its capabilities give for them.
    package var purposes: [Purpose]
    /// A file with more of it, relative to the package.
    package var infoPlist: String?
    /// Whether all of that is written out.
    package var isWhole: Bool

    package struct Purpose: Sendable, Hashable {
      package var key: String
      package var text: PlacedText
    }
  }

  package struct Target: Sendable, Hashable {
    package enum Kind: String, Sendable {
      case target, executableTarget, testTarget, binaryTarget, systemLibrary, plugin, macro
    }

    package var kind: Kind
    package var name: String
    /// Where its call begins.
    package var position: Position
    package var path: String?
    /// Nothing where all that is in its folder counts.
    package var sources: [String]?
    package var exclude: [String]
    package var resources: [Resource]
    /// Whether all of its resources are written out.
    package var hasKnownResources = true
    package var dependencies: [Dependency]
    /// What is set for its code in a release.
    package var definitions: [String]
    /// The names of what is set in a debug build alone.
    package var debugDefinitions: [String]
    /// For which platforms it depends on something, where not for all.
    package var conditions: [Dependency: PlatformFilter] = [:]
  }

  package struct Resource: Sendable, Hashable {
    /// `process`, `copy`, `embedInCode`.
    package var rule: String
    package var path: PlacedText
  }

  package enum Dependency: Sendable, Hashable {
    /// A target of the package.
    case target(String)
    case product(String, package: String)
    /// Either of both.
    case name(String)
  }

  package struct Package: Sendable, Hashable {
    /// As dependencies name it: what is said, or the last part of where it is.
    package var name: String
    package var url: String?
    /// A folder, relative to the package.
    package var path: String?
    /// As it is written: `1.2.0`; empty where nothing can be told.
    package var version: String
    package var position: Position
  }

  package var tools: ToolsVersion
  package var name: String
  /// Of `iOS`, `macOS`, `tvOS`, `watchOS`, `visionOS`; empty where the package says nothing.
  package var platforms: [ApplePlatform]
  package var products: [Product]
  package var targets: [Target]
  package var packages: [Package]
  package var unread: [Unread]
}
