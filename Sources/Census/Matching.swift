import Bytes
import Catalog
import Lexing
import Projects

/// The matching of one file: candidates in, sites out.
struct Matching {
  let index: SpellingIndex
  let code: Code
  private let language: Spelling.Languages
  var weighing: Weighing
  private var enclosing = EnclosingTypes()
  var found: [Found] = []
  /// Whether a literal stands in the file that names an app group.
  private var namesGroup = false
  /// Where the object of the running application is asked for, or something else that extensions do not have.
  private var applications: [Int] = []
  var share = Share()

  init(_ index: SpellingIndex, _ code: Code) {
    self.index = index
    self.code = code
    language = code.isSwift ? .swift : .cFamily
    weighing = Weighing(index)
  }

  /// - Parameter candidates: places of names that can be sites or declare one, and of strings that can name one.
  mutating func match(_ candidates: [Int]) {
    var uses: [Occurrence] = []
    var strings: [Int] = []
    for candidate in candidates where code.isActive(candidate) {
      if code[candidate].kind == .string {
        namesGroup = namesGroup || code.source.begins(code[candidate], with: index.vocabulary.textPrefix)
        strings.append(candidate)
        continue
      }
      if code.isOutOfExtensions(candidate, index.extensionNames), applications.count < 256 {
        applications.append(candidate)
      }
      let usage = code.usage(of: candidate)
      if case .declaration(let declared) = usage { declare(declared, at: candidate) }
      if case .label = usage { continue }
      if code.isType(candidate), isTypeOfProperty(usage), share.properties.count < Share.maximumPropertyCount,
        let property = code.property(ofTypeAt: candidate)
      {
        share.properties.append(property)
      }
      uses.append(Occurrence(candidate, usage))
      if case .typeName = usage {
        uses += code.initialisersGiven(asType: candidate).map { Occurrence(candidate, .implied(dot: $0)) }
      }
    }
    for use in uses { match(use) }
    matchRenamed(uses)
    matchOnOwnType(uses)
    for string in strings { matchString(string) }
  }

  /// Whether a name that is used so can be the type of a property.
  private func isTypeOfProperty(_ usage: Usage) -> Bool {
    switch usage {
    case .typeName: true
    case .free, .implied: code.isSwift
    default: false
    }
  }

  private mutating func declare(_ declared: Usage.Declared, at index: Int) {
    // What takes the place of a method of the system, or stands beside it in a category of its class, is called for it.
    if code.isSwift ? code.isOverride(index) : isMemberOfSystemClass(index) { return }
    let condition = Condition.joined((code.branch(at: index)?.conditions ?? []).map(\.text))
    share.declare(declared, under: condition)
    // A function is called without what it has a default for, too; but of a type of the system that takes its own first.
    guard code.isSwift, case .function(let labels) = declared.kind, !code.isAddedToSystem(index) else {
      return
    }
    let required = code.requiredLabels(after: index)
    guard required.count < labels.count else { return }
    share.declare(declared.called(with: required), under: condition)
  }

  /// Whether a class that a rule is about declares one of the rule's names at `index`, in a category of it or as its heir.
  private mutating func isMemberOfSystemClass(_ index: Int) -> Bool {
    guard code.isInClassHead(index), let place = weighing.extendedClass(around: index, code)
    else { return false }
    return self.index.isMember(code[index].name, of: code[place].name)
  }

  // MARK: Names

  mutating func match(_ use: Occurrence) {
    var occurrence = use
    let token = use.index
    let name = use.name == .none ? code[token].name : use.name
    for entry in index.entries(at: name) where entry.spelling.languages.contains(language) {
      if case .implied(let dot) = use.usage, hasOwnSite(ofRule: entry, member: dot + 1) { continue }
      guard let fit = PatternFit(entry, occurrence, code, share.declared) else { continue }
      guard var assessment = weighing.assessment(entry, &occurrence, in: code) else { continue }
      if let cap = fit.atMost, assessment.certainty > cap {
        assessment = Assessment(cap, [.said(fit.reason)], isOfTheSite: assessment.isOfTheSite)
      }
      // What else is in the statement does not say whose method it is that something is asked for.
      let isSettled = fit.isOfReceiver ? assessment.isOfReceiver : assessment.isOfTheSite
      var one = Found(
        token: token, entry: entry, form: fit.form, assessment: assessment,
        text: fit.call.map(Found.Text.call) ?? fit.constant.map(Found.Text.constant) ?? .chain,
        doubts: isSettled && assessment.root == .none ? [] : fit.doubts, doubted: use.name)
      if isSettled, case .free(-1, _) = use.usage, assessment.root == .none, code.isSwift || fit.isOfFile {
        // What it is given speaks for the API, but a function of the file or of the type around it comes first.
        one.doubts = fit.doubts.filter { if case .function = $0.kind { true } else { false } }
        if !fit.isOfFile { one.manner = .inType }
      }
      if code.isSwift { weighDoubts(of: &one, occurrence) } else { weighCDoubts(of: &one, occurrence) }
      found.append(one)
    }
  }

