import Baseline
import Catalog
import Census
import Projects

extension Audit {
  /// What code asks of people and the Info.plist gives no words for.
  static let usageMissing = Audit(["usage.missing"]) { context in
    context.subjects.filter(\.asksPeople).flatMap { UsageMissing(context, $0).findings }
  }
}

private struct UsageMissing {
  private let context: AuditContext
  private let subject: AuditSubject
  /// What carries this target, as the configuration that is judged has it.
  private let hosts: [AuditSubject]
  /// Other folders with an Info.plist, where no project says what belongs together.
  private let neighbours: [AuditSubject]

  init(_ context: AuditContext, _ subject: AuditSubject) {
    self.context = context
    self.subject = subject
    hosts =
      subject.target.kind == .appExtension
      ? context.subjects.filter { $0.target.embeds.contains(subject.target.id) } : []
    neighbours =
      subject.target.isGuess
      ? context.subjects.filter { $0.target.isGuess && $0.target.id != subject.target.id } : []
  }

  var findings: [Finding] {
    let isUnseen = subject.lacksInfo(of: subject.judged)
    return subject.held(by: \.key.name) { variant in
      guard subject.knowsInfo(of: variant) || isUnseen && subject.lacksInfo(of: variant) else {
        return [UsageLack]()
      }
      let needs = UsageNeeds(context.catalog, subject.target, variant)
      return context.catalog.usageKeys.compactMap {
        needs.lack(of: $0, isSaidElsewhere: isForHosts($0))
      }.filter { !isSettled($0) }
    }.compactMap(finding)
  }

  /// Whether it is not this target that has to say it.
  private func isSettled(_ lack: UsageLack) -> Bool {
    // What an App Clip cannot do at all is a finding of its own.
    if subject.target.kind == .appClip, isUnavailable(lack.key) { return true }
    // What comes along with a library is for the app, as far as anybody can see.
    let isOfLibrary = !lack.sites.contains(where: isOwn)
    // Whether that app asks is not to be seen where the app is not.
    if isOfLibrary, hosts.isEmpty, subject.target.kind == .appExtension { return true }
    if isOfLibrary, context.samples.contains(subject.target.id) { return true }
    let isForApp = lack.key.holdsForExtensions || isOfLibrary
    return isForApp && hosts.contains { $0.judged.info.shipped(lack.key) != nil || $0.runs(lack.sites) }
  }

  /// Whether only what carries this target can say it.
  private func isForHosts(_ key: UsageKey) -> Bool { key.isForAppAlone && !hosts.isEmpty }

  private func isOwn(_ site: Site) -> Bool {
    subject.target.isGuess || site.targets.contains(subject.target.id)
  }

  private func isUnavailable(_ key: UsageKey) -> Bool {
    let rules = Set(key.needs.filter { $0.strength == .need }.map(\.rule))
    return context.catalog.unavailable.contains { api in
      api.bundles.contains(.clip) && api.sites.contains { rules.contains($0.rule) && $0.names.isEmpty }
    }
  }

  private func finding(_ held: Held<UsageLack>) -> Finding? {
    let lack = held.fault
    guard let first = lack.sites.first else { return nil }
    let key = lack.key.name
    let isInHost = hosts.contains { $0.judged.info.shipped(lack.key) != nil }
    let isElsewhere = isInHost || neighbours.contains { $0.judged.info.shipped(lack.key) != nil }
    let isUnseen = subject.lacksInfo(of: subject.judged)
    let severity =
      !held.isJudged || isUnseen ? .note : isElsewhere ? min(lack.severity, .warning) : lack.severity
    return context.finding(
      "usage.missing", key, at: FilePlace(first.file, line: first.line, column: first.column),
      message(lack, first, isInHost), help: help(lack), severity: severity, of: subject,
      in: held.configuration, related: related(lack, held))
  }

