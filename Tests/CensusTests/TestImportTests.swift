import Lexing
import Testing

@testable import Census

@Suite struct TestImportTests {
  /// A share says whether its file is a test; code of the app may import the framework where there is one.
  @Test(
    arguments: [
      ("import XCTest\nlet a = UserDefaults.standard", Language.swift, true),
      ("@testable import App\nimport Testing\nlet a = UserDefaults.standard", .swift, true),
      ("#if canImport(XCTest)\nimport XCTest\n#endif\nlet a = UserDefaults.standard", .swift, false),
      (
        "#if DEBUG\nimport Testing\n#else\nimport Foundation\n#endif\nlet a = UserDefaults.standard", .swift,
        false
      ),
      ("#if DEBUG\nimport Foundation\n#endif\nimport XCTest\nlet a = UserDefaults.standard", .swift, true),
      (
        "#import <XCTest/XCTest.h>\nid a(void) { return [NSUserDefaults standardUserDefaults]; }",
        .objectiveC, true
      ),
      (
        "#ifndef A_H\n#define A_H\n#import <XCTest/XCTest.h>\nid a(void) { return [NSUserDefaults new]; }\n#endif",
        .objectiveC, true
      ),
      (
        "#if __has_include(<XCTest/XCTest.h>)\n#import <XCTest/XCTest.h>\n#endif\nid a(void) { return [NSUserDefaults new]; }",
        .objectiveC, false
      ),
    ] as [(String, Language, Bool)])
  func `Only an import without a condition makes a file a test`(
    _ source: String, _ language: Language, _ isTest: Bool
  ) throws {
    let index = try Shipped.index.get()
    let share = Source.with(source.utf8) { source in
      var tokens = TokenBuffer()
      var matcher = Matcher(index)
      language.lex(source, index.vocabulary, into: &tokens)
      return matcher.share(of: source, tokens, language, path: "a")
    }
    #expect(share.isTest == isTest)
    #expect(share.sites.count == 1)
  }
}