  /// Whether a member without receiver is a site of the rule by its own name.
  private func hasOwnSite(ofRule entry: SpellingIndex.Entry, member: Int) -> Bool {
    index.entries(at: code[member].name).contains { other in
      guard other.spelling.rule == entry.spelling.rule, other.spelling.languages.contains(language) else {
        return false
      }
      switch other.spelling.pattern {
      case .implicit, .member, .method: return true
      default: return false
      }
    }
  }

  /// Declarations of the module speak against a site only where they can be meant.
  private mutating func weighDoubts(of found: inout Found, _ occurrence: Occurrence) {
    guard !found.doubts.isEmpty else { return }
    switch occurrence.usage {
    case .free(-1, _) where found.manner != .inType: found.manner = .bare
    case .member: found.manner = .member
    default: break
    }
    if found.assessment.root != .none {
      if isQualifiedRoot(found.assessment.root, occurrence) {
        found.doubts = []
        return
      }
      // Another type of its name can be meant; what an extension of it adds calls the API in turn.
      found.doubted = found.assessment.root
      found.receiverType = textHash(index.vocabulary.spelling(of: found.doubted)[...])
      if case .free = occurrence.usage {} else { found.doubts = [] }
      found.doubts.append(.init(name: found.assessment.root, kind: .type))
      return
    }
    switch occurrence.usage {
    case .free(let qualifier, _) where qualifier >= 0:
      // The module's name says whose it is.
      if code.isQualifier(qualifier) || found.assessment.isByImport { found.doubts = [] }
    case .member(let receiver, _) where receiver >= 0:
      found.receiverType = weighing.receiverType(endingAt: receiver, in: code)
    default: break
    }
  }

  /// What a class of the system is sent is the system's, and so is what `::name` reaches outside of all namespaces.
  private mutating func weighCDoubts(of found: inout Found, _ occurrence: Occurrence) {
    if found.assessment.root != .none { found.doubts = [] }
    guard !found.doubts.isEmpty else { return }
    switch occurrence.usage {
    case .free(let qualifier, _) where code.isScope(qualifier) || found.form == .reference:
      found.manner = .global
    case .selector, .member:
      let operand = weighing.operand(of: occurrence, in: code)
      if weighing.isOfSystem(operand, code) { found.doubts = [] }
    default: break
    }
  }

  /// Whether the type that the receiver begins with says which system module it is of: `Foundation.UserDefaults.standard`.
  private func isQualifiedRoot(_ root: Name, _ occurrence: Occurrence) -> Bool {
    guard case .member(let receiver, _) = occurrence.usage, receiver >= 0 else { return false }
    let names = code.chainNames(endingAt: receiver).suffix(2)
    guard names.count == 2, let type = names.first, let module = names.last else { return false }
    return code[type].name == root && code.isQualifier(module)
  }

  // MARK: Strings

  private mutating func matchString(_ token: Int) {
    if !code.isSwift, code[token - 1].kind == .directive, !code.startsLine(token) {
      return matchHeader(token)
    }
    if code[token].flags.contains(.holdsURL) { matchURL(token) }
    guard code[token].name != .none else { return }
    matchLookup(token)
    var occurrence = Occurrence(token, .free(qualifier: -1, call: -1))
    for entry in index.entries(at: code[token].name) where entry.spelling.languages.contains(language) {
      guard case .string = entry.spelling.pattern else { continue }
      guard let assessment = weighing.assessment(entry, &occurrence, in: code) else { continue }
      found.append(Found(token: token, entry: entry, form: .literal, assessment: assessment, text: .literal))
    }
  }

