import Testing

/// `explain` of what is no rule of sites.
@Suite struct ExplainFactTests {
  @Test(
    arguments: [
      ("drift.new-site", "New site"), ("entitlement.app-group-mismatch", "not entitled to"),
      ("com.apple.security.application-groups", "a list of texts"),
      ("com.apple.security.temporary-exception.mach-lookup.global-name", "Opens a hole in the sandbox"),
      ("com.apple.security.network.client", "ENABLE_OUTGOING_NETWORK_CONNECTIONS"),
      ("UIFileSharingEnabled", "visibility.file-sharing"),
      ("LSSupportsOpeningDocumentsInPlace", "other apps can change what is in it"),
      ("NSAppTransportSecurity", "ats.arbitrary-loads"),
      ("NSAllowsLocalNetworking", "NSAppTransportSecurity"),
      ("UIBackgroundModes", "as background-mode: one that is new is a warning"),
      ("ITSAppUsesNonExemptEncryption", "encryption-export"), ("NSCameraUsageDescription", "Read by"),
      ("Lottie", "SDK on Apple's list"), ("AFNetworking", "its repository has none"),
    ])
  func aNameIsExplained(name: String, words: String) throws {
    let run = try Workspace([".sluice.yml": ""]).run("explain", name)
    #expect(run.exit == 0)
    #expect(run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(words))
  }

  @Test func aMisspeltKeyIsAnsweredWithTheRightOne() throws {
    let run = try Workspace([".sluice.yml": ""]).run("explain", "aps-environmen")
    #expect(run.exit == 2)
    #expect(run.errors.contains("aps-environment"))
    let key = try Workspace([".sluice.yml": ""]).run("explain", "UIFileSharingEnable")
    #expect(key.exit == 2 && key.errors.contains("did you mean 'UIFileSharingEnabled'?"), "\(key.errors)")
  }
}
