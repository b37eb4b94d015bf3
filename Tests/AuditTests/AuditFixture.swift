import Baseline
import Catalog
import Census
import Foundation
import Projects
import Trees

@testable import Audit

/// A small tree, read as `check` reads it.
struct AuditFixture {
  let context: AuditContext

  /// - Parameters:
  ///   - files: texts by their paths.
  ///   - targets: what ships, where it is not what the tree itself says.
  init(_ files: [String: String], targets: [Target] = []) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("audit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let catalog = try Self.catalog.get()
    let scanner = Scanner(
      SpellingIndex(catalog), try Tree(root: folder.path), ListOptions(wanted: Scanner.names), jobs: 1)
    var census = scanner.census()
    if !targets.isEmpty {
      census.targets = targets
      let place = { (site: Site) in
        site.with(targets: targets.filter { $0.sources.contains(site.file) }.map(\.id))
      }
      census.sites = census.sites.map(place)
      census.applicationUses = census.applicationUses.map(place)
    }
    context = AuditContext(census, catalog, subjects: AuditSubject.all(of: census))
  }

  private static let catalog = Result { try Catalog.load() }

  func subject(_ id: String) -> AuditSubject? { context.subjects.first { $0.target.id == id } }

  /// What all audits find.
  var findings: [Finding] { Audit.findings(context) }

  /// What they find of some rules, a line each, in order: `Info.plist:6 usage.empty [NSCameraUsageDescription] warning`.
  func lines(of prefix: String) -> [String] {
    findings.filter { $0.rule.hasPrefix(prefix) }.map { finding in
      let subject = finding.subject.isEmpty ? "" : " [\(finding.subject)]"
      return "\(finding.file):\(finding.line) \(finding.rule)\(subject) \(finding.severity)"
    }.sorted()
  }
}

/// An XML property list around what is inside of its outermost dictionary.
func propertyList(_ inside: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
  <plist version="1.0">
  <dict>
  \(inside)
  </dict>
  </plist>
  """
}
