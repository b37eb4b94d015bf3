import Foundation
import Testing
import Trees

@testable import Census

@Suite struct UnreadLanguageTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let files: [String: String]
    /// `kind file:line count language`.
    let expected: [String]
  }

  @Test("What is not read of an app is said, once a language", arguments: cases)
  func said(one: Case) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "languages-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in one.files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    var options = ListOptions(wanted: Scanner.names)
    options.counted = UnreadLanguage.names
    let index = try Shipped.index.get()
    let tree = try Tree(root: folder.path)
    let census = Scanner(index, tree, options, jobs: 1).census()
    let said = census.blind.filter { $0.kind == .unreadLanguage || $0.kind == .webView }.map { blind in
      let what = blind.why.split(separator: " ").prefix { $0 != "is" && $0 != "are" }.joined(separator: " ")
      return "\(blind.kind.rawValue) \(blind.file):\(blind.line) \(what)"
    }
    #expect(said == one.expected)
    #expect(census.blind.filter(\.isFailure).isEmpty)
  }

  private static let cases = [
    Case(
      testDescription: "React Native; its packages and its other platform are not the app",
      files: [
        "package.json": #"{"dependencies": {"react-native": "0.80.0"}}"#, "index.js": "", "src/a.ts": "",
        "src/B.TSX": "", "android/c.ts": "", "src/__tests__/d.ts": "", "node_modules/e/index.js": "",
        "node_modules/e/package.json": #"{"dependencies": {"expo": "1"}}"#, "ios/App/A.swift": "let a = 1\n",
      ],
      expected: [
        "unread-language package.json:0 1 file of JavaScript",
        "unread-language package.json:0 2 files of TypeScript",
      ]),
    Case(
      testDescription: "A website, scripts and a package of something else",
      files: [
        "package.json": #"{"devDependencies": {"prettier": "3"}}"#, "a.js": "", "docs/b.js": "",
        "tool/Cargo.toml": "[[bin]]\n", "tool/src/main.rs": "", "App/A.swift": "let a = 1\n", "b.dart": "",
        "app/src/main/kotlin/C.kt": "",
      ], expected: []),
    Case(
      testDescription: "One app of several",
      files: [
        "apps/phone/package.json": #"{"dependencies": {"expo": "53"}}"#, "apps/phone/a.tsx": "",
        "apps/site/package.json": #"{"dependencies": {"next": "15"}}"#, "apps/site/b.tsx": "",
      ], expected: ["unread-language apps/phone/package.json:0 1 file of TypeScript"]),
    Case(
      testDescription: "Only the folder of the platform is looked at",
      files: [
        "App/A.swift": "let a = 1\n",
        "Podfile.lock":
          "PODS:\n  - React-Core (0.80.0)\n\nDEPENDENCIES:\n  - React-Core\n\nCOCOAPODS: 1.16.2\n",
      ],
      expected: ["unread-language Podfile.lock:2 the app links React Native, and what it does in JavaScript"]),
    Case(
      testDescription: "Flutter, Kotlin for several platforms, a library of Rust",
      files: [
        "pubspec.yaml": "dependencies:\n  flutter:\n    sdk: flutter\n", "lib/a.dart": "", "test/b.dart": "",
        "shared/src/commonMain/kotlin/A.kt": "", "shared/src/iosMain/kotlin/B.kt": "",
        "shared/src/androidMain/kotlin/C.kt": "",
        "core/Cargo.toml": "[lib]\ncrate-type = [\"staticlib\"]\n", "core/src/lib.rs": "",
      ],
      expected: [
        "unread-language core/Cargo.toml:0 1 file of Rust", "unread-language pubspec.yaml:0 1 file of Dart",
        "unread-language shared/src/commonMain/kotlin:0 2 files of Kotlin",
      ]),
    Case(
      testDescription: "Web views of the interface builder",
      files: [
        "App/Main.storyboard": "<document>\n<view>\n<wkWebView contentMode=\"scaleToFill\">\n</document>\n",
        "App/Old.xib": "<webView\ncontentMode=\"scaleToFill\"/>",
        "App/Plain.xib": "<view userLabel=\"webView\"/>",
        "Pods/A/A.xib": "<wkWebView id=\"a\">", "App/Other.xib": "<webViewController>",
      ],
      expected: ["web-view App/Main.storyboard:3 a web view", "web-view App/Old.xib:1 a web view"]),
  ]
}
