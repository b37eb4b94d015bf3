extension SwiftMatchingTests {
  static let fixtures: [SwiftMatch] = [
    SwiftMatch(
      "A nested type shadows nothing outside the type around it",
      """
      import Foundation
      enum Constants { enum UserDefaults { static let key = "k" } }
      let a = UserDefaults.standard.bool(forKey: Constants.UserDefaults.key)
      extension Constants { static var b: Any { UserDefaults.standard } }
      """,
      """
      required-reason.user-defaults@3 certain member call UserDefaults.standard.bool(forKey:)
      required-reason.user-defaults@4 possible member in Constants.b
      """),
    SwiftMatch(
      "A type at the top of the module shadows the system's",
      """
      import Foundation
      struct UserDefaults { static let standard = 1 }
      let a = UserDefaults.standard
      """,
      """
      required-reason.user-defaults@3 possible member
      """),
    SwiftMatch(
      "A method of another type is not what a call on the system's type means",
      """
      import UIKit
      protocol Opening { func canOpenURL(_ url: URL) -> Bool }
      protocol Files { func removeItem(at url: URL) throws }
      func f(_ opener: Opening, _ files: FileManager) throws {
        UIApplication.shared.canOpenURL(u)
        opener.canOpenURL(u)
        try FileManager.default.removeItem(at: u)
        try files.moveItem(at: u, to: v)
      }
      """,
      """
      ipc.app-query@5 certain call call UIApplication.shared.canOpenURL(_:)
      ipc.app-query@6 possible call
      storage.delete@7 certain call call FileManager.default.removeItem(at:)
      storage.file-write@8 certain call in f(_:_:) call moveItem(at:to:)
      """),
    SwiftMatch(
      "What an extension of the system's type calls on itself",
      """
      import Foundation
      extension URLSession {
        func go(_ r: URLRequest) { dataTask(with: r) { _, _, _ in }.resume() }
        func up(_ r: URLRequest) { self.uploadTask(with: r, from: Data()).resume() }
      }
      extension FileManager { func mv() throws { try moveItem(at: a, to: b) } }
      struct Own { func mv() throws { try moveItem(at: a, to: b) } }
      """,
      """
      network.url-session@3 certain call in URLSession.go(_:) call dataTask(with:)
      network.url-session@4 certain call call uploadTask(with:from:)
      storage.file-write@6 certain call in FileManager.mv() call moveItem(at:to:)
      """),
    SwiftMatch(
      "An action from the environment is the system's, though a property has its name",
      """
      import SwiftUI
      struct V: View {
        @Environment(\\.openURL) private var openURL
        var body: some View { Text("x").padding().onTapGesture { openURL(u) }.onOpenURL { _ in } }
      }
      """,
      """
      web.open-url@3 certain member in V.openURL
      web.open-url@4 likely call call openURL(_:)
      ipc.url-scheme@4 certain call in V.body call onOpenURL
      """),
    SwiftMatch(
      "A view is no part of what its modifiers do, wherever it is declared",
      """
      import SwiftUI
      import SwiftData
      struct V: View {
        var body: some View { Editor.MainView(mode: m).environment(a).modelContainer(for: [Draft.self]) }
        var other: some View { MainView(mode: m).modelContainer(for: [Draft.self]) }
      }
      """,
      """
      storage.database@4 likely call in V.body call modelContainer(for:)
      storage.database@5 likely call in V.other call modelContainer(for:)
      """),
    SwiftMatch(
      "Generic types and names of modules before a type",
      """
      import ActivityKit
      import Alamofire
      let a = try Activity<Ride>.request(attributes: r, pushType: .token)
      let s = Alamofire.Session()
      """,
      """
      network.http-client@2 certain import
      cloud.push@3 likely call call Activity.request(attributes:pushType:)
      ipc.widget@3 likely call
      network.http-client@4 likely call call Alamofire.Session()
      """),
    SwiftMatch(
      "A parameter's default and a property's value name the type first",
      """
      import Foundation
      final class Client {
        let own: Client = .shared
        static let shared = Client()
        init(session: URLSession = .shared, defaults: UserDefaults = .standard) {}
      }
      """,
      """
      network.url-session@5 likely member in Client.init(session:defaults:) call URLSession.shared
      required-reason.user-defaults@5 likely member call UserDefaults.standard
      """),
    SwiftMatch(
      "Folders without a receiver, where a call takes a URL",
      """
      import Foundation
      func f(_ data: Data, a: Int, b: Int) throws {
        try data.write(to: .documentsDirectory.appending(path: "a"))
        try FileManager.default.copyItem(at: source, to: .documentsDirectory)
        try FileManager.default.moveItem(at: .temporaryDirectory, to: target)
        save(in: .documentsDirectory.appending(component: "x"))
        show(.documentsDirectory)
        move(to: .temporaryDirectory)
        data.write(a, b: .documentsDirectory)
      }
      """,
      """
      storage.file-write@3 certain call call write(to:)
      storage.documents@3 certain member call .documentsDirectory.appending(path:)
      storage.file-write@4 certain call
      storage.documents@4 certain member
      storage.file-write@5 certain call
      storage.temporary@5 likely member
      storage.documents@6 certain member
      storage.documents@7 possible member
      storage.temporary@8 possible member
      storage.documents@9 possible member
      """),
    SwiftMatch(
      "Folders of a type of one's own",
      """
      enum Place { case temporaryDirectory, documentsDirectory }
      func f(_ x: Writer) {
        x.write(to: .temporaryDirectory)
        x.copyItem(to: .documentsDirectory)
      }
      """,
      """
      storage.file-write@3 likely call
      storage.temporary@3 possible member
      storage.documents@4 possible member
      """),
    SwiftMatch(
      "A logger of another package, and the system's",
      """
      import Logging
      let logger = Logger(label: "x")
      func f() { logger.info("x") }
      """,
      ""),
    SwiftMatch(
      "One expression is one site, over optional chaining",
      """
      import Foundation
      let free = (try? FileManager.default.attributesOfFileSystem(forPath: "/"))?[.systemFreeSize]
      """,
      """
      required-reason.disk-space@2 certain member call [.systemFreeSize]
      """),
    SwiftMatch(
      "An import is a statement, not a condition",
      """
      #if os(iOS)
      func f(_ logger: Logger) { logger.info("x") }
      #endif
      """,
      """
      logging.unified-log@2 possible call
      """),
    SwiftMatch(
      "A logger whose module the file does not import",
      """
      func f() { Logger.shared.log("x", "y") }
      """,
      """
      logging.unified-log@1 possible call
      """),
    SwiftMatch(
      "Generic arguments, dots in patterns and key paths are no uses of what they only name",
      """
      func f(_ p: Protection) {
        switch p { case .none: break; default: break }
        let tasks: [URLSessionDataTask] = []
        async let a = URLSession.shared.data(from: u)
        print("\\(UserDefaults.standard.bool(forKey: "y"))")
      }
      """,
      """
      network.url-session@4 certain member in f(_:) call URLSession.shared.data(from:)
      required-reason.user-defaults@5 certain member
      """),
  ]
}
