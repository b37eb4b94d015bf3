import Baseline
import Census
import Projects

extension Audit {
  /// Keychain items that can be read while the device is locked, and that leave it with a backup.
  static let accessibleAlways = Audit(["keychain.accessible-always"]) { context in
    context.census.sites.filter { $0.rule == "keychain.accessible-always" && $0.gates }.map { site in
      context.finding(
        "keychain.accessible-always", at: FilePlace(site.file, line: site.line, column: site.column),
        "the keychain item can be read at any time, and moves to other devices with a backup")
    }
  }
}
