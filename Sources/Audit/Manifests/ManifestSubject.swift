package import Catalog
package import Census
package import Projects
import Trees

/// A target as its manifests and its code are held against each other.
package struct ManifestSubject: Sendable {
  package let subject: AuditSubject
  /// Those of its own bundle that can be read.
  package let manifests: [PrivacyManifest]
  /// Whether one of its own cannot be read: then nobody knows what it declares.
  package let hasUnreadable: Bool
  /// Sites that this target has to declare, by the rule that counts them: its own, and those of linked libraries that
  /// have no manifest. What Apple's list names comes first.
  package let uses: [String: [Site]]
  /// Whether reasons have to be declared: not for macOS alone, and not for tools and resources.
  package let asksReasons: Bool
  /// Whether all code is seen that ends up in it.
  package let seesAll: Bool
  /// The ids of all targets that end up in a library.
  fileprivate let linked: Set<String>
  /// Whether it is a sample that shows how a library is used.
  package let isSample: Bool

  package var target: Target { subject.target }

  /// The first site of a rule in all that runs in its process, whatever its certainty.
  func seen(_ rule: String) -> Site? {
    subject.judged.code.linked(rule).first
      ?? subject.variants.lazy.compactMap { $0.code.linked(rule).first }.first
      ?? subject.judged.code.running(rule).first
  }

  /// The rules that can have been seen.
  var seenRules: Set<String> {
    subject.variants.reduce(into: Set(subject.judged.code.rules)) { $0.formUnion($1.code.rules) }
  }

  /// What is used of a category.
  package func uses(of category: ManifestSchema.Category) -> [Site] { uses[category.rule] ?? [] }

  package func categories(_ schema: ManifestSchema) -> [ManifestSchema.Category] {
    schema.categories.filter { uses[$0.rule] != nil }
  }

  /// Whether one of its own manifests names a category, be it misspelt.
  package func declares(_ category: String) -> Bool { manifests.contains { $0.reasons(of: category) != nil } }

  /// Whether another target ends up in this one, which is a library.
  func links(_ other: Target) -> Bool { linked.contains(other.id) }

  /// How messages speak of it.
  package var name: String {
    target.kind == .folder
      ? (target.id == "." ? "the code" : "the code in \(target.id)") : "the target \(target.name)"
  }

  /// Through which library a site is there; nothing where it is the target's own.
  package func library(of site: Site) -> String? {
    if site.targets.isEmpty || site.targets.contains(target.id) { return nil }
    return (site.targets.first(where: target.links.contains) ?? site.targets.first).map(Self.name)
  }

  private static func name(ofTarget id: String) -> String {
    id.split(separator: "#").last.map(String.init) ?? id
  }
}

extension ManifestSubject {
  /// One for each target that ships, in their order.
  /// - Parameter samples: the ids of targets that do not ship.
  static func all(
    of census: Census, _ schema: ManifestSchema, _ subjects: [AuditSubject], _ samples: Set<String>
  ) -> [ManifestSubject] {
    let tree = LinkedTree(census, schema, subjects, samples)
    return subjects.map(tree.subject)
  }
}

/// Who answers for whose code.
private struct LinkedTree {
  private let targets: TargetGraph
  /// Targets with a manifest of their own.
  private let holders: Set<String>
  /// Targets that end up in the program of another target, which then declares what they use.
  private let answered: Set<String>
  private let samples: Set<String>
  /// Privacy manifests by their paths.
  private let files: [String: ConfigurationFile]
  private let hasAbsentCode: Bool
  /// Programs of which not all was read.
  private let hidden: Set<String>
  private let schema: ManifestSchema
  /// Those of the schema's categories.
  private let rules: [String]

