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
  package init?(folder: Substring) {
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
    folder.isLonger(endingWithAny: testFolderEndings)
  }

  private static let testFolderEndings = [
    "Tests", "Test", "Specs", "-tests", "_tests", "TestHelpers", "TestSupport", "TestUtils", "TestUtilities",
  ]

  private static func endsAsSample(_ folder: Substring) -> Bool {
    folder.isLonger(endingWithAny: sampleFolderEndings)
  }

  private static let sampleFolderEndings = [
    "Example", "Examples", "Sample", "Samples", "Demo", "SampleApp", "ExampleApp", ".playground",
    ".docc",
  ]

  private static let testFileEndings = ["Tests", "Test", "Spec", "TestCase", "Mock"]

  /// Whether the name of a file is one of a test.
  static func isTestFile(_ file: Substring) -> Bool {
    let end = file.utf8.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "+") }
    let name = file[..<(end ?? file.endIndex)]
    return name.isLonger(endingWithAny: testFileEndings)
  }
}

extension Substring {
  /// Whether the text ends with one of others and is more than that, by its bytes.
  fileprivate func isLonger(endingWithAny endings: [String]) -> Bool {
    var name = self
    return name.withUTF8 { name in
      endings.contains { ending in
        var ending = ending
        return ending.withUTF8 { ending in
          name.count > ending.count
            && UnsafeBufferPointer(rebasing: name[(name.count - ending.count)...]).elementsEqual(ending)
        }
      }
    }
  }
}

/// A path as output has it: composed characters, whatever form the file system hands out.
func normalised(_ path: String) -> String {
  // A text that is ASCII knows it, so that nothing is counted.
  path.utf8.count == path.utf16.count ? path : path.precomposedStringWithCanonicalMapping
}
