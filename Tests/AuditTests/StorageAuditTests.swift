import Catalog
import Testing

@testable import Audit

@Suite("What code does with files")
struct StorageAuditTests {
  @Test(arguments: writeCases) func writes(fixture: AuditCase) throws {
    try fixture.check("protection.unprotected-write", "protection.swallowed-write-error")
  }

  @Test(arguments: placeCases) func places(fixture: AuditCase) throws {
    try fixture.check("storage.", "backup.")
  }
}

/// Folders at the top of a disk, which no app has for itself.
private let person = "/" + ["Users", "somebody"].joined(separator: "/")
private let temporary = "/" + "tmp"

private let writeCases: [AuditCase] = [
  .swift(
    "Errors that are thrown away: more than a note where the file is to be kept, or the device can be locked",
    """
    struct Store {
      let url: URL
      init(folder: URL = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]) {
        url = folder.appendingPathComponent("register.json")
      }
      func save(_ data: Data) { try? data.write(to: url, options: .atomic) }
    }
    func given(_ data: Data, _ url: URL) { try? data.write(to: url) }
    func caught(_ data: Data, _ url: URL) {
      do { try data.write(to: url) } catch {}
    }
    func locked(_ data: Data, _ url: URL) { _ = try? data.write(to: url, options: [.completeFileProtection]) }
    func made(_ data: Data, _ path: String) { FileManager.default.createFile(atPath: path, contents: data) }
    func protect(_ path: String) {
      try? FileManager.default.setAttributes([.protectionKey: FileProtectionType.complete], ofItemAtPath: path)
    }
    """,
    """
    App/A.swift:13 protection.swallowed-write-error warning
    App/A.swift:14 protection.swallowed-write-error note
    App/A.swift:16 protection.swallowed-write-error warning
    App/A.swift:7 protection.swallowed-write-error warning
    App/A.swift:9 protection.swallowed-write-error note
    App/A.swift:11 protection.swallowed-write-error note
    """),
  .swift(
    "Errors that somebody hears of, and files in passing",
    """
    func told(_ data: Data, _ url: URL) -> Bool { (try? data.write(to: url)) != nil }
    func asked(_ data: Data, _ url: URL) { guard (try? data.write(to: url)) != nil else { return } }
    func handled(_ data: Data, _ url: URL) { do { try data.write(to: url) } catch { print(error) } }
    func passed(_ data: Data, _ url: URL) throws { try data.write(to: url) }
    func made(_ data: Data, _ path: String) -> Bool {
      FileManager.default.createFile(atPath: path, contents: nil)
      FileManager.default.createFile(atPath: path, contents: Data())
      return FileManager.default.createFile(atPath: path, contents: data)
    }
    func temporary(_ data: Data) {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("a")
      try? data.write(to: url)
    }
    var cache: URL { URL.cachesDirectory.appending(path: "b") }
    func cached(_ data: Data) { try? data.write(to: cache) }
    """),
  .swift(
    "A file without a class, beside one that gets one",
    """
    let ledger = URL.documentsDirectory.appending(path: "ledger.json")
    func a(_ data: Data) throws { try data.write(to: ledger, options: [.atomic, .completeFileProtection]) }
    func b(_ data: Data) throws { try data.write(to: URL.documentsDirectory.appending(path: "b"), options: .atomic) }
    func c(_ data: Data, _ url: URL) throws { try data.write(to: url) }
    func d(_ data: Data, _ options: Data.WritingOptions) throws { try data.write(to: ledger, options: options) }
    func e(_ data: Data) throws { try data.write(to: URL.temporaryDirectory.appending(path: "e")) }
    """, "App/A.swift:4 protection.unprotected-write note"),
  .swift(
    "Folders can have the class, and then so do the files in them",
    """
    func a(_ data: Data) throws { try data.write(to: ledger, options: [.atomic, .completeFileProtection]) }
    func b(_ data: Data) throws { try data.write(to: URL.documentsDirectory.appending(path: "b")) }
    func c() throws {
      try FileManager.default.setAttributes([.protectionKey: FileProtectionType.complete], ofItemAtPath: "Documents")
    }
    """),
]

