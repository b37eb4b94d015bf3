import Baseline
import Testing

@testable import Audit

/// Reading and writing health data have a key each; a call that does not tell what it asks for needs one of them.
@Suite("Keys of requests for health data")
struct HealthAccessTests {
  private static let read = "NSHealthShareUsageDescription"
  private static let write = "NSHealthUpdateUsageDescription"

  private func missing(_ source: String, named name: String, has keys: [String]) throws -> [String] {
    let texts = keys.map { "<key>\($0)</key>\n<string>Shows the walks of the day.</string>" }
    let files = [name: source, "A/Info.plist": propertyList(texts.joined(separator: "\n"))]
    let context = try AuditFixture(files).context
    return Audit.usageMissing.findings(context).map { "\($0.subject) \($0.severity)" }.sorted()
  }

  @Test(
    "In Swift: what the call asks for, and the keys that it needs",
    arguments: [
      ("store.requestAuthorization(toShare: nil, read: types) { _, _ in }", [read]),
      ("store.requestAuthorization(toShare: [], read: [type]) { _, _ in }", [read]),
      ("store.requestAuthorization(toShare: Set<HKSampleType>(), read: [type]) { _, _ in }", [read]),
      ("store.requestAuthorization(toShare: Set(), read: Set([type])) { _, _ in }", [read]),
      ("store.requestAuthorization(toShare: types, read: nil) { _, _ in }", [write]),
      ("store.requestAuthorization(toShare: [type], read: []) { _, _ in }", [write]),
      (
        "store.requestAuthorization(toShare: [type] as Set, read: [] as Set<HKObjectType>) { _, _ in }",
        [write]
      ),
      ("try await store.requestAuthorization(toShare: [type], read: [type])", [read, write]),
      (
        "let some: Set<HKSampleType> = [type]\nstore.requestAuthorization(toShare: some, read: some) { _, _ in }",
        [read, write]
      ),
      (
        "let none: Set<HKSampleType> = []\nstore.requestAuthorization(toShare: none, read: types) { _, _ in }",
        [read]
      ),
      ("store.requestAuthorization(toShare: [type], read: types) { _, _ in }", [write]),
      ("store.requestAuthorization(toShare: nil, read: nil) { _, _ in }", []),
      ("view.healthDataAccessRequest(store: store, readTypes: types, trigger: t) { _ in }", [read]),
      (
        "view.healthDataAccessRequest(store: store, shareTypes: [type], readTypes: [type], trigger: t) { _ in }",
        [read, write]
      ),
      (
        "view.healthDataAccessRequest(store: store, objectType: type, predicate: p, trigger: t) { _ in }",
        [read]
      ),
      ("_ = HKHealthStore.isHealthDataAvailable()", []),
    ])
  func swift(line: String, keys: [String]) throws {
    let source = "import HealthKit\nfunc ask(_ store: HKHealthStore) async throws {\n\(line)\n}\n"
    #expect(try missing(source, named: "A/A.swift", has: []) == keys.map { "\($0) error" })
    #expect(try missing(source, named: "A/A.swift", has: keys).isEmpty)
  }

  @Test(
    "Where the call does not tell, one key will do and neither is surely needed",
    arguments: [
      "store.requestAuthorization(toShare: writable, read: types) { _, _ in }",
      "store.requestAuthorization(toShare: isOn ? [type] : nil, read: types) { _, _ in }",
      "store.requestAuthorization(toShare: [type].filter(isNew), read: types) { _, _ in }",
      "var some: Set<HKSampleType> = [type]\nstore.requestAuthorization(toShare: some, read: types) { _, _ in }",
    ])
  func unclear(line: String) throws {
    let source = "import HealthKit\nfunc ask(_ store: HKHealthStore) {\n\(line)\n}\n"
    #expect(try missing(source, named: "A/A.swift", has: []) == ["\(Self.read) error"])
    for key in [Self.read, Self.write] {
      #expect(try missing(source, named: "A/A.swift", has: [key]).isEmpty)
    }
  }

  @Test(
    "In Objective-C",
    arguments: [
      ("nil readTypes:types", [read]), ("types readTypes:nil", [write]),
      ("[NSSet setWithObject:type] readTypes:[NSSet setWithObjects:type, nil]", [read, write]),
      ("[NSSet set] readTypes:types", [read]),
      ("[NSSet setWithArray:@[type]] readTypes:[NSSet new]", [write]),
      ("[NSSet setWithArray:@[]] readTypes:types", [read]), ("types readTypes:types", [read]),
    ])
  func objectiveC(arguments: String, keys: [String]) throws {
    let source = """
      #import <HealthKit/HealthKit.h>
      void ask(HKHealthStore *store, NSSet *types, id type) {
        [store requestAuthorizationToShareTypes:\(arguments) completion:nil];
      }
      """
    #expect(try missing(source, named: "A/A.m", has: []) == keys.map { "\($0) error" })
    #expect(try missing(source, named: "A/A.m", has: keys).isEmpty)
  }
}
