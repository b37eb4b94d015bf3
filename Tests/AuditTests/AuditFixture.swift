import Audit
import Baseline
import Catalog
import Census
import Projects
import Trees

/// A tree for audits: its files as text, and what of them ships.
struct AuditFixture {
  var files: [String: String]
  var sites: [Site] = []
  var targets: [Target] = []
  var origins: [String: Origin] = [:]

  init(_ files: [String: String]) { self.files = files }

  var configuration: [ConfigurationFile] {
    files.keys.sorted().compactMap { path in
      guard let kind = ConfigurationFile.Kind(path: path) else { return nil }
      return ConfigurationFile(
        path: path, origin: origins[path] ?? .firstParty, kind: kind,
        content: ConfigurationFile.propertyList(Array((files[path] ?? "").utf8), of: path))
    }
  }

  /// - Parameter subjects: made from the configuration files of the tree.
  func context(_ subjects: ([String: ConfigurationFile]) -> [AuditSubject] = { _ in [] }) throws
    -> AuditContext
  {
    var census = Census(scanned: 1, sites: sites)
    census.configuration = configuration
    census.targets = targets
    let byPath = Dictionary(uniqueKeysWithValues: census.configuration.map { ($0.path, $0) })
    return AuditContext(census, try Catalog.load(), subjects: subjects(byPath))
  }
}

extension [Audit] {
  /// What is found, as `rule file:line subject`.
  func found(in context: AuditContext) -> [String] {
    flatMap { $0.findings(context) }.map { finding in
      let place = finding.line > 0 ? "\(finding.file):\(finding.line)" : finding.file
      return "\(finding.rule) \(place)" + (finding.subject.isEmpty ? "" : " \(finding.subject)")
    }
  }
}

/// A property list with a dictionary at the top, whose first member stands in line 3.
func plist(_ body: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <plist version="1.0"><dict>
  \(body)
  </dict></plist>
  """
}
