import Lexing
import Projects
import Trees

/// The names that code declares itself, and which code can mean them.
///
/// A project says what is compiled together: code means what its own targets declare, and what those share that they
/// link. So no file of another target has a say in what a site is. Where no project says whose a file is, the folder
/// below `Sources`, the dependency, or all the rest of the tree stands for its module.
struct OwnNames {
  /// By name and kind. Most are never asked for, so only those that are get put in order.
  private var declared: [Usage.Declared: [Declaring]] = [:]
  private var ordered: [Usage.Declared: NameOwners] = [:]
  /// All names that anything declares: most sites are settled by not being among them.
  private var known: Set<Name> = []
  private var homes: [NameOwners.Home] = []
  private var properties = PropertyTypes()
  private let targets: [Target]
  private var links: TargetLinks
  private var builds = BuildKinds()
  /// The declarations of names of which some are there under conditions alone.
  private var conditional: [Usage.Declared: [Declaring]] = [:]

  private struct Declaring {
    let home: Int
    let owner: UInt64
    let isShared: Bool
    /// Empty where one of them is there in all builds.
    let conditions: Set<String>
  }

  /// The rules whose names are those of libraries, not of the system.
  static let libraries: Set = [
    "analytics.sdk", "network.http-client", "keychain.wrapper", "storage.database", "logging.file",
  ]

  /// - Parameter targets: all of the tree.
  init(_ targets: [Target]) {
    self.targets = targets
    links = TargetLinks(targets)
  }

  /// Adds what a file declares.
  /// - Parameter targets: the places of those that compile it.
  mutating func add(_ part: Tally.Part, in targets: [Int]) {
    // The C family has no word for it: what others are to see stands in a header.
    let isHeader = part.file.isHeader
    // What a dependency declares, its own code means; code that uses it means the API that it is.
    let targets = part.facts.origin == .thirdParty ? [] : said(targets)
    for property in part.share.properties { properties.add(property) }
    for one in part.share.declared {
      known.insert(one.name)
      // Whoever includes a header has what is static in it.
      guard one.isOfTheModule || isHeader && one.isOfTheFile else { continue }
      declared[one.plain, default: []].append(
        Declaring(
          home: homes.count, owner: one.owner, isShared: one.reach == .shared || isHeader,
          conditions: part.share.conditions[one] ?? []))
    }
    homes.append(NameOwners.Home(targets: targets, module: part.facts.key, isHeader: isHeader))
  }

  /// Those that a project names: a folder that is taken for a target is a guess like any other.
  private func said(_ numbers: [Int]) -> [Int] {
    numbers.contains { targets[$0].isGuess } ? numbers.filter { !targets[$0].isGuess } : numbers
  }

  private mutating func owners(of name: Usage.Declared) -> NameOwners? {
    if let known = ordered[name] { return known }
    guard var declaring = declared.removeValue(forKey: name) else { return nil }
    // What is defined anywhere is shared by who announces it; what is not is the system's.
    if case .function(let labels) = name.kind, declaring.contains(where: { $0.owner == 0 }) {
      declaring += declared.removeValue(forKey: .init(name: name.name, kind: .prototype(labels))) ?? []
    }
    let owners = owners(declaring)
    ordered[name] = owners
    if declaring.contains(where: { !$0.conditions.isEmpty }) { conditional[name] = declaring }
    return owners
  }

  private func owners(_ declaring: [Declaring]) -> NameOwners {
    var owners = NameOwners()
    for one in declaring { owners.add(one.owner, isShared: one.isShared, of: homes[one.home]) }
    return owners
  }
}

// MARK: - What a site can mean

extension OwnNames {
  /// Who declares the name of a site.
  struct Doubt {
    enum Declarer {
      case file, module
      /// A header that no target has.
      case header
      /// Code of the first target can mean what the second declares, which may be itself. Of several targets that compile
      /// the site this is one.
      case target(home: Int, declaring: Int, of: [Int])
      case eachTarget
    }
    /// As the site has it.
    let name: String
    let declarer: Declarer
  }

  /// A file whose sites are looked at.
  struct Asking {
    /// What it keeps to itself, with the types in which that is declared.
    fileprivate let kept: [Usage.Declared: [(owner: UInt64, conditions: Set<String>)]]
    fileprivate let imports: [UInt64]
    fileprivate let facts: FileFacts
    /// The places of the targets by which its names are settled.
    fileprivate let homes: [Int]
    fileprivate let kinds: BuildKinds.Kinds
    fileprivate let isSwift: Bool
  }

