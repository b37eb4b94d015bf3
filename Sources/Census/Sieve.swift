import Bytes
import Catalog
import Lexing

/// Asks of every name that can be a site whether what stands right beside it leaves that open. It costs a few
/// comparisons, and most files end here, before their brackets are matched.
///
/// It must let through whatever a pattern can fit, and may let through more.
struct Sieve: Sendable {
  /// What one pattern, or a declaration that speaks against one, needs beside a name.
  private struct Test: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
      case member, implicitMember, placedMember
      case swiftType, cType, staticMember, extendedType
      case initializer, function, method
      /// Without a receiver, where `self` can be meant.
      case methodOnSelf, memberOnSelf
      case attribute, inherited, swiftDeclaration
      case classMessage, selectorPiece, unarySelector
      case imported, mention
      case declaredType, declaredFunction, declaredValue, declaredProperty, declaredPointer

      /// Whether it is one that speaks against sites, in this file or another.
      var isDeclaration: Bool {
        switch self {
        case .declaredType, .declaredFunction, .declaredValue, .declaredProperty, .declaredPointer: true
        default: false
        }
      }
    }

    let kind: Kind
    /// The names that may follow, as one bit for all whose numbers agree in six bits: first labels, static members,
    /// first pieces of selectors. All bits where any will do.
    var following = UInt64.max
    /// What has to stand in the file for the use to be a site: its place in `needs`; the first needs nothing.
    var need = 0
  }

  /// The tests of all names; `ranges` says which are whose, for Swift and for the C family.
  private let tests: [Test]
  private let needs: [Need]
  private let ranges: (swift: [Range<Int>], cFamily: [Range<Int>])
  private let strings: [StringUse]
  private let lookups: [Name]
  private let textPrefix: TextPrefix

  /// What a string with a name in it can be.
  private struct StringUse: OptionSet, Sendable {
    let rawValue: UInt8
    static let literal = StringUse(rawValue: 1)
    static let lookedUp = StringUse(rawValue: 2)
    static let header = StringUse(rawValue: 4)
  }

  init(_ catalog: Catalog, _ vocabulary: Vocabulary) {
    var swift = [[Test]](repeating: [], count: vocabulary.count)
    var cFamily = swift
    var needs = [Need(clauses: [[]])]
    var strings = [StringUse](repeating: [], count: vocabulary.count)
    for spelling in catalog.spellings where spelling.languages != .binary {
      let number = Int(vocabulary.name(spelling.pattern.trigger).number)
      let need = Need(spelling, vocabulary)
      let place = needs.firstIndex(of: need) ?? needs.count
      if place == needs.count { needs.append(need) }
      for var test in Self.tests(of: spelling, vocabulary) + Self.testsOnSelf(spelling, &needs, vocabulary) {
        if !test.kind.isDeclaration, test.need == 0 { test.need = place }
        if spelling.languages.contains(.swift), !swift[number].contains(test) { swift[number].append(test) }
        if spelling.languages.contains(.cFamily), test.kind != .memberOnSelf, !cFamily[number].contains(test)
        {
          cFamily[number].append(test)
        }
      }
      if case .string = spelling.pattern { strings[number].insert(.literal) }
      if case .import = spelling.pattern { strings[number].insert(.header) }
      for reached in spelling.namesReachedDynamically {
        strings[Int(vocabulary.name(reached).number)].insert(.lookedUp)
      }
    }
    for name in catalog.rootTypes.map(vocabulary.name) {
      swift[Int(name.number)].append(Test(kind: .declaredType))
      cFamily[Int(name.number)].append(Test(kind: .declaredType))
    }
    let shared = ExtensionNames.shared.reduce(UInt64(0)) { $0 | 1 << UInt64(vocabulary.name($1).number & 63) }
    let application = Int(vocabulary.name(ExtensionNames.application).number)
    swift[application].append(Test(kind: .staticMember, following: shared))
    cFamily[application].append(Test(kind: .classMessage, following: shared))
    let unavailable = (ExtensionNames.classes + ExtensionNames.methods).map(vocabulary.name)
    for name in DynamicLookup.lookups.map(vocabulary.name) + unavailable {
      swift[Int(name.number)].append(Test(kind: .mention))
      cFamily[Int(name.number)].append(Test(kind: .mention))
    }
    var tests: [Test] = []
    func ranges(_ table: [[Test]]) -> [Range<Int>] {
      table.map { own in
        tests += own
        return tests.count - own.count..<tests.count
      }
    }
    self.ranges = (ranges(swift), ranges(cFamily))
    self.tests = tests
    self.needs = needs
    self.strings = strings
    lookups = DynamicLookup.takers.map(vocabulary.name)
    textPrefix = vocabulary.textPrefix
  }

  private static func tests(of spelling: Spelling, _ vocabulary: Vocabulary) -> [Test] {
    func mask(_ names: [String]) -> UInt64 {
      names.reduce(0) { $0 | 1 << UInt64(vocabulary.name($1).number & 63) }
    }
    func labels(_ labels: Spelling.Labels) -> UInt64 { labels.first.map { mask([$0]) } ?? UInt64.max }

    switch spelling.pattern {
    case .type: return [Test(kind: .swiftType), Test(kind: .cType), Test(kind: .declaredType)]
    case .constant: return [Test(kind: .mention)]
    case .function(let name, let own):
      let declared: [Test] = [
        Test(kind: .declaredFunction), Test(kind: .declaredValue), Test(kind: .declaredPointer),
      ]
      if name.isLowerCased { return [Test(kind: .function)] + declared }
      // A function of C can be passed on whatever its name begins with, a type that Swift calls cannot.
      let value = own == .any && spelling.languages.contains(.cFamily) ? [Test(kind: .function)] : []
      return [Test(kind: .initializer, following: labels(own)), Test(kind: .declaredType)] + declared + value
    case .static(_, let member, _):
      return [
        Test(kind: .staticMember, following: mask([member])), Test(kind: .declaredType),
        Test(kind: .extendedType),
      ]
    case .member: return [Test(kind: .member), Test(kind: .declaredValue), Test(kind: .declaredProperty)]
    case .implicit:
      return [
        Test(kind: spelling.needsContext ? .placedMember : .implicitMember), Test(kind: .declaredValue),
      ]
    case .method(_, let own):
      let test = Test(kind: .method, following: labels(own))
      return [test, Test(kind: .declaredFunction)]
    case .attribute: return [Test(kind: .attribute), Test(kind: .declaredType)]
    case .conformance: return [Test(kind: .inherited), Test(kind: .declaredType)]
    case .declaration: return [Test(kind: .swiftDeclaration), Test(kind: .selectorPiece)]
    case .message(let receiver, let pieces):
      guard receiver == nil else {
        let first = pieces.first.map { [Spelling.Pattern.name(ofPiece: $0)] } ?? []
        return [Test(kind: .classMessage, following: mask(first)), Test(kind: .declaredType)]
      }
      let isUnary = pieces.count == 1 && !(pieces.first?.hasSuffix(":") ?? false)
      return isUnary
        ? [Test(kind: .unarySelector), Test(kind: .declaredProperty)] : [Test(kind: .selectorPiece)]
    case .import: return [Test(kind: .imported)]
    case .string, .symbol: return []
    }
  }

  /// What a member of a type needs beside its name where it is called on a `self` that is not written: the type has to
  /// stand in the file.
  private static func testsOnSelf(
    _ spelling: Spelling, _ needs: inout [Need], _ vocabulary: Vocabulary
  ) -> [Test] {
    let roots = spelling.clauses.filter { $0.certainty != nil }.flatMap(\.evidence).flatMap { evidence in
      if case .root(let names) = evidence { names } else { [String]() }
    }
    guard !roots.isEmpty, spelling.languages.contains(.swift) else { return [] }
    let need = Need(clauses: [[roots.map(vocabulary.name)]])
    let place = needs.firstIndex(of: need) ?? needs.count
    if place == needs.count { needs.append(need) }
    switch spelling.pattern {
    case .member: return [Test(kind: .memberOnSelf, need: place)]
    case .method(_, let labels):
      let first = labels.first.map { 1 << UInt64(vocabulary.name($0).number & 63) } ?? UInt64.max
      return [Test(kind: .methodOnSelf, following: first, need: place)]
    default: return []
    }
  }

  /// Of the places of names that can be a site, those that may be one or declare a name that one has.
  func candidates(
    _ contents: TokenBuffer.Contents, _ source: Source, _ language: Language
  ) -> [Int] {
    let tokens = contents.tokens
    let ranges = language == .swift ? ranges.swift : ranges.cFamily
    var candidates: [Int] = []
    for hit in contents.hits where Int(hit) < tokens.count {
      let index = Int(hit)
      let token = tokens[index]
      if token.kind == .string {
        if fitsString(index, tokens) || source.begins(token, with: textPrefix) { candidates.append(index) }
        continue
      }
      let range = ranges[Int(token.name.number)]
      guard !range.isEmpty else { continue }
      let beside = Neighbours(index, tokens, source)
      let mayBe = range.contains { place in
        Self.holds(tests[place], beside) && needs[tests[place].need].isMet(contents.names)
      }
      if mayBe { candidates.append(index) }
    }
    return candidates
  }

  private func fitsString(_ index: Int, _ tokens: UnsafeBufferPointer<Token>) -> Bool {
    if tokens[index].flags.contains(.holdsURL) { return true }
    let use = strings[Int(tokens[index].name.number)]
    if use.contains(.literal) { return true }
    if use.contains(.header), index > 0, tokens[index - 1].kind == .directive { return true }
    guard use.contains(.lookedUp), index > 1 else { return false }
    // `dlsym(handle, "name")` has the handle between.
    return (2...min(index, 10)).contains { lookups.contains(tokens[index - $0].name) }
  }
}

