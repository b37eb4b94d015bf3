import Baseline
import Testing

/// What findings on manifests say of uses.
@Suite struct ManifestWordTests {
  private func finding(_ files: [String: String], _ rule: String) throws -> Finding {
    try #require(AuditFixture(files).findings.first { $0.rule == rule })
  }

  private static let implicit = "let a: UserDefaults = .standard\n"

  /// A member without a receiver says nothing by itself.
  @Test func aMemberIsNamedWithItsType() throws {
    let manifest = propertyList(
      """
      <key>NSPrivacyAccessedAPITypes</key><array><dict>
      <key>NSPrivacyAccessedAPIType</key><string>NSPrivacyAccessedAPICategoryUserDefaults</string>
      <key>NSPrivacyAccessedAPITypeReasons</key><array><string>1C8F.1</string></array>
      </dict></array>
      """)
    let code = "import Foundation\n\(Self.implicit)\(Self.implicit.replacing("a:", with: "b:"))"
    let wrong = try finding(
      ["A.swift": code, "PrivacyInfo.xcprivacy": manifest], "manifest.reason-implausible")
    #expect(wrong.message == "UserDefaults.standard needs CA92.1, and 1C8F.1 is declared")
    #expect(wrong.related.filter { $0.file == "A.swift" }.map(\.message) == ["so does this"])
    let empty = propertyList("<key>NSPrivacyTracking</key><false/>")
    let undeclared = try finding(
      ["A.swift": code, "PrivacyInfo.xcprivacy": empty], "manifest.undeclared-category")
    #expect(undeclared.message == "UserDefaults.standard is UserDefaults, which the code does not declare")
    #expect(undeclared.related.map(\.message) == ["so is this", "does not name the category"])
    // What has a receiver, or is the same on every type, is named as it stands.
    let keys = "import Foundation\nlet k: Set<URLResourceKey> = [.volumeTotalCapacityKey]\n"
    #expect(
      try finding(["A.swift": keys, "PrivacyInfo.xcprivacy": empty], "manifest.undeclared-category").message
        .hasPrefix(".volumeTotalCapacityKey is DiskSpace"))
  }

  @Test func furtherUsesAreNamed() throws {
    let one = "import Foundation\nlet a = UserDefaults.standard\n\(Self.implicit)"
    #expect(
      try finding(["A.swift": one], "manifest.missing").related.map(\.message) == ["UserDefaults.standard"])
    let two = one + "let u = ProcessInfo.processInfo.systemUptime\n"
    #expect(
      try finding(["A.swift": two], "manifest.missing").related.map(\.message) == [
        "ProcessInfo.processInfo.systemUptime is SystemBootTime", "UserDefaults.standard is UserDefaults",
      ])
  }

  /// Only a dynamic product of a package is a framework, and who wrote the package need not know.
  @Test(arguments: [("type: .dynamic, ", true), ("", false)])
  func aDynamicProductIsToldWhy(_ type: String, _ isDynamic: Bool) throws {
    let package = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", platforms: [.iOS(.v15)],
        products: [.library(name: "Kit", \(type)targets: ["Kit"])], targets: [.target(name: "Kit")])
      """
    let missing = try finding(
      [
        "Package.swift": package, "Sources/Kit/A.swift": "import Foundation\nlet a = UserDefaults.standard\n",
      ],
      "manifest.missing")
    let why = "a dynamic library becomes a framework of its own in the app, which needs its own"
    #expect(missing.message.contains(why) == isDynamic)
    #expect(
      missing.related.map(\.message) == [isDynamic ? "declares it as a dynamic library" : "the target Kit"])
  }
}
