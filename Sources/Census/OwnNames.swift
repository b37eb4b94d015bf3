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
  private let targets: [Target]
  private var links: TargetLinks

  private struct Declaring {
    let home: Int
    let owner: UInt64
    let isShared: Bool
  }

  /// - Parameter targets: all of the tree.
  init(_ targets: [Target]) {
    self.targets = targets
    links = TargetLinks(targets)
  }

  /// Adds what a file declares.
  /// - Parameter targets: the places of those that compile it.
  mutating func add(_ part: Tally.Part, in targets: [Int]) {
    guard !part.share.declared.isEmpty else { return }
    // The C family has no word for it: what others are to see stands in a header.
    let isHeader = part.file.isHeader
    // What a dependency declares, its own code means; code that uses it means the API that it is.
    let targets = part.facts.origin == .thirdParty ? [] : said(targets)
    for one in part.share.declared {
      known.insert(one.name)
      guard one.isOfTheModule else { continue }
      declared[one.plain, default: []].append(
        Declaring(home: homes.count, owner: one.owner, isShared: one.isShared || isHeader))
    }
    homes.append(NameOwners.Home(targets: targets, module: part.facts.key, isHeader: isHeader))
  }

  /// Those that a project names: a folder that is taken for a target is a guess like any other.
  private func said(_ numbers: [Int]) -> [Int] {
    numbers.contains { targets[$0].isGuess } ? numbers.filter { !targets[$0].isGuess } : numbers
  }

  private mutating func owners(of name: Usage.Declared) -> NameOwners? {
    if let known = ordered[name] { return known }
    guard let declaring = declared.removeValue(forKey: name) else { return nil }
    var owners = NameOwners()
    for one in declaring { owners.add(one.owner, isShared: one.isShared, of: homes[one.home]) }
    ordered[name] = owners
    return owners
  }
}

// MARK: - What a site can mean

extension OwnNames {
  /// Who declares the name of a site, in words; nothing where the site can only mean the API.
  /// - Parameter targets: the places of those that compile the site's file.
  mutating func doubt(of candidate: Share.Candidate, in part: Tally.Part, _ targets: [Int]) -> String? {
    for name in candidate.doubts where known.contains(name.name) {
      let isReceiver = name.kind == .type && !candidate.doubted.isEmpty
      let text = isReceiver ? candidate.doubted : candidate.site.name
      if part.share.declared.contains(name.owned(by: Usage.Declared.file)) {
        return "the file declares \(text) itself"
      }
      guard let owners = owners(of: name) else { continue }
      let meaning = Meaning(candidate, isType: name.kind == .type)
      let homes = part.facts.origin == .thirdParty ? [] : said(targets)
      if let words = words(for: text, owners, meaning, part, homes) { return words }
    }
    return nil
  }

  private mutating func words(
    for name: String, _ owners: NameOwners, _ meaning: Meaning, _ part: Tally.Part, _ homes: [Int]
  ) -> String? {
    if homes.isEmpty {
      return isDeclaredInModule(owners.inModules, meaning, part.facts)
        ? "the module declares \(name) itself" : nil
    }
    if isDeclaredInModule(owners.inLooseHeaders, meaning, part.facts) {
      return "a header that is in no target declares \(name)"
    }
    // What only a test's build of the file means is nothing to the app.
    let shipping = homes.filter { targets[$0].kind != .test }
    let asked = shipping.isEmpty ? homes : shipping
    let declaring = asked.compactMap { home in
      declarer(for: home, owners, meaning, part).map { (home: home, target: $0) }
    }
    guard let first = declaring.first else { return nil }
    if asked.count > 1, declaring.count == asked.count, declaring.allSatisfy({ $0.home == $0.target }) {
      return "each of its targets declares \(name) itself"
    }
    let isOwn = first.home == first.target
    let (home, target) = (title(first.home, among: asked), title(first.target, among: [first.home]))
    guard asked.count > 1 else {
      return isOwn
        ? "the target \(home) declares \(name) itself"
        : "the target \(target), which \(home) links, declares \(name)"
    }
    // It is as sure as in the target where it is least so: a baseline has one line for it.
    return isOwn
      ? "of its \(asked.count) targets, \(home) declares \(name) itself"
      : "of its \(asked.count) targets, \(home) links \(target), which declares \(name)"
  }

  /// What a test declares means nothing to the app; what the app declares, its tests see.
  private func isDeclaredInModule(
    _ modules: [String: Set<UInt64>], _ meaning: Meaning, _ facts: FileFacts
  ) -> Bool {
    if let owners = modules[facts.module], meaning.isAmong(owners) { return true }
    guard facts.role != .app, let owners = modules[facts.key] else { return false }
    return meaning.isAmong(owners)
  }

  /// The target whose declaration code of a target can mean: itself, or one that it links.
  private mutating func declarer(
    for home: Int, _ owners: NameOwners, _ meaning: Meaning, _ part: Tally.Part
  ) -> Int? {
    if let own = owners.inTargets[home]?.all, meaning.isAmong(own) { return home }
    let isTest = targets[home].kind == .test
    let isSwift = Language(path: part.file) == .swift
    var found: Int?
    for (target, owners) in owners.inTargets where target != home && target < found ?? .max {
      // Tests import their program with all that it keeps to itself.
      guard meaning.isAmongForeign(isTest ? owners.all : owners.shared) else { continue }
      guard links.reach(of: home).contains(target) else { continue }
      // Headers of the C family come by too many ways to tell.
      guard !isSwift || part.share.imports.contains(links.module(of: target)) else { continue }
      found = target
    }
    return found
  }

  /// A target's name, or its id where another of them has the same.
  private func title(_ number: Int, among others: [Int]) -> String {
    let name = targets[number].name
    return others.contains { $0 != number && targets[$0].name == name } ? targets[number].id : name
  }
}

/// What a site asks of a declaration that it could mean.
private struct Meaning {
  let isType: Bool
  let receiverType: UInt64
  let enclosing: [UInt64]
  let isBare: Bool

  init(_ candidate: Share.Candidate, isType: Bool) {
    self.isType = isType
    receiverType = candidate.receiverType
    enclosing = candidate.enclosing
    isBare = candidate.isBare
  }

  /// Whether a declaration in one of these types can be what the site means. A nested type is seen by its plain name
  /// only within the type around it, and a member only on its own type, where the receiver's is known.
  func isAmong(_ owners: Set<UInt64>) -> Bool {
    guard isType else { return receiverType == 0 || owners.contains(receiverType) }
    return isAround(owners)
  }

  /// The same of what another module declares. There are many of those, so that a member without receiver has to be
  /// one of a type around the site.
  func isAmongForeign(_ owners: Set<UInt64>) -> Bool {
    guard !owners.isEmpty, isAmong(owners) else { return false }
    return !isBare || receiverType != 0 || isAround(owners)
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