  /// A name that is looked up at run time.
  private mutating func matchLookup(_ token: Int) {
    guard let lookup = code.lookup(around: token) else { return }
    let name = code[token].name
    let entries = index.entries(reachedBy: name)
    let entry = entries.first { entry in
      // Swift reaches the names of Objective-C by strings.
      guard code.isSwift || entry.spelling.languages.contains(language) else { return false }
      if case .accessor = lookup { return entry.spelling.pattern.isMember }
      return true
    }
    guard let entry else { return }
    let isOther = weighing.isAskedOfOther(lookupAt: token, entries, in: code)
    let assessment =
      isOther
      ? Assessment(.possible, [.said("asked of another type")], isOfTheSite: true)
      : Assessment(.likely, [.said("its name in a string")], isOfTheSite: true)
    found.append(
      Found(token: token, entry: entry, form: .dynamic, assessment: assessment, text: .lookup(lookup.name)))
  }

  /// An imported header: `#import <Alamofire/Alamofire.h>`.
  private mutating func matchHeader(_ token: Int) {
    for entry in index.entries(at: code[token].name) where entry.spelling.languages.contains(.cFamily) {
      guard case .import(let module) = entry.spelling.pattern else { continue }
      let assessment = Assessment(
        entry.spelling.certainty ?? .likely, [.said("the import")], isOfTheSite: true)
      found.append(
        Found(token: token, entry: entry, form: .import, assessment: assessment, text: .module(module)))
    }
  }

  private mutating func matchURL(_ token: Int) {
    guard let entry = index.urlLiteral, !code.isForTheCompiler(token) else { return }
    let text = code.contentBytes(ofString: token)
    var from = 0
    var count = 0
    // A text with many URLs is a list; the first ones say enough.
    while count < 100, let url = URLLiteral(text, from: from) {
      let isWhole = code[token].flags.isSuperset(of: [.opensLiteral, .closesLiteral])
      var one = Found(
        token: token, entry: entry, form: .literal, assessment: url.assessment(isAll: isWhole),
        text: .url(at: url.start))
      // The first one on the line of the quotes is the literal itself.
      if count > 0 || text[..<url.start].contains(where: \.isBreak) {
        one.offset = code.contentStart(ofString: token) + url.start
      }
      found.append(one)
      from = max(url.hostEnd, from + 1)
      count += 1
    }
  }

  // MARK: Adding up

  /// Makes sites of what was found.
  mutating func finish(_ path: String, _ detail: SiteDetail, _ search: SuppressionSearch) {
    if detail != .none, !applications.isEmpty {
      share.applicationUses = Self.applicationUses(at: applications, code, path, index.extensionNames)
    }
    let computed = code.computedLookups(index.lookups).filter { code.isActive($0.token) }
    guard !found.isEmpty || !computed.isEmpty || search == .everywhere || namesGroup else { return }
    var groups = GroupReader(code, path)
    var state = FileState(
      suppressing: Suppressing(code, path, found.isEmpty && search != .everywhere ? .none : search),
      lines: LineCounter(code.source),
      handling: HandlingReader(code, index.handlingNames, index.extensionNames))
    if state.suppressing.firstUnread > 0 {
      share.blind.append(
        Blind(
          kind: .suppressions, file: path, line: state.suppressing.firstUnread,
          why:
            "from here on they suppress nothing: only the first \(SuppressionReader.maximumCount) of a file do"
        ))
    }
    var lines = LineCounter(code.source)
    for (token, name) in computed {
      share.blind.append(
        Blind(
          kind: .dynamicName, file: path, line: lines.position(of: code[token].start).line,
          why: "\(name) is given a name that is put together at run time"))
    }
    for one in ExpressionMerge.sites(of: found, in: code) {
      let site = site(one, path, detail, &state)
      if detail.includes(site.certainty), index.groupRules.contains(one.rule) {
        mention(of: one, site, &groups)
      }
      share.sites.append(
        Share.Candidate(
          site: site, doubts: one.doubts, doubted: index.vocabulary.spelling(of: one.doubted),
          receiverType: one.receiverType, receivers: receivers(of: one), enclosing: enclosingTypes(of: one),
          manner: one.manner))
    }
    if share.sites.contains(where: { !$0.doubts.isEmpty }) { share.imports = code.importedModules() }
    share.suppressions = state.suppressing.finished()
    if namesGroup || share.mentions.contains(where: { $0.constant != nil || $0.group.taker == .keychain }) {
      share.constants = groups.constants()
    }
  }

