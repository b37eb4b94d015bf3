import Catalog
import Projects
import Testing

@testable import Audit

private let appGroups = "com.apple.security.application-groups"
private let keychainGroups = "keychain-access-groups"

@Suite("Groups in code and in entitlements")
struct GroupAuditTests {
  @Test(arguments: appGroupCases + constantCases + keychainCases)
  func found(fixture: EntitlementFixture) throws {
    #expect(try fixture.lines() == fixture.expected)
  }
}

private let appGroupCases: [EntitlementFixture] = [
  .init(
    "A group that only the debug build is entitled to is missing in the release",
    [
      "App/Debug.entitlements": entitlements(appGroups, "group.example.fuel", "group.example.common"),
      "App/Release.entitlements": entitlements(appGroups, "group.example.common"),
      "App/Bridge.swift": """
      import Foundation

      let shared = UserDefaults(suiteName: "group.example.fuel")
      let common = UserDefaults(suiteName: "group.example.common")
      """,
    ],
    .init(variants: [
      .init(configuration: "Debug", entitlements: "App/Debug.entitlements"),
      .init(configuration: "Release", entitlements: "App/Release.entitlements"),
    ]),
    expected: ["App/Bridge.swift:3 entitlement.app-group-mismatch [group.example.fuel] error (Release)"]),
  .init(
    "What only another configuration lacks is a note, and a suite that is no group is a file of the app",
    [
      "App/Debug.entitlements": entitlements(appGroups),
      "App/Release.entitlements": entitlements(appGroups, "group.$(BASE)"),
      "App/A.m": """
      #import <Foundation/Foundation.h>
      id a(void) { return [[NSUserDefaults alloc] initWithSuiteName:@"group.example.a"]; }
      id b(void) { return [[NSUserDefaults alloc] initWithSuiteName:@"example.settings"]; }
      """,
    ],
    .init(variants: [
      .init(configuration: "Debug", entitlements: "App/Debug.entitlements", settings: ["BASE": "example.a"]),
      .init(
        configuration: "Release", entitlements: "App/Release.entitlements", settings: ["BASE": "example.a"]),
    ]),
    expected: ["App/A.m:2 entitlement.app-group-mismatch [group.example.a] note (Debug)"]),
  .init(
    "A variable that nothing sets can be any group",
    [
      "App/App.entitlements": entitlements(appGroups, "group.$(NOBODY).shared"),
      "App/A.swift": """
      import Foundation
      let one = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.example.shared")
      let two = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.example.other")
      """,
    ],
    .init(variants: [.init(entitlements: "App/App.entitlements")]),
    expected: [
      "App/A.swift:3 entitlement.app-group-mismatch [group.example.other] error",
      "App/App.entitlements:7 entitlement.unresolved [NOBODY] warning",
    ]),
  .init(
    "On macOS a group without the team's prefix makes the system ask; on iOS it has to be so",
    [
      "Mac/Mac.entitlements": entitlements(appGroups, "group.example.switch"),
      "Phone/Phone.entitlements": entitlements(appGroups, "group.example.switch"),
      "Mac/Store.swift": """
      import Foundation
      let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.example.switch")
      """,
      "Phone/Store.swift": """
      import Foundation
      let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.example.switch")
      """,
    ],
    .init(
      name: "Mac", platforms: [.macOS], folder: "Mac",
      variants: [.init(entitlements: "Mac/Mac.entitlements")]),
    .init(name: "Phone", folder: "Phone", variants: [.init(entitlements: "Phone/Phone.entitlements")]),
    expected: ["Mac/Mac.entitlements:7 entitlement.macos-group-prefix warning"]),
  .init(
    "An app without entitlements has no groups; a Mac app outside of the sandbox opens any, a library is judged in apps",
    [
      "App/A.swift": "import Foundation\nlet a = UserDefaults(suiteName: \"group.example.a\")\n",
      "Mac/A.swift": "import Foundation\nlet a = UserDefaults(suiteName: \"group.example.a\")\n",
      "Core/A.swift": "import Foundation\nlet a = UserDefaults(suiteName: \"group.example.a\")\n",
    ],
    .init(variants: [.init()]),
    .init(name: "Mac", platforms: [.macOS], folder: "Mac", variants: [.init()]),
    .init(name: "Core", kind: .framework, folder: "Core", variants: [.init()]),
    expected: ["App/A.swift:2 entitlement.app-group-mismatch [group.example.a] error"]),
  .init(
    "A file that is not there is one finding, and nothing is said of what it would grant",
    ["App/A.swift": "import Foundation\nlet a = UserDefaults(suiteName: \"group.example.a\")\n"],
    .init(variants: [.init(entitlements: "App/App.entitlements")]),
    expected: ["App.xcodeproj/project.pbxproj:9 entitlement.missing-file warning"]),
  .init(
    "A suite with the name of the app is refused, whether it is written out or asked for",
    [
      "App/A.swift": """
      import Foundation
      let a = UserDefaults(suiteName: "example.app")
      let b = UserDefaults(suiteName: Bundle.main.bundleIdentifier!)
      let c = UserDefaults(suiteName: "example.app.more")
      """
    ],
    .init(variants: [.init(settings: ["PRODUCT_BUNDLE_IDENTIFIER": "example.app"])]),
    expected: [
      "App/A.swift:2 entitlement.suite-is-bundle-id warning",
      "App/A.swift:3 entitlement.suite-is-bundle-id warning",
    ]),
]

