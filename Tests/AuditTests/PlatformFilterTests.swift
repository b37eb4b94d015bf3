import Testing

@testable import Audit

/// What is built for some platforms alone is judged for these.
@Suite("Platform filters") struct PlatformFilterTests {
  private typealias Case = ProjectTests.Case
  private static let uptime = "import Foundation\nlet seen = ProcessInfo.processInfo.systemUptime\n"
  private static let mac = "platformFilters = (macos, )"

  /// An app for iOS and macOS.
  private static func two(_ part: ProjectText.Part, and others: ProjectText.Part...) -> ProjectText {
    ProjectText(parts: [part] + others, settings: ProjectText.multiplatform)
  }

  private static func phone(_ part: ProjectText.Part, and others: ProjectText.Part...) -> ProjectText {
    ProjectText(parts: [part] + others)
  }

  private static let plain = ["App/A.swift": "let a = 1\n"]
  private static let kit = ["App/A.swift": "let a = 1\n", "Kit/K.swift": uptime]

  static let projects: [ProjectTests.Case] = [
    Case(
      "A source for the Mac alone",
      two(.init(sources: ["App/A.swift", "App/M.swift"], filters: ["App/M.swift": mac])),
      plain.merging(["App/M.swift": uptime]) { $1 }),
    Case(
      "A source for iOS alone",
      two(.init(sources: ["App/A.swift", "App/M.swift"], filters: ["App/M.swift": "platformFilter = ios"])),
      plain.merging(["App/M.swift": uptime]) { $1 }, "manifest.missing error App/M.swift:2 App"),
    Case(
      "A source for an app on a Mac that is not built",
      phone(
        .init(
          sources: ["App/A.swift", "App/M.swift"], filters: ["App/M.swift": "platformFilter = maccatalyst"])),
      plain.merging(["App/M.swift": uptime]) { $1 }),
    Case(
      "A source for an app on a Mac that is built",
      phone(
        .init(
          sources: ["App/A.swift", "App/M.swift"], filters: ["App/M.swift": "platformFilter = maccatalyst"],
          settings: ["SUPPORTS_MACCATALYST": "YES"])),
      plain.merging(["App/M.swift": uptime]) { $1 }, "manifest.missing error App/M.swift:2 App"),
    Case(
      "A file of a synchronized folder",
      two(.init(synchronized: "App", folderFilters: "M.swift = (macos, );")),
      plain.merging(["App/M.swift": uptime]) { $1 }),
    Case(
      "A folder of a synchronized folder",
      two(.init(synchronized: "App", folderFilters: "Mac = (macos, );")),
      plain.merging(["App/Mac/Deep/M.swift": uptime]) { $1 }),
    Case(
      "A library that is linked for the Mac alone",
      two(
        .init(sources: ["App/A.swift"], links: ["Kit"], filters: ["Kit": mac]),
        and: .init(name: "Kit", type: "library.static", sources: ["Kit/K.swift"])), kit),
    Case(
      "A library that is linked for all",
      two(
        .init(sources: ["App/A.swift"], links: ["Kit"]),
        and: .init(name: "Kit", type: "library.static", sources: ["Kit/K.swift"])), kit,
      "manifest.missing error Kit/K.swift:2 App"),
  ]

  private static func spec(_ app: String, _ more: String = "") -> String {
    "name: A\ntargets:\n  App: {type: application, \(app)}\n\(more)"
  }

  private static func package(_ platform: String) -> String {
    """
    // swift-tools-version: 6.0
    let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [
      .target(name: "Kit", dependencies: [.target(name: "Part", condition: .when(platforms: [\(platform)]))]),
      .target(name: "Part")])
    """
  }

  private static func tree(_ name: String, _ files: [String: String], _ expected: String...)
    -> ProjectTests.Case
  {
    Case(name, plain.merging(files) { $1 }, expected)
  }

  static let specs: [ProjectTests.Case] = [
    tree(
      "Sources with filters by destination",
      [
        "project.yml": spec(
          "supportedDestinations: [iOS, macOS], sources: [App, {path: Mac, destinationFilters: [macOS]}]"),
        "Mac/M.swift": uptime,
      ]),
    tree(
      "Sources whose paths say it",
      [
        "project.yml": spec(
          "supportedDestinations: [iOS, macOS], sources: [{path: App, inferDestinationFiltersByPath: true}]"),
        "App/macOS/M.swift": uptime, "App/M_macOS.swift": uptime,
      ]),
    tree(
      "Dependencies with filters",
      [
        "project.yml": spec(
          "platform: iOS, sources: [App], dependencies: [{target: Kit, destinationFilters: [macOS]}]",
          "  Kit: {type: library.static, platform: iOS, sources: [Kit]}\n"), "Kit/K.swift": uptime,
      ]),
    tree(
      "Dependencies for all",
      [
        "project.yml": spec(
          "platform: iOS, sources: [App], dependencies: [{target: Kit}]",
          "  Kit: {type: library.static, platform: iOS, sources: [Kit]}\n"), "Kit/K.swift": uptime,
      ], "manifest.missing error Kit/K.swift:2 App"),
    tree(
      "A package's part for another platform",
      [
        "project.yml":
          "packages: {Kit: {path: Kit}}\n"
          + spec("platform: iOS, sources: [App], dependencies: [{package: Kit}]"),
        "Kit/Package.swift": package(".macOS, .linux"), "Kit/Sources/Kit/K.swift": "let k = 1\n",
        "Kit/Sources/Part/P.swift": uptime,
      ]),
    tree(
      "A package's part for this platform",
      [
        "project.yml":
          "packages: {Kit: {path: Kit}}\n"
          + spec("platform: iOS, sources: [App], dependencies: [{package: Kit}]"),
        "Kit/Package.swift": package(".iOS"), "Kit/Sources/Kit/K.swift": "let k = 1\n",
        "Kit/Sources/Part/P.swift": uptime,
      ], "manifest.missing error Kit/Sources/Part/P.swift:2 App"),
    tree(
      "What is there for previews alone",
      [
        "project.yml": spec(
          "platform: iOS, sources: [App], settings: {DEVELOPMENT_ASSET_PATHS: \"\\\"App/Preview Content\\\"\"}"
        ),
        "App/Preview Content/P.swift": uptime,
      ]),
    tree(
      "A macro's code is not in what uses it",
      [
        "project.yml":
          "packages: {Kit: {path: Kit}}\n"
          + spec("platform: iOS, sources: [App], dependencies: [{package: Kit}]"),
        "Kit/Package.swift": package(".iOS").replacing(
          ".target(name: \"Part\")", with: ".macro(name: \"Part\")"),
        "Kit/Sources/Kit/K.swift": "let k = 1\n", "Kit/Sources/Part/P.swift": uptime,
      ]),
  ]

  @Test("What is left out of a build asks for nothing there", arguments: projects + specs)
  func filters(one: ProjectTests.Case) throws {
    #expect(try one.lines(["manifest.missing"]).filter { $0.hasSuffix(" App") } == one.expected)
  }
}