private let placeCases: [AuditCase] = [
  .swift(
    "Files with ever new names, which nothing removes",
    """
    struct Recovery {
      let folder: URL
      func checkpoint(_ register: URL) throws {
        let stamp = Date.now.formatted()
        try FileManager.default.copyItem(at: register, to: folder.appending(path: "\\(stamp).json"))
      }
    }
    struct Photos {
      let folder: URL
      func add(_ data: Data) throws { try data.write(to: folder.appending(path: UUID().uuidString)) }
      func remove(_ id: UUID) throws { try FileManager.default.removeItem(at: folder.appending(path: "\\(id)")) }
    }
    """, "App/A.swift:6 storage.never-cleaned warning"),
  .swift(
    "A removal that can be of any file",
    """
    struct Recovery {
      let folder: URL
      func checkpoint(_ data: Data) throws { try data.write(to: folder.appending(path: UUID().uuidString)) }
    }
    func remove(_ file: URL) throws { try FileManager.default.removeItem(at: file) }
    """),
  .swift(
    "A mark that the next write drops, in the same function and in another",
    """
    final class Cache {
      let file = URL.applicationSupportDirectory.appending(path: "cache")
      func exclude() throws {
        var copy = file
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        try copy.setResourceValues(values)
      }
      func save(_ data: Data) throws { try data.write(to: file, options: .atomic) }
      func renew(_ data: Data) throws {
        try data.write(to: self.file, options: .atomic)
        try exclude()
      }
      func append(_ data: Data) throws { try data.write(to: file) }
    }
    func once(_ data: Data, _ url: URL) throws {
      var url = url
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      try url.setResourceValues(values)
      try data.write(to: url, options: [.atomic])
    }
    func again(_ data: Data, _ url: URL) throws {
      var url = url
      try data.write(to: url, options: [.atomic])
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      try url.setResourceValues(values)
    }
    """,
    """
    App/A.swift:10 backup.lost-exclusion warning
    App/A.swift:22 backup.lost-exclusion warning
    """),
  AuditCase(
    "The same in Objective-C",
    [
      "App/A.m": """
      #import <Foundation/Foundation.h>
      @implementation Cache
      - (void)save:(NSData *)data to:(NSURL *)url {
        [url setResourceValue:@YES forKey:NSURLIsExcludedFromBackupKey error:nil];
        [data writeToFile:url.path atomically:YES];
      }
      - (void)keep:(NSData *)data to:(NSURL *)url {
        [data writeToURL:url options:NSDataWritingAtomic error:nil];
        [url setResourceValue:@YES forKey:NSURLIsExcludedFromBackupKey error:nil];
      }
      - (void)include:(NSData *)data to:(NSURL *)url {
        [url setResourceValue:@NO forKey:NSURLIsExcludedFromBackupKey error:nil];
        [data writeToURL:url options:NSDataWritingAtomic error:nil];
      }
      @end
      """
    ], targets: [appTarget(sources: ["App/A.m"])], "App/A.m:5 backup.lost-exclusion warning"),
  .swift(
    "Paths that are written out",
    """
    func a(_ data: Data) throws { try data.write(to: URL(fileURLWithPath: "\(person)/out.json")) }
    func b(_ text: String) throws {
      let path = "\(temporary)/log.txt"
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    func c(_ data: Data) throws { try data.write(to: URL(fileURLWithPath: NSHomeDirectory() + "/Library/a")) }
    func d(_ data: Data, _ folder: URL) throws { try data.write(to: folder.appending(path: "\(temporary)/a")) }
    #if targetEnvironment(simulator)
      func e(_ data: Data) throws { try data.write(to: URL(fileURLWithPath: "\(temporary)/e")) }
    #endif
    """,
    """
    App/A.swift:2 storage.absolute-path warning
    App/A.swift:5 storage.absolute-path warning
    """),
  .swift(
    "A folder of the person, where there is none",
    """
    func a(_ data: Data) throws {
      let folder = FileManager.default.urls(for: .desktopDirectory, in: .userDomainMask)[0]
      try data.write(to: folder.appendingPathComponent("a"))
    }
    func b() throws -> URL {
      try FileManager.default.createDirectory(at: URL.downloadsDirectory, withIntermediateDirectories: true)
      return URL.downloadsDirectory
    }
    func c(_ data: Data) throws { try data.write(to: URL.downloadsDirectory.appending(path: "c")) }
    """, "App/A.swift:4 storage.unowned-location [Desktop] warning"),
  AuditCase(
    "On a Mac the sandbox decides",
    [
      "Mac/Mac.entitlements": propertyList("<key>com.apple.security.app-sandbox</key><true/>"),
      "Mac/A.swift": """
      import AppKit
      func a(_ data: Data) throws { try data.write(to: URL.downloadsDirectory.appending(path: "a")) }
      func b(_ data: Data) throws { try data.write(to: URL.desktopDirectory.appending(path: "b")) }
      """,
    ],
    targets: [
      appTarget("Mac", platforms: [.macOS], sources: ["Mac/A.swift"], entitlements: "Mac/Mac.entitlements")
    ], "Mac/A.swift:2 storage.unowned-location [Downloads] warning"),
]
