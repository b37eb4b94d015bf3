package import Catalog
package import Census
import Formats
import Projects

/// What the code and the configuration of a target say of one reason.
package struct ReasonEvidence: Sendable {
  package enum Verdict: Sendable, Hashable {
    /// Some use is only covered by it.
    case needed
    /// Something speaks for it.
    case supported
    /// Nothing tells.
    case open
    /// It cannot be true.
    case contradicted
  }

  package let reason: ReasonCode
  package let verdict: Verdict
  /// Why, as the end of a sentence; empty where nothing tells.
  package let why: String
  /// The sites that decided.
  package let sites: [Site]

  init(_ reason: ReasonCode, _ verdict: Verdict, _ why: String = "", sites: [Site] = []) {
    self.reason = reason
    self.verdict = verdict
    self.why = why
    self.sites = sites
  }
}

extension AuditContext {
  /// What speaks for and against each reason of a category that a target uses, in the order of the catalog.
  package func evidence(on category: ManifestSchema.Category, for one: ManifestSubject) -> [ReasonEvidence] {
    let reasons = catalog.manifest.reasons(of: category.name)
    let witness = ReasonWitness(context: self, one: one, uses: one.uses(of: category))
    return reasons.map(witness.evidence)
  }
}

/// Looks for what speaks for and against.
private struct ReasonWitness {
  let context: AuditContext
  let one: ManifestSubject
  let uses: [Site]

  func evidence(on reason: ReasonCode) -> ReasonEvidence {
    if reason.isForSDKs, one.subject.isApp {
      return ReasonEvidence(reason, .contradicted, "it is for third-party SDKs alone, and this is an app")
    }
    switch reason.code {
    case "CA92.1", "1C8F.1", "AC6B.1": return defaults(reason)
    case "3B52.1": return handed(reason)
    case "C617.1": return first(of: Self.containers, supports: reason, "the app has paths of its own")
    case "85F4.1", "DDA9.1": return ReasonEvidence(reason, .open)
    case "E174.1": return writing(reason)
    case "7D9E.1", "3D61.1": return first(of: ["sharing.mail"], supports: reason, "a mail can be sent")
    case "B728.1": return health(reason)
    case "3EC4.1": return keyboard(reason)
    default: return ReasonEvidence(reason, .open)
    }
  }

  private static let containers = [
    "storage.documents", "storage.application-support", "storage.caches", "storage.temporary",
    "storage.group-container", "storage.home", "storage.database",
  ]
  private static let handedOver = [
    "sharing.file-import", "sharing.document-browser", "sharing.drag", "sharing.transferable",
    "sharing.file-provider", "sharing.share-sheet", "scope.start", "scope.bookmark", "scope.coordination",
  ]
  /// Where small values are kept, which nobody looks for space for.
  private static let settings: Set<String> = [
    "storage.user-defaults-suite", "storage.preferences", "storage.scene-state",
  ]
  private static let health = [
    "permission.health", "permission.health-records", "permission.sensor-kit", "permission.motion",
    "permission.fall-detection",
  ]
  private static let healthKeys = [
    "NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription",
    "NSHealthClinicalHealthRecordsShareUsageDescription", "NSSensorKitUsageDescription",
    "NSMotionUsageDescription",
  ]

  private func first(
    of rules: [String], supports reason: ReasonCode, _ why: String
  ) -> ReasonEvidence {
    guard let site = rules.lazy.compactMap(one.seen).first else {
      return ReasonEvidence(reason, .open)
    }
    return ReasonEvidence(reason, .supported, why, sites: [site])
  }

  /// Only an app is known to be all that there is: what a library does not do, the app around it may.
  private func contradicted(_ reason: ReasonCode, _ why: String) -> ReasonEvidence {
    let isWhole = one.seesAll && one.subject.isApp && one.target.kind != .appExtension
    return isWhole ? ReasonEvidence(reason, .contradicted, why) : ReasonEvidence(reason, .open)
  }

  private func has(_ keys: [String]) -> Bool { keys.contains { one.subject.judged.info[$0] != nil } }

