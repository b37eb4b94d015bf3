import Baseline
import Catalog
import Census
import Reports
import Trees

/// A small tree's census, and what it was before.
enum Sample {
  static func catalog() throws -> Catalog {
    try Catalog(tables: [
      CatalogTable(
        "sample",
        """
        rule required-reason.user-defaults warning
        title User defaults
        why Apple asks for a declared reason, since what is stored there can be shared between apps of a group.
        mend Declare NSPrivacyAccessedAPICategoryUserDefaults with the reason that fits, CA92.1 for the app's own.
        doubt Sources differ on `@AppStorage`: Apple's list names UserDefaults alone.
        see https://developer.apple.com/documentation/foundation/userdefaults
        swift type UserDefaults certain
        standing disputed
        swift attribute AppStorage certain
        rule required-reason.disk-space warning
        title Disk space
        why How much is free tells devices apart.
        mend Declare NSPrivacyAccessedAPICategoryDiskSpace with the reason that fits.
        see https://developer.apple.com/documentation/foundation/nsurl
        swift member .volumeAvailableCapacity possible | likely if root(URLResourceValues)
        rule network.url-session error
        title URLSession
        why It sends and receives over HTTP: whatever is in the request leaves the device.
        mend Check which host it talks to and what it sends, then accept it with a reason.
        see https://developer.apple.com/documentation/foundation/urlsession
        swift method .data(for:) possible | likely if receiver(session) | certain if root(URLSession)
        c message [_ dataTaskWithRequest:] likely
        rule network.url-literal error
        title URLs in literals
        why It names a host that data can go to.
        mend Check who owns the host.
        see https://developer.apple.com/documentation/foundation/url
        rule pasteboard.general warning
        title The general pasteboard
        why Other apps read what is put there.
        mend Use a named pasteboard.
        see https://developer.apple.com/documentation/uikit/uipasteboard
        swift static UIPasteboard.general certain
        """)
    ])
  }

  static func site(
    _ rule: String, _ file: String, _ line: Int, _ column: Int, _ call: String, in declaration: String = "",
    form: Form = .call, certainty: Certainty = .certain, standing: Standing? = nil, condition: String = "",
    origin: Origin = .firstParty, role: Role = .app, dependency: String = "", host: String = ""
  ) -> Site {
    Site(
      rule: rule, name: String(call.prefix { $0 != "(" && $0 != "." }), call: call, form: form,
      certainty: certainty, standing: standing, evidence: "it starts at URLSession", file: file, line: line,
      column: column, declaration: declaration, condition: condition, origin: origin, role: role,
      dependency: dependency, host: host)
  }

  static let before = Census(
    scanned: 211, bytes: 1_234_000,
    sites: [
      site(
        "required-reason.user-defaults", "App/Prefs.swift", 3, 5, "UserDefaults.standard", in: "Prefs.seen"),
      site("required-reason.user-defaults", "App/Old.swift", 3, 5, "UserDefaults.standard", in: "Old.load()"),
      site("network.url-session", "App/Net.swift", 9, 5, "URLSession.shared.data(for:)", in: "Net.load()"),
      site(
        "network.url-session", "Pods/Kit/Kit.m", 9, 5, "dataTaskWithRequest:", origin: .thirdParty,
        dependency: "Kit"),
    ])

  /// One moved, one gone, three new of which one has a name that acts on terminals, a dependency that grew.
  static let after = Census(
    scanned: 212, bytes: 1_240_000,
    sites: [
      site(
        "required-reason.user-defaults", "App/Prefs.swift", 13, 5, "UserDefaults.standard",
        in: "Prefs.isSeen",
        standing: .listed),
      site("network.url-session", "App/Net.swift", 9, 5, "URLSession.shared.data(for:)", in: "Net.load()"),
      site(
        "network.url-session", "App/Net.swift", 21, 20, "URLSession.shared.data(for:)", in: "Net.send(_:)"),
      site(
        "network.url-literal", "App/a\u{202E}b\n\u{1B}[31mc d.swift", 2, 14, "https://ads.example.com",
        form: .literal, condition: "DEBUG", host: "ads.example.com"),
      site(
        "required-reason.disk-space", "App/Net.swift", 30, 3, "volumeAvailableCapacity", in: "Net.room",
        form: .member, certainty: .likely, standing: .listed),
      site(
        "required-reason.disk-space", "App/Net.swift", 31, 3, "volumeAvailableCapacity", in: "Net.room",
        form: .member, certainty: .possible, standing: .listed),
      site("network.url-session", "Tests/NetTests.swift", 1, 1, "URLSession.shared.data(for:)", role: .test),
    ]
      + (1...2).map {
        site(
          "network.url-session", "Pods/Kit/Kit.m", $0, 5, "dataTaskWithRequest:", origin: .thirdParty,
          dependency: "Kit")
      },
    blind: [
      Blind(
        kind: .dynamicName, file: "App/Net.swift", line: 40, why: "NSClassFromString is given a computed name"
      ),
      Blind(
        kind: .dynamicName, file: "App/Net.swift", line: 44, why: "NSClassFromString is given a computed name"
      ),
      Blind(kind: .outsideLink, file: "App/link", why: "is not in the root"),
    ])

