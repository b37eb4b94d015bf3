import Baseline
import Catalog
import Census
import Formats
import Projects

extension Audit {
  /// What an app takes back of the protection of its connections.
  static let transport = Audit([
    "ats.arbitrary-loads", "ats.insecure-http", "ats.weak-tls", "ats.misplaced-key",
  ]) { context in
    context.subjects.filter(\.hasProcess).flatMap { subject in
      subject.held(by: \.identity) { TransportFault.all(of: TransportSecurity($0.info)) }.map { held in
        let fault = held.fault
        return context.finding(
          fault.rule, fault.subject, at: fault.place, fault.message,
          help: fault.help, severity: held.isJudged ? nil : .note, of: subject, in: held.configuration,
          related: fault.related)
      }
    }
  }
}

private struct TransportFault {
  var rule: String
  var subject = ""
  var place: FilePlace
  var message: String
  var help: String?
  var related: [Finding.Related] = []

  var identity: [AnyHashable] { [rule, subject, place] }

  static func all(of security: TransportSecurity) -> [TransportFault] {
    arbitrary(security.general) + security.hosts.flatMap(faults) + security.misplaced.map(misplaced)
  }

  private static func arbitrary(_ settings: [TransportSecurity.Setting]) -> [TransportFault] {
    let scopes = [
      "NSAllowsArbitraryLoads": "to any host", "NSAllowsArbitraryLoadsForMedia": "for any media",
      "NSAllowsArbitraryLoadsInMedia": "for any media",
      "NSAllowsArbitraryLoadsInWebContent": "in any web view",
    ]
    // Since iOS 10 and macOS 10.12 the general key does not count where one of the narrower ones is there.
    let narrower = settings.first { $0.key != "NSAllowsArbitraryLoads" && $0.key.hasPrefix("NSAllows") }
    return settings.filter(\.isOn).compactMap { setting in
      guard let scope = scopes[setting.key] else { return nil }
      if setting.key == "NSAllowsArbitraryLoads", narrower != nil { return nil }
      return TransportFault(
        rule: "ats.arbitrary-loads", place: setting.place,
        message: "\(setting.key) lets the app connect without TLS \(scope)")
    }
  }

  private static func faults(of host: TransportSecurity.Host) -> [TransportFault] {
    if let fault = host.fault { return [nameless(host, fault)] }
    if host.isLocal { return [] }
    var faults: [TransportFault] = []
    if let setting = host.settings.first(where: { $0.key.hasSuffix("AllowsInsecureHTTPLoads") && $0.isOn }) {
      faults.append(
        TransportFault(
          rule: "ats.insecure-http", subject: host.name, place: setting.place,
          message: "\(setting.key) lets the app connect to \(host.name) without TLS"))
    }
    let weak = host.settings.filter(isWeak)
    if let first = weak.first {
      let related = weak.dropFirst().map { Finding.Related($0.place, "and \(phrase($0))") }
      faults.append(
        TransportFault(
          rule: "ats.weak-tls", subject: host.name, place: first.place,
          message: "\(phrase(first)) for \(host.name)", related: related))
    }
    return faults
  }

  /// An exception for what is no host holds for none.
  private static func nameless(
    _ host: TransportSecurity.Host, _ fault: TransportSecurity.Host.Fault
  ) -> TransportFault {
    let meant = host.meant.map { "Write the host alone, \($0.cut)" } ?? "Write the name of a host alone"
    let (what, how) =
      switch fault {
      case .noName: ("is no name of a host", "without a scheme, user, port or path")
      case .capitals: ("has capitals, and names of hosts are held against small letters", "in small letters")
      case .wildcard: ("has a star, which stands for no host", "and set NSIncludesSubdomains")
      case .leadingDot: ("begins with a dot, as no host does", "and set NSIncludesSubdomains")
      }
    return TransportFault(
      rule: "ats.misplaced-key", subject: host.name, place: host.place,
      message: "\(host.name.quoted) \(what), so this exception has no effect",
      help: "\(meant), \(how), or remove the exception.")
  }

  private static func isWeak(_ setting: TransportSecurity.Setting) -> Bool {
    if setting.key.hasSuffix("RequiresForwardSecrecy") { return setting.isOff }
    return setting.key.hasSuffix("MinimumTLSVersion") && ["TLSv1.0", "TLSv1.1"].contains(setting.value.text)
  }

  private static func phrase(_ setting: TransportSecurity.Setting) -> String {
    setting.value.text.map { "\(setting.key) takes \($0)" }
      ?? "\(setting.key) takes ciphers without forward secrecy"
  }

  private static func misplaced(_ misplaced: TransportSecurity.Misplaced) -> TransportFault {
    let setting = misplaced.setting
    return TransportFault(
      rule: "ats.misplaced-key", subject: setting.key, place: setting.keyPlace,
      message: "nothing reads \(setting.key) here",
      help: "It belongs \(misplaced.home): move it there, or remove it.")
  }
}

extension AuditSubject {
  /// Whether it runs as a process of its own, which reads its own Info.plist.
  var hasProcess: Bool { asksPeople || target.kind == .tool }
}
