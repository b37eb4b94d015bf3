import Lexing
import Testing

@testable import Census

/// By what text a site is known: another value of a key is another site, another spelling of a call is not.
@Suite("The text of a call")
struct CallTextTests {
  private func calls(_ source: String, _ language: Language, of group: String) throws -> [String] {
    try Shipped.sightings(source.utf8, language).filter { $0.rule.hasPrefix(group + ".") }.map(\.call)
  }

  @Test(
    "A key says what it is given",
    arguments: [
      (
        "[kSecAttrAccessible: kSecAttrAccessibleWhenUnlocked]",
        "kSecAttrAccessible = kSecAttrAccessibleWhenUnlocked"
      ),
      (
        "[kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlock as String]",
        "kSecAttrAccessible = kSecAttrAccessibleAfterFirstUnlock"
      ),
      ("[kSecAttrSynchronizable: true]", "kSecAttrSynchronizable = true"),
      ("[kSecAttrSynchronizable: NSNumber(value: false)]", "kSecAttrSynchronizable = false"),
      ("[kSecAttrSynchronizable: kCFBooleanTrue!]", "kSecAttrSynchronizable = kCFBooleanTrue"),
      (#"[kSecClass: k, kSecAttrAccessGroup: "T.a"]"#, #"kSecAttrAccessGroup = "T.a""#),
      ("query[kSecAttrSynchronizable as String] = false", "kSecAttrSynchronizable = false"),
      (
        "CFDictionarySetValue(query, kSecAttrSynchronizable, kCFBooleanFalse)",
        "kSecAttrSynchronizable = kCFBooleanFalse"
      ),
      // What is only known at run time says nothing, and a choice between two keys is no pair.
      ("[kSecAttrSynchronizable: isShared]", "kSecAttrSynchronizable"),
      ("[kSecAttrAccessGroup: Self.group()]", "kSecAttrAccessGroup"),
      ("[isOn ? kSecAttrSynchronizable : kSecReturnData]", "kSecAttrSynchronizable"),
      ("query[kSecAttrSynchronizable] == false", "kSecAttrSynchronizable"),
      ("dictionary[query[kSecAttrSynchronizable]] = true", "kSecAttrSynchronizable"),
    ])
  func keychain(source: String, expected: String) throws {
    let calls = try calls("import Security\nlet a = \(source)", .swift, of: "keychain")
    #expect(calls.contains(expected), "\(calls)")
  }

  @Test(
    "A key says what it is given in Objective-C",
    arguments: [
      ("@{(__bridge id)kSecAttrSynchronizable: @YES}", "kSecAttrSynchronizable = YES"),
      ("@{(__bridge id)kSecAttrSynchronizable: @(NO)}", "kSecAttrSynchronizable = NO"),
      (
        "@{(__bridge id)kSecAttrAccessible: (__bridge id)kSecAttrAccessibleWhenUnlocked}",
        "kSecAttrAccessible = kSecAttrAccessibleWhenUnlocked"
      ),
      (#"@{(__bridge id)kSecAttrAccessGroup : @"T.a"}"#, #"kSecAttrAccessGroup = "T.a""#),
      ("query[(__bridge id)kSecAttrSynchronizable] = @NO", "kSecAttrSynchronizable = NO"),
      (
        "[query setObject:(__bridge id)kCFBooleanTrue forKey:(__bridge id)kSecAttrSynchronizable]",
        "kSecAttrSynchronizable = kCFBooleanTrue"
      ),
      (
        "CFDictionaryAddValue(query, kSecAttrSynchronizable, kCFBooleanTrue)",
        "kSecAttrSynchronizable = kCFBooleanTrue"
      ),
      ("@{(__bridge id)kSecAttrSynchronizable: shared}", "kSecAttrSynchronizable"),
    ])
  func keychainInObjectiveC(source: String, expected: String) throws {
    let calls = try calls("void f(void) { id a = \(source); }", .objectiveC, of: "keychain")
    #expect(calls.contains(expected), "\(calls)")
  }

  @Test(
    "Kept in the backup and kept out of it are two things",
    arguments: [
      ("try url.setResourceValue(true, forKey: .isExcludedFromBackupKey)", ".isExcludedFromBackupKey = true"),
      (
        "try url.setResourceValue(false, forKey: .isExcludedFromBackupKey)",
        ".isExcludedFromBackupKey = false"
      ),
      (
        "try url.setResourceValue(NSNumber(value: true), forKey: URLResourceKey.isExcludedFromBackupKey)",
        ".isExcludedFromBackupKey = true"
      ),
      ("values.isExcludedFromBackup = false", "isExcludedFromBackup = false"),
    ])
  func backup(source: String, expected: String) throws {
    #expect(try calls("import Foundation\n\(source)", .swift, of: "backup") == [expected])
  }

  @Test(arguments: ["YES", "NO"])
  func `Kept in the backup and kept out of it in Objective-C`(value: String) throws {
    let source =
      "void f(NSURL *url) { [url setResourceValue:@\(value) forKey:NSURLIsExcludedFromBackupKey error:nil]; }"
    #expect(
      try calls(source, .objectiveC, of: "backup") == ["NSURLIsExcludedFromBackupKey = \(value)"])
  }

  @Test(
    "A class of protection is part of what is given",
    arguments: [
      (
        "[FileAttributeKey.protectionKey: FileProtectionType.complete]",
        ".protectionKey = .complete"
      ),
      (
        "[FileAttributeKey.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication.rawValue]",
        ".protectionKey = .completeUntilFirstUserAuthentication"
      ),
    ])
  func protection(source: String, expected: String) throws {
    #expect(try calls("import Foundation\nlet a = \(source)", .swift, of: "file-protection") == [expected])
  }

  @Test(
    "A host that is told without a label",
    arguments: [
      (#"getaddrinfo("a.example", nil, nil, nil)"#, Language.swift, #"getaddrinfo("a.example", _:, _:, _:)"#),
      (#"getaddrinfo("a.example", 0, 0, 0);"#, .c, #"getaddrinfo("a.example")"#),
      ("getaddrinfo(name, 0, 0, 0);", .c, "getaddrinfo()"),
      (#"gethostbyname("b.example");"#, .c, #"gethostbyname("b.example")"#),
    ])
  func hosts(source: String, language: Language, expected: String) throws {
    let source = language == .swift ? "import Darwin\n\(source)" : "void f(void) { \(source) }"
    #expect(try calls(source, language, of: "network").contains(expected))
  }

  @Test(
    "What formatters and habits change is the same call",
    arguments: [
      ["URLRequest(url: u)", "URLRequest.init(url: u)", "Foundation.URLRequest(url: u)"],
      [
        "URLSession.shared.dataTask(with: r, completionHandler: { d, _, _ in })",
        "URLSession.shared.dataTask(with: r) { d, _, _ in }",
        "Foundation.URLSession.shared.dataTask(with: r) { d, _, _ in }",
        "URLSession.shared\n    .dataTask(\n      with: r\n    ) { _, _, _ in\n  }",
      ],
      [#"UserDefaults(suiteName: "group.x")"#, #"UserDefaults.init(suiteName: "group.x")"#],
    ])
  func spellings(sources: [String]) throws {
    let all = try sources.map { source in
      try Shipped.sightings("import Foundation\nlet a = \(source)".utf8, .swift).map {
        "\($0.rule) \($0.call)"
      }
    }
    #expect(all.allSatisfy { $0 == all[0] && !$0.isEmpty }, "\(all)")
  }
}
