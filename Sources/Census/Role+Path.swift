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

  /// The role that the name of a folder gives to what is in it; nothing where it says nothing.
  init?(folder: Substring) {
    let name = folder.lowercased()
    if Self.testFolders.contains(name) || Self.endsAsTests(folder) {
      self = .test
    } else if Self.sampleFolders.contains(name) || Self.endsAsSample(folder) {
      self = .sample
    } else {
      return nil
    }
  }

  /// `AppTests`, `AppUITests`, but not `Contests`.
  private static func endsAsTests(_ folder: Substring) -> Bool {
    [
      "Tests", "Test", "Specs", "-tests", "_tests", "TestHelpers", "TestSupport", "TestUtils",
      "TestUtilities",
    ]
    .contains { folder.isLonger(endingWith: $0) }
  }

  private static func endsAsSample(_ folder: Substring) -> Bool {
    ["Example", "Examples", "Sample", "Samples", "Demo", "SampleApp", "ExampleApp", ".playground"]
      .contains { folder.isLonger(endingWith: $0) }
  }

  private static let testFileEndings = ["Tests", "Test", "Spec", "TestCase", "Mock"]

  /// Whether the name of a file is one of a test.
  static func isTestFile(_ file: Substring) -> Bool {
    let end = file.utf8.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "+") }
    let name = file[..<(end ?? file.endIndex)]
    return testFileEndings.contains { name.isLonger(endingWith: $0) }
  }
}

extension Substring {
  /// Whether the text ends with another and is more than that, by its bytes.
  fileprivate func isLonger(endingWith text: String) -> Bool {
    utf8.count > text.utf8.count && utf8.suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}

/// A path as output has it: composed characters, whatever form the file system hands out.
func normalised(_ path: String) -> String {
  path.utf8.allSatisfy { $0 < 0x80 } ? path : path.precomposedStringWithCanonicalMapping
}
