import Foundation

extension Role {
  private static let testFolders: Set<String> = [
    "test", "tests", "testing", "uitests", "unittests", "spec", "specs", "testsupport", "testhelpers",
    "mocks",
    "testcases", "testutils", "testutilities", "fixtures", "__tests__",
  ]
  private static let sampleFolders: Set<String> = [
    "example", "examples", "sample", "samples", "demo", "demos", "sampleapp", "sampleapps", "exampleapp",
    "demoapp",
    "playground", "playgrounds",
  ]

  /// The role of the files of a folder, as the names on its path say it.
  init(folder path: Substring) {
    var role = Role.app
    for folder in path.split(separator: "/") {
      let name = folder.lowercased()
      if Self.testFolders.contains(name) || Self.endsAsTests(folder) {
        self = .test
        return
      }
      if Self.sampleFolders.contains(name) || Self.endsAsSample(folder) { role = .sample }
    }
    self = role
  }

  /// `AppTests`, `AppUITests`, but not `Contests`.
  private static func endsAsTests(_ folder: Substring) -> Bool {
    [
      "Tests", "Test", "Specs", "-tests", "_tests", "TestHelpers", "TestSupport", "TestUtils",
      "TestUtilities",
    ]
    .contains { folder.hasSuffix($0) && folder.count > $0.count }
  }

  private static func endsAsSample(_ folder: Substring) -> Bool {
    ["Example", "Examples", "Sample", "Samples", "Demo", "SampleApp", "ExampleApp", ".playground"]
      .contains { folder.hasSuffix($0) && folder.count > $0.count }
  }

  /// Whether the name of a file is one of a test.
  static func isTestFile(_ file: Substring) -> Bool {
    let name = file.prefix { $0 != "." && $0 != "+" }
    return ["Tests", "Test", "Spec", "TestCase", "Mock"].contains {
      name.hasSuffix($0) && name.count > $0.count
    }
  }
}

/// A path as output has it: composed characters, whatever form the file system hands out.
func normalised(_ path: String) -> String {
  path.utf8.allSatisfy { $0 < 0x80 } ? path : path.precomposedStringWithCanonicalMapping
}
