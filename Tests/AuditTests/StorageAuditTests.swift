import Testing

@testable import Audit

@Suite("What code does with files, with access that it was given, and with servers")
struct StorageAuditTests {
  @Test(arguments: scopeCases) func scope(fixture: AuditCase) throws { try fixture.check("scope.") }

  @Test(arguments: trustCases) func trust(fixture: AuditCase) throws { try fixture.check("trust.") }

  @Test(arguments: writeCases) func writes(fixture: AuditCase) throws {
    try fixture.check("protection.unprotected-write", "protection.swallowed-write-error")
  }

  @Test(arguments: placeCases) func places(fixture: AuditCase) throws {
    try fixture.check("storage.", "backup.")
  }
}

/// One source of an app on iOS.
private func swift(_ title: String, _ source: String, _ expected: String = "") -> AuditCase {
  AuditCase(
    title, ["App/A.swift": "import UIKit\n" + source], targets: [appTarget(sources: ["App/A.swift"])],
    expected)
}

private let scopeCases = [
  swift(
    "What a throw or a return skips, and what nothing ends",
    """
    func thrown(_ url: URL) throws -> Data? {
      guard url.startAccessingSecurityScopedResource() else { return nil }
      let data = try Data(contentsOf: url)
      url.stopAccessingSecurityScopedResource()
      return data
    }
    func returned(_ url: URL, _ isKnown: Bool) {
      if url.startAccessingSecurityScopedResource() {
        if isKnown { return }
        url.stopAccessingSecurityScopedResource()
      }
    }
    func caught(_ url: URL) {
      do {
        _ = url.startAccessingSecurityScopedResource()
        _ = try Data(contentsOf: url)
        url.stopAccessingSecurityScopedResource()
      } catch {}
    }
    func other(_ a: URL, _ b: URL) {
      _ = a.startAccessingSecurityScopedResource()
      _ = b.startAccessingSecurityScopedResource()
      a.stopAccessingSecurityScopedResource()
    }
    func each(_ urls: [URL]) {
      for url in urls {
        guard url.startAccessingSecurityScopedResource() else { continue }
        if url.pathExtension.isEmpty { continue }
        url.stopAccessingSecurityScopedResource()
      }
    }
    func kept(_ url: URL) -> URL? { url.startAccessingSecurityScopedResource() ? url : nil }
    """,
    """
    App/A.swift:3 scope.unbalanced warning
    App/A.swift:9 scope.unbalanced warning
    App/A.swift:16 scope.unbalanced warning
    App/A.swift:23 scope.unbalanced warning
    App/A.swift:28 scope.unbalanced warning
    App/A.swift:33 scope.unbalanced warning
    """),
  swift(
    "What ends, however the function is left",
    """
    func deferred(_ url: URL) throws -> Data {
      let ok = url.startAccessingSecurityScopedResource()
      defer { if ok { url.stopAccessingSecurityScopedResource() } }
      return try Data(contentsOf: url)
    }
    func refused(_ url: URL) throws -> Data? {
      let isOpen = url.startAccessingSecurityScopedResource()
      guard isOpen else { return nil }
      let data = try? Data(contentsOf: url)
      url.stopAccessingSecurityScopedResource()
      return data
    }
    func handled(_ url: URL) -> Data? {
      guard url.startAccessingSecurityScopedResource() else { return nil }
      var data: Data?
      do { data = try Data(contentsOf: url) } catch { print(error) }
      url.stopAccessingSecurityScopedResource()
      return data
    }
    func early(_ url: URL, _ isKnown: Bool) {
      guard url.startAccessingSecurityScopedResource() else { return }
      if isKnown {
        url.stopAccessingSecurityScopedResource()
        return
      }
      url.stopAccessingSecurityScopedResource()
    }
    func later(_ url: URL, _ session: URLSession) {
      _ = url.startAccessingSecurityScopedResource()
      session.dataTask(with: url) { _, _, _ in url.stopAccessingSecurityScopedResource() }.resume()
    }
    final class Held {
      let url: URL
      init(_ url: URL) { self.url = url; _ = url.startAccessingSecurityScopedResource() }
      deinit { url.stopAccessingSecurityScopedResource() }
    }
    extension URL {
      func begin() -> Bool { startAccessingSecurityScopedResource() }
    }
    """),
  swift(
    "A type that never ends what it begins",
    """
    struct Opener {
      func open(_ url: URL) {
        _ = url.startAccessingSecurityScopedResource()
        print(url)
      }
    }
    """, "App/A.swift:4 scope.unbalanced warning"),
  AuditCase(
    "The same in Objective-C",
    [
      "App/A.m": """
      #import <Foundation/Foundation.h>
      @implementation Opener
      - (BOOL)open:(NSURL *)url {
        if (![url startAccessingSecurityScopedResource]) { return NO; }
        if (!url.path) { return NO; }
        [url stopAccessingSecurityScopedResource];
        return YES;
      }
      - (BOOL)read:(NSURL *)url {
        if (![url startAccessingSecurityScopedResource]) return NO;
        @try { [self use:url]; } @finally { [url stopAccessingSecurityScopedResource]; }
        return YES;
      }
      @end
      """
    ], targets: [appTarget(sources: ["App/A.m"])], "App/A.m:4 scope.unbalanced warning"),
]

