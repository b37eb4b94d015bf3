import Audit
import BuiltSamples
import Census
import Testing

/// What audits find in built bundles.
@Suite struct BuiltBundleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let title: String
    let files: [String: [UInt8]]
    let found: [String]
    var testDescription: String { title }

    init(_ title: String, _ files: [String: [UInt8]], _ found: String...) {
      (self.title, self.files, self.found) = (title, files, found.sorted())
    }
  }

  private static func manifest(_ category: String, _ reason: String) -> [UInt8] {
    list(
      """
      <key>NSPrivacyAccessedAPITypes</key><array><dict>
      <key>NSPrivacyAccessedAPIType</key><string>NSPrivacyAccessedAPICategory\(category)</string>
      <key>NSPrivacyAccessedAPITypeReasons</key><array><string>\(reason)</string></array></dict></array>
      """)
  }

  private static let info = list("<key>CFBundleIdentifier</key><string>com.example.a</string>")
  private static let stat = MachOFile(imports: ["_stat"])
  private static let defaults = MachOFile(imports: ["_OBJC_CLASS_$_NSUserDefaults"])
  /// As older tools make it.
  private static let silent = stat.with { $0.platform = nil }
  private static let asking = MachOFile(
    imports: ["_OBJC_CLASS_$_AVCaptureDevice", "_AVMediaTypeVideo", "_OBJC_CLASS_$_PHPhotoLibrary"],
    selectors: ["requestAccessForMediaType:completionHandler:", "requestAuthorization:"])
  private static let category = "NSPrivacyAccessedAPICategory"

  private static let cases: [Case] = [
    Case(
      "an app that declares what it does, and carries a framework that does not",
      [
        "A.app/Info.plist": info, "A.app/A": stat.bytes,
        "A.app/PrivacyInfo.xcprivacy": manifest("FileTimestamp", "C617.1"),
        "A.app/Frameworks/K.framework/K": defaults.bytes, "A.app/Frameworks/K.framework/Info.plist": info,
      ], "A.app/Frameworks/K.framework/K manifest.missing error"),
    Case(
      "a manifest that names another category",
      [
        "K.framework/K": defaults.bytes,
        "K.framework/PrivacyInfo.xcprivacy": manifest("FileTimestamp", "C617.1"),
      ],
      "K.framework/K manifest.undeclared-category [\(category)UserDefaults] error",
      "K.framework/PrivacyInfo.xcprivacy manifest.unused-category [\(category)FileTimestamp] note"),
    Case(
      "what a library declares in a bundle of its own that is linked into the program",
      [
        "A.app/Info.plist": info,
        "A.app/A": MachOFile(imports: ["_stat", "_OBJC_CLASS_$_NSUserDefaults"]).bytes,
        "A.app/Kit_Kit.bundle/PrivacyInfo.xcprivacy": manifest("FileTimestamp", "C617.1"),
      ], "A.app/A manifest.missing error"),
    Case(
      "all that is used is declared so",
      [
        "K.framework/K": stat.bytes,
        "K.framework/K.bundle/PrivacyInfo.xcprivacy": manifest("FileTimestamp", "C617.1"),
      ]),
    Case(
      "what is encrypted may be what is declared",
      [
        "K.framework/K": MachOFile(selectors: ["a"]).with { $0.isEncrypted = true }.bytes,
        "K.framework/PrivacyInfo.xcprivacy": manifest("SystemBootTime", "35F9.1"),
      ], "K.framework/K artifact.encrypted warning"),
    Case(
      "a program that is not there says nothing of what is declared",
      [
        "K.framework/PrivacyInfo.xcprivacy": manifest("SystemBootTime", "35F9.1"),
        "L.framework/L": MachOFile().bytes,
      ]),
    Case(
      "files in the place of programs",
      ["K.framework/K": Array("PK\u{3}\u{4}".utf8), "L.framework/L": [], "A.app/A": Array("#!/bin/sh".utf8)],
      "A.app/A artifact.unreadable error", "K.framework/K artifact.unreadable error",
      "L.framework/L artifact.unreadable error"),
    Case(
      "a framework for a Mac need not declare, and has its manifest in a folder",
      [
        "K.framework/Versions/A/K": stat.bytes,
        "K.framework/Versions/A/Resources/Info.plist": list(
          "<key>CFBundleSupportedPlatforms</key><array><string>MacOSX</string></array>"),
        "K.framework/PrivacyInfo.xcprivacy": manifest("FileTimestamp", "C617.1"),
      ], "K.framework/PrivacyInfo.xcprivacy manifest.wrong-location error"),
    Case(
      "an app for a Mac, as its program says",
      ["A.app/Info.plist": info, "A.app/A": stat.with { $0.platform = 1 }.bytes]),
    Case(
      "an app for iOS that a Mac runs",
      ["A.app/Info.plist": info, "A.app/A": stat.with { $0.platform = 6 }.bytes],
      "A.app/A manifest.missing error"),
    Case(
      "as its SDK is called",
      [
        "A.app/Info.plist": list("<key>DTPlatformName</key><string>macosx</string>"), "A.app/A": silent.bytes,
        "B.app/Info.plist": list("<key>DTPlatformName</key><string>iphoneos</string>"),
        "B.app/B": silent.bytes,
      ], "B.app/B manifest.missing error"),
    Case(
      "as only one system's Info.plist has it",
      [
        "A.app/Info.plist": list("<key>LSMinimumSystemVersion</key><string>13.0</string>"),
        "A.app/A": silent.bytes,
      ]),
    Case(
      "as bundles are laid out on a Mac alone",
      [
        "A.app/Contents/Info.plist": info, "A.app/Contents/MacOS/A": silent.bytes,
        "K.framework/Versions/A/K": silent.bytes,
      ]),
    Case(
      "where nothing says it", ["K.framework/Info.plist": info, "K.framework/K": silent.bytes],
      "K.framework/K manifest.missing error"),
    Case(
      "messages to the camera, the microphone and the photo library",
      ["A.app/Info.plist": info, "A.app/A": asking.bytes],
      "A.app/A usage.missing [NSCameraUsageDescription] error",
      "A.app/A usage.missing [NSPhotoLibraryUsageDescription] error"),
    Case(
      "words for what may be additions alone",
      [
        "A.app/Info.plist": list(
          "<key>NSPhotoLibraryAddUsageDescription</key><string>Saves pictures.</string>"),
        "A.app/A": MachOFile(
          imports: ["_OBJC_CLASS_$_PHPhotoLibrary"],
          selectors: ["requestAuthorizationForAccessLevel:handler:"]
        ).bytes,
      ]),
    Case(
      "the slice of a simulator does not ship",
      [
        "K.xcframework/ios-arm64/K.framework/K": MachOFile().bytes,
        "K.xcframework/ios-arm64-simulator/K.framework/K": stat.bytes,
      ], "K.xcframework/ios-arm64-simulator/K.framework/K manifest.missing note"),
    Case(
      "entitlements of a build for debugging",
      [
        "A.app/Info.plist": info,
        "A.app/A": MachOFile().with {
          $0.kind = 2
          $0.entitlements = String(decoding: list("<key>get-task-allow</key><true/>"), as: UTF8.self)
        }.bytes,
      ], "A.app/A entitlement.get-task-allow error"),
    Case(
      "entitlements that the profile grants, and that it does not",
      [
        "A.app/Info.plist": info,
        "A.app/A": MachOFile().with {
          $0.kind = 2
          $0.entitlements = String(
            decoding: list(
              """
              <key>application-identifier</key><string>TEAM123456.com.example.a</string>
              <key>com.apple.security.application-groups</key>
              <array><string>group.a</string><string>group.b</string></array>
              <key>com.apple.developer.healthkit</key><false/>
              <key>com.apple.developer.siri</key><true/>
              """), as: UTF8.self)
        }.bytes,
        "A.app/embedded.mobileprovision": [0x30, 0x82, 0]
          + list(
            """
            <key>Entitlements</key><dict>
            <key>application-identifier</key><string>TEAM123456.*</string>
            <key>com.apple.security.application-groups</key><array><string>group.a</string></array>
            </dict>
            """) + [0, 1],
      ], "A.app/A artifact.entitlement-mismatch [com.apple.developer.siri] error",
      "A.app/A artifact.entitlement-mismatch [com.apple.security.application-groups] error"),
    Case(
      "words for a permission are not called unused",
      [
        "A.app/A": MachOFile().bytes,
        "A.app/Info.plist": list("<key>NSCameraUsageDescription</key><string>To scan codes.</string>"),
      ]),
  ]

  @Test(arguments: cases)
  func `What is found in a bundle`(_ one: Case) throws {
    #expect(try BuiltFixture(one.files).found == one.found)
  }

  @Test func `What cannot be seen is said`() throws {
    let census = try BuiltFixture([
      "K.framework/K": MachOFile(selectors: ["a"]).with { $0.isEncrypted = true }.bytes,
      "L.framework/L": [], "M.framework/Info.plist": Self.info,
      "N.framework/N": MachOFile().with { $0.libraries = ["/usr/lib/libSystem.B.dylib"] }.bytes,
      "O.framework/O": ContainerFile.library([("a.o", [1, 2, 3])]),
    ]).census
    #expect(
      census.blind.map { "\($0.file) \($0.kind.rawValue)" } == [
        "K.framework/K hidden-symbols", "L.framework/L malformed", "M.framework/M missing-file",
        "N.framework/N hidden-symbols", "O.framework/O hidden-symbols",
      ])
  }

  // MARK: Versions

  private static let old = ["K.xcframework/ios-arm64/K.framework/K": stat.bytes]
  private static let signature = ["K.xcframework/_CodeSignature/CodeResources": list("")]

  private static let versions:
    [(title: String, old: [String: [UInt8]], new: [String: [UInt8]], found: [String])] = [
      ("nothing new", old, old, []),
      (
        "a name that is new", old,
        ["K.xcframework/ios-arm64/K.framework/K": MachOFile(imports: ["_stat", "_statfs"]).bytes],
        ["K.xcframework/ios-arm64/K.framework/K sdk-diff.import-added [_statfs] warning"]
      ),
      (
        "a slice that is new names what another one did",
        old, old.merging(["K.xcframework/tvos-arm64/K.framework/K": stat.bytes]) { one, _ in one }, []
      ),
      ("an SDK that is new", old, old.merging(["L.framework/L": defaults.bytes]) { one, _ in one }, []),
      (
        "a signature that is gone", old.merging(signature) { one, _ in one }, old,
        ["K.xcframework sdk-diff.signature-removed error"]
      ),
      ("a signature that is new", old, old.merging(signature) { one, _ in one }, []),
      (
        "an SDK that is gone with its signature", old.merging(signature) { one, _ in one },
        ["L.framework/L": stat.bytes], []
      ),
      (
        "a certificate that is gone",
        [
          "L.framework/L": stat.with {
            $0.hasSignature = true
            $0.hasCertificate = true
          }.bytes
        ],
        ["L.framework/L": stat.with { $0.hasSignature = true }.bytes],
        ["L.framework sdk-diff.signature-removed error"]
      ),
    ]

  @Test(arguments: versions.indices)
  func `What a new version names, and how it is signed`(_ number: Int) throws {
    let one = Self.versions[number]
    #expect(try BuiltFixture(one.old).differences(to: BuiltFixture(one.new)) == one.found, "\(one.title)")
  }
}
