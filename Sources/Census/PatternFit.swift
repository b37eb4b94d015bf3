import Catalog
import Lexing

/// How a pattern fits at an occurrence: the form of the site, and what could speak against it.
struct PatternFit {
  let form: Form
  /// The declarations of the same name that would mean something else than the API.
  var doubts: [Usage.Declared] = []
  /// The most that the spelling can be worth in this place, and why.
  var atMost: Certainty?
  var reason = ""
  /// The text of the call where it is not the chain at the name.
  var call: String?
  /// A method is called on `self` without saying so; the type around it may have one of that name itself.
  var isImplicitSelf = false

  /// Nothing where the pattern does not fit.
  init?(
    _ entry: SpellingIndex.Entry, _ occurrence: Occurrence, _ code: Code, _ declared: Set<Usage.Declared>
  ) {
    let index = occurrence.index
    let name = code[index].name
    switch entry.spelling.pattern {
    case .type:
      guard let form = Self.typeForm(occurrence, code) else { return nil }
      self.form = form
      doubts = [.init(name: name, kind: .type)]
    case .constant:
      guard Self.isMention(occurrence.usage) else { return nil }
      form = .reference
      doubts = [.init(name: name, kind: .value)]
    case .function(let spelled, let labels):
      guard let fit = Self.function(spelled, labels, occurrence, code, declared) else { return nil }
      self = fit
    case .static(_, _, let labels):
      guard let form = Self.staticForm(entry.member, labels, occurrence, code) else { return nil }
      self.form = form
      doubts = [.init(name: name, kind: .type)]
    case .member:
      guard case .member(_, let call) = occurrence.usage, call < 0 else { return nil }
      form = .member
      doubts = [.init(name: name, kind: .value)]
    case .implicit:
      guard case .member(receiver: -1, let call) = occurrence.usage, call < 0 else { return nil }
      guard !code.mark(index - 2, "\\"), !code.isWord(index - 2, .case) else { return nil }
      form = .member
      doubts = [.init(name: name, kind: .value)]
    case .method(_, let labels):
      if case .free(-1, let call) = occurrence.usage {
        guard code.isSwift, call >= 0, labels.first != nil, labels.fit(code.labels(of: call)),
          entry.clauses.contains(where: \.asksForRoot)
        else { return nil }
        let type = code.selfType(at: index)
        guard type != .none, entry.clauses.contains(where: { $0.holdsRoot(type) }) else { return nil }
        isImplicitSelf = true
      }
      guard let form = Self.methodForm(labels, occurrence, code) else { return nil }
      self.form = form
      doubts = [.init(name: name, kind: .function(Self.labels(of: occurrence, code)))]
    case .attribute(let spelled):
      guard case .attribute = occurrence.usage else { return nil }
      form = .call
      let arguments = code.mark(index + 1, "(") ? code.labels(of: index + 1).map { $0 + ":" }.joined() : ""
      call = "@\(spelled)(\(arguments))"
      doubts = [.init(name: name, kind: .type)]
    case .conformance(let spelled):
      guard case .conformance = occurrence.usage else { return nil }
      form = .reference
      call = ": \(spelled)"
      doubts = [.init(name: name, kind: .type)]
    case .declaration(let spelled, let labels):
      guard case .declaration(let declared) = occurrence.usage, case .function(let own) = declared.kind,
        labels.fit(own)
      else { return nil }
      form = .reference
      call = "\(spelled)(\(own.map { $0 + ":" }.joined()))"
    case .message(let receiver, let pieces):
      guard let form = Self.messageForm(receiver != nil, pieces, occurrence, code) else { return nil }
      self.form = form
      if receiver != nil {
        doubts = [.init(name: name, kind: .type)]
      } else if !Self.isSentToSystemClass(occurrence, code) {
        doubts = [.init(name: name, kind: .value), .init(name: name, kind: .function(pieces))]
      }
    case .import(let module):
      guard case .importing = occurrence.usage else { return nil }
      form = .import
      call = "import \(module)"
    case .string: return nil
    }
  }

