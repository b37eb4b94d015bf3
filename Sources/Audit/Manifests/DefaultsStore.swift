import Catalog
import Census
import Formats
import Projects

/// Which user defaults a site reaches.
enum DefaultsStore: Hashable {
  /// Those that the app alone sees: the standard ones, or a suite that is no app group.
  case own
  /// Those of an app group, by its name.
  case group(String)
  /// The code does not tell.
  case unknown
}

/// The stores of the user-defaults sites of one target.
struct DefaultsStores {
  private let suites: [FilePlace: NamedGroup]
  private let entitled: Set<String>

  init(_ one: ManifestSubject, _ census: Census) {
    suites = Dictionary(
      census.groups.filter { $0.taker == .suite }.map { ($0.site, $0) },
      uniquingKeysWith: { first, _ in first })
    let groups = SignedEntitlements(one.subject.judged)?[SignedEntitlements.Key.appGroups]
    entitled = Set((groups?.elements ?? []).compactMap(\.text))
  }

  func store(of site: Site) -> DefaultsStore {
    if let suite = suites[site.place] {
      let names = Set(suite.values.map(\.text))
      // What several conditions leave open is not known.
      guard names.count == 1, let name = names.first else { return .unknown }
      return isGroup(name) ? .group(name) : .own
    }
    return Self.isStandard(site) ? .own : .unknown
  }

  private func isGroup(_ name: String) -> Bool { AppGroup.isName(name) || entitled.contains(name) }

  /// Whether the call names the standard defaults.
  private static func isStandard(_ site: Site) -> Bool {
    let call = site.call
    let starts = [
      "UserDefaults.standard", "UserDefaults()", "UserDefaults.init()", ".standard",
      "[NSUserDefaults standardUserDefaults",
      "[[NSUserDefaults standardUserDefaults", "NSUserDefaults.standardUserDefaults",
      "[[NSUserDefaults alloc] init]",
      "[NSUserDefaults.standardUserDefaults",
    ]
    if starts.contains(where: call.hasPrefix) { return true }
    return call.hasPrefix("@AppStorage(") && !call.contains("store:")
  }
}
