import Catalog
import Lexing

/// Weighs evidence. Holds what one file says about its names: imports, and which name has which type.
struct Weighing {
  let index: SpellingIndex
  private var writtenTypes: WrittenTypes?
  private var knownClassHeads: [Int]?
  private var knownHeaders: Set<String>?
  private var lastRoot = Name.none
  /// Whether what was proved last is only that a call like one of the system's is around it.
  private var isByCall = false

  init(_ index: SpellingIndex) { self.index = index }

  /// The assessment of a spelling whose pattern fits; nothing where it is no site.
  mutating func assessment(
    _ entry: SpellingIndex.Entry, _ occurrence: inout Occurrence, in code: Code
  ) -> Assessment? {
    if isAskedOfNamesake(entry, occurrence, code) { return nil }
    for clause in entry.clauses {
      lastRoot = .none
      isByCall = false
      guard let proofs = proofs(of: clause.evidence, &occurrence, code) else { continue }
      guard let certainty = clause.certainty else { return nil }
      var assessment = Assessment(
        certainty, proofs, isOfTheSite: !isByCall && clause.evidence.contains(where: \.isOfTheSite),
        root: lastRoot,
        isByImport: clause.evidence.first?.isImport ?? false)
      assessment.isOfReceiver = clause.evidence.contains(where: \.isOfReceiver)
      return assessment
    }
    guard let certainty = entry.spelling.certainty else { return nil }
    return Assessment(
      certainty, [.said(certainty == .possible ? "the name alone" : "the spelling")], isOfTheSite: false)
  }

  /// What proves all of the evidence; nothing where a piece of it does not hold.
  private mutating func proofs(
    of evidence: [CompiledEvidence], _ occurrence: inout Occurrence, _ code: Code
  ) -> [Proof]? {
    var proofs: [Proof] = []
    for piece in evidence {
      guard let proof = proof(of: piece, &occurrence, code) else { return nil }
      proofs.append(proof)
    }
    return proofs
  }

  private mutating func proof(
    of evidence: CompiledEvidence, _ occurrence: inout Occurrence, _ code: Code
  ) -> Proof? {
    switch evidence {
    case .imports(let names):
      return names.first { code.contains($0) && (!code.isSwift || code.isImported($0)) }.map(Proof.imports)
    case .file(let names): return names.first { code.contains($0) }.map(Proof.inFile)
    case .receiver(let words): return receiver(words, occurrence, code)
    case .root(let names): return root(names, occurrence, code)
    case .inSubscript(let keys): return isKey(keys, occurrence.index, code) ? .said("in a subscript") : nil
    case .statement(let names): return inStatement(names, &occurrence, code)
    case .arguments(let counts):
      guard let count = argumentCount(occurrence, code) else { return nil }
      return counts.contains(count) ? .arguments(count) : nil
    case .address:
      guard occurrence.call >= 0, code.passesAddress(occurrence.call) else { return nil }
      return .said("an address is passed")
    case .named(let headers):
      guard case .free(_, -1) = occurrence.usage, !code.isSwift, !headers.isDisjoint(with: headersRead(code))
      else { return nil }
      return .said("its header is included")
    case .qualified:
      guard case .free(let qualifier, _) = occurrence.usage, qualifier >= 0 else { return nil }
      return .said("qualified with its module")
    case .url: return loadsFromWeb(occurrence, code) ? .said("a web address") : nil
    case .context(let names):
      if let proof = context(names, occurrence.index, code) { return proof }
      guard code.isSwift, names.contains(index.url), isURLByCall(occurrence, code) else { return nil }
      isByCall = true
      return .said("used as a URL")
    case .value(let texts): return value(texts, &occurrence, code)
    case .awaited: return isAwaited(occurrence.index, code) ? .said("awaited") : nil
    case .tried: return isTried(&occurrence, code) ? .said("tried") : nil
    case .number:
      guard let first = firstArgument(occurrence, code) else { return nil }
      return code[first].kind == .number ? .said("a number") : nil
    case .argument(let words): return argument(words, occurrence, code)
    case .other(let names): return hasOtherType(names, occurrence, code) ? .said("another type") : nil
    }
  }

  // MARK: Receivers

  /// Whether the receiver hangs on a type of the tree that has the name of the one which has the API:
  /// `API.URLSession.shared`.
  private func isAskedOfNamesake(
    _ entry: SpellingIndex.Entry, _ occurrence: Occurrence, _ code: Code
  ) -> Bool {
    guard case .member(let receiver, _) = occurrence.usage, receiver >= 0, code.isSwift else { return false }
    return code.chainNames(endingAt: receiver).contains { name in
      code[name].name != .none && code.isNestedInOwn(name)
        && entry.clauses.contains { $0.holdsRoot(code[name].name) }
    }
  }

  /// The names of the receiver's chain, the nearest first.
  private func receiverNames(_ occurrence: Occurrence, _ code: Code) -> [Int] {
    switch occurrence.usage {
    case .member(let receiver, _) where receiver >= 0: return code.chainNames(endingAt: receiver)
    case .selector(let open): return code.receiverNames(ofMessage: open)
    default: return []
    }
  }