private let trustCases = [
  swift(
    "A server that is accepted without a look",
    """
    final class Session: NSObject, URLSessionDelegate {
      func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge
      ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
        guard let trust = challenge.protectionSpace.serverTrust else { return (.performDefaultHandling, nil) }
        return (.useCredential, URLCredential(trust: trust))
      }
    }
    func named(
      _ challenge: URLAuthenticationChallenge, _ done: (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      if challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodClientCertificate {
        return done(.performDefaultHandling, clientCertificate)
      }
      guard challenge.protectionSpace.host == "example.com", let trust = challenge.protectionSpace.serverTrust
      else { return done(.performDefaultHandling, nil) }
      done(.useCredential, URLCredential(trust: trust))
    }
    func careless(_ trust: SecTrust, _ done: (URLSession.AuthChallengeDisposition, URLCredential?) -> Void) {
      SecTrustEvaluateWithError(trust, nil)
      done(.useCredential, URLCredential(trust: trust))
    }
    func quic(_ options: sec_protocol_options_t, _ queue: DispatchQueue) {
      sec_protocol_options_set_verify_block(options, { _, _, complete in complete(true) }, queue)
    }
    """,
    """
    App/A.swift:7 trust.accepts-any-server warning
    App/A.swift:18 trust.accepts-any-server warning
    App/A.swift:21 trust.accepts-any-server warning
    App/A.swift:25 trust.accepts-any-server warning
    """),
  swift(
    "A server that is looked at, here or in what is called; a credential that only is made",
    """
    final class Session: NSObject, URLSessionDelegate {
      func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge
      ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
        guard let trust = challenge.protectionSpace.serverTrust, SecTrustEvaluateWithError(trust, nil) else {
          return (.cancelAuthenticationChallenge, nil)
        }
        return (.useCredential, URLCredential(trust: trust))
      }
    }
    func mine(
      _ challenge: URLAuthenticationChallenge, _ done: (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      guard challenge.protectionSpace.host == "localhost", let trust = challenge.protectionSpace.serverTrust
      else { return done(.performDefaultHandling, nil) }
      done(.useCredential, URLCredential(trust: trust))
    }
    func pinned(_ trust: SecTrust, _ done: (URLSession.AuthChallengeDisposition, URLCredential?) -> Void) {
      guard isPinned(trust) else { return done(.cancelAuthenticationChallenge, nil) }
      done(.useCredential, URLCredential(trust: trust))
    }
    func credential(of trust: SecTrust) -> URLCredential { URLCredential(trust: trust) }
    func quic(_ options: sec_protocol_options_t, _ queue: DispatchQueue) {
      sec_protocol_options_set_verify_block(
        options, { _, trust, complete in complete(verify(trust) ? true : false) }, queue)
    }
    """),
  AuditCase(
    "The same in Objective-C, and checks that are switched off",
    [
      "App/A.m": """
      #import <Foundation/Foundation.h>
      @implementation Session
      - (void)connection:(NSURLConnection *)connection
          willSendRequestForAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
        id credential = [NSURLCredential credentialForTrust:challenge.protectionSpace.serverTrust];
        [challenge.sender useCredential:credential forAuthenticationChallenge:challenge];
      }
      - (void)lax:(AFSecurityPolicy *)policy {
        policy.allowInvalidCertificates = YES;
        policy.validatesDomainName = YES;
      }
      @end
      """
    ], targets: [appTarget(sources: ["App/A.m"])],
    """
    App/A.m:5 trust.accepts-any-server warning
    App/A.m:9 trust.accepts-any-server warning
    """),
]

