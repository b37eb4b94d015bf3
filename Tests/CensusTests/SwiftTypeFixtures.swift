extension SwiftMatchingTests {
  /// What the types that a file writes say of a name: of a member, of a receiver, of `self`.
  static let typeFixtures: [SwiftMatch] = [
    SwiftMatch(
      "A member whose type is written right before it",
      """
      import Foundation
      import Network
      final class Store {
        let defaults: UserDefaults = .init(suiteName: "group.a")!
        lazy var session: URLSession = .init(configuration: .ephemeral)
        let conf: URLSessionConfiguration = .ephemeral
        var plain: UserDefaults? = .standard
        func e() -> UserDefaults { .init(suiteName: "group.b")! }
        func f(_ d: UserDefaults = .init(suiteName: "group.c")!) {}
        var shared: URLSession { return .shared }
        let l: NWListener = try! .init(using: .tcp)
        let other: Settings = .init(suiteName: "group.d")
        let type: URLSession.Type = URLSession.self
        let none: UserDefaults?
        func take(_ d: UserDefaults, _ s: URLSession) {}
        func decide(_ d: Decision) { if d is UserDefaults { return } }
      }
      """,
      """
      required-reason.user-defaults@4 certain call in Store.defaults call UserDefaults(suiteName: "group.a")
      storage.user-defaults-suite@4 certain call
      network.url-session@5 certain call in Store.session call URLSession(configuration:)
      network.url-session@6 certain member call URLSessionConfiguration.ephemeral
      required-reason.user-defaults@7 likely member call UserDefaults.standard
      required-reason.user-defaults@8 certain call call UserDefaults(suiteName: "group.b")
      storage.user-defaults-suite@8 certain call
      required-reason.user-defaults@9 certain call in Store.f(_:)
      storage.user-defaults-suite@9 certain call
      network.url-session@10 likely member call URLSession.shared
      network.connection@11 certain call call NWListener(using:)
      permission.local-network@11 certain call
      network.url-session@13 certain reference
      """),
    SwiftMatch(
      "The type of a parameter or local holds in its function, that of a property in its type",
      """
      import Foundation
      func up(_ info: ProcessInfo) -> Double { info.systemUptime }
      func line(_ info: ServerStats) -> Double { info.systemUptime }
      struct Panel {
        let info: ServerStats
        func text() -> Double { info.systemUptime + self.info.systemUptime }
      }
      struct Clock {
        private let info = ProcessInfo.processInfo
        func a() -> Double { info.systemUptime }
        func b(info: ServerStats) -> Double { info.systemUptime }
        func c(info: ServerStats) -> Double { self.info.systemUptime }
        func d() -> Double { stats.map { info in info.systemUptime }.max()! }
        func e() -> Double { guard let info = Optional(info) else { return 0 }; return info.systemUptime }
      }
      extension Clock { var f: Double { info.systemUptime } }
      func g(_ clock: Clock) -> Double { clock.info.systemUptime }
      """,
      """
      required-reason.system-boot-time@2 certain member
      required-reason.system-boot-time@3 possible member
      required-reason.system-boot-time@6 possible member
      required-reason.system-boot-time@6 possible member
      required-reason.system-boot-time@10 certain member
      required-reason.system-boot-time@11 possible member
      required-reason.system-boot-time@12 certain member
      required-reason.system-boot-time@13 possible member
      required-reason.system-boot-time@14 certain member
      required-reason.system-boot-time@16 certain member
      required-reason.system-boot-time@17 certain member
      """),
    SwiftMatch(
      "What a local is given can have a type: a parameter, a property, the answer of a function",
      """
      import Foundation
      final class Task {
        var last: URLRequest?
        func make(_ u: URL) throws -> URLRequest { fatalError() }
        func a(_ request: URLRequest) { var request = request; request.httpBody = nil }
        func b() { guard let request = first ?? last, let body = request.httpBody else { return } }
        func c() throws { var request = try make(u); request.httpBody = nil }
        func d() { let request = form.next(); request.httpBody = nil }
        func e() throws { try make(u).httpBody }
      }
      func view(_ view: WKWebView, for action: Action) -> WKWebView? { view.load(action.request); return nil }
      """,
      """
      network.url-session@5 certain member
      network.url-session@6 certain member
      network.url-session@7 certain member
      network.url-session@8 likely member
      network.url-session@9 certain member
      web.web-view@11 certain call
      """),
    SwiftMatch(
      "Lists and menus move and remove items too",
      """
      import UIKit
      final class Grid {
        private let fileManager: FileManaging
        let fm = FileManager.default
        let box = ItemBox()
        func a(_ grid: UICollectionView, _ menu: NSMenu, a: IndexPath, b: IndexPath, url: URL) throws {
          grid.moveItem(at: a, to: b)
          menu.removeItem(at: 0)
          toolbar.removeItem(at: 3)
          toolbar.removeItem(at: index)
          collectionView.animator().moveItem(at: oldIndexPath, to: b)
          box.removeItem(at: url)
          try fm.removeItem(at: url)
          try FileManager.default.moveItem(at: url, to: other)
          try self.fileManager.removeItem(at: url)
          try? disk.copyItem(at: source, to: target)
          Storage.removeItem(at: entry.fileURL)
          try [a].forEach { try FileManager().trashItem(at: $0, resultingItemURL: nil) }
        }
      }
      """,
      """
      storage.delete@10 possible call
      storage.file-write@11 possible call
      storage.delete@13 certain call
      storage.file-write@14 certain call
      storage.delete@15 likely call
      storage.file-write@16 likely call
      storage.delete@17 likely call
      storage.delete@18 certain call
      """),
    SwiftMatch(
      "A stream that is written to is passed with its address",
      """
      import Foundation
      func a(_ data: Data, _ url: URL) throws {
        text.write(to: &out)
        token.text.write(to: &result)
        try text.write(to: url)
        try data.write(to: url)
      }
      """,
      """
      storage.file-write@5 likely call
      storage.file-write@6 certain call
      """),
    SwiftMatch(
      "Another name of user defaults, and a class that inherits from them",
      """
      import Foundation
      final class GroupDefaults: UserDefaults {
        static let shared = GroupDefaults(suiteName: "group.x")!
      }
      typealias Prefs = UserDefaults
      func seen() -> Bool { Prefs.standard.bool(forKey: "seen") || GroupDefaults.shared.bool(forKey: "x") }
      typealias Keys = FileAttributeKey
      let key = Keys.creationDate
      extension UserDefaults: Storing {}
      func take(_ p: Prefs, _ g: GroupDefaults) {}
      final class Mock: URLProtocol { static var count = 0 }
      let n = Mock.count
      """,
      """
      required-reason.user-defaults@2 certain reference in GroupDefaults call : UserDefaults
      required-reason.user-defaults@3 certain call call GroupDefaults(suiteName: "group.x")
      storage.user-defaults-suite@3 certain call
      required-reason.user-defaults@5 certain reference call = UserDefaults
      required-reason.user-defaults@6 certain member call Prefs.standard.bool(forKey:)
      required-reason.user-defaults@6 certain member call GroupDefaults.shared.bool(forKey:)
      required-reason.file-timestamp@8 certain member call .creationDate
      network.url-protocol@11 certain reference
      """),
    SwiftMatch(
      "Members of a `self` that is not written",
      """
      import UIKit
      extension ProcessInfo { var boot: Double { systemUptime } }
      extension URL { func open() -> Bool { startAccessingSecurityScopedResource() } }
      extension Data { func save(_ u: URL) throws { try write(to: u, options: .atomic) } }
      extension FileManager { var tmp: URL { temporaryDirectory } }
      final class Memo: UIDocument { var age: Date? { fileModificationDate } }
      final class Note: NSDocument { var age: Date? { fileModificationDate } }
      extension ProcessInfo { func a(systemUptime: Double) -> Double { systemUptime } }
      extension ProcessInfo { func b() { let systemUptime = 1.0; print(systemUptime) } }
      struct Stats { var now: Double { systemUptime } }
      extension Report { func save() throws { try write(to: u, options: .atomic) } }
      """,
      """
      required-reason.system-boot-time@2 certain member
      scope.start@3 certain call
      storage.file-write@4 certain call
      storage.temporary@5 certain member
      required-reason.file-timestamp@6 certain member
      """),
    SwiftMatch(
      "Keys of attributes, and members of their name in lists and other dictionaries",
      """
      import Foundation
      func a(_ p: String, _ tags: [ExifTag: Date]) throws {
        let attributes = try FileManager.default.attributesOfItem(atPath: p)
        _ = attributes[.creationDate]
        _ = tags[.creationDate]
        NoteList(columns: [.title, .creationDate])
        let own: [ExifTag: Date] = [.creationDate: now]
        var all: [FileAttributeKey: Any] = [.creationDate: now]
        _ = try FileManager.default.attributesOfItem(atPath: p)[.modificationDate]
        _ = fonts[.systemSize]
      }
      func b() -> [ExifTag] { [.creationDate] }
      func c(_ a: [FileAttributeKey: Any]) -> Any? { a[.systemSize] }
      """,
      """
      required-reason.file-timestamp@3 certain call
      required-reason.file-timestamp@4 likely member
      required-reason.file-timestamp@5 possible member
      required-reason.file-timestamp@6 possible member
      required-reason.file-timestamp@7 possible member
      required-reason.file-timestamp@8 likely member
      required-reason.file-timestamp@9 certain member
      required-reason.disk-space@10 likely member
      required-reason.file-timestamp@12 possible member
      required-reason.disk-space@13 likely member
      """),
  ]
}
