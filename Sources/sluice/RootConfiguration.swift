import Catalog
import Configuration

/// What a command stands on: the root, what the configuration there says, and the rules that there are by it.
struct RootConfiguration {
  let root: Root
  let configuration: Configuration
  /// The rules that Sluice ships, and those of the configuration.
  let catalog: Catalog
  /// - Parameter paths: places that the command is about; they decide where the root is.
  init(_ arguments: Arguments, paths: [String]) throws(Trouble) {
    if let named = arguments.value(.root) {
      root = try Root(named: named)
    } else {
      root = try Root(above: paths.first ?? ".")
    }
    let atRoot = root.absolute(Root.configuration)
    let shipped = try Catalog.shipped()
    if let named = arguments.value(.config) {
      configuration = try RootConfiguration.read(named, named, shipped)
    } else if Platform.isTaken(atRoot) {
      configuration = try RootConfiguration.read(
        atRoot, root.nameFromHere(of: Root.configuration), shipped)
    } else {
      configuration = Configuration()
    }
    let own = configuration.rules.map(\.value)
    catalog = own.isEmpty ? shipped : try Catalog.shipped(adding: own)
  }

  /// A file that looks like a configuration, where there is none by the name that is read.
  var misnamed: String? {
    guard configuration.file.isEmpty else { return nil }
    return Root.misnamed.first { Platform.isTaken(root.absolute($0)) }.map(root.nameFromHere)
  }

  private static func read(
    _ path: String, _ name: String, _ catalog: Catalog
  ) throws(Trouble) -> Configuration {
    let otherwise = "put a file in its place, or name one with --config"
    guard let kind = Platform.kind(of: path) else {
      throw Trouble("the configuration \(name) cannot be found: \(Platform.lastError); \(otherwise)")
    }
    guard kind == .file else {
      let what = kind == .folder ? "a folder" : "a FIFO, a socket or a device"
      throw Trouble(
        "the configuration \(name) is no file but \(what), so nothing can be read of it; \(otherwise)")
    }
    let bytes = try Platform.read(path)
    do throws(ConfigurationError) {
      return try Configuration(reading: bytes, file: name, catalog: catalog)
    } catch {
      throw Trouble("\(error)")
    }
  }
}

extension Catalog {
  static func shipped(adding own: [OwnRule] = []) throws(Trouble) -> Catalog {
    do throws(CatalogError) {
      return try Catalog.load(adding: own)
    } catch {
      throw Trouble("Sluice's own catalog is broken at \(error); please report it")
    }
  }
}
