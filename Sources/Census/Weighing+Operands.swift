import Bytes
import Lexing

/// What is known of the type of something that a member is asked of.
enum Operand {
  case unknown
  /// A type of the vocabulary.
  case known(Name)
  /// A type by the place where its name stands.
  case named(Int)
  /// A list, a function, a tuple.
  case other
}

extension Weighing {
  /// What receives a message, or has the member.
  mutating func operand(of occurrence: Occurrence, in code: Code) -> Operand {
    switch occurrence.usage {
    case .member(let receiver, _) where receiver >= 0: return operand(endingAt: receiver, in: code)
    case .selector(let open):
      guard let first = code.selectorPieces(of: open).first, first - 1 > open else { return .unknown }
      return operand(endingAt: first - 1, in: code)
    default: return .unknown
    }
  }

  /// The type of an operand that ends at `end`, as far as its spelling says: `Type.shared`, `Type()`, `self` in a body, a
  /// name to which the file gives a type.
  mutating func operand(endingAt end: Int, in code: Code) -> Operand {
    let names = code.chainNames(endingAt: end)
    guard let nearest = names.first, let first = names.last else { return .unknown }
    if code.isSwift {
      if code.isType(first) { return names.count <= 2 ? operand(typeAt: first, code) : .unknown }
    } else if let root = names.last(where: { code.isType($0) && code.hasSystemPrefix($0) }) {
      // What a class of the system hands out may be anything, but is rarely one of the tree's.
      return operand(typeAt: root, code)
    }
    guard names.count == 1 || names.count == 2 && code.isSelf(first) else { return .unknown }
    if code.isWord(nearest), code.text(nearest) == "super" {
      return selfPlace(at: nearest, code).map { operand(typeAt: $0, code) } ?? .unknown
    }
    if code.isSelf(nearest) {
      return classPlace(at: nearest, code).map { operand(typeAt: $0, code) } ?? .unknown
    }
    let types = types(of: nearest, code)
    if let type = types.first { return types.count == 1 || !code.isSwift ? .known(type) : .unknown }
    switch otherType(of: nearest, code) {
    case .name(let place)?: return operand(typeAt: place, code)
    case .dictionary?, .other?: return .other
    case nil: return .unknown
    }
  }

  private func operand(typeAt place: Int, _ code: Code) -> Operand {
    if Self.general.contains(code.text(place)) { return .unknown }
    return code[place].name != .none ? .known(code[place].name) : .named(place)
  }

  /// Types that anything can be behind.
  private static let general: Set = [
    "id", "Class", "instancetype", "NSObject", "NSObjectProtocol", "Any", "AnyObject", "AnyClass", "auto",
  ]

  /// Whether an operand in Objective-C is of a class of the system.
  func isOfSystem(_ operand: Operand, _ code: Code) -> Bool {
    switch operand {
    case .known(let type): Code.hasSystemPrefix(index.vocabulary.spelling(of: type).utf8)
    case .named(let place): code.hasSystemPrefix(place)
    case .unknown, .other: false
    }
  }

  /// Where the name of the type stands in whose body or extension `index` is.
  mutating func classPlace(at index: Int, _ code: Code) -> Int? {
    code.isSwift
      ? code.typeHead(around: index)?.name : classHeads(code).last { $0 < index }.map { $0 + 2 }
  }

  /// Where the name of the type stands that `self` at `index` is of: that of the vocabulary which its body extends or
  /// inherits from, or else its own.
  mutating func selfPlace(at index: Int, _ code: Code) -> Int? {
    if code.isSwift { return code.selfTypePlace(at: index) }
    guard let name = classPlace(at: index, code) else { return nil }
    if code[name].name != .none { return name }
    let hash = code.textHash(name)
    let heir = classHeads(code).first {
      code.mark($0 + 3, ":") && code.isWord($0 + 4) && code.textHash($0 + 2) == hash
    }
    return heir.map { $0 + 4 } ?? name
  }

  /// Where the name of the system's class stands that the head around `index` is a category of, or that its class inherits
  /// from.
  mutating func extendedClass(around index: Int, _ code: Code) -> Int? {
    guard let place = selfPlace(at: index, code), code[place].name != .none else { return nil }
    // The class of the system itself is only declared by its own headers.
    return code.mark(place + 1, "(") || code.mark(place - 1, ":") ? place : nil
  }