/// The names of which some have to stand in a file for a spelling to be a site anywhere in it: evidence that cannot hold
/// is known before anything is matched.
private struct Need: Sendable, Equatable {
  /// One of the clauses has to hold; of a clause each set of names, and of a set one name.
  let clauses: [[[Name]]]

  init(clauses: [[[Name]]]) { self.clauses = clauses }

  init(_ spelling: Spelling, _ vocabulary: Vocabulary) {
    if spelling.certainty != nil {
      clauses = [[]]
    } else {
      clauses = spelling.clauses.filter { $0.certainty != nil }.map { clause in
        clause.evidence.compactMap { $0.namesInFile?.map(vocabulary.name) }
      }
    }
  }

  func isMet(_ names: NameSet) -> Bool {
    clauses.contains { sets in sets.allSatisfy { set in set.contains { names.contains($0) } } }
  }
}

extension Evidence {
  /// The names of which one has to stand in the file; nothing where it asks for none.
  fileprivate var namesInFile: [String]? {
    switch self {
    case .import(let names), .root(let names), .statement(let names), .file(let names), .context(let names):
      names
    case .receiver, .subscript, .arguments, .address, .qualified, .url, .value, .awaited: nil
    case .tried, .number, .argument, .other, .named: nil
    }
  }
}