  /// - Parameter targets: the places of those that compile the file.
  func asking(_ part: Tally.Part, _ targets: [Int]) -> Asking {
    var homes = part.facts.origin == .thirdParty ? [] : said(targets)
    // What only a test's build of the file means is nothing to the app.
    if homes.count > 1, homes.contains(where: { self.targets[$0].kind != .test }) {
      homes.removeAll { self.targets[$0].kind == .test }
    }
    var kept: [Usage.Declared: [(owner: UInt64, conditions: Set<String>)]] = [:]
    for one in part.share.declared where one.reach == .file {
      kept[one.plain, default: []].append((one.owner, part.share.conditions[one] ?? []))
    }
    return Asking(
      kept: kept, imports: part.share.imports, facts: part.facts, homes: homes,
      kinds: BuildKinds.kinds(of: homes.map { self.targets[$0] }),
      isSwift: Language(path: part.file) == .swift)
  }

  /// Nothing where the site can only mean the API.
  mutating func doubt(of candidate: Share.Candidate, in file: borrowing Asking) -> Doubt? {
    for name in candidate.doubts where known.contains(name.name) {
      if let declarer = declarer(of: name, candidate, file) {
        let isReceiver = name.kind == .type && !candidate.doubted.isEmpty
        return Doubt(name: isReceiver ? candidate.doubted : candidate.site.name, declarer: declarer)
      }
    }
    return nil
  }

  private mutating func declarer(
    of name: Usage.Declared, _ candidate: Share.Candidate, _ file: borrowing Asking
  ) -> Doubt.Declarer? {
    let meaning = Meaning(
      candidate, name.kind,
      receiverType: candidate.receiverType == 0
        ? properties.type(of: candidate.receivers) : candidate.receiverType)
    let all = owners(of: name) ?? NameOwners()
    let kept = file.kept[name] ?? []
    guard let declarer = declarer(Set(kept.map(\.owner)), all, meaning, file) else { return nil }
    let declaring = conditional[name]
    guard declaring != nil || kept.contains(where: { !$0.conditions.isEmpty }) else { return declarer }
    // Where the site is built and no declaration is, the name is the system's.
    let condition = candidate.site.condition
    var kinds = builds.kinds(condition) & file.kinds
    while kinds != 0 {
      let kind = kinds & (~kinds + 1)
      kinds &= ~kind
      let isBuilt = { (builds: inout BuildKinds, conditions: Set<String>) in
        conditions.isEmpty || builds.kinds(conditions, beside: condition) & kind != 0
      }
      var here = all
      if let declaring { here = owners(declaring.filter { isBuilt(&builds, $0.conditions) }) }
      let own = Set(kept.filter { isBuilt(&builds, $0.conditions) }.map(\.owner))
      if self.declarer(own, here, meaning, file) == nil { return nil }
    }
    return declarer
  }

  /// - Parameters:
  ///   - kept: the types in which the file declares the name for itself.
  ///   - owners: those in which others do.
  private mutating func declarer(
    _ kept: Set<UInt64>, _ owners: NameOwners, _ meaning: Meaning, _ file: borrowing Asking
  ) -> Doubt.Declarer? {
    if meaning.isAmong(kept) { return .file }
    if file.homes.isEmpty {
      return isDeclared(in: owners.inModules, meaning, file.facts) ? .module : nil
    }
    if isDeclared(in: owners.inLooseHeaders, meaning, file.facts) { return .header }
    var found: (home: Int, declaring: Int)?
    var ownCount = 0
    for home in file.homes {
      guard let declaring = target(declaringFor: home, owners, meaning, file) else { continue }
      if home == declaring { ownCount += 1 }
      found = found ?? (home, declaring)
    }
    if ownCount > 1, ownCount == file.homes.count { return .eachTarget }
    return found.map { .target(home: $0.home, declaring: $0.declaring, of: file.homes) }
  }

  /// What a test declares means nothing to the app; what the app declares, its tests see.
  private func isDeclared(
    in modules: [String: Set<UInt64>], _ meaning: Meaning, _ facts: FileFacts
  ) -> Bool {
    if modules.isEmpty { return false }
    if let owners = modules[facts.module], meaning.isAmong(owners) { return true }
    guard facts.role != .app, let owners = modules[facts.key] else { return false }
    return meaning.isAmong(owners)
  }