  private func receiver(_ words: [[UInt8]], _ occurrence: Occurrence, _ code: Code) -> Proof? {
    let name = receiverNames(occurrence, code).first { name in
      let bytes = code.source.bytes(of: code[name])
      return words.contains { bytes.endsIgnoringCase(with: $0) }
    }
    return name.map(Proof.receiver)
  }

  private mutating func root(_ names: [Name], _ occurrence: Occurrence, _ code: Code) -> Proof? {
    switch occurrence.usage {
    case .member(-1, _): return rootOfKeyPath(names, occurrence.index, code)
    case .free where code.isSwift:
      lastRoot = code.selfType(at: occurrence.index)
      return names.contains(lastRoot) ? .inType(lastRoot) : nil
    default: break
    }
    return root(names, among: receiverNames(occurrence, code), code)
  }

  mutating func root(_ names: [Name], among places: [Int], _ code: Code) -> Proof? {
    for place in places {
      // What hangs on a property of `self`, or is its answer, is of another type.
      let isSelf = places.count == 1 && code.isSelf(place)
      let owner = isSelf ? selfPlace(at: place, code) : place
      let name = owner.map { code[$0].name } ?? .none
      if names.contains(name) {
        lastRoot = name
        return .onType(name)
      }
      let types = types(of: place, code)
      if let type = names.first(where: types.contains) {
        lastRoot = type
        return .typed(place, type)
      }
    }
    return nil
  }

  /// The type of the system that an operand ending at `receiver` has, as a hash of its name; zero where it is not known.
  mutating func receiverType(endingAt receiver: Int, in code: Code) -> UInt64 {
    switch operand(endingAt: receiver, in: code) {
    case .known(let type): textHash(index.vocabulary.spelling(of: type)[...])
    case .named(let place) where code.hasSystemPrefix(place): code.textHash(place)
    default: 0
    }
  }

  // MARK: Types of names

  mutating func types(of place: Int, _ code: Code) -> [Name] {
    var types = writtenTypes ?? WrittenTypes(code)
    writtenTypes = nil  // or the next line would copy it
    defer { writtenTypes = types }
    return types.types(of: place, in: code)
  }

  mutating func otherType(of place: Int, _ code: Code) -> Code.WrittenType? {
    var types = writtenTypes ?? WrittenTypes(code)
    writtenTypes = nil
    defer { writtenTypes = types }
    return types.otherType(of: place, in: code)
  }

  /// Where the classes of a file of Objective-C begin, found once somebody asks.
  mutating func classHeads(_ code: Code) -> [Int] {
    let heads = knownClassHeads ?? code.classHeads()
    knownClassHeads = heads
    return heads
  }

  /// The headers that a file of the C family includes, found once somebody asks.
  private mutating func headersRead(_ code: Code) -> Set<String> {
    let headers = knownHeaders ?? code.includedHeaders()
    knownHeaders = headers
    return headers
  }

  // MARK: Places

  private func inStatement(_ names: [Name], _ occurrence: inout Occurrence, _ code: Code) -> Proof? {
    // Most names stand nowhere in the file: ask that first, it costs one bit.
    let candidates = names.filter { code.contains($0) }
    guard !candidates.isEmpty else { return nil }
    for index in statement(of: &occurrence, code) where index != occurrence.index {
      let name = code[index].name
      if candidates.contains(name) { return .inStatement(name) }
    }
    return nil
  }

  func statement(of occurrence: inout Occurrence, _ code: Code) -> Range<Int> {
    if let statement = occurrence.statement { return statement }
    let statement = code.statement(around: occurrence.index)
    occurrence.statement = statement
    return statement
  }

  private func value(_ texts: [String], _ occurrence: inout Occurrence, _ code: Code) -> Proof? {
    for index in statement(of: &occurrence, code) where code[index].kind == .string {
      if texts.contains(code.contents(ofString: index)) { return .value(index) }
    }
    return nil
  }

  private func isAwaited(_ index: Int, _ code: Code) -> Bool {
    let start = code.chainStart(endingAt: index)
    return code.isWord(start - 1, .await)
  }

  /// The type that the place of a member without receiver expects, where it is written nearby.
  private func context(_ names: [Name], _ index: Int, _ code: Code) -> Proof? {
    guard let type = code.expectedType(ofMemberAt: index - 1) else { return nil }
    let name = code[type].name
    return names.contains(name) ? .context(name) : nil
  }

  /// Whether a member without receiver is an argument that has to be a URL, or has a method of URLs called on it.
  private func isURLByCall(_ occurrence: Occurrence, _ code: Code) -> Bool {
    guard case .member(receiver: -1, _) = occurrence.usage else { return false }
    let place = occurrence.index
    if code.mark(place + 1, "."), code.mark(place + 3, "(") {
      let label = code.label(at: place + 4)
      if URLArguments.isStep(code.text(place + 2), label) { return true }
    }
    let open = code.parent(place)
    guard code.mark(open, "("), code.isCallOrSubscript(open) else { return false }
    let isLabelled = code.mark(place - 2, ":") && code.isWord(place - 3)
    let start = isLabelled ? place - 3 : place - 1
    guard code.mark(start - 1, "(") || code.mark(start - 1, ",") else { return false }
    return URLArguments.holds(code.text(code.calleeEnd(before: open)), code.label(at: start))
  }
}
