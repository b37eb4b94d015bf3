// swift-tools-version: 6.2
import Foundation
import PackageDescription

// A module imports only modules above it in this list; no package is depended on.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  // The matcher asks small questions of the lexer's types millions of times: let them be inlined.
  .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(of name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name + "Tests", dependencies: dependencies, swiftSettings: settings)
}

var targets: [Target] = [
  // The system's own, for what archives are packed by.
  .systemLibrary(name: "Zlib"),
  module("Bytes"),
  module("Lexing", ["Bytes"]),
  module("Formats", ["Bytes", "Zlib"]),
  module("Trees", ["Bytes", "Formats"]),
  module("Catalog", ["Bytes", "Lexing"]),
  module("Projects", ["Bytes", "Formats", "Trees", "Lexing", "Catalog"]),
  module("Census", ["Bytes", "Lexing", "Formats", "Trees", "Catalog", "Projects"]),
  module("Baseline", ["Bytes", "Trees", "Catalog", "Projects", "Census"]),
  module("Audit", ["Bytes", "Formats", "Trees", "Catalog", "Projects", "Census", "Baseline"]),
  module("Configuration", ["Formats", "Catalog"]),
  module("Reports", ["Bytes", "Formats", "Trees", "Catalog", "Projects", "Census", "Baseline", "Audit"]),
  .executableTarget(
    name: "sluice",
    dependencies: [
      "Bytes", "Lexing", "Formats", "Trees", "Catalog", "Projects", "Census", "Baseline", "Audit",
      "Configuration", "Reports",
    ],
    swiftSettings: settings),
  // Programs, libraries and archives that tests put together byte by byte.
  .target(name: "BuiltSamples", path: "Tests/BuiltSamples", swiftSettings: settings),
  tests(of: "Bytes", ["Bytes"]),
  tests(of: "Lexing", ["Lexing"]),
  tests(of: "Formats", ["Formats", "BuiltSamples"]),
  tests(of: "Trees", ["Trees", "Formats", "BuiltSamples"]),
  tests(of: "Catalog", ["Catalog", "Lexing"]),
  tests(of: "Projects", ["Projects", "Catalog", "Formats", "Trees"]),
  tests(
    of: "Audit", ["Audit", "Baseline", "Census", "Projects", "Catalog", "Formats", "Trees", "BuiltSamples"]),
  tests(of: "Census", ["Census", "Catalog", "Projects", "Lexing", "Trees", "BuiltSamples"]),
  tests(of: "Baseline", ["Baseline", "Census", "Projects", "Catalog", "Trees"]),
  tests(of: "Configuration", ["Configuration", "Formats", "Catalog"]),
  tests(of: "Reports", ["Reports", "Baseline", "Census", "Projects", "Catalog", "Formats", "Trees"]),
  tests(of: "Command", ["sluice", "Baseline", "Census", "Catalog", "BuiltSamples"]),
  tests(of: "Tidy", ["Lexing"]),
]

// Fuzzers need the compiler's own fuzzing runtime, so they exist only when asked for.
if ProcessInfo.processInfo.environment["SLUICE_FUZZ"] != nil {
  targets.append(
    .executableTarget(
      name: "Fuzzing",
      dependencies: [
        "Lexing", "Formats", "Catalog", "Projects", "Census", "Baseline", "Audit", "Configuration", "Reports",
      ],
      path: "Tests/Fuzzing", exclude: ["names.dict"],
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]))
}

let package = Package(
  name: "sluice",
  platforms: [.macOS(.v15)],  // Synchronization.Mutex
  products: [.executable(name: "sluice", targets: ["sluice"])],
  targets: targets
)
