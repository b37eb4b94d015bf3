import Projects
import Trees

/// The files of a listing, by what they are read as.
struct NamedFiles {
  private(set) var sources: [TreeFile] = []
  /// What may state something, in the order of their paths.
  private(set) var configuration: [TreeFile] = []
  private let places: [String: TreeFile]
  /// The paths of all of them.
  let index: FileIndex

  /// - Parameters:
  ///   - paths: what a person named: such a file is read as source whatever its name, but where its name says that it is
  ///     something else.
  ///   - aliases: files by the paths of links that lead to them.
  init(_ files: [TreeFile], paths: [String], aliases: [String: String]) {
    let named = Set(paths)
    var places: [String: TreeFile] = [:]
    for file in files {
      let isConfiguration = ConfigurationFile.names.accepts(path: file.path) || Self.isPackage(file.path)
      if isConfiguration {
        configuration.append(file)
        places[normalised(file.path)] = file
      }
      if Scanner.sources.accepts(path: file.path) || !isConfiguration && named.contains(file.path) {
        sources.append(file)
      }
    }
    self.places = places
    index = FileIndex(
      files.map { normalised($0.path) },
      aliases: Dictionary(
        aliases.map { (normalised($0.key), normalised($0.value)) }, uniquingKeysWith: { first, _ in first }))
  }

  /// `Package@swift-5.9.swift`, whose name no list of names can have.
  private static func isPackage(_ path: String) -> Bool {
    path.has(UInt8(ascii: "@")) && ConfigurationFile.isRead(path)
  }

  /// The bundles that a signature covers, by their paths.
  var signedBundles: Set<String> {
    Set(
      configuration.lazy.filter { $0.path.hasSuffix("_CodeSignature/" + BuiltBundle.signatureName) }
        .compactMap {
          BuiltBundle.around(normalised($0.path))?.path
        })
  }

  /// A file that states something, by its path as output has it.
  func file(at path: String) -> TreeFile? { places[path] }
}