  // MARK: Names in strings

  /// Whether the name in a string is asked of something that is written to be of another type than one which has it.
  mutating func isAskedOfOther(
    lookupAt token: Int, _ entries: [SpellingIndex.Entry], in code: Code
  ) -> Bool {
    guard let receiver = receiver(ofLookup: token, code) else { return false }
    let roots = entries.flatMap(\.clauses).flatMap(\.evidence).flatMap { evidence in
      if case .root(let names) = evidence { names } else { [Name]() }
    }
    if code.isSelf(receiver.end) || receiver.isSelf {
      let type = selfPlace(at: receiver.end, code).map { code[$0].name } ?? .none
      if roots.contains(type) { return false }
    }
    let asked =
      receiver.isSelf
      ? classPlace(at: receiver.end, code).map { operand(typeAt: $0, code) } ?? .unknown
      : operand(endingAt: receiver.end, in: code)
    switch asked {
    case .unknown: return false
    case .known(let type): return !roots.isEmpty && !roots.contains(type)
    case .named, .other: return true
    }
  }

  /// The end of what is asked for the value of a key, `object.value(forKey: "name")`, `[object valueForKey:@"name"]`, or a
  /// place where `self` is; nothing where nothing is asked.
  private func receiver(ofLookup token: Int, _ code: Code) -> (end: Int, isSelf: Bool)? {
    let open = code.parent(token)
    if !code.isSwift {
      guard code.mark(open, "["), let first = code.selectorPieces(of: open).first, first - 1 > open else {
        return nil
      }
      return (first - 1, false)
    }
    let callee = open - 1
    guard code.mark(open, "("), code.isWord(callee), ["value", "setValue"].contains(code.text(callee)) else {
      return nil
    }
    guard let receiver = code.receiver(of: callee) else { return (callee, true) }
    return receiver >= 0 ? (receiver, false) : nil
  }
}

extension Code {
  /// Whether the word is what code calls the value whose method it is in.
  func isSelf(_ index: Int) -> Bool {
    isSwift ? isWord(index, .self, .super) : isWord(index) && ["self", "super"].contains(text(index))
  }

  /// Where classes of Objective-C begin that declare or define methods: the `@` of each.
  func classHeads() -> [Int] {
    (0..<count).filter { mark($0, "@") && isWord($0 + 1, .interface, .implementation) && isWord($0 + 2) }
  }

  /// Whether a message goes to a class that is not the system's: `[Name …]`, `[[Name alloc] …]`.
  func isSentToOther(_ occurrence: Occurrence) -> Bool {
    guard case .selector(let open) = occurrence.usage,
      let root = receiverNames(ofMessage: open).last(where: { isType($0) }), !hasSystemPrefix(root),
      self[root].name == .none
    else { return false }
    // What another class hands out may be anything, but not the class itself and what it makes.
    let isAllocated = mark(root - 1, "[") && isWord(root + 1) && text(root + 1) == "alloc"
    let isClass = root == open + 1 && isWord(root + 1) && selectorPieces(of: open).first == root + 1
    return (isClass || isAllocated && root == open + 2) && !isVariable(root)
  }

  /// Whether a class has a prefix of two or three letters that Apple's frameworks use.
  func hasSystemPrefix(_ index: Int) -> Bool { Self.hasSystemPrefix(source.bytes(of: self[index])) }

  static func hasSystemPrefix(_ name: some Collection<UInt8>) -> Bool {
    guard name.count > 3, let first = name.first, let second = name.dropFirst().first,
      let third = name.dropFirst(2).first
    else { return false }
    return third.isUppercase && systemPrefixes.contains(UInt16(first) << 8 | UInt16(second))
  }

  private static let systemPrefixes = Set(
    [
      "NS", "UI", "WK", "AV", "CA", "CB", "CI", "CK", "CL", "CM", "CN", "CT", "CX", "EK", "GC", "GK", "HK",
      "HM", "IN", "LA", "LP", "MC", "MF", "MK", "ML", "MP", "MT", "NE", "NF", "PD", "PH", "PK", "QL", "RP",
      "SC", "SF", "SK", "SL", "SN", "ST", "TK", "UN", "VN", "WC", "WF", "XC", "AS", "AT", "AB", "AC", "OS",
    ].map { name in name.utf8.reduce(UInt16(0)) { $0 << 8 | UInt16($1) } })
}
