import Catalog
import Census
import Testing

@Suite struct BuildTests {
  @Test(arguments: [
    ("", true), ("os(iOS)", true), ("os(macOS)", false), ("!os(iOS)", false), ("os(iOS) || os(macOS)", true),
    ("os(macOS) && DEBUG", false), ("os(iOS) && DEBUG", true), ("!(os(iOS)) && !(os(macOS))", false),
    ("canImport(UIKit)", true), ("!canImport(UIKit)", false), ("targetEnvironment(simulator)", true),
    ("TARGET_OS_OSX", false), ("TARGET_OS_IPHONE", true), ("!TARGET_OS_IPHONE", false),
    ("TARGET_OS_MAC", true),
    ("TARGET_OS_IOS == 1", true), ("defined(DEBUG)", true), ("swift(>=5.9)", true),
    ("swift(>=5.9) && os(tvOS)", false),
    ("__IPHONE_OS_VERSION_MAX_ALLOWED >= 120000", true), ("(((os(macOS))))", false), ("os(", true),
    ("&& ||", true),
  ])
  func platformDecides(condition: String, admitted: Bool) {
    #expect(Build(platform: .iOS).admits(condition) == admitted)
  }

  /// What the SDK of a platform has; `iOS+` is an app for iOS that is built for a Mac, too, `iOS-` one that is not.
  @Test(arguments: [
    ("iOS", "canImport(AppKit)", true), ("iOS-", "canImport(AppKit)", false),
    ("iOS-", "canImport(Cocoa)", false),
    ("iOS+", "canImport(AppKit)", true), ("macOS", "canImport(AppKit)", true),
    ("tvOS", "canImport(AppKit)", false),
    ("macOS", "canImport(UIKit)", false), ("macOS", "!canImport(UIKit) && canImport(Cocoa)", true),
    ("watchOS", "canImport(UIKit)", true), ("iOS", "!(canImport(UIKit)) && canImport(AppKit)", false),
    ("macOS", "canImport(Darwin)", true), ("macOS", "!(canImport(Darwin))", false),
    ("iOS", "canImport(Glibc) || canImport(FoundationNetworking)", false), ("iOS", "canImport(Kit)", true),
    ("iOS", "!canImport(Kit)", true), ("iOS", "canImport(UIKit.UIView)", true),
    ("iOS-", "targetEnvironment(macCatalyst)", false), ("iOS+", "targetEnvironment(macCatalyst)", true),
    ("iOS+", "!targetEnvironment(macCatalyst)", false), ("macOS", "targetEnvironment(macCatalyst)", false),
    ("iOS", "targetEnvironment(macCatalyst)", true), ("iOS-", "TARGET_OS_MACCATALYST", false),
    ("iOS-", "!TARGET_OS_MACCATALYST", true), ("macOS", "TARGET_OS_MACCATALYST", false),
  ])
  func modulesAndCatalystDecide(platform: String, condition: String, admitted: Bool) {
    var build = Build(platform: ApplePlatform(rawValue: platform.filter(\.isLetter)))
    build.isCatalyst = platform.hasSuffix("+") ? true : platform.hasSuffix("-") ? false : nil
    #expect(build.admits(condition) == admitted)
  }

  @Test(arguments: [
    ("DEBUG", true), ("!DEBUG", false), ("RELEASE", false), ("!RELEASE", true), ("defined(DEBUG)", true),
    ("!defined(RELEASE)", true), ("defined(__OBJC__)", true), ("DEBUG && os(macOS)", true),
    ("A || DEBUG", true),
    ("A || B", false),
  ])
  func flagsDecide(condition: String, admitted: Bool) {
    #expect(Build(flags: ["DEBUG"]).admits(condition) == admitted)
  }

  @Test func nothingKnownAdmitsEverything() {
    for condition in ["os(iOS)", "!os(iOS)", "DEBUG", "!DEBUG"] { #expect(Build().admits(condition)) }
  }

  @Test func hostileConditionsEnd() {
    let nested = String(repeating: "(", count: 100_000)
    #expect(Build(platform: .iOS).admits(nested))
    #expect(Build(platform: .iOS).admits(String(repeating: "!", count: 100_000) + "os(iOS)"))
  }
}