  private func message(_ lack: UsageLack, _ site: Site, _ isInHost: Bool) -> String {
    let name = lack.key.name
    let isSure = lack.severity == .error || lack.key.absence == .plain || lack.substitute != nil
    let verb = isSure ? "needs" : "can need"
    var text = "\(site.call) \(verb) \(name) for \(lack.key.resource)"
    if !site.condition.isEmpty { text += " where \(site.condition) holds" }
    let ties = subject.target.links + subject.target.embeds + subject.target.loads
    if let library = site.targets.first(where: ties.contains) ?? site.targets.first, !isOwn(site) {
      text += ", by way of \(library)"
    }
    if let substitute = lack.substitute {
      return text + ", and the Info.plist has only \(substitute.key), which current systems do not read"
    }
    if subject.lacksInfo(of: subject.judged), let path = subject.judged.variant.infoPlist {
      return text + ", and the Info.plist of \(subject.phrase), \(path), was not read"
    }
    if isForHosts(lack.key) {
      return text + ", and the Info.plist of \(hosts.map(\.phrase).listed()), where it counts, lacks it"
    }
    text += ", and the Info.plist of \(subject.phrase) lacks it"
    return isInHost ? text + ", though that of the app has it" : text
  }

  private func help(_ lack: UsageLack) -> String {
    let setting =
      (isForHosts(lack.key) ? hosts[0] : subject).judged.variant.generatesInfoPlist
      ? lack.key.setting.map { ", or set \($0)," } ?? "" : ""
    let whose = isForHosts(lack.key) ? " of \(hosts.map(\.phrase).listed("or"))" : ""
    return
      "Add \(lack.key.name) to the Info.plist\(whose)\(setting) and say what it is for, or remove the call. "
      + lack.key.effect
  }

  /// The other uses, the file that lacks the key, and what looks like it and does not count.
  private func related(_ lack: UsageLack, _ held: Held<UsageLack>) -> [Finding.Related] {
    let key = lack.key.name
    let variants = subject.variants.filter {
      $0.variant.configuration == subject.judged.variant.configuration || held.configuration.isEmpty
        || !held.isJudged
    }.filter { $0.info.shipped(lack.key) == nil }
    var related: [Finding.Related] = []
    if isForHosts(lack.key) {
      for host in hosts {
        let place = host.judged.infoPlace ?? host.target.place
        related.append(Finding.Related(place, "what says nothing of \(key), and carries \(subject.phrase)"))
      }
      if let entry = subject.judged.info[key] {
        related.append(Finding.Related(entry.keyPlace, "what an extension says here does not count"))
      }
    }
    for variant in isForHosts(lack.key) ? [] : variants {
      let words =
        subject.lacksInfo(of: variant)
        ? "the Info.plist that was not read" : "the Info.plist that lacks \(key)"
      let lacking = variant.infoPlace.map { Finding.Related($0, words) }
      related.append(
        lacking ?? Finding.Related(subject.target.place, "the target whose Info.plist lacks \(key)"))
      if let entry = variant.info.specified.first(where: { $0.key == key }) {
        related.append(
          Finding.Related(entry.keyPlace, "the spec has it, so the project is to be generated anew"))
      }
      if let entry = variant.info[key] {
        related.append(Finding.Related(entry.place, "Xcode knows no such setting and generates no such key"))
      }
      if let near = near(key, in: variant.info) {
        related.append(Finding.Related(near.keyPlace, "\(near.key) is no key that a system knows"))
      }
      related += translations(of: key, in: variant.info)
    }
    if let substitute = lack.substitute {
      related.append(Finding.Related(substitute.keyPlace, "older systems read \(substitute.key)"))
    }
    for site in lack.sites.dropFirst() {
      let place = FilePlace(site.file, line: site.line, column: site.column)
      related.append(Finding.Related(place, "\(site.call) needs it too"))
    }
    var known: Set<Finding.Related> = []
    return related.filter { known.insert($0).inserted }
  }

  /// The first translation of a key that is not there.
  private func translations(of key: String, in info: InfoPlist) -> [Finding.Related] {
    let texts = Translation.all(of: info).filter { $0.key == key }
    guard let first = texts.first else { return [] }
    let more = texts.count > 1 ? ", and so do \(texts.count - 1) more" : ""
    return [
      Finding.Related(
        first.keyPlace, "a translation has it\(more), which does not count without the key in the Info.plist")
    ]
  }

  /// A key that is there and was probably meant to be the one that is not.
  private func near(_ key: String, in info: InfoPlist) -> InfoPlist.Entry? {
    let unknown = info.entries.filter {
      $0.key.contains("Usage") && context.catalog.usageKey($0.key) == nil
    }
    return Nearest.to(key, of: unknown.map(\.key)).flatMap { info[$0] }
  }
}

extension AuditSubject {
  /// Whether one of the sites is in its process too, so that it is asked itself.
  fileprivate func runs(_ sites: [Site]) -> Bool {
    sites.contains { site in judged.code.running(site.rule).contains { $0.place == site.place } }
  }
}
