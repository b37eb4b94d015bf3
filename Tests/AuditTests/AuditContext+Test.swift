import Audit
import Catalog
import Census
import Projects

extension AuditContext {
  private static let shipped = Result { try Catalog.load() }

  /// What manifests say by themselves, without targets and code.
  /// - Parameter files: texts by their paths.
  static func ofManifests(_ files: [String: String]) throws -> AuditContext {
    var census = Census()
    census.configuration = files.sorted { $0.key < $1.key }.compactMap { path, text in
      ConfigurationFile(path: path, Array(text.utf8))
    }
    return AuditContext(census, try shipped.get(), subjects: [])
  }
}
