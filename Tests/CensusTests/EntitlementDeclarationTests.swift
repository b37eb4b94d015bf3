import Projects
import Testing

@testable import Census

@Suite("Declarations of entitlements")
struct EntitlementDeclarationTests {
  @Test("One for each key, with its variables resolved and its list in order")
  func declared() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      <key>aps-environment</key><string>$(APS)</string>
      <key>com.apple.developer.healthkit</key><true/>
      <key>com.apple.security.application-groups</key>
      <array><string>group.b</string><string>group.$(NAME)</string></array>
      <key>com.apple.developer.in-app-identity-presentment</key><dict/>
      <key>com.apple.developer.healthkit</key><false/>
      </dict>
      </plist>
      """
    let file = try #require(ConfigurationFile(path: "App/App.entitlements", Array(text.utf8)))
    let settings = BuildSettings(levels: [
      [.init("APS", "production", at: FilePlace("p")), .init("NAME", "a", at: FilePlace("p"))]
    ])
    let entries = try #require(DeclaredEntry.all(of: file))
    let found = Declaration.all(ofEntitlements: entries, settings, target: "T", configuration: "Release")
    let lines = found.map {
      "\($0.place.line) \($0.kind.rawValue) \($0.key) \($0.value) \($0.target) \($0.configuration)"
    }
    #expect(
      lines == [
        "4 entitlement aps-environment production T Release",
        "6 entitlement com.apple.security.application-groups group.a, group.b T Release",
        "8 entitlement com.apple.developer.in-app-identity-presentment  T Release",
        "9 entitlement com.apple.developer.healthkit false T Release",
      ])
  }
}
