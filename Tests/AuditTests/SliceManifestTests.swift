import Testing

/// Slices of an XCFramework that disagree.
@Suite struct SliceManifestTests {
  private static func library(_ slice: String, _ path: String = "Kit.framework") -> String {
    """
    <dict><key>LibraryIdentifier</key>
    <string>\(slice)</string><key>LibraryPath</key><string>\(path)</string></dict>
    """
  }

  private func lines(_ libraries: [String], _ manifests: [String]) throws -> [String] {
    var files = [
      "Kit.xcframework/Info.plist": propertyList(
        "<key>AvailableLibraries</key><array>\n\(libraries.joined(separator: "\n"))\n</array>")
    ]
    for manifest in manifests {
      files["Kit.xcframework/\(manifest)/PrivacyInfo.xcprivacy"] = propertyList(
        "<key>NSPrivacyTracking</key><false/>")
    }
    return try AuditFixture(files).lines(of: "sdk.")
  }

  @Test func theSliceOfADeviceIsAnError() throws {
    let libraries = [
      Self.library("ios-arm64"), Self.library("ios-arm64-simulator"), Self.library("macos-arm64"),
    ]
    #expect(
      try lines(
        libraries, ["ios-arm64-simulator/Kit.framework", "macos-arm64/Kit.framework/Versions/A/Resources"])
        == ["Kit.xcframework/Info.plist:7 sdk.slice-missing-manifest [ios-arm64] error"])
    #expect(
      try lines(libraries, ["ios-arm64/Kit.framework", "macos-arm64/Kit.framework/Versions/A/Resources"])
        == ["Kit.xcframework/Info.plist:9 sdk.slice-missing-manifest [ios-arm64-simulator] warning"])
  }

  @Test func whatHasNoneAtAllOrIsNoFrameworkIsNotAsked() throws {
    #expect(try lines([Self.library("ios-arm64"), Self.library("tvos-arm64")], []) == [])
    #expect(
      try lines(
        [Self.library("ios-arm64"), Self.library("tvos-arm64", "libKit.a")], ["ios-arm64/Kit.framework"])
        == [])
  }
}
