import Baseline
import Census
import Projects

extension Audit {
  /// Keychain items that can be read while the device is locked, and that leave it with a backup.
  static let accessibleAlways = Audit(["keychain.accessible-always"]) { context in
    context.shipped(["keychain.accessible-always"]).map { site, subject in
      context.finding(
        "keychain.accessible-always", at: site.place,
        "the keychain item can be read at any time, and moves to other devices with a backup", of: subject)
    }
  }
}
