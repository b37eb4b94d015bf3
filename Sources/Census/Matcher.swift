import Catalog
package import Lexing

/// What one file adds to a census: it depends on that file alone.
package struct Share: Sendable {
  /// The sites, their files and lines set; what a declaration elsewhere in the module would speak against is beside them.
  package var sites: [Candidate] = []
  /// The names of the vocabulary that the file declares.
  package var declared: Set<Usage.Declared> = []
  package var blind: [Blind] = []
  /// Whether the file imports a test framework.
  package var isTest = false

  package struct Candidate: Sendable {
    package var site: Site
    /// The declarations of the same name that would make it only possible; nothing where the site's own evidence decides.
    package var doubts: [Usage.Declared]
    /// The type of the receiver where that decided, and where the module may have its own of that name.
    package var doubted = ""
    /// The system's type on whose value or self the site is, as a hash of its name; zero where it is not known.
    package var receiverType: UInt64 = 0
  }
}

/// Finds the sites of one file after another; keeps its buffers between them.
package struct Matcher {
  private let index: SpellingIndex
  private var code = Code()
  private var judgement: Judgement
  private let testModules: [Name]

  /// A spelling that fits at a token, before the sites of one expression are made one.
  struct Found {
    let token: Int
    let entry: SpellingIndex.Entry
    let form: Form
    let verdict: Verdict
    var doubts: [Usage.Declared]
    /// The brackets and chains that it stands in, its own first: what tells one expression from another.
    let expressions: [Int]
    let call: String
    let name: String
    var host = ""
    var doubted = ""
    var receiverType: UInt64 = 0
  }

  package init(_ index: SpellingIndex) {
    self.index = index
    judgement = Judgement(index)
    testModules = ["XCTest", "Testing"].map(index.vocabulary.name)
  }

  /// What the tokens of a file add to the census of `path`.
  package mutating func share(
    of source: Source, _ tokens: borrowing TokenBuffer, _ language: Language, path: String
  ) -> Share {
    tokens.withTokens { tokens, hits in
      var share = Share()
      let candidates = index.sieve.candidates(hits, tokens, source, language)
      guard !candidates.isEmpty else { return share }
      code.load(source, tokens, language, vocabularyCount: index.vocabulary.count)
      judgement.begin()
      share.isTest = testModules.contains(where: code.contains) && code.importsTestFramework
      var found: [Found] = []
      let (uses, strings) = sorted(candidates, &share)
      for use in uses { match(use, &found, share.declared) }
      for token in strings { matchString(token, &found, &share, path) }
      finish(found, &share, path)
      return share
    }
  }

  /// The uses of names that can be a site and the strings that can name one; on the way, what the file declares.
  private mutating func sorted(_ candidates: [Int], _ share: inout Share) -> (
    uses: [Occurrence], strings: [Int]
  ) {
    var uses: [Occurrence] = []
    var strings: [Int] = []
    for index in candidates where code.isActive(index) {
      if code[index].kind == .string {
        strings.append(index)
      } else {
        let usage = code.usage(of: index)
        if case .declaration(let declared) = usage { share.declared.insert(declared) }
        if case .label = usage { continue }
        uses.append(Occurrence(index, usage))
      }
    }
    return (uses, strings)
  }

  // MARK: Names

  private mutating func match(_ use: Occurrence, _ found: inout [Found], _ declared: Set<Usage.Declared>) {
    var occurrence = use
    let token = use.index
    let language: Spelling.Languages = code.isSwift ? .swift : .cFamily
    for entry in index.entries(at: code[token].name) where entry.spelling.languages.contains(language) {
      guard let fit = PatternFit(entry, occurrence, code, declared) else { continue }
      guard var verdict = judgement.verdict(entry, &occurrence, in: code) else { continue }
      if let cap = fit.atMost, verdict.certainty > cap {
        verdict = Verdict(certainty: cap, evidence: fit.reason, isOfTheSite: verdict.isOfTheSite)
      }
      var one = Found(
        token: token, entry: entry, form: fit.form, verdict: verdict,
        doubts: verdict.isOfTheSite && verdict.root == .none ? [] : fit.doubts,
        expressions: code.expressions(around: token),
        call: fit.call ?? code.callText(at: token), name: code.text(token))
      if code.isSwift { weighDoubts(of: &one, occurrence) } else if verdict.isOfTheSite { one.doubts = [] }
      found.append(one)
    }
  }

  /// Declarations of the module speak against a site only where they can be meant.
  private mutating func weighDoubts(of found: inout Found, _ occurrence: Occurrence) {
    guard !found.doubts.isEmpty else { return }
    if found.verdict.root != .none {
      // Another type of its name can be meant; what an extension of it adds calls the API in turn.
      found.doubted = index.vocabulary.spelling(of: found.verdict.root)
      found.receiverType = textHash(found.doubted[...])
      if case .free = occurrence.usage {} else { found.doubts = [] }
      found.doubts.append(.init(name: found.verdict.root, kind: .type))
      return
    }
    switch occurrence.usage {
    case .free(let qualifier, _) where qualifier >= 0:
      // The module's name says whose it is.
      if !code.isImportedModule(qualifier) || found.verdict.isByImport {
        found.doubts = []
      }
    case .member(let receiver, _) where receiver >= 0:
      found.receiverType = judgement.receiverType(endingAt: receiver, in: code)
    default: break
    }
  }

  // MARK: Strings

  private mutating func matchString(
    _ token: Int, _ found: inout [Found], _ share: inout Share, _ path: String
  ) {
    if !code.isSwift, code[token - 1].kind == .directive, !code.startsLine(token) {
      matchHeader(token, &found)
      return
    }
    if code[token].flags.contains(.holdsURL) { matchURL(token, &found) }
    guard code[token].name != .none else { return }
    let text = code.contents(ofString: token)
    let language: Spelling.Languages = code.isSwift ? .swift : .cFamily
    if let lookup = code.lookup(around: token) {
      for entry in index.entries(reachedBy: code[token].name)
      where entry.spelling.languages.contains(language) {
        if case .accessor = lookup, !entry.spelling.pattern.isMember { continue }
        let verdict = Verdict(certainty: .likely, evidence: "its name in a string", isOfTheSite: true)
        found.append(
          Found(
            token: token, entry: entry, form: .dynamic, verdict: verdict, doubts: [], expressions: [token],
            call: "\(lookup.name)(\"\(text)\")", name: text))
        break
      }
    }
    var occurrence = Occurrence(token, .free(qualifier: -1, call: -1))
    for entry in index.entries(at: code[token].name) where entry.spelling.languages.contains(language) {
      guard case .string = entry.spelling.pattern else { continue }
      guard let verdict = judgement.verdict(entry, &occurrence, in: code) else { continue }
      found.append(
        Found(
          token: token, entry: entry, form: .literal, verdict: verdict, doubts: [],
          expressions: code.expressions(around: token), call: "\"\(text)\"", name: text))
    }
  }

  /// An imported header: `#import <Alamofire/Alamofire.h>`.
  private func matchHeader(_ token: Int, _ found: inout [Found]) {
    for entry in index.entries(at: code[token].name) where entry.spelling.languages.contains(.cFamily) {
      guard case .import(let module) = entry.spelling.pattern else { continue }
      found.append(
        Found(
          token: token, entry: entry, form: .import,
          verdict: Verdict(
            certainty: entry.spelling.certainty ?? .likely, evidence: "the import", isOfTheSite: true),
          doubts: [], expressions: [token], call: "import \(module)", name: module))
    }
  }

  private func matchURL(_ token: Int, _ found: inout [Found]) {
    guard let url = URLLiteral(code.contentBytes(ofString: token)), let entry = index.urlLiteral else {
      return
    }
    let host = url.host.isEmpty ? "…" : url.host
    found.append(
      Found(
        token: token, entry: entry, form: .literal,
        verdict: Verdict(
          certainty: url.isWhole ? .certain : .likely,
          evidence: url.isWhole ? "a URL" : "a URL in a text", isOfTheSite: true),
        doubts: [], expressions: [token], call: "\(url.scheme)://\(host)", name: host, host: url.host))
  }

  // MARK: Adding up

  private func finish(_ found: [Found], _ share: inout Share, _ path: String) {
    let computed = code.computedLookups(index.lookups)
    guard !found.isEmpty || !computed.isEmpty else { return }
    let lines = LineTable(code.source)
    for (token, name) in computed where code.isActive(token) {
      let line = lines.position(of: code[token].start).line
      share.blind.append(
        Blind(
          kind: .dynamicName, file: path, line: line,
          why: "\(name) is given a name that is put together at run time"))
    }
    guard !found.isEmpty else { return }
    var outline = Outline(code)
    for one in ExpressionMerge.sites(of: found) {
      let position = lines.position(of: code[one.token].start)
      let conditions = code.branch(at: one.token)?.conditions ?? []
      let site = Site(
        rule: one.entry.rule.id, name: one.name, call: one.call, form: one.form,
        certainty: one.verdict.certainty, standing: one.entry.spelling.standing,
        evidence: one.verdict.evidence,
        file: path, line: position.line, column: position.column,
        declaration: outline.path(at: one.token, in: code),
        condition: Condition.joined(conditions.map(\.text)), host: one.host)
      share.sites.append(
        Share.Candidate(
          site: site, doubts: one.doubts, doubted: one.doubted, receiverType: one.receiverType))
    }
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