private func constant(_ name: String, _ source: String, _ more: [String: String] = [:], expected: Int...)
  -> EntitlementFixture
{
  var files = [
    "App/App.entitlements": entitlements(appGroups), "App/A.swift": "import Foundation\n" + source,
  ]
  files.merge(more) { $1 }
  return EntitlementFixture(
    name, files, .init(variants: [.init(entitlements: "App/App.entitlements")]),
    expected: expected.map { "App/A.swift:\($0) entitlement.app-group-mismatch [group.example] error" })
}

private let constantCases: [EntitlementFixture] = [
  constant(
    "A constant at the top", "let g = \"group.example\"\nlet d = UserDefaults(suiteName: g)\n", expected: 3),
  constant(
    "A property of the type around it",
    """
    final class Store {
      private let group = "group.example"
      func store() {
        let defaults = UserDefaults(suiteName: group)
      }
    }
    """, expected: 5),
  constant(
    "A member of another type, also a case and what a property returns",
    """
    enum Group: String { case main = "group.example" }
    struct Names { static var suite: String { "group.example" } }
    let a = UserDefaults(suiteName: Group.main.rawValue)
    let b = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Names.suite)
    """, expected: 4),
  constant(
    "A constant of another file, at the top and in a type",
    "let a = UserDefaults(suiteName: Names.group)\nlet b = UserDefaults(suiteName: group)\n",
    [
      "App/Names.swift":
        "enum Names {\n  static let group = \"group.example\"\n}\nlet group = \"group.example\"\n"
    ],
    expected: 2),
  constant(
    "A text of an extension", "let a = UserDefaults(suiteName: .shared)\n",
    ["App/Names.swift": "extension String { static let shared = \"group.example\" }\n"], expected: 2),
  constant(
    "What is private to another file is another constant",
    "let a = UserDefaults(suiteName: group)\n", ["App/Names.swift": "private let group = \"group.example\"\n"]
  ),
  constant(
    "A parameter hides a constant of the same name",
    """
    let group = "group.example"
    func store(group: String) -> UserDefaults? { UserDefaults(suiteName: group) }
    func other(in group: String) -> UserDefaults? { UserDefaults(suiteName: group) }
    let make = { (group: String) in UserDefaults(suiteName: group) }
    """),
  constant(
    "A name that is not always the same text says nothing",
    """
    struct Store {
      let group: String
      func a() -> UserDefaults? { UserDefaults(suiteName: group) }
      func b() -> UserDefaults? {
        let suite = name() + ".example"
        return UserDefaults(suiteName: suite)
      }
      func c() -> UserDefaults? { UserDefaults(suiteName: "group." + group) }
      func d() -> UserDefaults? { UserDefaults(suiteName: "group.\\(group)") }
    }
    """),
  constant(
    "Two constants of one name in other files say nothing", "let a = UserDefaults(suiteName: Names.group)\n",
    [
      "App/B.swift": "extension Names { static let group = \"group.example\" }\n",
      "App/C.swift": "extension Names { static let group = \"group.other\" }\n",
    ]),
  .init(
    "A condition of the build decides between two constants",
    [
      "App/App.entitlements": entitlements(appGroups, "group.example.debug"),
      "App/A.swift": """
      import Foundation
      #if DEBUG
      let group = "group.example.debug"
      #else
      let group = "group.example"
      #endif
      let a = UserDefaults(suiteName: group)
      """,
    ],
    .init(variants: [
      .init(configuration: "Debug", entitlements: "App/App.entitlements", definitions: ["DEBUG"]),
      .init(configuration: "Release", entitlements: "App/App.entitlements"),
    ]),
    expected: ["App/A.swift:7 entitlement.app-group-mismatch [group.example] error (Release)"]),
  .init(
    "Constants and macros of Objective-C",
    [
      "App/App.entitlements": entitlements(appGroups),
      "App/A.m": """
      #import <Foundation/Foundation.h>
      NSString *const kGroup = @"group.example.a";
      #define GROUP @"group.example.b"
      void a(void) {
        [[NSUserDefaults alloc] initWithSuiteName:kGroup];
        [[NSFileManager defaultManager] containerURLForSecurityApplicationGroupIdentifier:GROUP];
      }
      """,
    ],
    .init(variants: [.init(entitlements: "App/App.entitlements")]),
    expected: [
      "App/A.m:5 entitlement.app-group-mismatch [group.example.a] error",
      "App/A.m:6 entitlement.app-group-mismatch [group.example.b] error",
    ]),
]

