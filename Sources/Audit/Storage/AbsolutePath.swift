import Baseline
import Catalog
import Census
import Projects

extension Audit {
  /// Files at a path that the source writes out from the root.
  static let absolutePath = Audit(["storage.absolute-path"]) { context in
    context.shipped(["storage.file-write", "storage.database"]).compactMap { site, subject in
      guard subject.isApp, let path = site.handling?.path, !path.isEmpty, !site.isForDevelopers else {
        return nil
      }
      let isMobile = !subject.target.platforms.isEmpty && !subject.target.platforms.contains(.macOS)
      // A place of one person is nobody else's; others are there on a Mac, for programs outside of the sandbox.
      let isPersonal = path.hasPrefix("/Users/") && !path.hasPrefix("/Users/Shared/")
      return context.finding(
        "storage.absolute-path", at: site.place,
        isPersonal
          ? "the path \(path.quoted) is there on one person's computer alone"
          : "the path \(path.quoted) is outside of the app's own folders",
        severity: isMobile || isPersonal ? nil : .note)
    }
  }
}

extension Site {
  /// Whether the code is there for developers alone.
  fileprivate var isForDevelopers: Bool {
    condition.has("DEBUG") || condition.has("simulator") || condition.has("SIMULATOR")
  }
}