  /// What the sites of a file are read with, one after the other.
  private struct FileState {
    var suppressing: Suppressing
    var lines: LineCounter
    var handling: HandlingReader
    /// Made where a site is told in detail.
    var outline: Outline?
  }

  /// What a spelling comes to, before other files have a say.
  private func site(_ one: Found, _ path: String, _ detail: SiteDetail, _ state: inout FileState) -> Site {
    let rule = one.entry.rule.id
    let certainty = one.assessment.certainty
    let place =
      detail != .none || state.suppressing.isNeeded
      ? state.lines.position(of: code[one.token].start + one.offset) : (line: 0, column: 0)
    let suppressed = state.suppressing.reason(of: rule, atLine: place.line)
    let condition = Condition.joined((code.branch(at: one.token)?.conditions ?? []).map(\.text))
    guard detail.includes(certainty) else {
      return Site(
        rule: rule, form: one.form, certainty: certainty, standing: one.entry.spelling.standing, file: path,
        line: place.line, column: place.column, condition: condition, suppressed: suppressed)
    }
    if state.outline == nil { state.outline = Outline(code) }
    let declaration = state.outline?.path(at: one.token, in: code) ?? ""
    let (name, call, host) = one.text.spelt(at: one.token, in: code)
    var handling =
      index.handledRules.contains(one.rule) ? state.handling.handling(of: rule, at: one.token) : nil
    if one.holdsListedText || one.text.isLiteral {
      handling = (handling ?? Handling()).with(.holdsListedText)
    }
    return Site(
      rule: rule, name: name, call: call, form: one.form, certainty: certainty,
      standing: one.entry.spelling.standing, evidence: one.assessment.evidence(code, index.vocabulary),
      file: path, line: place.line, column: place.column, declaration: declaration, condition: condition,
      host: host, suppressed: suppressed, handling: handling)
  }

  private mutating func mention(of one: Found, _ site: Site, _ groups: inout GroupReader) {
    let place = FilePlace(site.file, line: site.line, column: site.column)
    // Two rules can have a site at one token.
    guard share.mentions.last?.group.site != place, share.mentions.count < Share.maximumMentionCount else {
      return
    }
    if let mention = groups.mention(at: one.token, place: place) { share.mentions.append(mention) }
  }

  /// The properties that the receiver of a site can be, of which another file may say the type.
  private mutating func receivers(of one: Found) -> [PropertyType.Place] {
    guard !one.doubts.isEmpty, one.receiverType == 0, let end = code.receiverEnd(of: one.token),
      let property = code.ownProperty(endingAt: end)
    else { return [] }
    let name = textHash(property.text)
    let owners =
      code.isSwift
      ? enclosing.types(around: one.token, in: code)
      : weighing.classPlace(at: one.token, code).map { [code.textHash($0)] } ?? []
    return owners.map { PropertyType.Place(owner: $0, name: name) }
  }

  /// The types around a site that may be of one that is nested in them, or a call of a method of theirs.
  private mutating func enclosingTypes(of one: Found) -> [UInt64] {
    guard code.isSwift,
      (one.manner == .bare || one.manner == .inType) && !one.doubts.isEmpty
        || one.doubts.contains(where: { $0.kind == .type })
    else { return [] }
    return enclosing.types(around: one.token, in: code) + code.qualifyingTypes(of: one)
  }
}

extension Code {
  /// The end of what a member is asked of, or a message is sent to.
  fileprivate func receiverEnd(of index: Int) -> Int? {
    if let before = receiver(of: index) { return before >= 0 ? before : nil }
    let open = isSwift ? -1 : message(ofPiece: index)
    guard open >= 0, let first = selectorPieces(of: open).first, first - 1 > open else { return nil }
    return first - 1
  }

  /// The types that are written before the one which a site hangs on, as hashes of their names: `API.URLSession.shared`.
  fileprivate func qualifyingTypes(of found: Found) -> [UInt64] {
    let names = chainNames(endingAt: found.token).dropFirst(isType(found.token) ? 1 : 0)
    return names.filter { isType($0) && !isQualifier($0) }.map(textHash)
  }
}

extension Spelling.Pattern {
  fileprivate var isMember: Bool {
    switch self {
    case .member, .method, .message(nil, _): true
    default: false
    }
  }
}