extension String {
  /// Whether the text begins as the names of functions do, not as those of types.
  var isLowerCased: Bool { utf8.first?.isLowercase ?? false }
}

extension Spelling.Labels {
  /// The label that the first argument has to have; nothing where any will do.
  var first: String? {
    switch self {
    case .any: nil
    case .prefix(let labels), .exactly(let labels): labels.first.flatMap { $0 == "_" ? nil : $0 }
    }
  }
}

extension Sieve {
  private static let typeDeclarers = WordSet(
    .class, .struct, .enum, .protocol, .actor, .typealias, .associatedtype, .interface, .implementation,
    .import)
  private static let functionDeclarers = WordSet(.func, .macro)
  private static let valueDeclarers = WordSet(.var, .let, .case, .for)

  private static func holds(_ test: Test, _ beside: Neighbours) -> Bool {
    switch test.kind {
    case .mention: true
    case .member: beside.isBefore(".") || beside.isBefore(">")
    case .implicitMember: beside.isImplicit
    case .placedMember:
      beside.isBefore(".")
        && (beside.markBeforeThat == UInt8(ascii: "=") || beside.markBeforeThat == UInt8(ascii: "{")
          || beside.markBeforeThat == UInt8(ascii: "?") || beside.markBeforeThat == UInt8(ascii: ":")
          || beside.markBeforeThat == UInt8(ascii: "[") || beside.beforeThat.name == Name(.return))
    case .swiftType, .staticMember, .initializer: holdsType(test, beside)
    case .extendedType: beside.before.name == Name(.extension)
    case .function: holdsFunction(beside)
    case .method: holdsMethod(test, beside)
    case .methodOnSelf:
      beside.isAfter("(") && beside.isFollowed(by: test.following)
        || beside.isAfter("{") && test.following == .max
    case .memberOnSelf:
      !beside.isBefore(".") && !beside.isAfter(":") && !beside.isAfter("(")
        && !valueDeclarers.contains(beside.before.name)
    // `@Module.Name(`
    case .attribute: beside.isBefore("@") || beside.isBefore(".") && beside.beforeThat.kind == .identifier
    case .inherited:
      beside.isBefore(":") || beside.isBefore(",") || beside.isBefore("<") || beside.isBefore("&")
        || beside.isBefore("=") || beside.isBefore(".") && beside.ends
    case .imported:
      beside.before.kind == .directive || beside.isBefore(".") || beside.before.name == Name(.import)
    case .cType, .classMessage, .selectorPiece, .unarySelector: holdsMessage(test, beside)
    default: holdsDeclaration(test.kind, beside)
    }
  }

