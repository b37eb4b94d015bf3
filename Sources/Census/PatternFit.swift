import Bytes
import Catalog
import Lexing

/// How a pattern fits at an occurrence: the form of the site, and what could speak against it.
struct PatternFit {
  let form: Form
  /// The declarations of the same name that would mean something else than the API.
  var doubts: [Usage.Declared] = []
  /// The most that the spelling can be worth in this place, and why.
  var atMost: Certainty?
  var reason: StaticString = ""
  /// Whether it is a method that something is asked for, so that its type decides whose.
  var isOfReceiver = false
  /// Whether a function of the file is meant.
  var isOfFile = false
  /// The text of the call where it is not the chain at the name.
  var call: String?
  /// Where the chain begins whose types say nothing that the constant at its end does not say.
  var constant: Int?

  /// Nothing where the pattern does not fit.
  init?(
    _ entry: SpellingIndex.Entry, _ occurrence: Occurrence, _ code: Code, _ declared: Set<Usage.Declared>
  ) {
    let index = occurrence.index
    let name = occurrence.name == .none ? code[index].name : occurrence.name
    switch entry.spelling.pattern {
    case .type:
      guard let form = Self.typeForm(occurrence, code) else { return nil }
      self.form = form
      doubts = [.init(name: name, kind: .type)]
      call = Self.impliedCall(occurrence, code)
    case .constant:
      guard Self.isMention(occurrence.usage) else { return nil }
      form = .reference
      doubts = [.init(name: name, kind: .value), .init(name: name, kind: .property)]
    case .function(let spelled, let labels):
      let isValue = spelled.isLowerCased || entry.spelling.languages.contains(.cFamily)
      guard let fit = Self.function(isValue, labels, occurrence, code, declared) else { return nil }
      self = fit
    case .static(_, _, let labels):
      guard let form = Self.staticForm(entry.member, labels, occurrence, code) else { return nil }
      self.form = form
      doubts = [.init(name: name, kind: .type)]
      call = Self.impliedCall(occurrence, code)
      if call == nil, entry.isAlsoImplicit { constant = code.typeChainStart(endingAt: index) }
    case .member:
      guard Self.isMember(entry, occurrence, code) else { return nil }
      form = .member
      constant = Self.optionStart(entry, occurrence, code)
      let isImplicit = if case .member(receiver: -1, _) = occurrence.usage { true } else { false }
      doubts = (isImplicit ? [.value] : Self.memberKinds).map { .init(name: name, kind: $0) }
    case .implicit:
      guard case .member(receiver: -1, call: -1) = occurrence.usage, code.canBeValue(index) else {
        return nil
      }
      form = .member
      doubts = [.init(name: name, kind: .value)]
      call = Self.placedCall(entry, index, code)
    case .method(_, let labels):
      guard let fit = Self.method(labels, entry, occurrence, code) else { return nil }
      self = fit
    case .attribute(let spelled):
      guard case .attribute = occurrence.usage else { return nil }
      form = .call
      call = "@\(spelled)(\(code.attributeLabels(after: index)))"
      doubts = [.init(name: name, kind: .type)]
    case .conformance(let spelled):
      let isRenamed = code.newName(ofType: index) != nil
      if case .conformance = occurrence.usage {} else if !isRenamed { return nil }
      form = .reference
      call = isRenamed ? "= \(spelled)" : ": \(spelled)"
      doubts = [.init(name: name, kind: .type)]
    case .declaration(let spelled, let labels):
      guard let call = Self.declaredCall(spelled, labels, occurrence) else { return nil }
      form = .reference
      self.call = call
    case .message(let receiver, let pieces):
      guard let fit = Self.message(receiver != nil, pieces, name, occurrence, code) else { return nil }
      self = fit
    case .import(let module):
      guard case .importing = occurrence.usage else { return nil }
      form = .import
      call = "import \(module)"
    case .string, .symbol: return nil
    }
  }

  private init(form: Form, doubts: [Usage.Declared], atMost: Certainty? = nil, reason: StaticString = "") {
    self.form = form
    self.doubts = doubts
    self.atMost = atMost
    self.reason = reason
  }

  /// The function that is declared, as its language calls it; nothing where its labels are others.
  private static func declaredCall(_ name: String, _ labels: Spelling.Labels, _ occurrence: Occurrence)
    -> String?
  {
    guard let own = occurrence.usage.declaredLabels else { return nil }
    guard own.first?.hasSuffix(":") == true else {
      return labels.fit(own) ? "\(name)(\(own.map { $0 + ":" }.joined()))" : nil
    }
    // Objective-C calls the first part of a selector as Swift calls the function.
    return labels.fit(["_"] + own.dropFirst().map { String($0.dropLast()) }) ? own.joined() : nil
  }

