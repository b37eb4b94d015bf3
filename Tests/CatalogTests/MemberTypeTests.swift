import Testing

@testable import Catalog

@Suite("Whose members are counted")
struct MemberTypeTests {
  /// Static ones, which are written without a receiver; those of libraries; and what views are handed by their environment.
  private static let withoutType = """
    completeFileProtection completeFileProtectionUnlessOpen completeFileProtectionUntilFirstUserAuthentication
    completeFileProtectionWhenUserInactive fileProtectionMask noFileProtection
    protectedDataWillBecomeUnavailableNotification protectedDataDidBecomeAvailableNotification
    desktopDirectory downloadsDirectory
    encryptionKey usePassphrase accessibility synchronizable fetch kf sd_setImage flexibleSyncConfiguration track
    allowInvalidCertificates validatesDomainName
    requestReview webAuthenticationSession openURL textSelection
    requireEncryptedNameResolution resourceBytes setAllowsAnyHTTPSCertificate tlsMinimumSupportedProtocolVersion
    tlsMinimumSupportedProtocol callJavaScript
    """

  @Test("A member names its type, so that it counts in extensions of that, where nothing stands before it")
  func membersHaveTypes() throws {
    let without = Set(Self.withoutType.split { $0 == " " || $0 == "\n" }.map(String.init))
    var unused = without
    for spelling in try Catalog.load().spellings where spelling.languages.contains(.swift) {
      let name: String
      switch spelling.pattern {
      case .member(let member): name = member
      case .method(let method, _): name = method
      default: continue
      }
      let hasType = spelling.clauses.contains { clause in
        clause.evidence.contains { if case .root = $0 { true } else { false } }
      }
      if !hasType { unused.remove(name) }
      #expect(hasType || without.contains(name), "\(spelling.text)")
    }
    #expect(unused.isEmpty)
  }
}
