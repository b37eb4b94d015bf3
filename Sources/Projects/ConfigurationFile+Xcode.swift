extension ConfigurationFile {
  /// Whether a file says something of targets by its name alone, though it states no privacy fact itself.
  package static func isOfXcode(_ path: String) -> Bool { XcodeFile(path) != nil }

  /// Reads a file of an Xcode project; nothing where it is none.
  static func xcodeContent(path: String, _ bytes: () -> [UInt8]) -> Content? {
    switch XcodeFile(path) {
    case .project:
      do throws(Malformed) {
        return .xcodeProject(try XcodeProject(bytes(), of: path))
      } catch {
        return .malformed(error)
      }
    case .settings: return .settings(SettingsFile(bytes(), of: path))
    case .scheme: return .scheme(XcodeScheme(bytes(), of: path))
    // The projects that it brings together are in the tree, or are others'.
    case .workspace: return .taken
    case nil: return nil
    }
  }

  private enum XcodeFile {
    case project, settings, scheme, workspace

    init?(_ path: String) {
      switch path {
      case _ where path.hasSuffix(".xcodeproj/project.pbxproj"): self = .project
      case _ where path.hasSuffix(".xcconfig"): self = .settings
      // A scheme of one person alone says nothing of what is shipped.
      case _ where path.hasSuffix(".xcscheme") && path.has("/xcshareddata/"): self = .scheme
      case _ where path.hasSuffix(".xcworkspace/contents.xcworkspacedata"): self = .workspace
      default: return nil
      }
    }
  }
}
