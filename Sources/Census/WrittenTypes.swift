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

  init(_ code: Code) {
    for place in code.named {
      let index = Int(place)
      guard code[index].kind == .identifier, let owner = code.owner(ofTypeAt: index) else { continue }
      entries[code.textHash(owner), default: []].append(Entry(owner: owner, type: code[index].name))
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
    if holder == .none, let local = code.localDeclaration(of: place) {
      let types = localTypes(hash, local, before: place, in: code)
      if !types.isEmpty { return types }
      guard code.takesOwnName(local) else { return [] }
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
    let hash = code.textHash(place)
    let length = code[place].length
    for at in 0..<code.count where code[at].length == length && code[at].kind == .identifier {
      guard code.textHash(at) == hash, at != place, let type = code.writtenType(of: at) else { continue }
      if code.isSwift, !code.isWord(at - 1, .let, .var) || code.isLocal(at - 1) { continue }
      if !code.isSwift, code.functionBrace(around: at) >= 0 || code.mark(at - 1, ")") { continue }
      if applies(Self.memberReach(of: at, in: code), at: place, holder, in: code) { return type }
    }
    return nil
  }

  // MARK: Locals

  private func localTypes(_ hash: UInt64, _ local: Int, before place: Int, in code: Code) -> [Name] {
    let reach = code.reach(ofLocal: local)
    let isTyped = code.writtenType(of: local) != nil
    var types: [Name] = []
    for entry in entries[hash] ?? [] {
      // A variable can get its type where it is given a value.
      guard entry.owner == local || !isTyped && entry.owner > local && reach.contains(entry.owner) else {
        continue
      }
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
      let isLocal =
        code.functionBrace(around: owner) >= 0 && !code.isInRecord(owner)
        || code.mark(code.parent(owner), "(") || code.parent(owner) < 0 && code.mark(owner - 1, ")")
      return isLocal ? .tokens(code.reach(ofLocal: owner)) : .file
    }
    if code.isWord(owner - 1, .typealias) { return .file }
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
    guard code.isSwift, let head = code.typeHead(around: owner) else { return .file }
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
      if let head = typeHead(ofBody: block), mark(head + 1, ":"),
        (head + 2..<min(block, head + 32)).contains(where: { isWord($0) && textHash($0) == type })
      {
        return true
      }
      block = enclosing(block, "{")
    }
    return false
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