private let keychainCases: [EntitlementFixture] = [
  .init(
    "A team that is written out goes with one configuration and not with the other",
    [
      "App/App.entitlements": entitlements(keychainGroups, "$(AppIdentifierPrefix)example.chat"),
      "App/Store.swift": """
      import Security
      enum Store {
        static let service = "example.chat.keys"
        static let group = "ABCDE12345.example.chat"
      }
      let query: [CFString: Any] = [kSecAttrAccessGroup: Store.group, kSecAttrService: Store.service]
      """,
    ],
    .init(variants: [
      .init(
        configuration: "Enterprise", entitlements: "App/App.entitlements",
        settings: ["DEVELOPMENT_TEAM": "ZZZZZ99999"]),
      .init(
        configuration: "Release", entitlements: "App/App.entitlements",
        settings: ["DEVELOPMENT_TEAM": "ABCDE12345"]),
    ]),
    expected: [
      "App/Store.swift:4 entitlement.hardcoded-team warning",
      "App/Store.swift:6 entitlement.keychain-group-mismatch [ABCDE12345.example.chat] note (Enterprise)",
    ]),
  .init(
    "Groups by a subscript, with a cast and by messages; the app's own and its app groups are granted",
    [
      "App/App.entitlements": propertyList(
        """
        <key>keychain-access-groups</key>
        <array><string>$(AppIdentifierPrefix)example.shared</string></array>
        <key>com.apple.security.application-groups</key>
        <array><string>group.example</string></array>
        """),
      "App/A.swift": """
      import Security
      func a(_ query: inout [String: Any]) {
        query[kSecAttrAccessGroup as String] = "ABCDE12345.example.shared"
        query[String(kSecAttrAccessGroup)] = "ABCDE12345.example.app"
        query[kSecAttrAccessGroup as String] = "group.example"
        query[kSecAttrAccessGroup as String] = "ABCDE12345.example.other"
      }
      """,
      "App/B.m": """
      #import <Security/Security.h>
      void b(NSMutableDictionary *query) {
        [query setObject:@"ABCDE12345.example.other" forKey:(__bridge id)kSecAttrAccessGroup];
        query[(__bridge id)kSecAttrAccessGroup] = @"example.shared";
        NSDictionary *all = @{(__bridge id)kSecAttrAccessGroup : @"ABCDE12345.example.shared"};
      }
      """,
    ],
    .init(variants: [
      .init(
        entitlements: "App/App.entitlements",
        settings: ["PRODUCT_BUNDLE_IDENTIFIER": "example.app", "DEVELOPMENT_TEAM": "ABCDE12345"])
    ]),
    expected: [
      "App/A.swift:3 entitlement.hardcoded-team warning",
      "App/A.swift:4 entitlement.hardcoded-team warning",
      "App/A.swift:6 entitlement.hardcoded-team warning",
      "App/A.swift:6 entitlement.keychain-group-mismatch [ABCDE12345.example.other] error",
      "App/B.m:4 entitlement.keychain-group-prefix warning",
    ]),
  .init(
    "A group in the entitlements without a prefix; those of the system have none",
    [
      "App/App.entitlements": entitlements(
        keychainGroups, "example.shared", "com.apple.token", "$(AppIdentifierPrefix)*", "ABCDE12345.example"),
      "App/A.swift": "import Security\nfunc a(_ q: CFDictionary) { SecItemAdd(q, nil) }\n",
    ],
    .init(variants: [
      .init(entitlements: "App/App.entitlements", settings: ["DEVELOPMENT_TEAM": "ZZZZZ99999"])
    ]),
    expected: [
      "App/App.entitlements:10 entitlement.hardcoded-team warning",
      "App/App.entitlements:7 entitlement.keychain-group-prefix warning",
    ]),
]
