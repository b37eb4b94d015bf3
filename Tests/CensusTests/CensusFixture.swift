import Catalog
import Lexing
import Testing

@testable import Census

/// A source with at least one site, in which every site stands in plain code.
struct CensusFixture: CustomTestStringConvertible, Sendable {
  let language: Language
  let source: String

  var testDescription: String { source.split(separator: "\n").last.map(String.init) ?? source }

  private init(_ language: Language, _ lines: String...) {
    self.language = language
    source = lines.joined(separator: "\n") + "\n"
  }

  static let all: [CensusFixture] = [
    .init(.swift, "import Foundation", "let a = UserDefaults.standard"),
    .init(.swift, "import Foundation", "func b() {", "  UserDefaults.standard.set(1, forKey: k)", "}"),
    .init(.swift, "import Foundation", "let c = URLSession.shared.dataTask(with: url) { _, _, _ in }"),
    .init(.swift, "import Foundation", "let d = URLSession(configuration: .default)"),
    .init(.swift, "import SwiftUI", "struct V: View {", "  @AppStorage(name) var e = 1", "}"),
    .init(.swift, "import Foundation", "let f = ProcessInfo.processInfo.systemUptime"),
    .init(.swift, "import Darwin", "func g() {", "  var s = stat()", "  stat(path, &s)", "}"),
    .init(.swift, "import UIKit", "func h() {", "  UIPasteboard.general.string = text", "}"),
    .init(.swift, "import WebKit", "final class W {", "  let view = WKWebView(frame: .zero)", "}"),
    .init(
      .swift, "import os", "let logger = Logger(subsystem: s, category: c)", "func i() { logger.info(m) }"),
    .init(.swift, "import Security", "func j() { SecItemAdd(query, nil) }"),
    .init(.swift, "import Network", "let k = NWConnection(host: h, port: p, using: .tcp)"),
    .init(.swift, "import CloudKit", "let l = CKContainer.default()"),
    .init(
      .objectiveC, "#import <Foundation/Foundation.h>", "id a(void) {",
      "  return [NSUserDefaults standardUserDefaults];", "}"),
    .init(
      .objectiveC, "@implementation B", "- (void)go {",
      "  [[NSURLSession sharedSession] dataTaskWithURL:url];", "}", "@end"),
    .init(
      .objectiveC, "@implementation C", "- (id)go {",
      "  return [[NSUserDefaults alloc] initWithSuiteName:name];", "}", "@end"),
    .init(
      .c, "#include <sys/stat.h>", "int d(const char *p) {", "  struct stat s;", "  return stat(p, &s);", "}"),
    .init(.objectiveC, "id e(void) {", "  return [UIPasteboard generalPasteboard];", "}"),
    .init(.objectiveC, "void f(void) {", "  SecItemDelete(query);", "}"),
    .init(.objectiveCPlusPlus, "double g() {", "  return [[NSProcessInfo processInfo] systemUptime];", "}"),
  ]
}

/// What the tests ask of sites: where they are, and what they are.
struct Sighting: Hashable {
  let rule: String
  let call: String
  let line: Int
  let column: Int
}

/// The shipped catalog, read once for all tests.
enum Shipped {
  static let index = Result { SpellingIndex(try Catalog.load()) }

  /// What the matcher finds in the bytes of one file.
  static func sightings(_ bytes: some Collection<UInt8>, _ language: Language) throws -> [Sighting] {
    let index = try Self.index.get()
    return Source.with(bytes) { source in
      var tokens = TokenBuffer()
      var matcher = Matcher(index)
      language.lex(source, index.vocabulary, into: &tokens)
      return matcher.share(of: source, tokens, language, path: "a").sites.map(\.site).map {
        Sighting(rule: $0.rule, call: $0.call, line: $0.line, column: $0.column)
      }
    }
  }
}
