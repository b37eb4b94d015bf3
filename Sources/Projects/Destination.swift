import Catalog

/// What a target is built for: a platform, or an app for iOS on a Mac.
struct Destination: Hashable {
  var platform: ApplePlatform
  /// Of devices.
  var sdk: String
  var isCatalyst = false

  /// By the name of an SDK, which can have a version or a path.
  init?(sdk: String) {
    guard let platform = ApplePlatform(sdk: TreePath.name(of: sdk)) else { return nil }
    self.platform = platform
    self.sdk = platform.sdk
  }

  /// What the settings say, the first one's SDK before all others.
  static func all(_ settings: BuildSettings) -> [Destination] {
    var all: [Destination] = []
    for sdk in settings.list(of: "SUPPORTED_PLATFORMS") {
      if let one = Destination(sdk: sdk), !all.contains(one) { all.append(one) }
    }
    if all.isEmpty, settings.sets("SDKROOT") {
      all = settings.value(of: "SDKROOT").flatMap { Destination(sdk: $0.text) }.map { [$0] } ?? []
    }
    return all
  }

  /// The same, and the Mac that runs an app for iOS.
  static func withCatalyst(_ settings: BuildSettings) -> [Destination] {
    var all = all(settings)
    if var mac = all.first(where: { $0.platform == .iOS }), settings.isOn("SUPPORTS_MACCATALYST") {
      mac.sdk = ApplePlatform.macOS.sdk
      mac.isCatalyst = true
      all.append(mac)
    }
    return all
  }
}

extension BuildSettings.Assignment {
  /// Whether it holds for one SDK or names it, so that platforms can differ.
  var tellsPlatformsApart: Bool { isOfOneSDK || text.namesPlatform }

  fileprivate var isOfOneSDK: Bool { conditions.contains { $0.name == "sdk" && $0.pattern != "*" } }
}

extension SettingsLevel {
  /// What is assigned for some SDKs alone and belongs to the project itself, which may mean it for an Info.plist or for
  /// entitlements.
  var ownNamesByPlatform: [String] {
    assignments.filter { $0.isOfOneSDK && !$0.name.isOfTools }.map(\.name)
  }
}

extension String {
  /// Whether a value holds the platform.
  fileprivate var namesPlatform: Bool {
    has(UInt8(ascii: "$"))
      && ["PLATFORM_NAME", "SDKROOT", "SDK_NAME"].contains(where: has)
  }

  /// Whether a setting says how the build's tools work, and nothing that gets into what they write.
  fileprivate var isOfTools: Bool {
    [
      "ALWAYS_", "APPLICATION_", "ARCHS", "ASSETCATALOG_", "BUILD_", "CLANG_", "CODE_SIGN", "COPY_",
      "CURRENT_",
      "DEBUG_", "DEVELOPMENT_", "DSTROOT", "DYLIB_", "EMBEDDED_", "ENABLE_", "EXCLUDED_", "FRAMEWORK_",
      "GCC_",
      "GENERATE_", "HEADER_", "INCLUDED_", "INFOPLIST_", "INSTALL_", "IPHONEOS_", "LD_", "LIBRARY_", "LLVM_",
      "MACH_O_", "MACOSX_", "MARKETING_", "ONLY_", "OTHER_", "PRODUCT_", "PROVISIONING_", "SDKROOT", "SKIP_",
      "STRIP_", "SUPPORT", "SWIFT_", "TARGETED_", "TEST_", "TVOS_", "VALID", "WATCHOS_", "XROS_",
    ].contains(where: hasPrefix)
  }
}
