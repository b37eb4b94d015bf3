import Audit
import Baseline
import Census
import Projects
import Testing

@Suite("Calls for older systems alone")
struct SystemLimitTests {
  private static let info = infoPlist([
    "NSCalendarsWriteOnlyAccessUsageDescription": "Adds what is booked.",
    "NSCalendarsUsageDescription": "Adds what is booked.",
  ])

  private static let old = "s.requestAccess(to: .event) { _, _ in }"
  private static let new = "s.requestWriteOnlyAccessToEvents { _, _ in }"

  /// Bodies of a function in which a newer system never runs the old call.
  static let older = [
    "if #available(iOS 17, *) { \(new) } else { \(old) }",
    "if #available(iOS 17.0, macOS 14.0, *) {\n\(new)\n}\nelse {\n\(old)\n}",
    "guard #available(iOS 17, *) else {\n\(old)\nreturn\n}\n\(new)",
    "if #unavailable(iOS 17) { \(old) }",
    "if #available(iOS 17, *) { \(new) } else if ready { \(old) } else { print(1) }",
    "if #available(iOS 17, *) { \(new) } else if ready { print(1) } else { queue.async { \(old) } }",
    "if #available(iOS 17, *) {\n\(new)\nreturn\n}\n\(old)",
    "if ready { if #available(iOS 17, *) { \(new) } else { \(old) } }",
    "if #available(iOS 16, *) { print(1) } else { \(old) }",
  ]

  /// Bodies in which it may.
  static let any = [
    old,
    "if #available(iOS 17, *) { \(old) } else { print(1) }",
    "if #available(iOS 17, *), ready { \(new) } else { \(old) }",
    "guard #available(iOS 17, *), ready else { \(old); return }",
    "if #available(iOS 18, *) { \(new) } else { \(old) }",
    "if ready { \(new) } else { \(old) }",
    "if #unavailable(iOS 17) { print(1) } else { \(old) }",
    "if #available(iOS 17, *) { \(new) }\n\(old)",
    "if #available(iOS 17, *) { \(new) } else { print(1) }\n\(old)",
    "while #available(iOS 17, *) { \(old) }",
    "if #available(iOS , *) { \(new) } else { \(old) }",
    "if #available(iOS 17, *) { } else",
  ]

  private func keys(_ body: String) throws -> [String] {
    try keys("App/A.swift", "import EventKit\nfunc f(s: EKEventStore, ready: Bool) {\n\(body)\n}\n")
  }

  private func keys(_ file: String, _ source: String, info: String = info) throws -> [String] {
    let fixture = try AuditFixture(
      ["App/Info.plist": info, file: source],
      targets: [appTarget(sources: [file], settings: ["IPHONEOS_DEPLOYMENT_TARGET": "15.0"])])
    return fixture.findings.filter { $0.rule == "usage.missing" }.map(\.subject)
  }

  @Test(arguments: older)
  func `A call that newer systems never make needs the older key alone`(body: String) throws {
    #expect(try keys(body).isEmpty)
    let bare = try keys(
      "App/A.swift", "import EventKit\nfunc f(s: EKEventStore, ready: Bool) {\n\(body)\n}\n",
      info: infoPlist(["NSCalendarsWriteOnlyAccessUsageDescription": "Adds what is booked."]))
    #expect(bare == ["NSCalendarsUsageDescription"])
  }

  @Test(arguments: any)
  func `A call that any system can make needs both`(body: String) throws {
    let expected = body.contains(Self.old) ? ["NSCalendarsFullAccessUsageDescription"] : []
    #expect(try keys(body) == expected)
  }

  private static let message =
    "[s requestAccessToEntityType:EKEntityTypeEvent completion:^(BOOL g, NSError *e){}];"

  @Test(
    arguments: [
      ("if (@available(iOS 17.0, *)) { g(); } else { \(message) }", true),
      ("if (@available(iOS 17.0, *)) { g(); } else \(message)", true),
      ("if (__builtin_available(iOS 17.0, *)) { g(); }\n else {\n \(message) }", true),
      ("if (@available(iOS 17.0, *)) { g(); return; }\n\(message)", true),
      ("if (@available(iOS 17.0, *) && ready) { g(); } else { \(message) }", false),
      ("if (@available(iOS 17.0, *)) { \(message) }", false),
      ("if (@available(iOS 17.0, *)) { g(); }\n\(message)", false),
    ])
  func `Objective-C asks the same question`(body: String, isOlder: Bool) throws {
    let found = try keys(
      "App/A.m", "#import <EventKit/EventKit.h>\nvoid f(EKEventStore *s, BOOL ready) {\n\(body)\n}\n")
    #expect(found == (isOlder ? [] : ["NSCalendarsFullAccessUsageDescription"]))
  }
}
