package import Formats

extension ConfigurationFile {
  /// The text with its comments; nothing where the format has none, or where the file is a source as well, whose
  /// comments a lexer finds.
  /// - Parameter bytes: those of the file.
  package func commented(_ bytes: [UInt8]) -> CommentedText? {
    switch content {
    case .propertyList, .xcodeProject: CommentedText(propertyList: bytes)
    case .yaml: CommentedText(yaml: bytes)
    case .settings: CommentedText(settings: bytes)
    case .podspec, .podfile: path.hasSuffix(".json") ? nil : Self.ruby(bytes)
    case .dependencies, .malformed: commentedByName(bytes)
    case .json, .package, .unread, .scheme, .taken: nil
    }
  }

  private func commentedByName(_ bytes: [UInt8]) -> CommentedText? {
    if kind == .infoPlistCatalog { return nil }
    if kind != nil || path.hasSuffix(".pbxproj") { return CommentedText(propertyList: bytes) }
    return switch ProjectFile(path: path) {
    case .packageLock: nil
    case .podspec: nil
    // A list of names in quotes and versions, in which `#` begins a comment as it does there.
    case .carthage: Self.ruby(bytes)
    // A spec, what specs include, or a lock file.
    default: CommentedText(yaml: bytes)
    }
  }

  private static func ruby(_ file: [UInt8]) -> CommentedText {
    let bytes = CommentedText.withoutMark(file)
    return CommentedText(bytes, comments: RubyLexer.comments(of: bytes))
  }
}
