import Foundation
import Testing

/// A part of the root is judged as it is in all of it: what settles an answer stands outside as often as not.
@Suite struct PartTests {
  private static let log = "func log() { Logger(subsystem: \"a\", category: \"b\").info(\"x\") }\n"
  private static let files = [
    ".sluice.yml": "promises: [tracking.]\n",
    "project.yml": """
    name: Shop
    options: {defaultConfig: Release}
    configs: {Debug: debug, Release: release}
    targets:
      Shop:
        type: application
        platform: iOS
        sources: [App, Features, Kit]
        settings: {INFOPLIST_FILE: App/Info.plist, CODE_SIGN_ENTITLEMENTS: App/App.entitlements}
        dependencies: [{target: Widget}]
      Widget:
        type: app-extension
        platform: iOS
        sources: [Widget, Kit]
      Demo: {type: application, platform: iOS, sources: [Demo]}
      ShopTests: {type: bundle.unit-test, platform: iOS, sources: [Checks]}
    """,
    "App/Info.plist": """
    <plist version="1.0"><dict>
    <key>NSCameraUsageDescription</key><string>To scan the code on a parcel.</string>
    <key>NSContactsUsageDescription</key><string></string>
    <key>UIFileSharingEnabled</key><true/>
    </dict></plist>
    """,
    "App/App.entitlements": """
    <plist version="1.0"><dict>
    <key>com.apple.security.application-groups</key><array><string>group.one</string></array>
    </dict></plist>
    """,
    "App/PrivacyInfo.xcprivacy": """
    <plist version="1.0"><dict><key>NSPrivacyAccessedAPITypes</key><array><dict>
    <key>NSPrivacyAccessedAPIType</key><string>NSPrivacyAccessedAPICategoryUserDefaults</string>
    <key>NSPrivacyAccessedAPITypeReasons</key><array><string>CA92.1</string></array>
    </dict></array></dict></plist>
    """,
    "App/Main.swift": "import Foundation\nfunc main() { _ = URLSession.shared.dataTask(with: url) }\n",
    "Kit/Names.swift": """
    struct Logger { init(subsystem: String, category: String) {} }
    extension Parcel { var creationDate: Int { 0 } }
    enum Groups { static let main = "group.two" }
    """,
    "Kit/Store.swift": "import Foundation\nlet kept = UserDefaults.standard.bool(forKey: \"kept\")\n",
    "Features/Log.swift": log + "func age(_ parcel: Parcel) -> Int { parcel.creationDate }\n",
    "Features/Net/Net.swift": """
    import Foundation
    func send() {
      URLSession.shared.uploadTask(with: request, from: data).resume()
      // sluice:ignore keychain.read -- left behind, P-1
      let seen = 1
      // sluice:ignore network.url-session -- asked, P-2
      URLSession.shared.dataTask(with: request).resume()
    }
    func expired() { _ = URLSession.shared.bytes(from: url) }
    func moved() { _ = URLSession.shared.download(from: url) }
    func track() { _ = ASIdentifierManager.shared().advertisingIdentifier }
    """,
    "Features/Prefs.swift": """
    import Foundation
    let seen = UserDefaults.standard.bool(forKey: "seen")
    let group = UserDefaults(suiteName: Groups.main)
    let free = try? url.resourceValues(forKeys: [.volumeAvailableCapacityKey])
    """,
    "Features/Camera.swift": """
    import AVFoundation
    import Contacts
    func ask() { AVCaptureDevice.requestAccess(for: .video) { _ in } }
    func people() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
    """,
    "Widget/W.swift": log + "let now = UserDefaults.standard.string(forKey: \"now\")\n",
    "Demo/D.swift": log + "let shown = URLSession.shared.data(from: url)\n",
    "Checks/T.swift": "import XCTest\nlet session = URLSession.shared\n",
    "Pods/Ads/Ads.swift": "public let session = URLSession.shared\nlet id = UserDefaults.standard\n",
    "Baselines/sluice.jsonl": """
    {"schema":"sluice.baseline/1","catalog":"2026.11"}
    {"site":"network.url-session","file":"App/Gone.swift","in":"g()","call":"URLSession.shared","n":1}
    {"site":"network.url-session","file":"App/Main.swift","in":"main()","call":"URLSession.shared.dataTask(with:)","n":1}
    {"site":"network.url-session","file":"App/Old.swift","in":"moved()","call":"URLSession.shared.download(from:)","n":1}
    {"site":"network.url-session","file":"Features/Gone.swift","in":"h()","call":"URLSession.shared","n":2}
    {"site":"network.url-session","file":"Features/Net/Net.swift","in":"expired()","call":"URLSession.shared.bytes(from:)","n":1,"expires":"2026-01-31"}
    {"site":"required-reason.user-defaults","file":"Kit/Store.swift","in":"kept","call":"UserDefaults.standard.bool(forKey:)","n":1}
    {"declaration":"usage-description","key":"NSCameraUsageDescription","value":"true","target":"project.yml#Shop"}
    {"target":"project.yml#Shop","rules":["network.url-session","required-reason.user-defaults"]}
    {"target":"project.yml#Widget","rules":["required-reason.user-defaults"]}
    {"finding":"usage.empty","subject":"NSContactsUsageDescription","target":"project.yml#Shop","owner":"unreviewed"}

    """,
  ]
  private static let parts = [
    "App", "Kit", "Features", "Features/Net", "Widget", "Demo", "Checks", "Pods", "project.yml",
    "Features/Log.swift", "App/Info.plist", "App/PrivacyInfo.xcprivacy", "Features/Prefs.swift",
  ]