  /// What can be read as a member of something. Without a receiver a type is what has it, and no instance.
  private static let memberKinds: [Usage.Declared.Kind] = [.value, .property, .field]

  private static func isMention(_ usage: Usage) -> Bool {
    switch usage {
    case .free, .receiver, .typeName, .implied: true
    default: false
    }
  }

  /// A type counts where it is used as a value: made, asked for a static member, sent a message, passed on.
  private static func typeForm(_ occurrence: Occurrence, _ code: Code) -> Form? {
    let index = occurrence.index
    switch occurrence.usage {
    case .free(_, let call):
      if call >= 0 {
        return code.isSwift || code.language != .objectiveC && code.language != .c ? .call : nil
      }
      if code.isMadeOfClosure(index) { return .call }
      let isScope = code.isScope(index + 1) && code.isWord(index + 2)
      let dot = isScope ? index + 1 : code.memberDot(after: index)
      guard dot >= 0 else { return nil }
      if code.isWord(dot + 1, .self) { return .reference }
      let first = code.source[code[dot + 1].start]
      // `URLSession.AuthChallengeDisposition` is another type.
      guard !first.isUppercase, !code.isWord(dot + 1, .`init`) else {
        return nil
      }
      return code.isCalled(dot + 1) ? .call : .member
    case .receiver(let open):
      return code.selectorPieces(of: open).first.map(code.text) == "class" ? .reference : .call
    case .typeName:
      // What a storyboard makes is made, although no code says so.
      return code.isOutlet(typeAt: index) ? .reference : nil
    case .implied(let dot):
      guard !code.isType(dot + 1) else { return nil }
      return code.isCalled(dot + 1) ? .call : .member
    default: return nil
    }
  }

  /// The call of a member whose type is written before it.
  private static func impliedCall(_ occurrence: Occurrence, _ code: Code) -> String? {
    guard case .implied(let dot) = occurrence.usage else { return nil }
    return code.callText(ofMemberAt: dot, typeAt: occurrence.index)
  }

  /// The call of a member whose place says the type that it is known by.
  private static func placedCall(_ entry: SpellingIndex.Entry, _ index: Int, _ code: Code) -> String? {
    guard let type = code.expectedType(ofMemberAt: index - 1), entry.isNamed(withType: code[type].name) else {
      return nil
    }
    return code.callText(ofMemberAt: index - 1, typeAt: type)
  }

  private static func isMember(_ entry: SpellingIndex.Entry, _ occurrence: Occurrence, _ code: Code) -> Bool {
    switch occurrence.usage {
    case .member(_, call: -1): true
    case .free(-1, call: -1): isOnSelf(entry, occurrence, code)
    default: false
    }
  }

  /// Where an option of a nested type begins, which is the same without: `Data.WritingOptions.completeFileProtection`.
  private static func optionStart(
    _ entry: SpellingIndex.Entry, _ occurrence: Occurrence, _ code: Code
  ) -> Int? {
    guard code.isSwift, !entry.clauses.contains(where: \.asksForRoot),
      case .member(let receiver, _) = occurrence.usage, receiver > 0, code.isType(receiver)
    else { return nil }
    return code.typeChainStart(endingAt: receiver).flatMap { $0 < receiver ? $0 : nil }
  }

  private static func staticForm(
    _ member: Name, _ labels: Spelling.Labels, _ occurrence: Occurrence, _ code: Code
  ) -> Form? {
    let index = occurrence.index
    var dot = code.memberDot(after: index)
    if case .implied(let implied) = occurrence.usage { dot = implied }
    guard dot >= 0, code[dot + 1].name == member else { return nil }
    switch occurrence.usage {
    case .free(_, -1), .implied: break
    // A nested type, but none that the tree nests in its own.
    case .member(let receiver, -1)
    where receiver >= 0 && code.isType(receiver) && !code.isNestedInOwn(index): break
    default: return nil
    }
    let call = code.callParenthesis(after: dot + 1)
    if labels != .any {
      guard call >= 0, labels.fit(code.labels(of: call)) else { return nil }
    }
    return code.isCalled(dot + 1) ? .call : .member
  }

  private static func method(
    _ labels: Spelling.Labels, _ entry: SpellingIndex.Entry, _ occurrence: Occurrence, _ code: Code
  ) -> PatternFit? {
    let index = occurrence.index
    // A call on a `self` that is not written counts in an extension of a type that the spelling names.
    if case .free(-1, let call) = occurrence.usage {
      let isCalled =
        call >= 0
        ? labels.fit(code.labels(of: call)) : labels.allowsNone && code.hasOnlyTrailingClosure(after: index)
      guard isCalled, isOnSelf(entry, occurrence, code) else { return nil }
    }
    guard let form = Self.methodForm(labels, occurrence, code) else { return nil }
    let own = Usage.Declared(name: code[index].name, kind: .function(Self.labels(of: occurrence, code)))
    var fit = PatternFit(form: form, doubts: [own])
    if case .member = occurrence.usage { fit.isOfReceiver = true }
    return fit
  }

