import Catalog
package import Census
import Projects
import Trees

/// A census that somebody checked in, with a reason and an owner on what needs one, and the zeros that somebody
/// promised.
package struct Baseline: Sendable, Equatable {
  /// The catalog that it was written with: a rule that is newer only warns.
  package var catalog: String
  package var promises: [Promise] = []
  package var sites: [Entry] = []
  package var dependencies: [DependencyEntry] = []
  package var declarations: [DeclarationEntry] = []
  package var targets: [TargetEntry] = []
  package var findings: [FindingEntry] = []

  package init(catalog: String) {
    self.catalog = catalog
  }

  /// What there is, each site of it unreviewed.
  ///
  /// Holds what can fail a gate: sure sites of the app's own code. A dependency's sites are one line for each of
  /// its rules, since nobody reviews them one by one.
  /// - Parameter audited: what audits of the census found: the team lives with it from now on.
  package init(_ census: Census, audited: [Finding] = [], catalog: String = Catalog.version) {
    self.catalog = catalog
    var counts: [Identity: Int] = [:]
    for site in census.sites where site.gates { counts[Identity(site), default: 0] += 1 }
    sites = counts.map { Entry(identity: $0.key, count: $0.value) }
    dependencies = DependencyEntry.all(of: census)
    declarations = census.declarations.filter { $0.suppressed == nil }.map {
      DeclarationEntry(identity: DeclarationIdentity($0), value: $0.value)
    }
    targets = TargetEntry.all(of: census)
    findings = FindingEntry.all(of: audited, note: Note(owner: Baseline.unreviewed))
    sort()
  }

  /// A zero that a person wrote down: no site of these rules, accepted or not.
  package struct Promise: Sendable, Hashable {
    /// A rule, or a group with its dot: `network.`.
    package var rules: String
    package var note: Note
    /// Whether it is in the configuration, and not in the baseline.
    package var isConfigured = false

    package init(rules: String, note: Note = Note()) {
      self.rules = rules
      self.note = note
    }

    /// What there is to be none of, in a sentence: `no site of network`.
    package var words: String { Self.words(noneOf: "site", rules) }

    /// - Parameter what: what there is none of: `site`.
    static func words(noneOf what: String, _ rules: String) -> String {
      "no \(what) of \(rules.hasSuffix(".") ? String(rules.dropLast()) : rules)"
    }

    package func covers(_ rule: String) -> Bool {
      rules.hasSuffix(".") ? rule.hasPrefix(rules) : rule == rules
    }
  }

  /// Sites that are the same to a reader, and how many there are.
  package struct Entry: Sendable, Hashable {
    package var identity: Identity
    package var count: Int
    package var note: Note

    package init(identity: Identity, count: Int, note: Note = Note()) {
      self.identity = identity
      self.count = count
      self.note = note
    }
  }

  /// How many sites of one rule a dependency has.
  package struct DependencyEntry: Sendable, Hashable {
    package var rule: String
    package var dependency: String
    package var count: Int
    package var note: Note

    package init(rule: String, dependency: String, count: Int, note: Note = Note()) {
      self.rule = rule
      self.dependency = dependency
      self.count = count
      self.note = note
    }

    /// The name for code of others that belongs to no single dependency.
    package static let shared = "(shared)"

    static func all(of census: Census) -> [DependencyEntry] {
      var counts: [[String]: Int] = [:]
      for site in census.sites where site.origin == .thirdParty && site.certainty > .possible {
        counts[[site.rule, site.dependency.isEmpty ? shared : site.dependency], default: 0] += 1
      }
      return counts.map { DependencyEntry(rule: $0.key[0], dependency: $0.key[1], count: $0.value) }
    }
  }

  /// What a person says about a line.
  package struct Note: Sendable, Hashable {
    package var reason: String?
    package var owner: String?
    /// A day, `2027-01-31`.
    package var expires: String?

    /// Whether nobody has looked at it yet.
    package var isUnreviewed: Bool { owner == Baseline.unreviewed }

    package init(reason: String? = nil, owner: String? = nil, expires: String? = nil) {
      self.reason = reason
      self.owner = owner
      self.expires = expires
    }
  }
}

extension Baseline {
  package static let schema = "sluice.baseline/1"

  /// The file's contents: sections in their order, within a section by the bytes of the lines.
  package var text: String {
    let sections = [
      promises.map(\.line), sites.map(\.line) + dependencies.map(\.line), declarations.map(\.line),
      targets.map(\.line), findings.map(\.line),
    ]
    let header = JSON.object([.init("schema", .text(Baseline.schema)), .init("catalog", .text(catalog))])
    let lines = [header.line] + sections.flatMap { $0.sorted { $0.precedes($1) } }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The part of it that is about files and origins that were read; the rest says nothing about a census of less.
  package func limited(to scope: Scope) -> Baseline {
    var part = self
    part.sites = scope.firstParty ? sites.filter { scope.holds($0.identity) } : []
    part.dependencies = scope.thirdParty ? dependencies : []
    if !scope.configuration { (part.declarations, part.targets, part.findings) = ([], [], []) }
    return part
  }

  /// What of a tree was read.
  package struct Scope: Sendable {
    package var firstParty: Bool
    /// Only where the whole tree was read: a dependency's line is about all of it.
    package var thirdParty: Bool
    /// Only where the whole tree was read: what ships is made of all of it.
    package var configuration: Bool
    package var holds: @Sendable (_ site: Identity) -> Bool

    package init(
      firstParty: Bool, thirdParty: Bool, configuration: Bool,
      holds: @escaping @Sendable (_ site: Identity) -> Bool
    ) {
      self.firstParty = firstParty
      self.thirdParty = thirdParty
      self.configuration = configuration
      self.holds = holds
    }

    package static let everything = Scope(firstParty: true, thirdParty: true, configuration: true) { _ in
      true
    }
  }

  /// Into the order of the file, so that equal baselines are equal values.
  mutating func sort() {
    promises = Baseline.sorted(promises, by: \.line)
    sites = Baseline.sorted(sites, by: \.line)
    dependencies = Baseline.sorted(dependencies, by: \.line)
    declarations = Baseline.sorted(declarations, by: \.line)
    targets = Baseline.sorted(targets, by: \.line)
    findings = Baseline.sorted(findings, by: \.line)
  }

  private static func sorted<Element>(_ elements: [Element], by text: (Element) -> String) -> [Element] {
    let texts = elements.map(text)
    return texts.indices.sorted { texts[$0].precedes(texts[$1]) }.map { elements[$0] }
  }
}

extension Baseline.Promise {
  var line: String { JSON.object([.init("promise", .text(rules))] + note.members).line }
}

extension Baseline.Entry {
  var line: String {
    var members: [JSON.Member] = [
      .init("site", .text(identity.rule)), .init("file", .text(identity.file)),
      .init("in", .text(identity.declaration)), .init("call", .text(identity.call)),
      .init("condition", .text(identity.condition)),
    ]
    members.removeAll { $0.value == .text("") }
    return JSON.object(members + [.init("n", .number(count))] + note.members).line
  }
}

extension Baseline.DependencyEntry {
  var line: String {
    let members: [JSON.Member] = [
      .init("site", .text(rule)), .init("dependency", .text(dependency)), .init("n", .number(count)),
    ]
    return JSON.object(members + note.members).line
  }
}

extension Baseline.Note {
  var members: [JSON.Member] {
    [("reason", reason), ("owner", owner), ("expires", expires)].compactMap { key, value in
      value.map { JSON.Member(key, .text($0)) }
    }
  }
}