  private init(form: Form, doubts: [Usage.Declared], atMost: Certainty? = nil, reason: String = "") {
    self.form = form
    self.doubts = doubts
    self.atMost = atMost
    self.reason = reason
  }

  private static func isMention(_ usage: Usage) -> Bool {
    switch usage {
    case .free, .receiver, .typeName: true
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
      let isScope = code.isScope(index + 1) && code.isWord(index + 2)
      let dot = isScope ? index + 1 : code.memberDot(after: index)
      guard dot >= 0 else { return nil }
      if code.isWord(dot + 1, .self) { return .reference }
      let first = code.source[code[dot + 1].start]
      // `URLSession.AuthChallengeDisposition` is another type.
      guard first < UInt8(ascii: "A") || first > UInt8(ascii: "Z"), !code.isWord(dot + 1, .`init`) else {
        return nil
      }
      return code.callParenthesis(after: dot + 1) >= 0 ? .call : .member
    case .receiver(let open):
      return code.selectorPieces(of: open).first.map(code.text) == "class" ? .reference : .call
    case .typeName:
      // What a storyboard makes is made, although no code says so.
      return code.isOutlet(typeAt: index) ? .reference : nil
    default: return nil
    }
  }

  private static func staticForm(
    _ member: Name, _ labels: Spelling.Labels, _ occurrence: Occurrence, _ code: Code
  ) -> Form? {
    let index = occurrence.index
    let dot = code.memberDot(after: index)
    guard dot >= 0, code[dot + 1].name == member else { return nil }
    switch occurrence.usage {
    case .free(_, -1): break
    case .member(let receiver, -1) where receiver >= 0 && code.isType(receiver): break  // a nested type
    default: return nil
    }
    let call = code.callParenthesis(after: dot + 1)
    if labels != .any {
      guard call >= 0, labels.fit(code.labels(of: call)) else { return nil }
    }
    return call >= 0 ? .call : .member
  }

  private static func methodForm(_ labels: Spelling.Labels, _ occurrence: Occurrence, _ code: Code) -> Form? {
    if case .free(-1, let call) = occurrence.usage, call >= 0 { return .call }
    guard case .member(let receiver, let call) = occurrence.usage else { return nil }
    if call >= 0 { return labels.fit(code.labels(of: call)) ? .call : nil }
    if code.hasOnlyTrailingClosure(after: occurrence.index), receiver >= 0, labels.allowsNone { return .call }
    return nil
  }

  private static func labels(of occurrence: Occurrence, _ code: Code) -> [String] {
    occurrence.call >= 0 ? code.labels(of: occurrence.call) : []
  }

