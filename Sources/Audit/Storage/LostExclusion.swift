import Baseline
import Census
import Projects

extension Audit {
  /// Files that were kept out of backups, and that an atomic write then puts new ones in the place of.
  static let lostExclusion = Audit(["backup.lost-exclusion"]) { context in
    context.shipped(["storage.file-write"]).compactMap { site, _ in
      guard site.has(.losesExclusion), let line = site.handling?.line else { return nil }
      return context.finding(
        "backup.lost-exclusion", at: site.place,
        "the atomic write puts a new file in the place of the one that is kept out of backups",
        related: [
          Finding.Related(file: site.file, line: line, message: "the file is kept out of backups here")
        ])
    }
  }
}
