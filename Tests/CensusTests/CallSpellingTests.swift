import Lexing
import Testing

@testable import Census

/// One call has one text however it is spelt, and one expression is one site.
@Suite("Spellings of one call")
struct CallSpellingTests {
  /// The rules and calls of a source, as sightings have them.
  private func calls(_ source: String, _ language: Language) throws -> [String] {
    try Shipped.sightings(source.utf8, language).map { "\($0.rule) \($0.call)" }
  }

  @Test(
    "In Swift",
    arguments: [
      ("let s = URLSession(configuration: c)", "let s: URLSession = .init(configuration: c)"),
      (
        #"let n = NWConnection(host: "a.example", port: 1, using: .tcp)"#,
        #"let n: NWConnection = .init(host: "a.example", port: 1, using: .tcp)"#
      ),
      ("func f(s: URLSession = URLSession.shared) {}", "func f(s: URLSession = .shared) {}"),
      ("var s: URLSession { URLSession.shared }", "var s: URLSession { .shared }"),
      ("func f() -> URLSession { return URLSession.shared }", "func f() -> URLSession { return .shared }"),
      ("let u: UserDefaults = UserDefaults.standard", "let u: UserDefaults = .standard"),
      (
        "let p: UIPasteboard = UIPasteboard.general", "let p: UIPasteboard = .general"
      ),
      (
        #"UserDefaults(suiteName: "group.a")?.set(1, forKey: k)"#,
        #"UserDefaults.init(suiteName: "group.a")?.set(1, forKey: k)"#
      ),
      ("UserDefaults.standard.set(1, forKey: k)", "(UserDefaults.standard).set(1, forKey: k)"),
      ("URLSession.shared.dataTask(with: u).resume()", "(URLSession.shared).dataTask(with: u).resume()"),
      ("try await URLSession.shared.data(from: u)", "(try await URLSession.shared.data(from: u)).0"),
      (
        "try d.write(to: u, options: .completeFileProtection)",
        "try d.write(to: u, options: Data.WritingOptions.completeFileProtection)"
      ),
      (
        "let a: [FileAttributeKey: Any] = [.protectionKey: FileProtectionType.complete]",
        "let a = [FileAttributeKey.protectionKey: FileProtectionType.complete]"
      ),
      (
        "let a: [FileAttributeKey: Any] = [.protectionKey: FileProtectionType.complete]",
        "a[.protectionKey] = FileProtectionType.complete"
      ),
      ("a[.protectionKey] = FileProtectionType.complete", "a[FileAttributeKey.protectionKey] = .complete"),
      (
        "try u.resourceValues(forKeys: [.creationDateKey])",
        "try u.resourceValues(forKeys: [URLResourceKey.creationDateKey])"
      ),
      (
        "m.urls(for: .documentDirectory, in: .userDomainMask)",
        "m.urls(for: FileManager.SearchPathDirectory.documentDirectory, in: .userDomainMask)"
      ),
      (
        "try FileManager.default.attributesOfItem(atPath: p)[.creationDate]",
        "try FileManager.default.attributesOfItem(atPath: p)[FileAttributeKey.creationDate]"
      ),
      (
        "let q = [kSecAttrAccessible: kSecAttrAccessibleWhenUnlocked]",
        "q[kSecAttrAccessible as String] = kSecAttrAccessibleWhenUnlocked"
      ),
      (
        "let q = [kSecAttrAccessible: kSecAttrAccessibleWhenUnlocked]",
        "q[String(kSecAttrAccessible)] = kSecAttrAccessibleWhenUnlocked"
      ),
      (
        "let q = [kSecAttrAccessible: kSecAttrAccessibleWhenUnlocked]",
        "q.updateValue(kSecAttrAccessibleWhenUnlocked, forKey: kSecAttrAccessible as String)"
      ),
      (
        "let q = [kSecAttrAccessible: isOn ? kSecAttrAccessibleWhenUnlocked : kSecAttrAccessibleAfterFirstUnlock]",
        "q[kSecAttrAccessible] = isOn ? kSecAttrAccessibleWhenUnlocked : kSecAttrAccessibleAfterFirstUnlock"
      ),
    ])
  func swift(one: String, other: String) throws {
    let head = "import Foundation\nimport UIKit\nimport Network\n"
    let expected = try calls(head + one, .swift)
    #expect(!expected.isEmpty)
    #expect(try calls(head + other, .swift) == expected)
  }

