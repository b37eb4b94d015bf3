import Audit
import Baseline
import Census
import Projects
import Testing

@Suite("What app extensions do not have")
struct ExtensionCallTests {
  private static let open = "UIApplication.shared.open(url)"
  private static let idle = "UIApplication.shared.isIdleTimerDisabled = true"
  private static let kept = "@available(iOSApplicationExtension, unavailable)"

  /// Lines of a file after the import of UIKit, and what is found: `line name`.
  static let swifts: [(source: String, found: [String])] = [
    ("func a() { \(idle) }", ["2 UIApplication.shared"]),
    ("func a() -> Bool { UIApplication.shared.applicationState == .active }", ["2 UIApplication.shared"]),
    ("let a = [UIApplication.shared]\nlet b = UIApplication.shared", ["2 UIApplication.shared"]),
    ("func a(url: URL) { \(open) }", ["2 UIApplication.open"]),
    ("func a(url: URL) {\nUIApplication\n.shared\n.open(url)\n}", ["5 UIApplication.open"]),
    (
      "func a(url: URL) { \(open) }\nfunc b() { \(idle) }",
      ["2 UIApplication.open", "3 UIApplication.shared"]
    ),
    ("func a(_ x: UIApplication) { x.isIdleTimerDisabled = true }", []),
    ("let a = UIApplication.openSettingsURLString\nlet b = UIApplication.didBecomeActiveNotification", []),
    ("// UIApplication.shared\nlet a = \"UIApplication.shared\"", []),
    ("#if false\nfunc a() { \(idle) }\n#endif", []),
    ("\(kept)\nfunc a(url: URL) { \(open); \(idle) }", []),
    ("\(kept) func a(url: URL) { \(open) }", []),
    ("\(kept)\n@MainActor\npublic func a(url: URL) {\nDispatchQueue.main.async { \(open) }\n}", []),
    (
      "@available(iOSApplicationExtension, unavailable, message: \"no\")\nextension UIView { func a() { \(idle) } }",
      []
    ),
    ("\(kept)\nenum A {\nstatic var b: Bool {\nif true { \(idle) }\nreturn true\n} }", []),
    ("\(kept)\nfunc a() {}\nfunc b() { \(idle) }", ["4 UIApplication.shared"]),
    (
      "let a = UIAlertView(title: \"a\", message: nil, delegate: nil, cancelButtonTitle: nil)\n"
        + "let b = UIActionSheet.init()\nvar c: UIAlertView?",
      ["2 UIAlertView"]
    ),
    ("func a() { show(EKEventEditViewController()) }", ["2 EKEventEditViewController"]),
    ("func a(_ v: EKEventViewController) {}\n// EKEventViewController()", []),
    (
      "func a() { HKHealthStore().handleAuthorizationForExtension { _, _ in } }",
      ["2 HKHealthStore.handleAuthorizationForExtension"]
    ),
    (
      "let n = PKPassLibrary.requestAutomaticPassPresentationSuppression { _ in }",
      ["2 PKPassLibrary.requestAutomaticPassPresentationSuppression"]
    ),
    ("\(kept)\nfunc a() { show(EKEventEditViewController()) }", []),
    ("@available(iOSApplicationExtension 13, *)\nfunc a() { \(idle) }", ["3 UIApplication.shared"]),
    ("@available(iOS, unavailable)\nfunc a() { \(idle) }\n\(kept)\nfunc b() {}", ["3 UIApplication.shared"]),
  ]

  private func found(_ file: String, _ source: String) throws -> [String] {
    let fixture = try AuditFixture(
      ["Share/Info.plist": propertyList(""), file: source],
      targets: [appTarget("Share", .appExtension, sources: [file])])
    return fixture.findings.filter { $0.rule == "extension.unavailable-api" }.map {
      "\($0.line) \($0.subject)"
    }.sorted()
  }

  @Test(arguments: swifts)
  func `The application's object is not there, whatever is asked of it`(source: String, found: [String])
    throws
  {
    #expect(try self.found("Share/A.swift", "import UIKit\n" + source + "\n") == found)
  }

  @Test(
    arguments: [
      (
        "void a(void) { [UIApplication sharedApplication].idleTimerDisabled = YES; }",
        ["2 UIApplication.shared"]
      ),
      (
        "void a(void) { UIApplication.sharedApplication.idleTimerDisabled = YES; }",
        ["2 UIApplication.shared"]
      ),
      (
        "void a(void) { [[UIApplication sharedApplication] beginBackgroundTaskWithExpirationHandler:^{}]; }",
        ["2 UIApplication.beginBackgroundTask"]
      ),
      ("void a(void) { id v = [[UIAlertView alloc] init]; }", ["2 UIAlertView"]),
      ("void a(UIAlertView *v) { [v show]; }", []),
      (
        "void a(HKHealthStore *s) { [s handleAuthorizationForExtensionWithCompletion:^(BOOL a, NSError *e) {}]; }",
        ["2 HKHealthStore.handleAuthorizationForExtension"]
      ),
      ("void a(void) { id x = [UIApplication performSelector:@selector(sharedApplication)]; }", []),
      (
        "static void a(void) NS_EXTENSION_UNAVAILABLE_IOS(\"no\") { [UIApplication sharedApplication].idleTimerDisabled = YES; }",
        []
      ),
    ])
  func `Objective-C asks for it with a message or a dot`(source: String, found: [String]) throws {
    #expect(try self.found("Share/A.m", "#import <UIKit/UIKit.h>\n" + source + "\n") == found)
  }

  @Test(
    arguments: [
      (
        "let c = URLSessionConfiguration.background(withIdentifier: \"a\")",
        ["URLSessionConfiguration.background"]
      ),
      ("let c = URLSessionConfiguration.default", []),
      ("import Darwin\nlet s = socket(AF_INET, SOCK_STREAM, 0)", ["socket"]),
      (
        "import Network\nlet b = NWBrowser(for: .bonjour(type: \"_a._tcp\", domain: nil), using: .tcp)",
        ["Bonjour"]
      ),
      ("let n = NetService(domain: \"\", type: \"_a._tcp\", name: \"a\")", ["Bonjour"]),
      (
        "import StoreKit\nfunc f() { SKStoreReviewController.requestReview() }",
        ["SKStoreReviewController.requestReview"]
      ),
      ("import CloudKit\nfunc f(c: CKContainer) -> CKDatabase { c.privateCloudDatabase }", ["CKDatabase"]),
      ("import CloudKit\nfunc f(c: CKContainer) -> CKDatabase { c.publicCloudDatabase }", []),
      ("import MessageUI\nlet m = MFMailComposeViewController()", ["MFMailComposeViewController"]),
    ])
  func `An App Clip does without`(source: String, found: [String]) throws {
    let fixture = try AuditFixture(
      ["Clip/Info.plist": propertyList(""), "Clip/A.swift": "import Foundation\n" + source + "\n"],
      targets: [appTarget("Clip", .appClip, sources: ["Clip/A.swift"])])
    #expect(fixture.findings.filter { $0.rule == "extension.unavailable-api" }.map(\.subject) == found)
  }

  @Test func `An app has it, and it is no site of a census`() throws {
    let fixture = try AuditFixture(
      ["App/Info.plist": propertyList(""), "App/A.swift": "import UIKit\nfunc a() { \(Self.idle) }\n"],
      targets: [appTarget(sources: ["App/A.swift"])])
    #expect(fixture.lines(of: "extension.").isEmpty && fixture.context.census.sites.isEmpty)
    #expect(fixture.context.census.applicationUses.map(\.call) == ["UIApplication.shared"])
  }
}
