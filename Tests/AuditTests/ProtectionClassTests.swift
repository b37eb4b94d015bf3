import Testing

@testable import Audit

/// A class that is given weakens what protects a file; one that is only asked about does nothing.
@Suite("Protection classes that code asks about")
struct ProtectionClassTests {
  private func isFound(_ source: String, named name: String) throws -> Bool {
    let fixture = EntitlementFixture("", [name: source], .init(variants: [.init()]), expected: [])
    return try fixture.lines().contains { $0.contains("protection.weaker-than-default") }
  }

  @Test(
    "In Swift",
    arguments: [
      ("let a: [FileAttributeKey: Any] = [.protectionKey: FileProtectionType.none]", true),
      ("let a = [FileAttributeKey.protectionKey: isOpen ? FileProtectionType.none : level]", true),
      ("try manager.setAttributes([.protectionKey: FileProtectionType.none], ofItemAtPath: path)", true),
      ("try url.setResourceValue(URLFileProtection.none, forKey: .fileProtectionKey)", true),
      ("attributes[.protectionKey] = FileProtectionType.none", true),
      ("let level: FileProtectionType = .none", true),
      ("let level = FileProtectionType.none", true),
      ("return FileProtectionType.none", true),
      ("set(FileProtectionType.none)", true),
      ("try data.write(to: url, options: [.atomic, .noFileProtection])", true),
      ("store.setOption(NSFileProtectionNone as NSString, forKey: NSPersistentStoreFileProtectionKey)", true),
      ("let classes = [\"none\": FileProtectionType.none]", true),
      ("case .open: level = FileProtectionType.none", true),
      ("if level == FileProtectionType.none { warn() }", false),
      ("if level != FileProtectionType.none { warn() }", false),
      ("if FileProtectionType.none == level { warn() }", false),
      ("if FileProtectionType.none.rawValue == level { warn() }", false),
      ("guard attributes[.protectionKey] as? FileProtectionType == .none else { return }", false),
      ("let isOpen = attributes[.protectionKey] as? FileProtectionType == FileProtectionType.none", false),
      ("switch level {\ncase FileProtectionType.none: warn()\ndefault: break\n}", false),
      (
        "switch level {\ncase FileProtectionType.complete, FileProtectionType.none: warn()\ndefault: break\n}",
        false
      ),
      ("if case FileProtectionType.none = level { warn() }", false),
      ("if case (FileProtectionType.none, _) = pair { warn() }", false),
      ("if [FileProtectionType.none, .complete].contains(level) { warn() }", false),
      ("let titles = [FileProtectionType.none: \"None\"]", false),
      ("let title = titles[FileProtectionType.none]", false),
      ("print(\"not \\(FileProtectionType.none)\")", false),
      ("print(FileProtectionType.none)", false),
      ("logger.debug(\"\\(url) has \\(FileProtectionType.none.rawValue)\")", false),
      ("logger.debug(\"NSFileProtectionNone\")", false),
      ("if text.isEqual(to: NSFileProtectionNone) { warn() }", false),
      ("if options.contains(.noFileProtection) { warn() }", false),
    ])
  func swift(line: String, isFound: Bool) throws {
    let source = "import Foundation\nfunc go() throws -> Any {\n\(line)\n}\n"
    #expect(try self.isFound(source, named: "App/A.swift") == isFound)
  }

  @Test(
    "In Objective-C",
    arguments: [
      ("NSDictionary *a = @{NSFileProtectionKey : NSFileProtectionNone};", true),
      (
        "[manager setAttributes:@{NSFileProtectionKey: NSFileProtectionNone} ofItemAtPath:path error:&error];",
        true
      ),
      ("attributes[NSFileProtectionKey] = NSFileProtectionNone;", true),
      ("[attributes setObject:NSFileProtectionNone forKey:NSFileProtectionKey];", true),
      ("[url setResourceValue:NSURLFileProtectionNone forKey:NSURLFileProtectionKey error:nil];", true),
      ("NSString *level = isOpen ? NSFileProtectionNone : NSFileProtectionComplete;", true),
      ("return NSFileProtectionNone;", true),
      ("options |= NSDataWritingFileProtectionNone;", true),
      ("[self use:NSFileProtectionNone];", true),
      ("if ([level isEqualToString:NSFileProtectionNone] || other) { warn(); }", false),
      ("if ([NSFileProtectionNone isEqual:level]) { warn(); }", false),
      ("__auto_type isNone = [key isEqualToString:NSFileProtectionNone];", false),
      ("if (level == NSFileProtectionNone) { warn(); }", false),
      ("if (NSFileProtectionNone != level) { warn(); }", false),
      ("switch (options) { case NSDataWritingFileProtectionNone: warn(); }", false),
      ("if ([@[NSFileProtectionNone, NSFileProtectionComplete] containsObject:level]) { warn(); }", false),
      ("NSDictionary *titles = @{NSFileProtectionNone: @\"None\"};", false),
      ("NSString *title = titles[NSFileProtectionNone];", false),
      ("NSLog(@\"%@\", NSFileProtectionNone);", false),
    ])
  func objectiveC(line: String, isFound: Bool) throws {
    let source = "#import <Foundation/Foundation.h>\nid go(NSString *level) {\n\(line)\n}\n"
    #expect(try self.isFound(source, named: "App/A.m") == isFound)
  }
}