  private static func function(
    _ spelled: String, _ labels: Spelling.Labels, _ occurrence: Occurrence, _ code: Code,
    _ declared: Set<Usage.Declared>
  ) -> PatternFit? {
    let index = occurrence.index
    let name = code[index].name
    guard case .free(let qualifier, let call) = occurrence.usage else { return nil }
    if !code.isSwift, code.isWord(qualifier), !code.isLibraryScope(qualifier, of: index) { return nil }
    let isLower = spelled.utf8.first.map { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") } ?? false
    let isLocal = declared.contains(.init(name: name, kind: code.isSwift ? .local : .pointer))
    if call >= 0 {
      let own = code.labels(of: call)
      guard labels.fit(own) else { return nil }
      // A C function has no labels where Swift calls it.
      if isLower, labels == .any, code.isSwift, own.contains(where: { $0 != "_" }) { return nil }
      var doubts: [Usage.Declared] = [
        .init(name: name, kind: .function(own)), .init(name: name, kind: .type),
      ]
      // In C a property or a field is not called by its name alone.
      if code.isSwift { doubts.append(.init(name: name, kind: .value)) }
      guard isLocal, qualifier < 0, !code.passesAddress(call) else {
        return PatternFit(form: .call, doubts: doubts)
      }
      return PatternFit(
        form: .call, doubts: doubts, atMost: .possible, reason: "a variable of the same name is called")
    }
    guard isLower, labels == .any || qualifier >= 0, code.isPassedOn(index) else { return nil }
    let isOwn = declared.contains { $0.name == name }
    if isOwn { return nil }
    return PatternFit(
      form: .reference, doubts: [.init(name: name, kind: .value), .init(name: name, kind: .local)])
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

  /// Whether a message goes to a class that has the prefix of Foundation, UIKit or WebKit, or to what that hands
  /// out: what other classes of the module are called says nothing against it.
  private static func isSentToSystemClass(_ occurrence: Occurrence, _ code: Code) -> Bool {
    guard case .selector(let open) = occurrence.usage,
      let root = code.receiverNames(ofMessage: open).last(where: { code.isType($0) })
    else { return false }
    let name = code.source.bytes(of: code[root])
    guard name.count > 3, name[2] >= UInt8(ascii: "A"), name[2] <= UInt8(ascii: "Z") else { return false }
    switch (name[0], name[1]) {
    case (UInt8(ascii: "N"), UInt8(ascii: "S")), (UInt8(ascii: "U"), UInt8(ascii: "I")),
      (UInt8(ascii: "W"), UInt8(ascii: "K")):
      return true
    default: return false
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
  /// Whether the type at `index` is the type of an `IBOutlet`, which stands a few words before it.
  fileprivate func isOutlet(typeAt index: Int) -> Bool {
    let before = max(index - 32, 0)..<index
    guard let outlet = before.last(where: { isWord($0) && text($0) == "IBOutlet" }) else { return false }
    return statement(around: index).contains(outlet)
  }

  /// Whether a call passes an address: `stat(path, &info)`.
  func passesAddress(_ call: Int) -> Bool { arguments(of: call).contains { mark(valueStart($0), "&") } }

  /// Whether functions of the system can be reached through the scope at `index`: `std::rename`, `fs::space`. What
  /// `std::bind` makes has nothing to do with sockets.
  fileprivate func isLibraryScope(_ scope: Int, of index: Int) -> Bool {
    let name = text(scope)
    return (name == "std" || name == "filesystem" || name == "fs") && text(index) != "bind"
  }

  /// Whether the name is a value that is assigned or passed on.
  func isPassedOn(_ index: Int) -> Bool {
    var before = index - 1
    while mark(before, "."), isWord(before - 1) { before -= 2 }
    if mark(before, "&") { before -= 1 }
    if !isSwift, !mark(before, "="), enclosing(index, "{") < 0, !isInDirective(index) {
      // Outside of bodies what stands in parentheses is an attribute, or an argument of a macro that declares.
      return false
    }
    let begins =
      mark(before, "=") || mark(before, "(") || mark(before, ",") || mark(before, ":")
      || isWord(before, .return)
    let after = index + 1
    let ends =
      mark(after, ",") || mark(after, ")") || mark(after, ";") || isSwift && startsLine(after)
      || mark(after, "}")
    return begins && ends
  }

  /// Whether a token is part of a directive, as the body of a macro is.
  private func isInDirective(_ index: Int) -> Bool {
    var at = index
    while at > 0, !startsLine(at) { at -= 1 }
    return self[at].kind == .directive
  }

  /// Whether the name stands in `@selector(…)`.
  func isSelectorLiteral(_ index: Int) -> Bool {
    let open = parent(index)
    return mark(open, "(") && isWord(open - 1, .selector) && mark(open - 2, "@") && index == open + 1
  }

  /// The pieces of the selector in `@selector(…)` that begins at `index`.
  func selectorLiteral(at index: Int) -> [Int] {
    let close = partner(parent(index))
    return (index..<max(close, index)).filter { isWord($0) }
  }

  var importsTestFramework: Bool {
    for index in 0..<count where isWord(index, .import) || self[index].kind == .directive {
      let text =
        isWord(index, .import)
        ? text(index + 1) : self[index + 1].kind == .string ? source.text(of: self[index + 1]) : ""
      if text == "XCTest" || text == "Testing" || text.hasPrefix("<XCTest/") { return true }
    }
    return false
  }
}
