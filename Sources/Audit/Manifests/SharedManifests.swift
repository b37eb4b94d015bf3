import Baseline
import Catalog
import Census
import Projects

/// Manifests that several targets ship: what such a file says for nothing, it says for nothing only where all of them
/// agree, and then it is one fault.
struct SharedManifests {
  /// How many targets ship a file.
  private let counts: [String: Int]

  init(_ subjects: [ManifestSubject]) {
    counts = subjects.reduce(into: [:]) { counts, one in
      for path in Set(one.subject.judged.manifests.map(\.path)) { counts[path, default: 0] += 1 }
    }
  }

  func settled(_ findings: [Finding]) -> [Finding] {
    var same: [[String]: Int] = [:]
    for finding in findings where isShared(finding) { same[key(finding), default: 0] += 1 }
    var known: Set<[String]> = []
    return findings.compactMap { finding in
      guard isShared(finding) else { return finding }
      let key = key(finding)
      guard same[key] == counts[finding.file], known.insert(key).inserted else { return nil }
      var finding = finding
      finding.target = ""
      return finding
    }
  }

  /// Whether it is about a line of a file that other targets ship, too.
  private func isShared(_ finding: Finding) -> Bool {
    finding.line > 0 && (counts[finding.file] ?? 0) > 1
  }

  private func key(_ finding: Finding) -> [String] {
    [finding.rule, finding.subject, finding.file, "\(finding.line)", "\(finding.column)"]
  }
}
