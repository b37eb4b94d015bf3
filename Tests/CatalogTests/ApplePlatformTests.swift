import Catalog
import Testing

@Suite struct ApplePlatformTests {
  static let names: [(name: String, short: ApplePlatform?, any: ApplePlatform?, sdk: ApplePlatform?)] = [
    ("ios", .iOS, .iOS, nil), ("iOS", nil, .iOS, nil), ("osx", .macOS, nil, nil),
    ("macos", .macOS, .macOS, nil), ("MACOS", nil, .macOS, nil), ("xros", .visionOS, nil, .visionOS),
    ("visionos", .visionOS, .visionOS, nil), ("watchos", .watchOS, .watchOS, .watchOS),
    ("iphoneos", nil, nil, .iOS), ("iPhoneSimulator", nil, nil, .iOS), ("macosx15.2", nil, nil, .macOS),
    ("AppleTVSimulator", nil, nil, .tvOS), ("XRSimulator", nil, nil, .visionOS),
    ("WatchSimulator", nil, nil, .watchOS), ("auto", nil, nil, nil), ("", nil, nil, nil),
    ("Linux", nil, nil, nil),
  ]

  @Test(arguments: names.indices) func isKnownByItsNames(_ index: Int) {
    let (name, short, any, sdk) = Self.names[index]
    #expect(ApplePlatform(shortName: name) == short)
    #expect(ApplePlatform(anyCase: name) == any)
    #expect(ApplePlatform(sdk: name) == sdk)
  }

  @Test(arguments: ApplePlatform.allCases) func isFoundAgain(_ platform: ApplePlatform) {
    #expect(ApplePlatform(rawValue: platform.rawValue) == platform)
    #expect(ApplePlatform(sdk: platform.sdk) == platform)
    #expect(
      platform.shortNames.map(ApplePlatform.init(shortName:)) == platform.shortNames.map { _ in platform })
  }

  /// What tells one from another has to differ.
  @Test func differ() {
    let all = ApplePlatform.allCases
    for facts in [
      all.map(\.sdk), all.map(\.deploymentSetting), all.map(\.conditional), all.flatMap(\.shortNames),
    ] {
      #expect(Set(facts).count == facts.count)
    }
  }
}
