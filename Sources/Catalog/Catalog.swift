/// All rules, and all spellings that they count. A value: read once, then handed to whoever asks.
package struct Catalog: Sendable {
  /// The year and month of the facts. Baselines name it, so that a rule that is newer than one only warns.
  package static let version = "2026.11"

  /// What counts sites; in the order of `groups`, within a group in the order of the tables.
  package let rules: [Rule]
  /// What findings there are; in the order of the tables.
  package let findings: [Rule]
  /// In the order of their rules, within a rule in the order of the tables.
  package let spellings: [Spelling]
  /// Names at which a site can stand.
  package let triggers: Set<String>
  /// Further names that patterns and evidence ask about.
  package let context: Set<String>
  /// What a privacy manifest can hold.
  package let manifest: ManifestSchema

  /// Keys by which an Info.plist says what an app wants, in the order of the tables.
  package private(set) var usageKeys: [UsageKey] = [] {
    didSet {
      usagePlaces = Dictionary(usageKeys.enumerated().map { ($1.name, $0) }, uniquingKeysWith: min)
      usageRules = Set(usageKeys.flatMap(\.needs).map(\.rule))
    }
  }
  /// The rules whose sites need such a key, or may be what one is there for.
  package private(set) var usageRules: Set<String> = []
  /// What app extensions and App Clips cannot call.
  package private(set) var unavailable: [UnavailableAPI] = []
  /// In the order of the table.
  package private(set) var entitlementNeeds: [EntitlementNeed] = []
  /// In Apple's order.
  package private(set) var listedSDKs: [ListedSDK] = []

  private let places: [String: Int]
  private let findingPlaces: [String: Int]
  private var usagePlaces: [String: Int] = [:]
  private let spellingsAtName: [String: [Int]]

  /// - Parameter own: rules that a team adds, each with a name that is not there yet.
  package init(tables: [CatalogTable], adding own: [OwnRule] = []) throws(CatalogError) {
    var reader = CatalogReader()
    for table in tables { try reader.read(table) }
    self.init(
      reader.finished() + own.map(\.draft), try ManifestSchema(tables: Self.manifestTables))
  }

  /// The catalog that Sluice ships. A test reads it too, so the error is for whoever edits a table.
  package static func load(adding own: [OwnRule] = []) throws(CatalogError) -> Catalog {
    var catalog = try Catalog(tables: shippedTables, adding: own)
    catalog.usageKeys = try UsageKeyReader.keys(usageTables)
    catalog.unavailable = try UnavailableAPIReader.all(unavailableTables)
    catalog.entitlementNeeds = try EntitlementNeed.all()
    catalog.listedSDKs = try ListedSDK.all()
    return catalog
  }

  private init(_ drafts: [RuleDraft], _ manifest: ManifestSchema) {
    self.manifest = manifest
    findings = drafts.filter { $0.kind == .finding }.map(\.rule)
    findingPlaces = Dictionary(findings.enumerated().map { ($1.id, $0) }, uniquingKeysWith: min)
    let byGroup = Dictionary(grouping: drafts.filter { $0.kind == .site }, by: \.group)
    let drafts = Group.all.flatMap { byGroup[$0.name] ?? [] }
    rules = drafts.map(\.rule)
    spellings = drafts.enumerated().flatMap { place, draft in draft.rows.map { $0.spelling(ofRuleAt: place) }
    }
    places = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: min)
    let ofSources = spellings.indices.filter { [spellings] in spellings[$0].languages != .binary }
    spellingsAtName = Dictionary(grouping: ofSources) { [spellings] in spellings[$0].pattern.trigger }
    triggers = Set(spellingsAtName.keys)
    context = Set(spellings.flatMap(\.names)).subtracting(triggers)
  }

  /// The place of a rule in `rules`.
  package func place(ofRule id: String) -> Int? { places[id] }

  package func rule(_ id: String) -> Rule? { places[id].map { rules[$0] } }

  package func usageKey(_ name: String) -> UsageKey? { usagePlaces[name].map { usageKeys[$0] } }

  package func finding(_ id: String) -> Rule? { findingPlaces[id].map { findings[$0] } }

  /// The types on which spellings count: whoever declares one itself means his own.
  package var rootTypes: Set<String> {
    Set(
      spellings.flatMap(\.clauses).flatMap(\.evidence).flatMap { evidence in
        if case .root(let names) = evidence { names } else { [String]() }
      })
  }

  /// The spellings that have to be asked about where a name stands, as places in `spellings`.
  package func spellings(at name: String) -> [Int] { spellingsAtName[name] ?? [] }
}

extension Catalog {
  /// Rules that belong together: the part of their names before the dot.
  package struct Group: Sendable, Hashable {
    package let name: String
    package let title: String

    /// In the order in which reports show them.
    package static let all = [
      Group(name: "required-reason", title: "Required-reason APIs"),
      Group(name: "network", title: "Network"),
      Group(name: "web", title: "Web content and links"),
      Group(name: "cloud", title: "iCloud and push"),
      Group(name: "sharing", title: "Sharing and system indexes"),
      Group(name: "nearby", title: "Nearby devices"),
      Group(name: "pasteboard", title: "Pasteboard"),
      Group(name: "analytics", title: "Analytics"),
      Group(name: "tracking", title: "Tracking"),
      Group(name: "trust", title: "Server trust"),
      Group(name: "service", title: "Services of Apple"),
      Group(name: "ipc", title: "Other processes"),
      Group(name: "logging", title: "Logging"),
      Group(name: "keychain", title: "Keychain"),
      Group(name: "file-protection", title: "File protection"),
      Group(name: "backup", title: "Backup"),
      Group(name: "storage", title: "Storage"),
      Group(name: "scope", title: "Security-scoped access"),
      Group(name: "permission", title: "Permissions"),
      // The rules that a team adds and that belong to no other group.
      Group(name: "own", title: "Own rules"),
    ]

    /// Those of findings, in the order of the rule reference.
    package static let ofFindings = [
      Group(name: "drift", title: "Drift from the baseline"),
      Group(name: "manifest", title: "Privacy manifests"),
      Group(name: "usage", title: "Usage descriptions"),
      Group(name: "entitlement", title: "Entitlements"),
      Group(name: "ats", title: "App Transport Security"),
      Group(name: "visibility", title: "What others can see"),
      Group(name: "protection", title: "Protection of what is stored"),
      Group(name: "keychain", title: "Keychain"),
      Group(name: "storage", title: "Storage"),
      Group(name: "backup", title: "Backup"),
      Group(name: "scope", title: "Security-scoped access"),
      Group(name: "trust", title: "Server trust"),
      Group(name: "extension", title: "App extensions"),
      Group(name: "sdk", title: "SDKs"),
      Group(name: "sdk-diff", title: "New versions of SDKs"),
      Group(name: "artifact", title: "Built programs"),
      Group(name: "plist", title: "Property lists"),
      Group(name: "input", title: "What could not be read"),
      Group(name: "suppression", title: "Suppressions"),
      Group(name: "baseline", title: "The baseline"),
    ]
  }

  package static var groups: [Group] { Group.all }

  static func groups(of kind: Rule.Kind) -> [Group] { kind == .site ? Group.all : Group.ofFindings }
}
