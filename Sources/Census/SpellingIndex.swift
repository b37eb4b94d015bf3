package import Catalog
package import Lexing

/// The catalog as the matcher needs it: names as numbers, and for each name the spellings that may stand there.
///
/// A class, so that handing it on for each file copies one pointer.
package final class SpellingIndex: Sendable {
  package let catalog: Catalog
  package let vocabulary: Vocabulary
  let sieve: Sieve
  /// The functions that look a class, a function or a selector up by a string.
  let lookups: [Name]
  /// The rules whose sites can name a suite, a group or a container, as their places in the catalog.
  let groupRules: Set<Int>
  /// The rules of whose sites audits ask what the code around them does, as their places in the catalog.
  let handledRules: Set<Int>
  let handlingNames: HandlingNames
  let extensionNames: ExtensionNames
  private let entries: [Entry]
  /// For each name the places in `entries` of its spellings; those of one name lie together.
  private let ranges: [Range<Int>]
  /// For each name the entries that a string with that name reaches when it is looked up at run time.
  private let dynamicEntries: [Name: [Int]]

  /// The types of the system that a rule is about, by its place in the catalog: what they or categories of them declare
  /// with the name of one of its methods is that method.
  private let types: [Int: Set<Name>]

  /// A spelling with its names as numbers. A class, so that handing it on copies one pointer.
  final class Entry: Sendable {
    let spelling: Spelling
    let rule: Rule
    let clauses: [Clause]
    /// The second name of a static member, otherwise none.
    let member: Name
    /// Whether it is a static member that the rule also has without its type, as keys and options have it. A folder of
    /// `URL` is a value that calls go on from.
    let isAlsoImplicit: Bool
    /// Of a member without its type the types by which it is known where one is written: `name: UserDefaults = .standard`.
    private let namingTypes: [Name]

    init(
      _ spelling: Spelling, _ rule: Rule, _ vocabulary: Vocabulary, isAlsoImplicit: Bool = false
    ) {
      self.spelling = spelling
      self.isAlsoImplicit = isAlsoImplicit
      namingTypes = spelling.namingTypes.map(vocabulary.name)
      self.rule = rule
      clauses = spelling.clauses.map { clause in
        Clause(
          certainty: clause.certainty, evidence: clause.evidence.map { CompiledEvidence($0, vocabulary) })
      }
      if case .static(_, let member, _) = spelling.pattern {
        self.member = vocabulary.name(member)
      } else {
        member = .none
      }
    }

    func isNamed(withType type: Name) -> Bool { type != .none && namingTypes.contains(type) }
  }

  struct Clause: Sendable {
    let certainty: Certainty?
    let evidence: [CompiledEvidence]

    var asksForRoot: Bool {
      evidence.contains { if case .root = $0 { true } else { false } }
    }

    func holdsRoot(_ type: Name) -> Bool {
      evidence.contains { if case .root(let names) = $0 { names.contains(type) } else { false } }
    }
  }

  package init(_ catalog: Catalog) {
    self.catalog = catalog
    let vocabulary = Vocabulary(
      triggers: catalog.triggers.union(DynamicLookup.lookups).union(catalog.rootTypes)
        .union(catalog.spellings.flatMap(\.namesReachedDynamically)).union([ExtensionNames.application])
        .union(ExtensionNames.classes).union(ExtensionNames.methods),
      context: catalog.context.union(DynamicLookup.takers).union(["XCTest", "Testing"])
        .union(ExtensionNames.shared).union(ExtensionNames.fences),
      textPrefix: TextPrefix(AppGroup.prefix))
    self.vocabulary = vocabulary
    sieve = Sieve(catalog, vocabulary)
    lookups = DynamicLookup.lookups.map(vocabulary.name)
    groupRules = Set(
      [
        "required-reason.user-defaults", "storage.user-defaults-suite", "storage.group-container",
        "keychain.access-group",
      ].compactMap(catalog.place))
    handledRules = Set(HandlingReader.rules.compactMap(catalog.place))
    handlingNames = HandlingNames(vocabulary)
    extensionNames = ExtensionNames(vocabulary)
    let implicit = Set(catalog.spellings.compactMap(MemberOfRule.init(implicit:)))
    types = Self.types(of: catalog, vocabulary)
    var entries: [Entry] = []
    var ranges = [Range<Int>](repeating: 0..<0, count: vocabulary.count)
    var dynamicEntries: [Name: [Int]] = [:]
    for number in ranges.indices {
      let name = Name(number: UInt16(number))
      let places = catalog.spellings(at: vocabulary.spelling(of: name))
      guard number > 0, !places.isEmpty else { continue }
      ranges[number] = entries.count..<entries.count + places.count
      for place in places {
        let spelling = catalog.spellings[place]
        for reached in spelling.namesReachedDynamically {
          dynamicEntries[vocabulary.name(reached), default: []].append(entries.count)
        }
        let isAlsoImplicit = MemberOfRule(static: spelling).map(implicit.contains) ?? false
        entries.append(
          Entry(spelling, catalog.rules[spelling.rule], vocabulary, isAlsoImplicit: isAlsoImplicit))
      }
    }
    self.entries = entries
    self.ranges = ranges
    self.dynamicEntries = dynamicEntries
    urlLiteral = catalog.place(ofRule: "network.url-literal").map { place in
      let spelling = Spelling(
        rule: place, languages: [.swift, .cFamily], pattern: .string(""), certainty: .certain, clauses: [],
        standing: nil,
        text: "")
      return Entry(spelling, catalog.rules[place], vocabulary)
    }
  }

  @inline(__always)
  func entries(at name: Name) -> ArraySlice<Entry> { entries[ranges[Int(name.number)]] }

  /// Whether a type of the system has what rules count under a name.
  func isMember(_ name: Name, of type: Name) -> Bool {
    entries(at: name).contains { types[$0.spelling.rule]?.contains(type) ?? false }
  }

  private static func types(of catalog: Catalog, _ vocabulary: Vocabulary) -> [Int: Set<Name>] {
    var types: [Int: Set<Name>] = [:]
    for spelling in catalog.spellings where spelling.languages != .binary {
      for type in spelling.types {
        types[spelling.rule, default: []].insert(vocabulary.name(type))
        // Swift leaves the first two letters of most classes of Foundation out.
        types[spelling.rule, default: []].insert(vocabulary.name("NS" + type))
      }
    }
    for rule in types.keys { types[rule]?.remove(.none) }
    return types
  }

  /// The type of addresses of files.
  var url: Name { vocabulary.name("URL") }

  /// The rule about URL literals, which has no spelling of its own: the text decides.
  let urlLiteral: Entry?

  func entries(reachedBy name: Name) -> [Entry] { (dynamicEntries[name] ?? []).map { entries[$0] } }
}

