extension SwiftMatchingTests {
  /// Which declaration of its name a site can mean, and members of a type in its own extensions.
  static let memberFixtures: [SwiftMatch] = [
    SwiftMatch(
      "A property of another type shadows no member of the system's type",
      """
      import UIKit
      struct DeviceInfo: Codable { var identifierForVendor: String?; let systemUptime: Double }
      protocol Identified { var identifierForVendor: UUID? { get } }
      let a = UIDevice.current.identifierForVendor
      func b(_ device: UIDevice) -> UUID? { device.identifierForVendor }
      let device = UIDevice.current
      let c = device.identifierForVendor
      func d(_ info: DeviceInfo) -> String? { info.identifierForVendor }
      func e() { AVAudioSession.sharedInstance().requestRecordPermission { _ in } }
      func requestRecordPermission() {}
      final class Recorder { func requestRecordPermission() {} }
      """,
      """
      tracking.identifier@4 certain member
      tracking.identifier@5 certain member
      tracking.identifier@7 certain member
      tracking.identifier@8 possible member
      permission.microphone@9 certain call
      """),
    SwiftMatch(
      "A key without a receiver is no property of an instance",
      """
      import Foundation
      struct Photo: Codable { let creationDate: Date; private var systemFreeSize = 0 }
      func a(_ p: String) throws -> Any? {
        let a = try FileManager.default.attributesOfItem(atPath: p)
        return a[.creationDate]
      }
      func b(_ all: [String]) -> [Any?] {
        all.map { try? FileManager.default.attributesOfItem(atPath: $0) }.map { $0?[.creationDate] }
      }
      func c(_ a: [FileAttributeKey: Any]) -> Any? { a[.creationDate] }
      func d(_ p: String) throws -> Any? {
        let fs = try FileManager.default.attributesOfFileSystem(forPath: p)
        return fs[.systemFreeSize]
      }
      """,
      """
      required-reason.file-timestamp@4 certain call
      required-reason.file-timestamp@5 likely member
      required-reason.file-timestamp@8 certain call
      required-reason.file-timestamp@8 likely member
      required-reason.file-timestamp@10 likely member
      required-reason.disk-space@12 certain call
      required-reason.disk-space@13 likely member
      """),
    SwiftMatch(
      "A static member or a case can be what is meant without a receiver",
      """
      import Foundation
      extension Key { static let creationDate = Key() }
      func a(_ p: String) throws -> Any? {
        let a = try FileManager.default.attributesOfItem(atPath: p)
        return a[.creationDate]
      }
      """,
      """
      required-reason.file-timestamp@4 certain call
      required-reason.file-timestamp@5 possible member
      """),
    SwiftMatch(
      "A member of another type is not called by its name alone",
      """
      import Darwin
      final class Client { private let socket: Int32; init(socket: Int32) { self.socket = socket } }
      struct Figures { let stat: Int; let statfs: Int; func fstat(_ a: Int32, _ b: Int) -> Int { 0 } }
      func a() -> Int32 { socket(AF_INET, SOCK_DGRAM, 0) }
      func b(_ p: String, _ s: UnsafeMutablePointer<Darwin.stat>) -> Int32 { stat(p, s) }
      func c(_ s: UnsafeMutablePointer<Darwin.statfs>) -> Int32 { statfs("/", s) }
      func d(_ s: UnsafeMutablePointer<Darwin.stat>) -> Int32 { fstat(3, s) }
      func e() { let socket = 1; print(socket) }
      """,
      """
      network.sockets@4 likely call
      required-reason.file-timestamp@5 likely call
      required-reason.disk-space@6 likely call
      required-reason.file-timestamp@7 likely call
      """),
    SwiftMatch(
      "… but a member of a type around the call or of its parent is, and what stands outside of all types",
      """
      import Darwin
      class Probe { let stat: (String, Int) -> Int; func fstat(_ a: Int32, _ b: Int) -> Int { 0 } }
      extension Probe { func a() { _ = stat("a", 1); _ = fstat(3, 1) } }
      final class Heir: Probe { func b() { _ = stat("a", 1) } }
      private func lstat(_ a: String, _ b: Int) -> Int { 0 }
      func c() { _ = lstat("a", 1) }
      func d(statfs: (String, Int) -> Int) { _ = statfs("a", 1) }
      func e() { _ = statfs("a", 1) }
      """,
      """
      required-reason.file-timestamp@3 possible call
      required-reason.file-timestamp@3 possible call
      required-reason.file-timestamp@4 possible call
      required-reason.file-timestamp@6 possible call
      required-reason.disk-space@7 possible call
      required-reason.disk-space@8 likely call
      """),
    SwiftMatch(
      "Other names of a type, with its module before it",
      """
      import Foundation
      typealias Store = Foundation.UserDefaults
      typealias Other = Mine.UserDefaults
      func a() { Store.standard.set(1, forKey: "a") }
      func b() { Other.standard.set(1, forKey: "a") }
      """,
      """
      required-reason.user-defaults@2 certain reference call = UserDefaults
      required-reason.user-defaults@4 certain member call Store.standard.set(_:forKey:)
      """),
    SwiftMatch(
      "A key is asked of something else",
      """
      import CoreData
      func a(_ row: NSManagedObject, _ d: NSDictionary, _ any: NSObject) {
        _ = row.value(forKey: "systemUptime")
        row.setValue(1, forKey: "systemUptime")
        _ = d.value(forKey: "systemUptime")
        _ = any.value(forKey: "systemUptime")
        _ = ProcessInfo.processInfo.value(forKey: "systemUptime")
      }
      final class Row: NSManagedObject { var a: Any? { value(forKey: "systemUptime") } }
      extension ProcessInfo { var b: Any? { value(forKey: "systemUptime") } }
      """,
      """
      required-reason.system-boot-time@3 possible dynamic
      required-reason.system-boot-time@4 possible dynamic
      required-reason.system-boot-time@5 possible dynamic
      required-reason.system-boot-time@6 likely dynamic
      required-reason.system-boot-time@7 likely dynamic
      required-reason.system-boot-time@9 possible dynamic
      required-reason.system-boot-time@10 likely dynamic
      """),
    SwiftMatch(
      "An overload with a default does not take the place of the system's own",
      """
      import Foundation
      extension FileManager {
        func copyItem(at a: URL, to b: URL, again: Bool = false) throws { try copyItem(at: a, to: b) }
      }
      """,
      """
      storage.file-write@3 certain call
      """),
    SwiftMatch(
      "Static members in an extension of their type",
      """
      import Photos
      extension PHPhotoLibrary {
        static func a() { requestAuthorization(for: .readWrite) { _ in } }
        static func b() { Self.requestAuthorization { _ in } }
        static func c(requestAuthorization: Int) { requestAuthorization(1) }
        func d() { other.requestAuthorization { _ in } }
      }
      extension Library { static func e() { requestAuthorization { _ in } } }
      extension AVCaptureDevice { static func f() { requestAccess(for: .video) { _ in } } }
      """,
      """
      permission.photos@3 certain call
      permission.photos@4 certain call
      permission.camera@9 certain call
      """),
  ]

