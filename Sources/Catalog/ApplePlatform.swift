/// A platform of Apple that apps are built for, by the name that Apple gives it and that censuses, options and
/// configurations spell. An app for iOS on a Mac (Mac Catalyst) is one for iOS.
package enum ApplePlatform: String, Sendable, CaseIterable {
  // In the order in which they are listed.
  case iOS, macOS, tvOS, watchOS, visionOS

  /// By its name, in whatever case its letters are.
  package init?(anyCase name: String) {
    guard let one = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
      return nil
    }
    self = one
  }

  /// By one of its short names.
  package init?(shortName name: String) {
    guard let one = Self.allCases.first(where: { $0.shortNames.contains(name) }) else { return nil }
    self = one
  }

  /// By the name of an SDK, of devices or of simulators, as build settings and the Info.plists of built bundles have it;
  /// a version can follow.
  package init?(sdk name: String) {
    let name = name.lowercased()
    guard let one = Self.allCases.first(where: { name.hasPrefix($0.sdkPrefix) }) else { return nil }
    self = one
  }
}

extension ApplePlatform {
  /// The names of all, as they are listed.
  package static var names: [String] { allCases.map(\.rawValue) }

  /// What podspecs, questions for versions (`#available`, `@available`) and slices of XCFrameworks call it.
  package var shortNames: [String] {
    switch self {
    case .iOS: ["ios"]
    case .macOS: ["osx", "macos"]
    case .tvOS: ["tvos"]
    case .watchOS: ["watchos"]
    case .visionOS: ["visionos", "xros"]
    }
  }

  /// The SDK for devices, as `SDKROOT` names it.
  package var sdk: String {
    switch self {
    case .iOS: "iphoneos"
    case .macOS: "macosx"
    case .tvOS: "appletvos"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    }
  }

  /// What the names of all its SDKs begin with.
  private var sdkPrefix: String {
    switch self {
    case .iOS: "iphone"
    case .macOS: "macosx"
    case .tvOS: "appletv"
    case .watchOS: "watch"
    case .visionOS: "xr"
    }
  }

  /// The build setting of the oldest version that a target runs on.
  package var deploymentSetting: String {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }

  /// The key of the Info.plist that says the same.
  package var deploymentKey: String { self == .macOS ? "LSMinimumSystemVersion" : "MinimumOSVersion" }

  /// The macro of Apple's `TargetConditionals.h` that holds on it alone.
  package var conditional: String {
    switch self {
    case .iOS: "TARGET_OS_IOS"
    case .macOS: "TARGET_OS_OSX"
    case .tvOS: "TARGET_OS_TV"
    case .watchOS: "TARGET_OS_WATCH"
    case .visionOS: "TARGET_OS_VISION"
    }
  }
}
