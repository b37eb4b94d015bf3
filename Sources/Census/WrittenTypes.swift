import Bytes
import Lexing

/// Which types a file gives to its names, and where each of them holds: that of a parameter or local in its function,
/// that of a property in its type and what extends it.
struct WrittenTypes {
  private struct Entry {
    /// The name that is declared, or given a value.
    let owner: Int
    let type: Name
    var reach: Reach?
  }

  private enum Reach {
    case file
    case tokens(Range<Int>)
    /// Of the type with this hash of its name.
    case type(UInt64)
  }

  /// How a name is reached at a place.
  private enum Holder { case none, itself, value }

  private var entries: [UInt64: [Entry]] = [:]
  private var enclosing = EnclosingTypes()
  /// The places at which names are declared that somebody asked about, by the hash of their text.
  private var members: [UInt64: [Int]] = [:]

  init(_ code: Code) {
    for place in code.named {
      let index = Int(place)
      guard code[index].kind == .identifier, code.isType(index), let owner = code.owner(ofTypeAt: index),
        !code.isNestedInOwn(index)
      else { continue }
      let hash = code.textHash(owner)
      // In the order of the names: that of a function comes before its parameters, its type after them.
      let last = entries[hash]?.lastIndex { $0.owner <= owner } ?? -1
      entries[hash, default: []].insert(Entry(owner: owner, type: code[index].name), at: last + 1)
    }
  }

  /// The system's types that the name at `place` can have; none where it has another or none that is written.
  mutating func types(of place: Int, in code: Code) -> [Name] {
    var hash = code.textHash(place)
    // The variable behind a property.
    let isVariable =
      !code.isSwift && entries[hash] == nil && code[place].length > 1 && code.text(place).hasPrefix("_")
    if isVariable { hash = textHash(code.text(place).dropFirst()) }
    guard entries[hash] != nil else { return [] }
    let holder = isVariable ? .itself : Self.holder(of: place, in: code)
    var local = holder == .none ? code.localDeclaration(of: place) : nil
    for _ in 0..<Self.maximumRebinding {
      guard let declared = local else { break }
      let types = localTypes(hash, declared, in: code)
      if !types.isEmpty { return types }
      guard code.takesOwnName(declared) else { return valueTypes(of: declared, in: code) }
      local = code.localDeclaration(of: declared)
    }
    return memberTypes(hash, at: place, holder, in: code)
  }

  /// The place where a type is written that is none of the system's for the name at `place`; nothing where none is.
  mutating func otherType(of place: Int, in code: Code) -> Code.WrittenType? {
    guard code.isWord(place), types(of: place, in: code).isEmpty else { return nil }
    let holder = Self.holder(of: place, in: code)
    if holder == .none, let local = code.localDeclaration(of: place), !code.takesOwnName(local) {
      return code.writtenType(of: local)
    }
    for at in members(named: place, in: code)
    where applies(Self.memberReach(of: at, in: code), at: place, holder, in: code) {
      return code.writtenType(of: at)
    }
    return nil
  }

  /// Where members and globals with the name at `place` are declared with a type.
  private mutating func members(named place: Int, in code: Code) -> [Int] {
    let hash = code.textHash(place)
    if let known = members[hash] { return known }
    // Nobody asks about more names in a file.
    guard members.count < 64 else { return [] }
    let length = code[place].length
    let found = (0..<code.count).lazy.filter { at in
      guard code[at].length == length, code[at].kind == .identifier, code.textHash(at) == hash,
        code.writtenType(of: at) != nil
      else { return false }
      guard code.isSwift else { return code.functionBrace(around: at) < 0 && !code.isMethodParameter(at) }
      return code.isWord(at - 1, .let, .var) && !code.isLocal(at - 1)
    }
    let places = Array(found.prefix(Self.maximumCount))
    members[hash] = places
    return places
  }

  // MARK: Locals

  /// Nobody gives a name to the same value more often in one function.
  private static let maximumRebinding = 4

  /// The types of the last name in what a local is given: `let request = first ?? last`. Of that only members and globals
  /// are asked, so that no chain of locals is followed.
  private mutating func valueTypes(of local: Int, in code: Code) -> [Name] {
    guard code.isSwift, code.mark(local + 1, "=") else { return [] }
    var at = local + 2
    while at < code.count, at - local < 64, !code.mark(at, ","), !code.mark(at, "{"), !code.mark(at, ";"),
      !code.isWord(at, .else),
      at == local + 2 || !code.isBoundary(before: at)
    {
      at = max(code.skip(at), at + 1)
    }
    at -= 1
    if code.mark(at, ")"), code.isCallOrSubscript(code.partner(at)) {
      at = code.calleeEnd(before: code.partner(at))
    }
    guard code[at].kind == .identifier, at > local + 1 else { return [] }
    return memberTypes(code.textHash(at), at: at, Self.holder(of: at, in: code), in: code)
  }

