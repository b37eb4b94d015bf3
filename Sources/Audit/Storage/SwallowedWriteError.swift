import Baseline
import Catalog
import Census
import Projects

extension Audit {
  /// Writes, and calls that protect a file, whose failure nobody hears of.
  static let swallowedWriteError = Audit(["protection.swallowed-write-error"]) { context in
    let rules: Set = ["storage.file-write", "file-protection.attribute", "file-protection.none"]
    return context.shipped(rules).compactMap { site, subject in
      guard site.has(.ignoresFailure) else { return nil }
      guard site.rule == "storage.file-write" else {
        return context.finding(
          "protection.swallowed-write-error", at: site.place,
          "the file stays as it was where its protection cannot be set, and nobody is told")
      }
      // Data that is written as a whole is what a person loses; folders are made anew, and what passes is made again.
      guard ["write", "createFile", "writeToFile", "writeToURL"].contains(site.name) else { return nil }
      guard site.handling?.place?.isPassing != true else { return nil }
      // What a message writes is often a file in passing whose folder comes from elsewhere.
      guard site.name == "write" || site.name == "createFile" || site.handling?.place != nil else {
        return nil
      }
      return finding(
        site, isLocked: site.has(.needsUnlock) || subject.entitledProtection?.class == .complete, context)
    }
  }

  private static func finding(_ site: Site, isLocked: Bool, _ context: AuditContext) -> Finding {
    let isKept = site.handling?.place != nil
    return context.finding(
      "protection.swallowed-write-error", at: site.place,
      isLocked
        ? "the write fails while the device is locked, and its error is thrown away"
        : "the write's error is thrown away, so that what was to be kept can be lost without a word",
      severity: isLocked || isKept ? nil : .note)
  }
}
