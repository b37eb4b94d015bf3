/// Declarations that are there for some builds alone.
extension OwnNameTests {
  private static let call = "func go() { system(\"ls\") }\n"
  private static let own = "func system(_ command: String) {}\n"

  private static func under(_ condition: String, _ text: String, else other: String? = nil) -> String {
    "#if \(condition)\n\(text)" + (other.map { "#else\n\($0)" } ?? "") + "#endif\n"
  }

  private static func one(
    _ name: String, _ declaration: String, call: String = call, isOwn: Bool, in spec: String? = nil
  ) -> OwnNameTree {
    var files = ["App/A.swift": call, "App/B.swift": declaration]
    files["project.yml"] = spec
    let words = spec == nil ? "the module declares system itself" : "the target App declares system itself"
    return isOwn
      ? OwnNameTree(name, files, "possible", words) : OwnNameTree(name, files, "likely")
  }

  private static let phone = "name: P\ntargets:\n  App: {type: application, platform: iOS, sources: [App]}\n"

  static let conditions: [OwnNameTree] = [
    one("For a system that is not Apple's", under("os(Linux) || os(Windows)", own), isOwn: false),
    one("Where a module of such a system is", under("canImport(Glibc)", own), isOwn: false),
    one("For one platform of several", under("os(watchOS)", own), isOwn: false),
    one(
      "For the other platforms than the call", under("!canImport(UIKit)", own),
      call: under("os(iOS)", call), isOwn: false),
    one(
      "For the platform of the call", under("os(iOS) || os(tvOS)", own), call: under("os(iOS)", call),
      isOwn: true),
    one(
      "For the platform of the call, in other words", under("canImport(UIKit)", own),
      call: under("os(iOS)", call), isOwn: true),
    one("In either branch", under("os(macOS)", own, else: own), isOwn: true),
    one(
      "In the branch that is not taken", under("FAST", own), call: under("FAST", "", else: call), isOwn: false
    ),
    one("In the branch that is taken", under("FAST", own), call: under("FAST", call), isOwn: true),
    one("Under what nobody knows", under("FAST", own), isOwn: true),
    one("For debugging alone", under("DEBUG", own), isOwn: false),
    one(
      "For debugging alone, where the call is, too", under("DEBUG", own), call: under("DEBUG", call),
      isOwn: true),
    one("For other platforms than the target's", under("os(macOS)", own), isOwn: false, in: phone),
    one("For the target's only platform", under("os(iOS)", own), isOwn: true, in: phone),
    one("With a condition and without", under("os(Linux)", own) + own, isOwn: true),
    OwnNameTree(
      "In the file itself", ["A.swift": under("os(Linux)", "private " + own) + call], "likely"),
  ]
}
