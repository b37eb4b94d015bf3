import Catalog

/// What Xcode knows of a build before any setting is read.
///
/// Settings are asked for as a build for devices sees them: `sdk` is that of the target's first platform, never a
/// simulator's, and the architecture is `arm64`.
package struct BuildSurroundings: Sendable, Hashable {
  package var target: String
  package var project: String
  package var configuration: String
  /// `iphoneos`, `macosx`, `appletvos`, `watchos`, `xros`.
  package var sdk: String
  /// `APPL`, `XPC!`, `FMWK`, `BNDL`; empty where the product is no bundle.
  package var packageType: String
  /// The project's development region.
  package var language: String
  /// Where the target is declared: the place of what comes from here.
  package var place: FilePlace

  package init(
    target: String = "", project: String = "", configuration: String = "", sdk: String = standardSDK,
    packageType: String = "", language: String = "en", place: FilePlace = FilePlace("")
  ) {
    self.target = target
    self.project = project
    self.configuration = configuration
    self.sdk = sdk
    self.packageType = packageType
    self.language = language
    self.place = place
  }
}

extension BuildSurroundings {
  /// Where nothing names an SDK.
  package static var standardSDK: String { ApplePlatform.iOS.sdk }

  /// What Xcode sets a variable to, to be expanded in turn; nothing where it sets none, or what only a build knows.
  func text(of name: String) -> String? {
    switch name {
    case "TARGET_NAME", "TARGETNAME": target.isEmpty ? nil : target
    case "PROJECT_NAME", "PROJECT": project.isEmpty ? nil : project
    case "CONFIGURATION": configuration.isEmpty ? nil : configuration
    case "PRODUCT_NAME": "$(TARGET_NAME)"
    case "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)"
    case "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)"
    case "EXECUTABLE_PREFIX", "EXECUTABLE_SUFFIX": ""
    case "PRODUCT_BUNDLE_PACKAGE_TYPE": packageType
    case "DEVELOPMENT_LANGUAGE": language
    case "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)"
    case "PLATFORM_NAME": sdk
    case "SDKROOT": sdk
    case "EFFECTIVE_PLATFORM_NAME": sdk == ApplePlatform.macOS.sdk ? "" : "-" + sdk
    case "CURRENT_ARCH", "ARCHS", "ARCHS_STANDARD", "NATIVE_ARCH": "arm64"
    case "CURRENT_VARIANT": "normal"
    case "ACTION": "install"
    case "PROJECT_DIR", "SOURCE_ROOT": "$(SRCROOT)"
    case "YES": "YES"
    case "NO": "NO"
    default: nil
    }
  }

  /// Variables that have a value in every build, but one that no file of the tree says.
  static let onlyInBuilds: Set<String> = [
    "SRCROOT", "PROJECT_FILE_PATH", "BUILT_PRODUCTS_DIR", "TARGET_BUILD_DIR", "CONFIGURATION_BUILD_DIR",
    "BUILD_DIR", "BUILD_ROOT", "OBJROOT", "SYMROOT", "DSTROOT", "DERIVED_FILE_DIR", "DERIVED_FILES_DIR",
    "DERIVED_SOURCES_DIR", "PROJECT_TEMP_DIR", "TARGET_TEMP_DIR", "CONFIGURATION_TEMP_DIR",
    "TEMP_DIR", "TEMP_ROOT", "HOME", "USER", "UID", "GROUP", "DEVELOPER_DIR", "SYSTEM_LIBRARY_DIR",
    "PLATFORM_DIR", "SDK_DIR", "SDK_NAME", "SDK_VERSION", "SDK_VERSION_ACTUAL", "TOOLCHAIN_DIR",
    "XCODE_VERSION_ACTUAL", "XCODE_PRODUCT_BUILD_VERSION", "MAC_OS_X_PRODUCT_BUILD_VERSION",
    "PLATFORM_PRODUCT_BUILD_VERSION", "SDK_PRODUCT_BUILD_VERSION", "CONTENTS_FOLDER_PATH",
    "EXECUTABLE_PATH", "EXECUTABLE_FOLDER_PATH", "FRAMEWORKS_FOLDER_PATH", "INFOPLIST_PATH",
    "UNLOCALIZED_RESOURCES_FOLDER_PATH", "WRAPPER_NAME", "WRAPPER_SUFFIX", "WRAPPER_EXTENSION",
    "FULL_PRODUCT_NAME", "PACKAGE_TYPE", "PRODUCT_TYPE", "MACH_O_TYPE", "AppIdentifierPrefix",
    "TeamIdentifierPrefix", "DEVELOPMENT_TEAM", "LOCAL_LIBRARY_DIR", "SYSTEM_DEVELOPER_DIR",
    "PODS_ROOT", "PODS_BUILD_DIR", "PODS_CONFIGURATION_BUILD_DIR", "PODS_TARGET_SRCROOT",
    "VERSION_INFO_STRING", "PLATFORM_DISPLAY_NAME",
  ]

  /// Lists that are there, and empty, where no level adds to them.
  static let emptyUnlessSet: Set<String> = [
    "OTHER_SWIFT_FLAGS", "OTHER_CFLAGS", "OTHER_CPLUSPLUSFLAGS", "OTHER_LDFLAGS",
    "GCC_PREPROCESSOR_DEFINITIONS",
    "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "LD_RUNPATH_SEARCH_PATHS", "LIBRARY_SEARCH_PATHS",
    "FRAMEWORK_SEARCH_PATHS", "HEADER_SEARCH_PATHS", "EXCLUDED_SOURCE_FILE_NAMES",
    "INCLUDED_SOURCE_FILE_NAMES", "EXCLUDED_ARCHS",
  ]
}