private let writeCases = [
  swift(
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
  swift(
    "Errors that somebody hears of, and files in passing",
    """
    func told(_ data: Data, _ url: URL) -> Bool { (try? data.write(to: url)) != nil }
    func asked(_ data: Data, _ url: URL) { guard (try? data.write(to: url)) != nil else { return } }
    func handled(_ data: Data, _ url: URL) { do { try data.write(to: url) } catch { print(error) } }
    func passed(_ data: Data, _ url: URL) throws { try data.write(to: url) }
    func made(_ data: Data, _ path: String) -> Bool {
      FileManager.default.createFile(atPath: path, contents: nil)
      return FileManager.default.createFile(atPath: path, contents: data)
    }
    func temporary(_ data: Data) {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("a")
      try? data.write(to: url)
    }
    var cache: URL { URL.cachesDirectory.appending(path: "b") }
    func cached(_ data: Data) { try? data.write(to: cache) }
    """),
  swift(
    "A file without a class, beside one that gets one",
    """
    let ledger = URL.documentsDirectory.appending(path: "ledger.json")
    func a(_ data: Data) throws { try data.write(to: ledger, options: [.atomic, .completeFileProtection]) }
    func b(_ data: Data) throws { try data.write(to: URL.documentsDirectory.appending(path: "b"), options: .atomic) }
    func c(_ data: Data, _ url: URL) throws { try data.write(to: url) }
    func d(_ data: Data, _ options: Data.WritingOptions) throws { try data.write(to: ledger, options: options) }
    func e(_ data: Data) throws { try data.write(to: URL.temporaryDirectory.appending(path: "e")) }
    """, "App/A.swift:4 protection.unprotected-write note"),
  swift(
    "Folders can have the class, and then so do the files in them",
    """
    func a(_ data: Data) throws { try data.write(to: ledger, options: [.atomic, .completeFileProtection]) }
    func b(_ data: Data) throws { try data.write(to: URL.documentsDirectory.appending(path: "b")) }
    func c() throws {
      try FileManager.default.setAttributes([.protectionKey: FileProtectionType.complete], ofItemAtPath: "Documents")
    }
    """),
]

private let placeCases = [
  swift(
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
  swift(
    "A removal that can be of any file",
    """
    struct Recovery {
      let folder: URL
      func checkpoint(_ data: Data) throws { try data.write(to: folder.appending(path: UUID().uuidString)) }
    }
    func remove(_ file: URL) throws { try FileManager.default.removeItem(at: file) }
    """),
  swift(
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
  swift(
    "Paths that are written out",
    """
    func a(_ data: Data) throws { try data.write(to: URL(fileURLWithPath: "/Users/somebody/out.json")) }
    func b(_ text: String) throws {
      let path = "/tmp/log.txt"
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    func c(_ data: Data) throws { try data.write(to: URL(fileURLWithPath: NSHomeDirectory() + "/Library/a")) }
    func d(_ data: Data, _ folder: URL) throws { try data.write(to: folder.appending(path: "/tmp/a")) }
    #if targetEnvironment(simulator)
      func e(_ data: Data) throws { try data.write(to: URL(fileURLWithPath: "/tmp/e")) }
    #endif
    """,
    """
    App/A.swift:2 storage.absolute-path warning
    App/A.swift:5 storage.absolute-path warning
    """),
  swift(
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
      appTarget("Mac", platforms: ["macOS"], sources: ["Mac/A.swift"], entitlements: "Mac/Mac.entitlements")
    ], "Mac/A.swift:2 storage.unowned-location [Downloads] warning"),
]
