extension SwiftMatchingTests {
  /// Names that are passed on, spelt in a string, qualified, or there for the compiler alone.
  static let nameFixtures: [SwiftMatch] = [
    SwiftMatch(
      "An attribute can be qualified with its module",
      """
      import SwiftUI
      struct V: View {
        @SwiftUI.AppStorage("c") private var c = false
        @SwiftUI.SceneStorage("d") private var d = false
        @Mine.Storage("e") private var e = false
      }
      """,
      """
      required-reason.user-defaults@3 certain call in V.c call @AppStorage(_:)
      storage.scene-state@4 certain call in V.d call @SceneStorage(_:)
      """),
    SwiftMatch(
      "The module's name says that the system's type is meant and not the file's own",
      """
      import Foundation
      struct UserDefaults { static let standard = UserDefaults() }
      let a = Foundation.UserDefaults.standard.bool(forKey: "a")
      let b = UserDefaults.standard.bool(forKey: "b")
      let c = Foundation.UserDefaults()
      let d = Mine.UserDefaults.standard.bool(forKey: "d")
      class ProcessInfo { static let processInfo = ProcessInfo(); var systemUptime = 0.0 }
      let e = Foundation.ProcessInfo.processInfo.systemUptime
      let f = ProcessInfo.processInfo.systemUptime
      """,
      """
      required-reason.user-defaults@2 possible call
      required-reason.user-defaults@3 certain member call UserDefaults.standard.bool(forKey:)
      required-reason.user-defaults@4 possible member
      required-reason.user-defaults@5 certain call
      required-reason.system-boot-time@8 certain member
      required-reason.system-boot-time@9 possible member
      """),
    SwiftMatch(
      "A folder that is asked for in a domain is the system's, whatever a type of the file calls so",
      """
      import Foundation
      extension URL { static let cachesDirectory = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0] }
      let a = NSSearchPathForDirectoriesInDomains(.cachesDirectory, .userDomainMask, true).last!
      let b: URL = .cachesDirectory
      """,
      """
      storage.caches@2 certain member
      storage.caches@3 certain member
      storage.caches@4 possible member
      """),
    SwiftMatch(
      "A view that is made of a closure alone, and types before braces",
      """
      import MapKit
      import SwiftUI
      struct A: View { var body: some View { Map { Marker("x", coordinate: c) } } }
      struct B: View { var body: some View { VStack { Map(position: p) { } } } }
      extension Map { func f() -> Map { self } }
      func h<T>(_ t: T) where T: Map { }
      func i<T: P>(_ t: T) where T.A == Map { }
      protocol Q { var map: Map { get } }
      class C: Map { func g(_ a: Any) { if a is Map { }; while let b = a as? Map { }; do {} catch is Map { } } }
      """,
      """
      service.maps@3 likely call in A.body call Map
      service.maps@4 likely call
      """),
    SwiftMatch(
      "A call is called by what it does, and is as sure as what it is given",
      #"""
      import Foundation
      struct Api {
        @Dependency(\.urlSession) var session
        func a(_ u: URL) async throws { _ = try await session.data(for: URLRequest(url: u)) }
        func b(_ u: URL, _ d: Data) async throws { _ = try await session.upload(for: URLRequest(url: u), from: d) }
        func c(_ u: URL) async throws { _ = try await mine.send(URLRequest(url: u)) }
        func data(for request: URLRequest) {}
      }
      """#,
      """
      network.url-session@4 certain call in Api.a(_:) call data(for:)
      network.url-session@5 certain call in Api.b(_:_:) call upload(for:from:)
      network.url-session@6 certain call in Api.c(_:) call URLRequest(url:)
      """),
    SwiftMatch(
      "What is loaded is a web address by what it is given",
      #"""
      import Foundation
      struct Loader {
        let base = URL(string: "https://b.example.com")!
        func a() throws -> Data {
          let url = URL(string: text)!
          return try Data(contentsOf: url)
        }
        func b(_ s: String, _ file: URL) {
          if let u = URL(string: s), let d = try? Data(contentsOf: u) { print(d) }
          if let d = try? Data(contentsOf: file), let u = URL(string: s) { print(d, u) }
          guard let v = URL(string: s) else { return }
          let t = try? String(contentsOf: v.appending(path: "a"))
          let w = try? Data(contentsOf: URL(string: "file://\(s)")!)
          let x = try? Data(contentsOf: base)
        }
      }
      """#,
      """
      network.url-literal@3 certain literal
      network.remote-load@6 likely call
      network.remote-load@9 likely call
      network.remote-load@10 possible call
      network.remote-load@12 likely call
      network.remote-load@13 possible call
      network.remote-load@14 likely call
      """),
    SwiftMatch(
      "The camera of another type's sources",
      """
      import UIKit
      enum MediaSource { case camera, library }
      struct AttachmentRequest { var sourceType: MediaSource = .camera }
      """,
      "permission.camera@3 possible member"),
    SwiftMatch(
      "Functions as values",
      """
      import Security
      import Darwin
      let add: (CFDictionary, UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus = SecItemAdd
      let del = Security.SecItemDelete
      let all = [mach_absolute_time]
      let now = isTest ? fake : mach_absolute_time
      let then = isTest ? mach_absolute_time : fake
      let cast = mach_absolute_time as () -> UInt64
      let two = [Darwin.lstat, Darwin.fstat]
      init(update: (CFDictionary, CFDictionary) -> OSStatus = SecItemUpdate(_:_:)) {}
      let at = fstatat(_:_:_:_:)
      let o = UserDefaults.init(suiteName:)
      let t: [JSONEncoder] = []
      let n = SecItemAdd.description
      subscript(SecItemAdd: Int) -> Int { table[1] }
      """,
      """
      keychain.write@3 certain reference call SecItemAdd
      keychain.delete@4 certain reference call SecItemDelete
      required-reason.system-boot-time@5 certain reference
      required-reason.system-boot-time@6 certain reference
      required-reason.system-boot-time@7 certain reference
      required-reason.system-boot-time@8 certain reference
      required-reason.file-timestamp@9 certain reference
      keychain.write@10 certain reference
      required-reason.file-timestamp@11 certain reference
      required-reason.user-defaults@12 certain call
      storage.user-defaults-suite@12 certain call
      """),
    SwiftMatch(
      "Names in strings: those of Objective-C, and no pieces",
      """
      import UIKit
      let a = NSClassFromString("NSUserDefaults")
      let b = NSClassFromString("NSURLSession")
      let c = NSSelectorFromString("activeInputModes")
      let d = Selector(("activeInputModes"))
      let e = NSSelectorFromString("standardUserDefaults")
      let f = NSSelectorFromString("dataTaskWithURL:")
      let g = UITextInputMode.value(forKey: "activeInputModes")
      let h = NSClassFromString("NSURL" + "Session")
      let i = NSClassFromString("NSURL")
      let j = NSClassFromString("Session")
      let k = NSClassFromString("UITextInputMode")
      let l = names["activeInputModes"]
      let m = value(forKey: "creationDate" + suffix)
      """,
      """
      required-reason.user-defaults@2 likely dynamic call NSClassFromString("NSUserDefaults")
      network.url-session@3 likely dynamic
      required-reason.active-keyboards@4 likely dynamic
      required-reason.active-keyboards@5 likely dynamic
      required-reason.user-defaults@6 likely dynamic
      network.url-session@7 likely dynamic
      required-reason.active-keyboards@8 likely dynamic
      """),
    SwiftMatch(
      "Texts for the compiler, and a scheme without a host",
      """
      @available(*, deprecated, message: "see https://a.example.com")
      func old() {}
      @available(*, unavailable, renamed: "new", message: "https://b.example.com")
      func older() {}
      #warning("https://c.example.com")
      #error("https://d.example.com")
      @_documentation(metadata: "https://e.example.com")
      func documented() {}
      let f = text.hasPrefix("https://")
      let g = "https://\\(host)/x"
      let h = "https://%@/x"
      let i = available("https://i.example.com")
      let j = warning("https://j.example.com")
      let k = #URL("https://k.example.com")
      """,
      """
      network.url-literal@9 possible literal
      network.url-literal@10 certain literal
      network.url-literal@11 certain literal
      network.url-literal@12 certain literal
      network.url-literal@13 certain literal
      network.url-literal@14 certain literal
      """),
    SwiftMatch(
      "A key path in a subscript ends at its bracket; one assignment is one site",
      """
      import Foundation
      let boot = ProcessInfo.processInfo[keyPath: \\.systemUptime]
      let next = 1
      func f(_ v: inout URLResourceValues, _ w: inout URLResourceValues) {
        v.fileProtection = .completeUntilFirstUserAuthentication
        v.fileProtection = .complete
      }
      """,
      """
      required-reason.system-boot-time@2 certain member in boot call ProcessInfo.processInfo[]
      file-protection.attribute@5 certain member
      file-protection.attribute@6 certain member
      """),
  ]
}