  @Test(
    "In Objective-C",
    arguments: [
      (
        "[[NSURLSession sharedSession] dataTaskWithURL:u];", "[NSURLSession.sharedSession dataTaskWithURL:u];"
      ),
      ("id a = [NSUserDefaults standardUserDefaults];", "id a = NSUserDefaults.standardUserDefaults;"),
      (
        "[[NSProcessInfo processInfo] systemUptime];", "t = [NSProcessInfo processInfo].systemUptime;"
      ),
      ("[[NSProcessInfo processInfo] systemUptime];", "t = NSProcessInfo.processInfo.systemUptime;"),
      (
        "[[[UIDevice currentDevice] identifierForVendor] UUIDString];",
        "s = UIDevice.currentDevice.identifierForVendor.UUIDString;"
      ),
      (
        "[[[UIDevice currentDevice] identifierForVendor] UUIDString];",
        "s = [UIDevice.currentDevice.identifierForVendor UUIDString];"
      ),
      (
        "[[UIPasteboard generalPasteboard] setString:t];", "UIPasteboard.generalPasteboard.string = t;"
      ),
      (
        "id q = @{(id)kSecAttrAccessible: (id)kSecAttrAccessibleWhenUnlocked};",
        "q[(__bridge id)kSecAttrAccessible] = (__bridge id)kSecAttrAccessibleWhenUnlocked;"
      ),
      (
        "id q = @{(id)kSecAttrAccessible: (id)kSecAttrAccessibleWhenUnlocked};",
        "[q setObject:(__bridge id)kSecAttrAccessibleWhenUnlocked forKey:(__bridge id)kSecAttrAccessible];"
      ),
      (
        "id q = @{(id)kSecAttrAccessible: (id)kSecAttrAccessibleWhenUnlocked};",
        "CFDictionarySetValue(q, kSecAttrAccessible, kSecAttrAccessibleWhenUnlocked);"
      ),
    ])
  func objectiveC(one: String, other: String) throws {
    let expected = try calls("void f(void) { \(one) }", .objectiveC)
    #expect(!expected.isEmpty)
    #expect(try calls("void f(void) { \(other) }", .objectiveC) == expected)
  }

  @Test(
    "What is another call has another text",
    arguments: [
      ("let a = URL.cachesDirectory", "let a: FileManager.SearchPathDirectory = .cachesDirectory"),
      (#"UserDefaults(suiteName: "group.a")"#, #"UserDefaults(suiteName: "group.b")"#),
      ("a[.protectionKey] = FileProtectionType.complete", "a[.protectionKey] = .completeUnlessOpen"),
      ("let f = URLSession.shared.data(from:delegate:)", "let f = URLSession.shared.data(from:)"),
    ])
  func others(one: String, other: String) throws {
    let head = "import Foundation\n"
    #expect(try calls(head + one, .swift) != calls(head + other, .swift))
  }

  @Test(
    "One expression is one site of a rule",
    arguments: [
      (
        "void f(void) { d = [[NSFileManager defaultManager] attributesOfItemAtPath:p error:nil][NSFileCreationDate]; }",
        1
      ),
      (
        "void f(void) { d = ((NSDictionary *)[m attributesOfItemAtPath:p error:nil])[NSFileCreationDate]; }",
        1
      ),
      ("void f(void) { a[NSFileCreationDate] = b; c[NSFileCreationDate] = d; }", 2),
      ("void f(void) { a[i] = NSFileCreationDate; b[i] = NSFileModificationDate; }", 2),
      ("void f(void) { g(a[NSFileCreationDate] == b, NSFileModificationDate); }", 2),
      // What may be no site does not take the place of one that is.
      ("void f(void) { [[m attributesOfItemAtPath:p error:nil] fileModificationDate]; }", 1),
    ])
  func expressions(source: String, count: Int) throws {
    let sites = try Shipped.sightings(source.utf8, .objectiveC)
    #expect(sites.map(\.rule) == [String](repeating: "required-reason.file-timestamp", count: count))
  }
}