  /// A site that was on record, and one that was not, both suppressed; and two suppressions that suppress nothing.
  static var suppressed: Census {
    var known = before.sites
    known[0] = known[0].with(suppressed: "sync, PRIV-12 \u{1B}[31m")
    let new = site(
      "network.url-session", "App/Net.swift", 21, 20, "URLSession.shared.data(for:)", in: "Net.send(_:)"
    ).with(suppressed: "the same")
    return Census(
      scanned: 211, bytes: 1_234_000, sites: known + [new],
      suppressions: [
        Suppression(
          file: "App/Net.swift", line: 30, column: 6, target: 31, reason: "left behind",
          names: [.init("network.", nearest: 21), .init("network.url-sesion")]),
        Suppression(file: "App/Net.swift", line: 31, column: 6, target: 31, names: [.init("network.")]),
      ])
  }

  /// What audits found and comments suppress, beside what is open and what is on record.
  static func findings() -> [Finding] {
    var hidden = Finding(
      rule: "usage.empty", subject: "NSCameraUsageDescription", severity: .error,
      message: "the text of NSCameraUsageDescription is empty", file: "App/Info.plist", line: 7, column: 3,
      help: "Say what the access is for.", fingerprint: "0123456789abcdef", target: "App.xcodeproj#App",
      related: [.init(file: "App/Net.swift", line: 21, message: "asks for the camera")])
    hidden.suppressed = "told by the system, PRIV-3 [a](b) \u{1B}[31m"
    var other = hidden
    other.target = "App.xcodeproj#Other"
    var open = hidden
    (open.suppressed, open.line, open.fingerprint) = (nil, 9, "0123456789abcdee")
    var changed = Finding(
      rule: "drift.changed-declaration", subject: "UIFileSharingEnabled", severity: .error,
      message: "the file-sharing UIFileSharingEnabled was false and is true", file: "App/Info.plist",
      line: 11,
      column: 3, fingerprint: "0123456789abcdff")
    changed.suppressed = "agreed"
    return [hidden, other, open, changed]
  }

  /// - Parameter isOpen: whether something is to be decided on, too.
  static func checkOfFindings(isOpen: Bool) throws -> CheckReport {
    let catalog = try catalog()
    let baseline = Baseline(before)
    let drift = Drift(from: baseline, to: before)
    let judgement = Judgement(
      of: before, drift: drift, baseline: baseline,
      audited: FindingsDrift(findings().filter { isOpen || !$0.isOpen }, on: []), catalog: catalog)
    return CheckReport(
      census: before, catalog: catalog, baseline: "Baselines/sluice.jsonl", drift: drift,
      judgement: judgement,
      verdict: Verdict(judgement, before, failingAt: .error))
  }

  static func check(_ before: Census?, _ after: Census, failingAt level: Severity? = .error) throws
    -> CheckReport
  {
    let catalog = try catalog()
    let baseline = before.map { Baseline($0) }
    let drift = baseline.map { Drift(from: $0, to: after) }
    let judgement = Judgement(of: after, drift: drift, baseline: baseline, catalog: catalog)
    return CheckReport(
      census: after, catalog: catalog, baseline: "Baselines/sluice.jsonl", drift: drift, judgement: judgement,
      verdict: Verdict(judgement, after, failingAt: level))
  }

  static func options(_ detail: TextOptions.Detail = .normal, isColoured: Bool = false) -> TextOptions {
    TextOptions(isColoured: isColoured, detail: detail) { file, line in
      switch line {
      case 21:
        "    let (data, _) = try await URLSession.shared.data(for: request) // then a comment that goes on and on"
      case 2: "let 名前 = \"https://ads.example.com/\u{202E}x\""
      default: "\t\tvalues.volumeAvailableCapacity"
      }
    }
  }
}