  /// Whether the name can be that of a member of `self`, and `self` is of a type that the spelling names.
  private static func isOnSelf(_ entry: SpellingIndex.Entry, _ occurrence: Occurrence, _ code: Code) -> Bool {
    guard code.isSwift, entry.clauses.contains(where: \.asksForRoot) else { return false }
    let type = code.selfType(at: occurrence.index)
    return type != .none && entry.clauses.contains { $0.holdsRoot(type) }
      && code.localDeclaration(of: occurrence.index) == nil
  }

  private static func methodForm(_ labels: Spelling.Labels, _ occurrence: Occurrence, _ code: Code) -> Form? {
    if case .free(-1, _) = occurrence.usage { return .call }
    guard case .member(let receiver, let call) = occurrence.usage else { return nil }
    if call >= 0 { return labels.fit(code.labels(of: call)) ? .call : nil }
    if code.hasOnlyTrailingClosure(after: occurrence.index), receiver >= 0, labels.allowsNone { return .call }
    return nil
  }

  private static func labels(of occurrence: Occurrence, _ code: Code) -> [String] {
    occurrence.call >= 0 ? code.labels(of: occurrence.call) : []
  }

  private static func function(
    _ isValue: Bool, _ labels: Spelling.Labels, _ occurrence: Occurrence, _ code: Code,
    _ declared: Set<Usage.Declared>
  ) -> PatternFit? {
    let index = occurrence.index
    let name = occurrence.name == .none ? code[index].name : occurrence.name
    if case .implied(let dot) = occurrence.usage {
      let call = code.callParenthesis(after: dot + 1)
      guard code.isWord(dot + 1, .`init`), call >= 0, labels.fit(code.labels(of: call)) else { return nil }
      var fit = PatternFit(form: .call, doubts: [.init(name: name, kind: .type)])
      fit.call = impliedCall(occurrence, code)
      return fit
    }
    guard case .free(let qualifier, let call) = occurrence.usage else { return nil }
    if !code.isSwift, code.isWord(qualifier), !code.isLibraryScope(qualifier, of: index) { return nil }
    if call >= 0 {
      let own = code.labels(of: call)
      guard labels.fit(own) else { return nil }
      // A C function has no labels where Swift calls it.
      if isValue, labels == .any, code.isSwift, own.contains(where: { $0 != "_" }) { return nil }
      var doubts: [Usage.Declared] = [
        .init(name: name, kind: .function(own)), .init(name: name, kind: .type),
      ]
      // In C a property or a field is not called by its name alone.
      if code.isSwift {
        doubts += [.init(name: name, kind: .value), .init(name: name, kind: .property)]
      }
      guard qualifier < 0 else { return PatternFit(form: .call, doubts: doubts) }
      let isPointer = !code.isSwift && declared.contains { $0.name == name && $0.kind == .pointer }
      if isPointer || code.localDeclaration(of: index) != nil {
        return PatternFit(
          form: .call, doubts: doubts, atMost: .possible, reason: "a variable of the same name is called")
      }
      var fit = PatternFit(form: .call, doubts: doubts)
      let owners = declared.lazy.filter { $0.name == name && $0.kind == .function(own) }.map(\.owner)
      fit.isOfFile = code.isInScope(ofFunctionNamedAt: index, owners: Set(owners))
      return fit
    }
    guard isValue, labels == .any || qualifier >= 0, code.isPassedOn(index) else { return nil }
    let isOwn = declared.contains { $0.name == name && !$0.isPrototype }
    if isOwn || code.localDeclaration(of: index) != nil { return nil }
    var doubts: [Usage.Declared] = [.init(name: name, kind: .value), .init(name: name, kind: .property)]
    // How many parameters the one has that is meant is not written.
    if !code.isSwift {
      doubts += (0..<8).map { .init(name: name, kind: .function([String](repeating: "_", count: $0))) }
    }
    return PatternFit(form: .reference, doubts: doubts)
  }

