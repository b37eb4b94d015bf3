import Audit
import Catalog
import Census
import Testing

@Suite("Adding to a manifest")
struct ManifestEditTests {
  private let schema: ManifestSchema
  private let disk = "NSPrivacyAccessedAPICategoryDiskSpace"
  private let defaults = "NSPrivacyAccessedAPICategoryUserDefaults"

  init() throws { schema = try Catalog.load().manifest }

  private func added(_ text: String, _ additions: ManifestEdit.Addition...) throws -> String {
    try ManifestEdit.adding(additions, to: Array(text.utf8), schema)
  }

  private let before = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- kept -->
    <plist version="1.0">
    <dict>
      <key>NSPrivacyTracking</key> <false/>
      <key>NSPrivacyAccessedAPITypes</key>
      <array>
        <dict>
          <key>NSPrivacyAccessedAPIType</key>
          <string>NSPrivacyAccessedAPICategoryUserDefaults</string>
          <key>NSPrivacyAccessedAPITypeReasons</key>
          <array>
            <string>1C8F.1</string>
          </array>
        </dict>
      </array>
    </dict>
    </plist>

    """

  @Test("A new entry, indented as the file is, and all else as it was")
  func entry() throws {
    let text = try added(before, .init(disk, ["E174.1", "85F4.1"]))
    let entry = """
          <dict>
            <key>NSPrivacyAccessedAPIType</key>
            <string>\(disk)</string>
            <key>NSPrivacyAccessedAPITypeReasons</key>
            <array>
              <string>E174.1</string>
              <string>85F4.1</string>
            </array>
          </dict>

      """
    #expect(text.contains("  <array>\n" + entry))
    #expect(text.replacing(entry, with: "") == before)
  }

  @Test("A further code of a category that is there")
  func code() throws {
    let lines = try added(before, .init(defaults, ["CA92.1", "1C8F.1"])).split(separator: "\n")
    let place = try #require(lines.firstIndex { $0.hasSuffix("<string>CA92.1</string>") })
    #expect(lines[place + 1] == lines[place].replacing("CA92.1", with: "1C8F.1"))
    #expect(lines[..<place] + lines[(place + 1)...] == before.split(separator: "\n")[...])
  }

  @Test(
    "Into whatever is there",
    arguments: [
      "<plist><dict/></plist>", "<plist><dict></dict></plist>",
      "<plist>\r\n<dict>\r\n</dict>\r\n</plist>\r\n",
      "<plist><dict><key>NSPrivacyAccessedAPITypes</key><array/></dict></plist>",
      "\u{FEFF}<plist><dict/></plist>",
      "<plist version = \"1.0\" ><dict ><key>NSPrivacyTracking</key><false/></dict></plist>",
    ])
  func places(text: String) throws {
    let result = try added(text, .init(disk, ["E174.1"]), .init(defaults, ["CA92.1"]))
    let again = try added(result, .init(disk, ["85F4.1"]))
    #expect(result.contains(disk) && again.contains("85F4.1") && again.contains("E174.1"))
    #expect(!text.contains("\r\n") || !result.replacing("\r\n", with: "").contains("\n"))
  }

  @Test(
    "What cannot be changed safely is left as it is",
    arguments: [
      "{ NSPrivacyTracking = 0; }", "<plist><array/></plist>", "no plist",
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><plist><dict/></plist>",
      "<plist><dict><key>NSPrivacyAccessedAPITypes</key><string/></dict></plist>",
      "<plist><dict><key>NSPrivacyAccessedAPIType</key><array/></dict></plist>",
    ])
  func refusals(text: String) {
    #expect(throws: ManifestEdit.Refusal.self) { try added(text, .init(disk, ["E174.1"])) }
  }

  @Test("A new file declares what was asked, and nothing else")
  func newFile() throws {
    let text = ManifestEdit.newFile([.init(disk, ["E174.1"])])
    let context = try AuditContext.ofManifests(["PrivacyInfo.xcprivacy": text])
    #expect(Audit.manifestSchema.flatMap { $0.findings(context) }.isEmpty)
    #expect(context.manifestFiles.first?.manifest?.reasons(of: disk)?.map(\.value) == ["E174.1"])
  }
}