  init(
    _ census: Census, _ schema: ManifestSchema, _ subjects: [AuditSubject], _ samples: Set<String>
  ) {
    let targets = TargetGraph(census.targets)
    self.targets = targets
    self.samples = samples
    let known = Dictionary(
      census.configuration.lazy.filter { $0.kind == .privacyManifest }.map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first })
    files = known
    holders = Set(census.targets.filter { $0.resources.contains { known[$0] != nil } }.map(\.id))
    answered = subjects.reduce(into: []) { answered, subject in
      guard subject.target.kind.isProgram, !samples.contains(subject.target.id) else { return }
      answered.formUnion(targets.reached(from: subject.target, by: \.links).map(\.id))
    }
    hasAbsentCode =
      census.blind.contains { $0.kind == .absentDependency && !census.isOfSample($0) }
      || Self.lacksSources(census)
    hidden = Set(census.blind.lazy.filter { $0.kind == .hiddenSymbols || $0.kind == .malformed }.map(\.file))
    self.schema = schema
    rules = schema.categories.map(\.rule)
  }

  func subject(_ subject: AuditSubject) -> ManifestSubject {
    let target = subject.target
    let manifests = subject.judged.manifests.map { PrivacyManifest($0, schema) }
    let isSample = samples.contains(target.id)
    let isAnswered = target.isLinkedAsLibrary && manifests.isEmpty && answered.contains(target.id)
    var uses = isAnswered ? [:] : uses(of: subject, isSample)
    for rule in rulesOfCarried(target) { uses[rule] = nil }
    return ManifestSubject(
      subject: subject, manifests: manifests.compactMap(\.self),
      hasUnreadable: manifests.contains { $0 == nil }, uses: uses,
      asksReasons: subject.asksReasons,
      seesAll: !hasAbsentCode && !target.lacksSources && !hidden.contains(where: target.sources.contains)
        && target.links.allSatisfy { targets[$0] != nil },
      linked: target.kind.isLibrary ? Set(targets.reached(from: target, by: \.links).map(\.id)) : [],
      isSample: isSample
    )
  }

  /// What a target has to declare, by rule: what Apple's list names first.
  private func uses(of subject: AuditSubject, _ isSample: Bool) -> [String: [Site]] {
    let code = subject.judged.code
    let build = Build(platforms: subject.target.platformsThatDeclare)
    let variants = subject.judgedVariants
    let declaring = variants.filter { subject.platforms(of: $0) != [.macOS] }
    var uses: [String: [Site]] = [:]
    for rule in rules {
      // What is compiled for a Mac alone need not be declared.
      let built =
        declaring.count < variants.count
        ? Set(declaring.lazy.flatMap { $0.code.linked(rule) }.map(ObjectIdentifier.init)) : nil
      let own = code.own(rule).count
      let asked = code.linked(rule).enumerated().filter { place, site in
        let isOthers =
          place >= own
          && (isSample || subject.target.isLinkedAsLibrary || site.targets.contains(where: holders.contains))
        return !isOthers && site.isAsked && build.admits(site.condition)
          && built?.contains(ObjectIdentifier(site)) ?? true
      }.map(\.element)
      if asked.isEmpty { continue }
      uses[rule] = asked.filter { $0.standing == .listed } + asked.filter { $0.standing != .listed }
    }
    return uses
  }

  /// What bundles of resources declare that a built program has beside it: those of libraries whose code is in it, and of
  /// whose code nobody sees any more which it was.
  private func rulesOfCarried(_ target: Target) -> [String] {
    guard target.isBuilt else { return [] }
    let carried = target.embeds.compactMap { targets[$0] }.filter { $0.kind == .bundle && $0.sources.isEmpty }
    let manifests = carried.flatMap(\.resources).compactMap { files[$0] }.compactMap {
      PrivacyManifest($0, schema)
    }
    return schema.categories.filter { category in
      manifests.contains { $0.reasons(of: category.name) != nil }
    }.map(\.rule)
  }

  /// Whether a dependency is named whose sources are not in the tree: which target it ends up in, nobody sees.
  private static func lacksSources(_ census: Census) -> Bool {
    let named = Set(census.declarations.filter { $0.kind == .dependency }.map { $0.key.lowercased() })
    if named.isEmpty { return false }
    let foreign = census.sites.lazy.filter { $0.origin == .thirdParty }.map(\.dependency)
    let present = Set(foreign).union(census.configuration.map(\.dependency))
    return !named.isSubset(of: present.map { $0.lowercased() })
  }
}

extension Site {
  /// Whether it has to be declared: surely the API, one that Apple's list names or may name, and not suppressed.
  fileprivate var isAsked: Bool {
    certainty > .possible && form != .import && (standing == .listed || standing == .disputed)
      && suppressed == nil
  }

  package var place: FilePlace { FilePlace(file, line: line, column: column) }
}

extension Target {
  /// Whether a source that its project names is not there.
  var lacksSources: Bool { absent.contains { !$0.hasSuffix(".xcprivacy") } }

  /// Whether its code becomes part of the program of what links it.
  var isLinkedAsLibrary: Bool { kind.isLibrary || isStatic }

  /// Those of its platforms that want reasons declared: all but macOS.
  fileprivate var platformsThatDeclare: [ApplePlatform] {
    (platforms.isEmpty ? [.iOS, .tvOS, .watchOS, .visionOS] : platforms).filter { $0 != .macOS }
  }
}

extension Target.Kind {
  /// Whether it becomes part of the program of what links it.
  var isLibrary: Bool { self == .library || self == .staticLibrary }

  /// Whether it has a program of its own, with what it links.
  var isProgram: Bool {
    switch self {
    case .app, .appClip, .watchApp, .appExtension, .framework, .dynamicLibrary, .folder: true
    case .staticLibrary, .library, .bundle, .tool, .test, .other: false
    }
  }
}

extension AuditSubject {
  /// Whether the store wants reasons declared.
  fileprivate var asksReasons: Bool {
    guard target.kind.isProgram || target.kind.isLibrary, target.platforms != [.macOS] else { return false }
    // Without a project the Info.plist tells a Mac app by what it needs.
    let info = judged.info
    return target.kind != .folder || info["LSMinimumSystemVersion"] == nil
      || info["LSRequiresIPhoneOS"] != nil
  }
}