/// Evidence whose names are numbers.
enum CompiledEvidence: Sendable {
  case imports([Name])
  case receiver([[UInt8]])
  case root([Name])
  case inSubscript([Name])
  case statement([Name])
  case file([Name])
  case arguments([Int])
  case address
  case named(Set<String>)
  case qualified
  case url
  case context([Name])
  case value([String])
  case awaited
  case tried
  case number
  case argument([[UInt8]])
  case other([String])

  init(_ evidence: Evidence, _ vocabulary: Vocabulary) {
    switch evidence {
    case .import(let names): self = .imports(names.map(vocabulary.name))
    case .receiver(let words): self = .receiver(words.map { Array($0.lowercased().utf8) })
    case .root(let names): self = .root(names.map(vocabulary.name))
    case .subscript(let names): self = .inSubscript(names.map(vocabulary.name))
    case .statement(let names): self = .statement(names.map(vocabulary.name))
    case .file(let names): self = .file(names.map(vocabulary.name))
    case .arguments(let counts): self = .arguments(counts)
    case .address: self = .address
    case .named(let headers): self = .named(Set(headers))
    case .qualified: self = .qualified
    case .url: self = .url
    case .context(let names): self = .context(names.map(vocabulary.name))
    case .value(let texts): self = .value(texts)
    case .awaited: self = .awaited
    case .tried: self = .tried
    case .number: self = .number
    case .argument(let words): self = .argument(words.map { Array($0.lowercased().utf8) })
    case .other(let words): self = .other(words)
    }
  }

  /// Whether it speaks of what a member is asked of.
  var isOfReceiver: Bool {
    switch self {
    case .receiver, .root, .qualified: true
    default: false
    }
  }

  var isImport: Bool { if case .imports = self { true } else { false } }

  /// Whether it speaks of this one site; what holds for a whole file, or for the shape alone, does not stand against
  /// a declaration of the same name in the module.
  var isOfTheSite: Bool {
    switch self {
    case .receiver, .root, .statement, .address, .qualified, .context, .value: true
    case .imports, .inSubscript, .file, .arguments, .url, .awaited: false
    case .tried, .number, .argument, .other, .named: false
    }
  }
}
