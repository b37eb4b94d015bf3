extension SwiftMatchingTests {
  /// Members whose type is written nearby, and names that a type of the tree or a function around the call has.
  static let nearbyFixtures: [SwiftMatch] = [
    SwiftMatch(
      "A member without receiver where a function's result, a choice or a list says its type",
      """
      import Foundation
      func pick(_ isShared: Bool) -> UserDefaults { if isShared { return .standard }; return other }
      func choose(_ isShared: Bool) -> UserDefaults { isShared ? .standard : other }
      func guarded(_ name: String?) -> UserDefaults { guard let name else { return .standard }; return make(name) }
      let all: [UserDefaults] = [.standard, other]
      let some: UserDefaults = other ?? .standard
      func inner() -> UserDefaults { items.map { return .standard } }
      func none(_ isOn: Bool) -> Style { isOn ? .standard : .other }
      func group(_ isOn: Bool) -> UserDefaults { if isOn { return other }; return .init(suiteName: "group.a")! }
      let isSame = value == .standard ? UserDefaults.self : nil
      """,
      """
      required-reason.user-defaults@2 likely member call UserDefaults.standard
      required-reason.user-defaults@3 likely member call UserDefaults.standard
      required-reason.user-defaults@4 likely member call UserDefaults.standard
      required-reason.user-defaults@5 likely member call UserDefaults.standard
      required-reason.user-defaults@6 likely member call UserDefaults.standard
      required-reason.user-defaults@9 certain call call UserDefaults(suiteName: "group.a")
      storage.user-defaults-suite@9 certain call call UserDefaults(suiteName: "group.a")
      required-reason.user-defaults@10 certain reference
      """),
    SwiftMatch(
      "A type that is nested in one of the tree's is none of the system's",
      """
      import Foundation
      enum Mine { class URLSession { static let shared = URLSession(); func dataTask(with u: URL) {} } }
      func a(_ u: URL) { Mine.URLSession.shared.dataTask(with: u) }
      func b(_ s: Mine.URLSession, _ u: URL) { s.dataTask(with: u) }
      func c(_ s: Foundation.URLSession, _ u: URL) { s.dataTask(with: u) }
      func d(_ u: URL) { Foundation.URLSession.shared.dataTask(with: u) }
      enum Made { class ProcessInfo { static let processInfo = ProcessInfo(); var systemUptime = 1.0 } }
      let e = Made.ProcessInfo.processInfo.systemUptime
      """,
      """
      network.url-session@2 possible call
      network.url-session@4 possible call
      network.url-session@5 certain call
      network.url-session@6 certain member
      """),
    SwiftMatch(
      "A function around the call comes before the system's, whatever it is given",
      """
      import Darwin
      struct Remote { func lstat(_ p: String, _ o: inout Info) -> Int32 { 0 }
        func go() { var i = Info(); _ = lstat("a", &i) } }
      func outer() { func statfs(_ p: String, _ n: inout Int) -> Int { 0 }; var n = 0; _ = statfs("a", &n) }
      func apart() { var s = Darwin.statfs(); _ = statfs("a", &s) }
      func other() { var s = Darwin.stat(); _ = lstat("a", &s) }
      """,
      """
      required-reason.file-timestamp@3 possible call
      required-reason.disk-space@4 possible call
      required-reason.disk-space@5 certain call
      required-reason.file-timestamp@6 certain call
      """),
    SwiftMatch(
      "What takes the place of a method of the system is no name of the tree's own",
      """
      import CoreLocation
      final class Locator: CLLocationManager {
        override func requestWhenInUseAuthorization() { super.requestWhenInUseAuthorization() }
      }
      func go(_ e: Surroundings) { e.locator.requestWhenInUseAuthorization() }
      """,
      """
      permission.location@3 certain call
      permission.location@5 certain call
      """),
    SwiftMatch(
      "Logging with labels",
      """
      import os
      func a() { os_log("one", log: log, type: .debug) }
      func b() { os_log(.error, log: log, "two") }
      func c() { os.os_log("three", log: .default) }
      """,
      """
      logging.unified-log@2 certain call call os_log(_:log:type:)
      logging.unified-log@3 certain call call os_log(_:log:_:)
      logging.unified-log@4 certain call call os_log(_:log:)
      """),
    SwiftMatch(
      "Key paths whose root is written, and what is observed",
      """
      import Foundation
      let a: KeyPath<ProcessInfo, Double> = \\.systemUptime
      let b: KeyPath<Clock, Double> = \\.systemUptime
      let c = ProcessInfo.processInfo.observe(\\.systemUptime) { _, _ in }
      let d = clock.observe(\\.systemUptime) { _, _ in }
      """,
      """
      required-reason.system-boot-time@2 certain member
      required-reason.system-boot-time@3 possible member
      required-reason.system-boot-time@4 certain member
      required-reason.system-boot-time@5 possible member
      """),
    SwiftMatch(
      "Scenes open addresses, and so does the action of an environment that is kept",
      """
      import SwiftUI
      import UIKit
      func a(_ scene: UIWindowScene, _ u: URL) { scene.open(u, options: nil, completionHandler: nil) }
      func b(_ door: Door, _ u: URL) { door.open(u) }
      struct Row { let openURL: OpenURLAction; func go(_ u: URL) { openURL(u) } }
      """,
      """
      web.open-url@3 certain call
      web.open-url@5 likely call
      """),
  ]
}
