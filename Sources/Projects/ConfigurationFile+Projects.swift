import Formats

extension ConfigurationFile {
  /// What a file says of targets and dependencies; nothing where its name is none of theirs.
  package static func projectContent(_ bytes: [UInt8], of path: String) -> Content? {
    switch ProjectFile(path: path) {
    case .xcode: xcode(bytes, of: path)
    case .settings: .settings(SettingsFile(bytes, of: path))
    case .scheme: .scheme(XcodeScheme(bytes, of: path))
    case .workspace: .workspace(XcodeWorkspace(bytes, of: path))
    case .package: .package(PackageManifestReader.read(bytes))
    case .podspec: .podspec(PodspecReader.read(bytes))
    case .spec: yaml(bytes, of: path)
    case .packageLock: json(bytes, of: path) { LockedDependency.packages($0, of: path) }
    case .podLock:
      switch yaml(bytes, of: path) {
      case .yaml(let document): .dependencies(LockedDependency.pods(document, of: path))
      case let other: other
      }
    case .carthage: .dependencies(LockedDependency.carthage(bytes, of: path))
    case nil: nil
    }
  }

  private static func xcode(_ bytes: [UInt8], of path: String) -> Content {
    do throws(Malformed) {
      return .xcodeProject(try XcodeProject(bytes, of: path))
    } catch {
      return .malformed(error)
    }
  }

  private static func yaml(_ bytes: [UInt8], of path: String) -> Content {
    do throws(YAMLError) {
      return .yaml(try YAMLReader.read(bytes))
    } catch {
      return .malformed(
        Malformed(place: FilePlace(path, error.position), message: error.message, isOtherFormat: false))
    }
  }

  private static func json(
    _ bytes: [UInt8], of path: String, _ read: (JSONDocument) -> [LockedDependency]
  ) -> Content {
    do throws(JSONError) {
      return .dependencies(read(try JSONReader.read(bytes)))
    } catch {
      return .malformed(
        Malformed(place: FilePlace(path, error.position), message: error.message, isOtherFormat: false))
    }
  }
}

/// A file that describes targets or dependencies, by its name.
package enum ProjectFile: Sendable, Hashable {
  /// `project.pbxproj`
  case xcode
  /// `App.xcconfig`
  case settings
  /// A shared scheme of a project.
  case scheme
  case workspace
  /// `Package.swift`, `Package@swift-5.9.swift`.
  case package
  case podspec
  /// A spec of XcodeGen: `project.yml`. What it includes has any name.
  case spec
  case packageLock, podLock, carthage

  package init?(path: String) {
    let name = TreePath.name(of: path)
    switch name {
    case "Package.swift": self = .package
    case "project.yml", "project.yaml": self = .spec
    case "Package.resolved": self = .packageLock
    case "Podfile.lock": self = .podLock
    case "Cartfile", "Cartfile.resolved": self = .carthage
    case "project.pbxproj": self = .xcode
    case "contents.xcworkspacedata": self = .workspace
    case _ where name.hasSuffix(".xcconfig"): self = .settings
    case _ where name.hasSuffix(".xcscheme"): self = .scheme
    case _ where name.hasSuffix(".podspec"): self = .podspec
    case _ where name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"): self = .package
    default: return nil
    }
  }
}

extension ConfigurationFile {
  /// What a file says that a spec includes, whatever its name.
  package static func specContent(_ bytes: [UInt8], of path: String) -> Content { yaml(bytes, of: path) }

  /// The paths of the files that specs include and that are not among those read, each once: whoever reads them asks
  /// again, as they include others.
  package static func includes(of files: [ConfigurationFile]) -> [String] {
    let known = Set(files.lazy.map(\.path))
    return files.flatMap { file -> [String] in
      guard case .yaml(let document) = file.content else { return [] }
      return GeneratorSpec.includes(document, of: file.path).filter { !known.contains($0) }
    }.inByteOrder()
  }
}
