import Testing

@testable import Audit

@Suite("What code does with access that it was given, and with servers")
struct AccessAuditTests {
  @Test(arguments: scopeCases) func scope(fixture: AuditCase) throws { try fixture.check("scope.") }

  @Test(arguments: trustCases) func trust(fixture: AuditCase) throws { try fixture.check("trust.") }
}

private let scopeCases: [AuditCase] = [
  .swift(
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
  .swift(
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
  .swift(
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

private let trustCases: [AuditCase] = [
  .swift(
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
  .swift(
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
        [policy setAllowInvalidCertificates:YES];
        [policy setValidatesDomainName:YES];
        sec_protocol_options_set_peer_authentication_required(options, false);
      }
      @end
      """
    ], targets: [appTarget(sources: ["App/A.m"])],
    """
    App/A.m:11 trust.accepts-any-server warning
    App/A.m:13 trust.accepts-any-server warning
    App/A.m:5 trust.accepts-any-server warning
    App/A.m:9 trust.accepts-any-server warning
    """),
]
