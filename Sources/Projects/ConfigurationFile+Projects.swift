import Formats
package import Trees

extension ConfigurationFile {
  /// Whether a file is read for what it says, by its name.
  package static func isRead(_ path: String) -> Bool {
    Kind(path: path) != nil || isOfXcode(path) || ProjectFile(path: path) != nil
  }

  /// What a file says of targets and dependencies that are not Xcode's; nothing where its name is none of theirs.
  static func projectContent(path: String, _ bytes: () -> [UInt8]) -> Content? {
    switch ProjectFile(path: path) {
    case .package: .package(PackageManifestReader.read(bytes()))
    case .podspec: podspec(bytes(), of: path)
    case .podfile: .podfile(Podfile.read(bytes()))
    case .spec: spec(bytes(), of: path)
    case .packageLock: json(bytes(), of: path) { LockedDependency.packages($0, of: path) }
    case .podLock:
      switch yaml(bytes(), of: path) {
      case .yaml(let document): .dependencies(LockedDependency.pods(document, of: path))
      case let other: other
      }
    case .tuist: tuist(bytes())
    case .carthage: .dependencies(LockedDependency.carthage(bytes(), of: path))
    case nil: nil
    }
  }

  /// Other sources have the name, too.
  private static func tuist(_ bytes: [UInt8]) -> Content? {
    guard String(decoding: bytes.prefix(1 << 16), as: UTF8.self).contains("import ProjectDescription") else {
      return nil
    }
    return .unread(
      Unread(
        at: Position(line: 1, column: 1),
        "projects of Tuist are not read, so what belongs to their targets is not known; run tuist generate first"
      ))
  }

  /// Files of other tools have the name, too: what names no targets says nothing of what ships.
  private static func spec(_ bytes: [UInt8], of path: String) -> Content {
    let content = yaml(bytes, of: path)
    guard case .malformed(let malformed) = content,
      !bytes.split(separator: UInt8(ascii: "\n")).contains(where: { $0.starts(with: "targets:".utf8) })
    else { return content }
    return .unread(
      Unread(
        .malformed, at: Position(line: malformed.place.line, column: malformed.place.column),
        malformed.message))
  }

  private static func yaml(_ bytes: [UInt8], of path: String) -> Content {
    do throws(YAMLError) {
      return .yaml(try YAMLReader.read(bytes))
    } catch {
      return .malformed(Malformed(error, in: bytes, of: path))
    }
  }

  private static func podspec(_ bytes: [UInt8], of path: String) -> Content {
    guard path.hasSuffix(".json") else { return .podspec(PodspecReader.read(bytes)) }
    do throws(JSONError) {
      return .podspec(PodspecDocument.podspec(try JSONReader.read(bytes)))
    } catch {
      return .malformed(Malformed(error, in: bytes, of: path))
    }
  }

  private static func json(
    _ bytes: [UInt8], of path: String, _ read: (JSONDocument) -> [LockedDependency]
  ) -> Content {
    do throws(JSONError) {
      return .dependencies(read(try JSONReader.read(bytes)))
    } catch {
      return .malformed(Malformed(error, in: bytes, of: path))
    }
  }
}

/// A file that describes targets or dependencies and is not Xcode's, by its name.
package enum ProjectFile: Sendable, Hashable {
  /// `Package.swift`, `Package@swift-5.9.swift`.
  case package
  case podspec, podfile
  /// A spec of XcodeGen: `project.yml`. What it includes has any name.
  case spec
  /// `Project.swift`
  case tuist
  case packageLock, podLock, carthage

  package init?(path: String) {
    let name = TreePath.name(of: path)
    switch name {
    case "Package.swift": self = .package
    case "Project.swift": self = .tuist
    case "project.yml", "project.yaml": self = .spec
    case "Package.resolved": self = .packageLock
    case "Podfile": self = .podfile
    case "Podfile.lock": self = .podLock
    case "Cartfile", "Cartfile.resolved": self = .carthage
    case _ where name.hasSuffix(".podspec") || name.hasSuffix(".podspec.json"): self = .podspec
    case _ where name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"): self = .package
    default: return nil
    }
  }
}

extension ConfigurationFile {
  /// Reads a file that a spec includes, whatever its name.
  package init(
    include path: String, _ bytes: [UInt8], origin: Origin = .firstParty, dependency: String = ""
  ) {
    self.init(
      path: path, origin: origin, dependency: dependency, kind: nil, content: Self.yaml(bytes, of: path))
  }

  /// Whether a spec includes a file.
  package func includes(_ path: String) -> Bool {
    guard case .yaml(let document) = content else { return false }
    return GeneratorSpec.includes(document, of: self.path).contains(path)
  }

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