  private func localTypes(_ hash: UInt64, _ local: Int, in code: Code) -> [Name] {
    let reach = code.reach(ofLocal: local)
    let isTyped = code.writtenType(of: local) != nil
    var types: [Name] = []
    guard let all = entries[hash] else { return [] }
    // They come in the order of their places.
    let first = all.indices.partitioningIndex { all[$0].owner >= local }
    for entry in all[first...].prefix(Self.maximumCount) {
      // A variable can get its type where it is given a value.
      guard entry.owner == local || !isTyped && reach.contains(entry.owner) else { break }
      if !types.contains(entry.type) { types.append(entry.type) }
    }
    return types
  }

  // MARK: Members and globals

  private mutating func memberTypes(_ hash: UInt64, at place: Int, _ holder: Holder, in code: Code) -> [Name]
  {
    var types: [Name] = []
    for index in (entries[hash] ?? []).indices.prefix(Self.maximumCount) {
      guard let entry = entries[hash]?[index], !types.contains(entry.type) else { continue }
      let reach = entry.reach ?? Self.reach(of: entry.owner, in: code)
      entries[hash]?[index].reach = reach
      if applies(reach, at: place, holder, in: code) { types.append(entry.type) }
    }
    return types
  }

  /// Nobody declares one name more often; what a machine wrote must not take the square of its length.
  private static let maximumCount = 256

  private static func reach(of owner: Int, in code: Code) -> Reach {
    guard code.isSwift else {
      // What is assigned to a member is known wherever that is.
      if code.receiver(of: owner) != nil || code.text(owner).hasPrefix("_") { return .file }
      let isLocal =
        code.functionBrace(around: owner) >= 0 && !code.isInRecord(owner)
        || code.mark(code.parent(owner), "(") || code.isMethodParameter(owner)
      return isLocal ? .tokens(code.reach(ofLocal: owner)) : .file
    }
    if code.isWord(owner - 1, .typealias) { return .file }
    if code.isWord(owner - 1, .func) { return memberReach(of: owner, in: code) }
    let open = code.parent(owner)
    if code.isWord(owner - 1, .let, .var), !code.mark(open, "(") {
      return code.isLocal(owner - 1) ? .tokens(code.reach(ofLocal: owner)) : memberReach(of: owner, in: code)
    }
    if code.mark(open, "(") || code.mark(open, "[") { return .tokens(code.reach(ofLocal: owner)) }
    // A value that is given later, to a property as far as anybody can tell.
    let receiver = code.receiver(of: owner) ?? -1
    return receiver >= 0 && !code.isWord(receiver, .self) ? .file : memberReach(of: owner, in: code)
  }

  private static func memberReach(of owner: Int, in code: Code) -> Reach {
    guard code.isSwift, let head = code.typeHead(around: owner)?.name else { return .file }
    return .type(code.textHash(head))
  }

  private mutating func applies(_ reach: Reach, at place: Int, _ holder: Holder, in code: Code) -> Bool {
    switch reach {
    case .file: true
    case .tokens(let range): holder == .none && range.contains(place)
    case .type(let type):
      holder == .value || enclosing.types(around: place, in: code).contains(type)
        || code.isInHeir(of: type, place)
    }
  }

  private static func holder(of place: Int, in code: Code) -> Holder {
    if !code.isSwift, code.message(ofPiece: place) >= 0 { return .value }
    guard let receiver = code.receiver(of: place) else { return .none }
    return code.isWord(receiver, .self) ? .itself : .value
  }
}

extension Code {
  /// Whether a local is the same as what had its name before: `guard let session = self.session`, `if let session`.
  func takesOwnName(_ local: Int) -> Bool {
    guard isSwift, isWord(local - 1, .let, .var) else { return false }
    guard mark(local + 1, "=") else { return !mark(local + 1, ":") }
    let hash = textHash(local)
    var at = local + 2
    while at < count, at - local < 64, !isBoundary(before: at), !mark(at, ","), !mark(at, "{") {
      if self[at].length == self[local].length, textHash(at) == hash { return true }
      at += 1
    }
    return false
  }

  /// Whether a type around a token inherits from the one with this hash of its name.
  func isInHeir(of type: UInt64, _ index: Int) -> Bool {
    var block = enclosing(index, "{")
    for _ in 0..<Code.maximumNesting where block >= 0 {
      if let head = typeHead(ofBody: block)?.name, mark(head + 1, ":"),
        (head + 2..<min(block, head + 32)).contains(where: { isWord($0) && textHash($0) == type })
      {
        return true
      }
      block = enclosing(block, "{")
    }
    return false
  }

  /// Whether the name at `index` is that of a parameter in the head of a method: `:(Type *)name`.
  func isMethodParameter(_ index: Int) -> Bool {
    parent(index) < 0 && mark(index - 1, ")") && mark(partner(index - 1) - 1, ":")
  }

  /// Whether the brace around a token is that of a record or a class of C, which is left to whoever has one.
  func isInRecord(_ index: Int) -> Bool {
    let open = enclosing(index, "{")
    guard open >= 0, !mark(open - 1, ")") else { return false }
    return (max(open - 12, 0)..<open).contains {
      isWord($0, .struct, .union, .class, .interface) || isWord($0, .implementation, .namespace)
    }
  }
}
