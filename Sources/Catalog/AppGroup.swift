/// The group of apps of one team that share a container.
package enum AppGroup {
  /// What the names of groups begin with on all platforms but macOS, where the prefix of the team does as well:
  /// <https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.security.application-groups>.
  package static let prefix: StaticString = "group."

  /// Whether a text is written as the name of a group.
  package static func isName(_ text: String) -> Bool { text.hasPrefix("\(prefix)") }
}
