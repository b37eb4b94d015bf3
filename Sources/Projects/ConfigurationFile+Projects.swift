import Formats

extension ConfigurationFile {
  /// What a file says of targets and dependencies that are not Xcode's; nothing where its name is none of theirs.
  package static func projectContent(_ bytes: @autoclosure () -> [UInt8], of path: String) -> Content? {
    switch ProjectFile(path: path) {
    case .package: .package(PackageManifestReader.read(bytes()))
    case .podspec: .podspec(PodspecReader.read(bytes()))
    case .spec: yaml(bytes(), of: path)
    case .packageLock: json(bytes(), of: path) { LockedDependency.packages($0, of: path) }
    case .podLock:
      switch yaml(bytes(), of: path) {
      case .yaml(let document): .dependencies(LockedDependency.pods(document, of: path))
      case let other: other
      }
    case .carthage: .dependencies(LockedDependency.carthage(bytes(), of: path))
    case nil: nil
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

/// A file that describes targets or dependencies and is not Xcode's, by its name.
package enum ProjectFile: Sendable, Hashable {
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
    case _ where name.hasSuffix(".podspec"): self = .podspec
    case _ where name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"): self = .package
    default: return nil
    }
  }
}