  private static func message(
    _ hasReceiver: Bool, _ pieces: [String], _ name: Name, _ occurrence: Occurrence, _ code: Code
  ) -> PatternFit? {
    guard let form = messageForm(hasReceiver, pieces, occurrence, code) else { return nil }
    guard !hasReceiver else { return PatternFit(form: form, doubts: [.init(name: name, kind: .type)]) }
    // A method is another one where its selector goes on.
    var doubts: [Usage.Declared] = [.init(name: name, kind: .property)]
    if case .selector(let open) = occurrence.usage {
      let own = code.selectorPieces(of: open)
      let selector = own.map { code.text($0) + (code.mark($0 + 1, ":") ? ":" : "") }
      doubts.append(.init(name: name, kind: .function(selector)))
    } else {
      doubts += [.init(name: name, kind: .field), .init(name: name, kind: .function(pieces))]
    }
    var fit = PatternFit(form: form, doubts: doubts)
    if case .selector = occurrence.usage { fit.isOfReceiver = true }
    if code.isSentToOther(occurrence) {
      fit.atMost = .possible
      fit.reason = "sent to a class that is not the system's"
    }
    return fit
  }

  /// An Objective-C message, or the same property with a dot.
  private static func messageForm(
    _ hasReceiver: Bool, _ pieces: [String], _ occurrence: Occurrence, _ code: Code
  ) -> Form? {
    let index = occurrence.index
    switch occurrence.usage {
    case .receiver(let open) where hasReceiver:
      return fits(pieces, code.selectorPieces(of: open), code) ? .call : nil
    case .free(_, -1) where hasReceiver:
      guard code.mark(index + 1, "."), pieces == [code.text(index + 2)] else { return nil }
      return .member
    case .selector(let open) where !hasReceiver:
      let own = code.selectorPieces(of: open)
      return own.first == index && fits(pieces, own, code) ? .call : nil
    case .member(_, let call) where !hasReceiver:
      return call < 0 && pieces == [code.text(index)] ? .member : nil
    case .free where !hasReceiver:
      return code.isSelectorLiteral(index) && fits(pieces, code.selectorLiteral(at: index), code)
        ? .reference : nil
    default: return nil
    }
  }

  /// Whether a selector begins with the pieces of a pattern; one without arguments has to be the same.
  private static func fits(_ pieces: [String], _ own: [Int], _ code: Code) -> Bool {
    guard own.count >= pieces.count else { return false }
    return zip(pieces, own).allSatisfy { piece, place in
      piece == code.text(place) + (code.mark(place + 1, ":") ? ":" : "")
    }
  }
}

extension Spelling.Labels {
  func fit(_ own: [String]) -> Bool {
    switch self {
    case .any: true
    case .exactly(let labels): labels == own
    case .prefix(let labels): own.starts(with: labels)
    }
  }

  var allowsNone: Bool { fit([]) }
}

extension Code {
  /// The labels of the arguments that follow an attribute, as a call shows them.
  fileprivate func attributeLabels(after index: Int) -> String {
    mark(index + 1, "(") ? labels(of: index + 1).map { $0 + ":" }.joined() : ""
  }

  /// Whether a name is called, be it with a trailing closure alone.
  fileprivate func isCalled(_ index: Int) -> Bool {
    callParenthesis(after: index) >= 0 || hasOnlyTrailingClosure(after: index)
  }

  /// Whether the type at `index` is the type of an `IBOutlet`, which stands a few words before it.
  fileprivate func isOutlet(typeAt index: Int) -> Bool {
    let before = max(index - 32, 0)..<index
    guard let outlet = before.last(where: { isWord($0) && text($0) == "IBOutlet" }) else { return false }
    return statement(around: index).contains(outlet)
  }

  /// Whether a member without receiver is a value: neither the last name of a key path nor a pattern of a `switch`.
  fileprivate func canBeValue(_ index: Int) -> Bool { !mark(index - 2, "\\") && !isWord(index - 2, .case) }

  /// Whether a value of the type is made of nothing but a closure, as views often are: `Map { … }`. After `where T:`, in
  /// `var map: Map { get }` and `T == Map {` a type stands before the brace of something else.
  fileprivate func isMadeOfClosure(_ index: Int) -> Bool {
    guard isSwift, mark(index + 1, "{"), !startsLine(index + 1), canBeValue(index) else { return false }
    if mark(index - 1, ":") { return mark(parent(index), "(") }
    return !mark(index - 1, "=") || !mark(index - 2, "=")
  }

  /// Whether a call passes an address: `stat(path, &info)`.
  func passesAddress(_ call: Int) -> Bool { arguments(of: call).contains { mark(valueStart($0), "&") } }

  /// Whether functions of the system can be reached through the scope at `index`: `std::rename`, `fs::space`. What
  /// `std::bind` makes has nothing to do with sockets, and no library has a `stat` of its own.
  fileprivate func isLibraryScope(_ scope: Int, of index: Int) -> Bool {
    let name = text(scope)
    guard name == "std" || name == "filesystem" || name == "fs" else { return false }
    return !["bind", "stat", "lstat", "fstat"].contains(text(index))
  }
}