  /// The target whose declaration code of a target can mean: itself, or one that it links.
  private mutating func target(
    declaringFor home: Int, _ owners: NameOwners, _ meaning: Meaning, _ file: borrowing Asking
  ) -> Int? {
    if let own = owners.inTargets[home]?.all, meaning.isAmong(own) { return home }
    if meaning.isOfLibrary { return nil }
    let reach = links.reach(of: home)
    if reach.isEmpty { return nil }
    let isTest = targets[home].kind == .test
    // Either can be long: what an app links, and who declares a name that is in fashion.
    let candidates = reach.count < owners.inTargets.count ? reach : Set(owners.inTargets.keys)
    var found: Int?
    for target in candidates where target != home && target < found ?? .max {
      guard let owners = owners.inTargets[target], reach.contains(target) else { continue }
      // Tests import their program with all that it keeps to itself.
      guard meaning.isAmong(isTest ? owners.all : owners.shared) else { continue }
      // Headers of the C family come by too many ways to tell.
      guard !file.isSwift || file.imports.contains(links.module(of: target)) else { continue }
      found = target
    }
    return found
  }
}

// MARK: - In words

extension OwnNames {
  func words(for doubt: Doubt) -> String {
    let name = doubt.name
    switch doubt.declarer {
    case .file: return "the file declares \(name) itself"
    case .module: return "the module declares \(name) itself"
    case .header: return "a header that is in no target declares \(name)"
    case .eachTarget: return "each of its targets declares \(name) itself"
    case .target(let home, let declaring, let all):
      let (own, other) = (title(home, among: all), title(declaring, among: [home]))
      if all.count == 1 {
        return home == declaring
          ? "the target \(own) declares \(name) itself"
          : "the target \(other), which \(own) links, declares \(name)"
      }
      // It is as sure as in the target where it is least so: a baseline has one line for it.
      return home == declaring
        ? "of its \(all.count) targets, \(own) declares \(name) itself"
        : "of its \(all.count) targets, \(own) links \(other), which declares \(name)"
    }
  }

  /// A target's name, or its id where another of them has the same.
  private func title(_ number: Int, among others: [Int]) -> String {
    let name = targets[number].name
    return others.contains { $0 != number && targets[$0].name == name } ? targets[number].id : name
  }
}

/// What a site asks of a declaration that it could mean.
private struct Meaning {
  let kind: Usage.Declared.Kind
  let receiverType: UInt64
  let enclosing: [UInt64]
  let manner: Share.Candidate.Manner
  /// Whether the name is a library's: a target that is linked and declares it is that library.
  let isOfLibrary: Bool

  init(_ candidate: Share.Candidate, _ kind: Usage.Declared.Kind, receiverType: UInt64) {
    self.kind = kind
    self.receiverType = receiverType
    enclosing = candidate.enclosing
    manner = candidate.manner
    isOfLibrary = OwnNames.libraries.contains(candidate.site.rule)
  }

  /// Whether a declaration in one of these types can be what the site means. A nested type is seen by its plain name
  /// only within the type around it, a member by its plain name only within its own type or an heir of that, and with
  /// a receiver only on its own type, where the receiver's is known.
  func isAmong(_ owners: Set<UInt64>) -> Bool {
    guard !owners.isEmpty else { return false }
    if kind == .type { return isAround(owners) }
    if receiverType != 0 { return owners.contains(receiverType) }
    // Those of Objective-C have no owner.
    let isOfInstances = kind == .property || kind == .field
    switch manner {
    case .any: return true
    case .bare: return isOfInstances ? enclosing.contains(where: owners.contains) : isAround(owners)
    case .inType: return !isOfInstances && enclosing.contains(where: owners.contains)
    case .member: return isOfInstances || owners.contains { $0 != 0 }
    case .global: return owners.contains(0)
    }
  }

  private func isAround(_ owners: Set<UInt64>) -> Bool {
    owners.contains(0) || enclosing.contains(where: owners.contains)
  }
}

extension FileFacts {
  /// By what the names that its module declares are known: those of tests are apart from the app's.
  fileprivate var key: String { role == .app ? module : module + "\n" + role.rawValue }
}

extension String {
  /// Whether a file of the C family is there to be included.
  fileprivate var isHeader: Bool {
    let end = utf8.suffix(4)
    guard let dot = end.lastIndex(of: UInt8(ascii: ".")) else { return false }
    switch Substring(end[end.index(after: dot)...]) {
    case "h", "hh", "hpp", "hxx", "pch", "inc", "inl": return true
    default: return false
    }
  }
}