  /// Uses of members without a receiver, and the rule that each is a site of in an extension or an heir of its type.
  static let ownMembers: [(type: String, use: String, rule: String)] = [
    ("UIDevice", "identifierForVendor?.uuidString", "tracking.identifier"),
    ("CLLocationManager", "requestWhenInUseAuthorization()", "permission.location"),
    ("CLLocationManager", "startUpdatingLocation()", "permission.location"),
    ("CLLocationManager", "requestAlwaysAuthorization()", "permission.location-always"),
    ("FileManager", "containerURL(forSecurityApplicationGroupIdentifier: g)", "storage.group-container"),
    ("FileManager", "url(forUbiquityContainerIdentifier: nil)", "cloud.documents"),
    ("UIApplication", "registerForRemoteNotifications()", "cloud.push"),
    ("UIApplication", "canOpenURL(u)", "ipc.app-query"),
    ("AVAudioSession", "requestRecordPermission(h)", "permission.microphone"),
    ("AVAudioSession", "requestRecordPermission { _ in }", "permission.microphone"),
    ("EKEventStore", "requestAccess(to: .event)", "permission.calendars"),
    ("HKHealthStore", "requestAuthorization(toShare: a, read: b)", "permission.health"),
    ("EKEventStore", "requestFullAccessToEvents()", "permission.calendars"),
    ("CKContainer", "privateCloudDatabase", "cloud.cloudkit"),
    ("CBCentralManager", "scanForPeripherals(withServices: nil)", "nearby.bluetooth"),
    ("WKWebView", "evaluateJavaScript(s)", "web.script"),
    ("WKWebView", "loadHTMLString(s, baseURL: nil)", "web.web-view"),
    ("URL", "bookmarkData(options: [])", "scope.bookmark"),
    ("UIImage", "jpegData(compressionQuality: 1)", "storage.media"),
    ("UIImage", "pngData()", "storage.media"),
    ("Bundle", "appStoreReceiptURL", "service.store"),
    ("View", "fileExporter(isPresented: a, document: b)", "sharing.file-export"),
    ("ProcessInfo", "systemUptime", "required-reason.system-boot-time"),
  ]
}