  private typealias Object = [String: Any]

  private func json(_ run: Workspace.Run) throws -> Object {
    #expect(run.errors == "")
    return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? Object)
  }

  /// The elements of a list, each as a text that is the same for the same element.
  private func elements(
    _ list: Any?, in part: String? = nil, where fits: (Object) -> Bool = { _ in true }
  ) throws -> [String] {
    try (list as? [Object] ?? []).filter { element in
      let file = element["file"] as? String ?? ""
      return fits(element) && (part.map { file == $0 || file.hasPrefix($0 + "/") } ?? true)
    }.map {
      String(decoding: try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys), as: UTF8.self)
    }
  }

  @Test(arguments: Self.parts) func aCensusOfAPartIsThatOfTheWhole(part: String) throws {
    let workspace = try Workspace(Self.files)
    let whole = try json(workspace.run("census", "--format", "json"))
    let own = try json(workspace.run("census", part, "--format", "json"))
    for list in ["sites", "declarations", "blind"] {
      #expect(try elements(own[list]) == elements(whole[list], in: part), "\(list)")
    }
    let targets = try elements(own["targets"])
    #expect(try Set(targets).isSubset(of: elements(whole["targets"])))
    let sources = Self.files.keys.count { ($0 == part || $0.hasPrefix(part + "/")) && $0.hasSuffix(".swift") }
    #expect((own["files"] as? Object)?["scanned"] as? Int == sources)
    let sure = (own["sites"] as? [Object] ?? []).count {
      $0["certainty"] as? String != "possible" && $0["origin"] as? String == "first-party"
        && $0["role"] as? String == "app" && $0["suppressed"] == nil
    }
    let counts = (own["totals"] as? [Object] ?? []).compactMap { $0["count"] as? Int }
    #expect(counts.reduce(0, +) == sure)
  }

  @Test(arguments: Self.parts, ["", "--since HEAD"])
  func aCheckOfAPartIsThatOfTheWhole(part: String, options: String) throws {
    var files = Self.files
    if !options.isEmpty {
      guard Workspace.hasGit else { return }
      files["Features/Net/Net.swift"] = "func none() {}\n"
      files["App/Old.swift"] = "func moved() { _ = URLSession.shared.download(from: url) }\n"
    }
    let workspace = try Workspace(files)
    if !options.isEmpty {
      #expect(
        try workspace.git("git init -q && git add -A && git commit -q -m one && rm App/Old.swift").exit == 0)
      try workspace.write(try #require(Self.files["Features/Net/Net.swift"]), to: "Features/Net/Net.swift")
    }
    let check = "sluice check --format json --today 2026-11-30 \(options)"
    let whole = try json(workspace.shell(check))
    let run = try workspace.shell("\(check) \(part)")
    let own = try json(run)
    // What is said of the baseline itself is limited by what it is about.
    let isPlaced = { (finding: Object) in (finding["rule"] as? String)?.hasPrefix("baseline.") == false }
    let expected = try elements(whole["findings"], in: part, where: isPlaced)
    #expect(try elements(own["findings"], where: isPlaced) == expected)
    let (drift, ofPart) = (whole["drift"] as? Object, own["drift"] as? Object)
    for list in ["new", "gone", "moved"] {
      #expect(try elements(ofPart?[list]) == elements(drift?[list], in: part), "\(list)")
    }
    for list in ["new", "changed"] {
      let (all, own) = (drift?["declarations"] as? Object, ofPart?["declarations"] as? Object)
      #expect(try elements(own?[list]).count <= elements(all?[list]).count)
    }
    let open = (own["findings"] as? [Object] ?? []).filter {
      $0["severity"] as? String == "error" && $0["baselined"] == nil && $0["suppressed"] == nil
    }
    #expect(run.exit == (open.isEmpty ? 0 : 1))
  }

  /// What flipped once, by name: an own name, a manifest, a purpose string and a category of elsewhere; and what is still
  /// said.
  @Test func whatStandsOutsideSettlesWhatIsInside() throws {
    let workspace = try Workspace(Self.files)
    let log = try workspace.run("census", "Features/Log.swift", "-v").output
    #expect(log.contains("possible") && log.contains("1 file read"), "\(log)")
    let run = try workspace.run("check", "--format", "xcode", "--today", "2026-11-30", in: "Features")
    #expect(run.exit == 1)
    for absent in ["manifest.missing", "usage.missing", "App/Gone.swift", "App/Main.swift"] {
      #expect(!run.output.contains(absent), "\(run.output)")
    }
    for present in [
      "drift.broken-promise", "manifest.undeclared-category", "suppression.unused", "baseline.expired",
      "Features/Gone.swift:1:1: note: ", "entitlement.app-group-mismatch", "baseline.stale",
    ] {
      #expect(run.output.contains(present), "\(present): \(run.output)")
    }
  }

  @Test func anUpdateOfAPartLeavesTheRestAlone() throws {
    let workspace = try Workspace(Self.files)
    let file = "Baselines/sluice.jsonl"
    let run = try workspace.run("baseline", "update", "Features")
    #expect(run.exit == 0, "\(run.errors)")
    let text = try #require(workspace.text(file))
    #expect(!text.contains("Features/Gone.swift") && text.contains("App/Gone.swift"))
    #expect(!text.contains("App/Old.swift") && text.contains(#""in":"moved()""#))
    #expect(text.contains(#""target":"project.yml#Widget""#) && text.contains("usage.empty"))
  }

  /// A folder that is ignored is read where it is named, and the rest settles what is in it.
  @Test func whatIsIgnoredIsReadWhereItIsNamed() throws {
    var files = Self.files
    files[".gitignore"] = "Made/\n"
    files["Made/M.swift"] = Self.log + "let made = URLSession.shared\n"
    files["Made/notes.txt"] = "let noted = URLSession.shared\n"
    let workspace = try Workspace(files)
    let whole = try workspace.run("census", "--format", "json").output
    #expect(!whole.contains("Made/"))
    let sites = try json(workspace.run("census", "Made", "--format", "json"))["sites"] as? [Object] ?? []
    #expect(sites.map { $0["certainty"] as? String } == ["possible", "certain"])
    let named = try json(workspace.run("census", "Made/notes.txt", "--format", "json"))["sites"]
    #expect(try elements(named).count == 1)
  }

  /// What cannot be read outside of the part is no matter of the part.
  @Test func whatIsUnreadableOutsideFailsNothing() throws {
    var files = Self.files
    let oid = String(repeating: "0", count: 64)
    files["Demo/Large.swift"] = "version https://git-lfs.github.com/spec/v1\noid sha256:\(oid)\nsize 1\n"
    let workspace = try Workspace(files)
    for (words, exit) in [([], 2), (["App"], 1), (["Demo"], 2), (["Demo/Large.swift"], 2), (["Checks"], 0)] {
      let run = try workspace.run(["check", "--today", "2026-11-30"] + words)
      #expect(run.exit == exit, "\(words): \(run.output)")
    }
    #expect(try workspace.run("baseline", "update", "Checks").exit == 0)
    #expect(try workspace.run("baseline", "update", "Demo").exit == 2)
  }
}