  private func handed(_ reason: ReasonCode) -> ReasonEvidence {
    let found = first(of: Self.handedOver, supports: reason, "files come from the person")
    if found.verdict == .supported { return found }
    let keys = ["CFBundleDocumentTypes", "LSSupportsOpeningDocumentsInPlace", "UISupportsDocumentBrowser"]
    if has(keys) { return ReasonEvidence(reason, .supported, "the Info.plist names types of documents") }
    return contradicted(
      reason, "no picker, drop or security-scoped access, and no types of documents in the Info.plist")
  }

  private func writing(_ reason: ReasonCode) -> ReasonEvidence {
    let groups = ["storage.", "network.", "cloud.", "web.", "sharing."]
    let rules = one.seenRules.filter { rule in groups.contains { rule.hasPrefix($0) } }
    let site = rules.filter { !Self.settings.contains($0) }.compactMap(one.seen).min { $0.isBefore($1) }
    if rules.allSatisfy(Self.settings.contains), !rules.isEmpty { return ReasonEvidence(reason, .open) }
    if let site { return ReasonEvidence(reason, .supported, "files are written or fetched", sites: [site]) }
    return contradicted(reason, "nothing is written, fetched or deleted")
  }

  private func health(_ reason: ReasonCode) -> ReasonEvidence {
    let found = first(of: Self.health, supports: reason, "health data is read")
    if found.verdict == .supported || has(Self.healthKeys) { return found }
    return contradicted(reason, "no access to health data")
  }

  private func keyboard(_ reason: ReasonCode) -> ReasonEvidence {
    let point = "com.apple.keyboard-service"
    let isThere = context.subjects.contains { subject in
      subject.judged.info["NSExtension"]?.value["NSExtensionPointIdentifier"]?.text == point
    }
    if isThere { return ReasonEvidence(reason, .supported, "the project has a keyboard extension") }
    return contradicted(reason, "the project has no keyboard extension")
  }

  // MARK: User defaults

  private func defaults(_ reason: ReasonCode) -> ReasonEvidence {
    let stores = DefaultsStores(one, context.census)
    let managed = uses.filter(\.isManagedConfiguration)
    if reason.code == "AC6B.1" {
      if !managed.isEmpty {
        return ReasonEvidence(
          reason, .needed, "the code reads the configuration of managed apps", sites: managed)
      }
      return one.seesAll
        ? ReasonEvidence(reason, .contradicted, "no code names the configuration of managed apps")
        : ReasonEvidence(reason, .open)
    }
    let known = uses.filter { !$0.isManagedConfiguration }.map { (site: $0, store: stores.store(of: $0)) }
    let groups = known.filter { if case .group = $0.store { true } else { false } }.map(\.site)
    let own = known.filter { $0.store == .own }.map(\.site)
    let isSettled = !known.contains { $0.store == .unknown } && one.seesAll
    if reason.code == "1C8F.1" {
      if !groups.isEmpty { return ReasonEvidence(reason, .needed, "an app group is used", sites: groups) }
      return isSettled && !own.isEmpty
        ? ReasonEvidence(reason, .contradicted, "no app group is used", sites: own)
        : ReasonEvidence(reason, .open)
    }
    if !own.isEmpty {
      // Where a constant has the key of the managed configuration, what reads it goes through the standard defaults and
      // has its own reason, and is not told from other uses.
      let isTold = managed.allSatisfy { $0.form != .literal }
      return ReasonEvidence(
        reason, isTold ? .needed : .supported, "the app's own defaults are used", sites: own)
    }
    return isSettled && !groups.isEmpty
      ? ReasonEvidence(reason, .contradicted, "each use goes to an app group", sites: groups)
      : ReasonEvidence(reason, .open)
  }
}

extension Site {
  /// Whether the key is named that the configuration of managed apps, or the feedback on it, is stored under: the only
  /// texts that the rule of user defaults lists.
  fileprivate var isManagedConfiguration: Bool { handling?.traits.contains(.holdsListedText) ?? false }
}
