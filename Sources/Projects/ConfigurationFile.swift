package import Formats
package import Trees

/// A file that states something about what ships, as it was read: its share of the census, which depends on it alone.
package struct ConfigurationFile: Sendable {
  /// What a file is for, by its name. An Info.plist with another name is known only from the target that names it.
  package enum Kind: Sendable, Hashable, CaseIterable {
    case privacyManifest, infoPlist, entitlements
    /// A table of localised texts for an Info.plist.
    case infoPlistStrings, infoPlistCatalog
    /// What a built app brings along to say what its signature may claim.
    case provisioningProfile
  }

  /// What others make of a file is passed on many times, and some of it is large.
  package indirect enum Content: Sendable {
    case propertyList(PropertyListDocument)
    case json(JSONDocument)
    case yaml(YAMLDocument)
    case package(PackageManifest)
    case podspec(Podspec)
    case podfile(Podfile)
    /// A list of dependencies.
    case dependencies([LockedDependency])
    /// A project of a kind that is not read.
    case unread(Unread)
    case xcodeProject(XcodeProject)
    case settings(SettingsFile)
    case scheme(XcodeScheme)
    /// It said something of targets and no more, and that was taken from it.
    case taken
    /// It is not what it should be.
    case malformed(Malformed)
  }

  /// Relative to the root, as output has it.
  package var path: String
  package var origin: Origin
  /// The dependency that a third-party file belongs to; empty where there is none.
  package var dependency: String
  /// Nothing where only what it says of targets matters.
  package var kind: Kind?
  package var content: Content

  package init(
    path: String, origin: Origin = .firstParty, dependency: String = "", kind: Kind?, content: Content
  ) {
    self.path = path
    self.origin = origin
    self.dependency = dependency
    self.kind = kind
    self.content = content
  }
}

extension ConfigurationFile {
  /// The names of files that may be read, whatever is in them.
  package static let names = NameFilter(
    extensions: [
      "xcprivacy", "entitlements", "plist", "xcconfig", "xcscheme", "podspec", "podspec.json",
      // A spec includes files of any name.
      "yml", "yaml",
      // Only looked at for web views.
      "storyboard", "xib",
    ],
    names: [
      "InfoPlist.strings", "InfoPlist.xcstrings", "project.pbxproj", "contents.xcworkspacedata",
      "Package.swift", "Project.swift", "Package.resolved", "Podfile", "Podfile.lock", "Cartfile",
      "Cartfile.resolved",
      // They say whether sources in other languages belong to the app.
      "package.json", "Cargo.toml",
      // That it is there says that a bundle was signed.
      BuiltBundle.signatureName, "embedded.mobileprovision", "embedded.provisionprofile",
    ])

  /// The largest that is read; project files are a twentieth of it.
  package static let maximumByteCount = PropertyListReader.maximumByteCount

  /// Reads a file as what its name says that it is; nothing where its name says nothing.
  package init?(
    path: String, _ bytes: @autoclosure () -> [UInt8], origin: Origin = .firstParty, dependency: String = ""
  ) {
    let kind = Kind(path: path)
    let content =
      kind.map { Self.content($0, path: path, bytes()) } ?? Self.xcodeContent(path: path, bytes)
      ?? Self.projectContent(path: path, bytes)
    guard let content else { return nil }
    self.init(path: path, origin: origin, dependency: dependency, kind: kind, content: content)
  }

  /// Reads a file that a target names as its Info.plist or its entitlements, whatever its name.
  package init(
    path: String, _ bytes: [UInt8], as kind: Kind, origin: Origin = .firstParty, dependency: String = ""
  ) {
    self.init(
      path: path, origin: origin, dependency: dependency, kind: kind,
      content: Self.content(kind, path: path, bytes))
  }

  private static func content(_ kind: Kind, path: String, _ bytes: [UInt8]) -> Content {
    switch kind {
    case .privacyManifest, .entitlements: propertyList(bytes, of: path).unprocessed(of: path)
    case .infoPlist, .infoPlistStrings: propertyList(bytes, of: path)
    case .infoPlistCatalog: json(bytes, of: path)
    case .provisioningProfile: profile(bytes, of: path)
    }
  }

  private static func propertyList(_ bytes: [UInt8], of path: String) -> Content {
    do throws(PropertyListError) {
      return .propertyList(try PropertyListReader.read(bytes))
    } catch {
      return .malformed(Malformed(error, in: bytes, of: path))
    }
  }

  /// The property list in a signed message, which is there as it is.
  private static func profile(_ bytes: [UInt8], of path: String) -> Content {
    guard let start = bytes.firstRange(of: Array("<?xml".utf8))?.lowerBound,
      let end = bytes[start...].firstRange(of: Array("</plist>".utf8))?.upperBound
    else {
      return .malformed(
        Malformed(
          place: FilePlace(path), cause: "no property list is in the profile",
          remedy: "fetch it anew from Apple", isOtherFormat: true))
    }
    switch propertyList(Array(bytes[start..<end]), of: path) {
    case .propertyList(var document):
      document.root = document.root.moved(to: .byte(start))
      document.notes = []
      return .propertyList(document)
    case .malformed(var malformed):
      malformed.place = FilePlace(path)
      return .malformed(malformed)
    case let other: return other
    }
  }

  private static func json(_ bytes: [UInt8], of path: String) -> Content {
    do throws(JSONError) {
      return .json(try JSONReader.read(bytes))
    } catch {
      return .malformed(Malformed(error, in: bytes, of: path))
    }
  }

  /// Lets go of what it says of targets, which is large, once it is known what they are.
  package mutating func letGo() {
    switch content {
    case .xcodeProject, .settings, .scheme, .package, .podfile, .yaml: content = .taken
    case .propertyList, .json, .podspec, .dependencies, .unread, .malformed, .taken: break
    }
  }

  /// Its values, where it is a property list.
  package var propertyList: PropertyListDocument? {
    if case .propertyList(let document) = content { document } else { nil }
  }
}

extension ConfigurationFile.Content {
  /// Of a file that no preprocessor ever runs on: lines for one make it no property list.
  fileprivate func unprocessed(of path: String) -> Self {
    guard case .propertyList(let document) = self, let note = document.notes.first(where: \.isForPreprocessor)
    else { return self }
    return .malformed(
      ConfigurationFile.Malformed(
        place: FilePlace(path, note.place),
        cause: "what stands here is for a preprocessor, and none runs on the file", remedy: "remove it"))
  }
}

extension ConfigurationFile.Kind {
  /// What a file is for, by its name; nothing where its name does not say.
  package init?(path: String) {
    let name =
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    switch name {
    case _ where name.hasSuffix(".xcprivacy"): self = .privacyManifest
    case _ where name.hasSuffix(".entitlements"): self = .entitlements
    case "InfoPlist.strings": self = .infoPlistStrings
    case "embedded.mobileprovision", "embedded.provisionprofile": self = .provisioningProfile
    case "InfoPlist.xcstrings": self = .infoPlistCatalog
    // It ends as an Info.plist does, and is none.
    case "GoogleService-Info.plist": return nil
    case _ where name.hasSuffix("Info.plist"): self = .infoPlist
    default: return nil
    }
  }
}