  private static func holdsType(_ test: Test, _ beside: Neighbours) -> Bool {
    // What follows generic arguments is left to those who match brackets.
    if beside.isAfter("<") { return true }
    // `typealias Name = Type`, `typealias Name = Module.Type`
    if beside.isBefore("=") || beside.isBefore("."), beside.ends { return true }
    // `name: Type = .member`, `-> Type { .member }`
    if beside.isAfter("="), beside.isBefore(":") || beside.isBefore(".") { return true }
    if beside.isAfter("{") || beside.isAfter("?") || beside.isAfter("!"),
      beside.isBefore(":") || beside.isBefore(">") || beside.isBefore(".")
    {
      return true
    }
    switch test.kind {
    case .initializer:
      return beside.isAfter("(") && beside.isFollowed(by: test.following)
        || beside.isAfter(".") && beside.following == Name(.`init`)
        || beside.isAfter("{") && test.following == .max
    case .staticMember: return beside.isAfter(".") && beside.isFollowed(by: test.following)
    default:
      // An outlet is an optional, and a nib makes what it holds.
      return beside.isAfter("(") || beside.isAfter(".") || beside.isAfter("{") || beside.isAfter("!")
        || beside.isAfter("?")
    }
  }

  private static func holdsFunction(_ beside: Neighbours) -> Bool {
    if beside.isAfter("(") { return true }
    let ends =
      beside.ends || beside.isAfter("]") || beside.after.name == Name(.as)
      || beside.isAfter(":") && beside.isBefore("?")
    guard ends else { return false }
    // `#define NAME function` passes it on as well.
    if beside.beforeThat.kind == .directive { return true }
    return beside.isBefore("=") || beside.isBefore("(") || beside.isBefore(",") || beside.isBefore(":")
      || beside.isBefore("&") || beside.isBefore(".") || beside.before.name == Name(.return)
      || beside.isBefore("[") || beside.isBefore("{") || beside.isBefore("?") || beside.isBefore(")")
  }

  private static func holdsMethod(_ test: Test, _ beside: Neighbours) -> Bool {
    guard beside.isBefore(".") || beside.isBefore(">") else { return false }
    if beside.isAfter("(") { return beside.isFollowed(by: test.following) }
    return beside.isAfter("{") && test.following == .max || beside.isAfter("?") || beside.isAfter("!")
  }

  private static func holdsMessage(_ test: Test, _ beside: Neighbours) -> Bool {
    switch test.kind {
    case .cType:
      return beside.isBefore("[") || beside.isAfter(".") || beside.isAfter(":") || beside.isAfter("(")
        || beside.isAfter("*") && (beside.before.kind == .identifier || beside.isBefore(")"))
    case .classMessage:
      if beside.isBefore("[") {
        return Neighbours.holds(test.following, beside.after.name) || beside.isAfter("<")
      }
      return beside.isAfter(".") && beside.isFollowed(by: test.following)
    case .selectorPiece: return beside.isAfter(":")
    default:
      return beside.isAfter("]") || beside.isBefore(".") || beside.isBefore("(") && beside.isAfter(")")
        || beside.isBefore(")") && (beside.isAfter(";") || beside.isAfter("{"))
    }
  }

  private static func holdsDeclaration(_ kind: Test.Kind, _ beside: Neighbours) -> Bool {
    switch kind {
    case .declaredType: typeDeclarers.contains(beside.before.name)
    case .declaredFunction, .swiftDeclaration: functionDeclarers.contains(beside.before.name)
    case .declaredValue: valueDeclarers.contains(beside.before.name) || beside.isBefore(",")
    case .declaredProperty: beside.isAfter(";") || beside.isAfter(",")
    default: beside.isBefore("*") && beside.isAfter(")")
    }
  }
}
