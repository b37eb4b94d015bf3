#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Baseline {
  /// Reads a baseline strictly: what is not understood is an error, since a gate that skipped a line would
  /// pass or fail for a reason that nobody sees.
  /// - Parameter file: what errors call it.
  package init(reading bytes: some Sequence<UInt8>, file: String) throws(BaselineError) {
    self = try BaselineDocument(reading: bytes, file: file).baseline
  }

  /// What a line is about; two lines about one subject contradict each other.
  package enum Subject: Hashable, Sendable {
    case promise(String)
    case site(Identity)
    case dependency(rule: String, String)
    case declaration(DeclarationIdentity)
    /// - rules: of a line that a person says something of; else it is the one line of its target.
    case target(String, rules: [String])
    case finding(FindingIdentity)
  }
}

/// A baseline and where in its file it says what a finding can be about.
package struct BaselineDocument: Sendable {
  package let baseline: Baseline
  /// The lines of promises and of what ends on some day, counted from one.
  package let lines: [Baseline.Subject: Int]

  package init(reading bytes: some Sequence<UInt8>, file: String) throws(BaselineError) {
    let lines = Array(bytes).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    try self.init(lines: lines.enumerated().map { Line(number: $0 + 1, bytes: $1) }, file: file)
  }

  /// A line of a file, without its LF.
  struct Line {
    let number: Int
    let bytes: ArraySlice<UInt8>
  }

  init(lines: [Line], file: String) throws(BaselineError) {
    var reader = BaselineReader(file: file)
    for line in lines { try reader.read(line) }
    var baseline = try reader.finished()
    if !reader.isInOrder { baseline.sort() }
    self.baseline = baseline
    self.lines = reader.lines
  }
}

private struct BaselineReader {
  let file: String
  private var line = 0
  private var baseline: Baseline?
  private(set) var lines: [Baseline.Subject: Int] = [:]
  /// The line on which something was said first; of sites only once their lines are in no order.
  private var seen: [Baseline.Subject: Int] = [:]
  /// The line of each site so far, while their lines are in order.
  private var siteLines: [Int] = []
  /// It forgives a trailing comma, as the package's own reader does not, and tells a text that cannot be read apart from a
  /// line that is none: who edits a baseline by hand is told the key.
  private let decoder = JSONDecoder()
  /// Whether the lines so far are known to be in the order in which they would be written.
  private(set) var isInOrder = true
  private var last: ArraySlice<UInt8> = []
  private var lastSection = -1

  init(file: String) { self.file = file }

  func finished() throws(BaselineError) -> Baseline {
    guard let baseline else { throw BaselineError(file: file, line: 1, trouble: .empty) }
    return baseline
  }

  mutating func read(_ numbered: BaselineDocument.Line) throws(BaselineError) {
    line = numbered.number
    // JSON has no say in what stands around it.
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var bytes = numbered.bytes.drop(while: isBlank)
    while let last = bytes.last, isBlank(last) { bytes.removeLast() }
    if bytes.isEmpty { return }
    if Marker.begins(bytes) { throw error(.conflict) }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw error(.notUTF8) }
    let fields = try Fields(decode(bytes), file: file, line: line)
    defer { last = bytes }
    guard var baseline else {
      self.baseline = try header(fields)
      return
    }
    self.baseline = nil  // moved out, so that appending does not copy
    try read(fields, into: &baseline)
    self.baseline = baseline
  }

  private mutating func decode(_ bytes: ArraySlice<UInt8>) throws(BaselineError) -> [Fields.Member] {
    if let plain = PlainLine(bytes) {
      let members = plain.members.map { Fields.Member(name: $0.key, value: Value($0.value)) }
      isInOrder = isInOrder && isNext(members, bytes, isAsWritten: plain.isAsWritten)
      return members
    }
    isInOrder = false
    do {
      let members = try decoder.decode([String: Value].self, from: Data(bytes))
      return members.map { Fields.Member(name: $0.key, value: $0.value) }
    } catch {
      throw self.error(baseline == nil ? .noHeader : .notJSON)
    }
  }

  /// Lines as they are written, one after another in the order of their bytes, need not be spelt and sorted again.
  private mutating func isNext(
    _ members: [Fields.Member], _ bytes: ArraySlice<UInt8>, isAsWritten: Bool
  ) -> Bool {
    if baseline == nil { return true }
    guard isAsWritten, let section = members.first?.key.flatMap(Fields.sections.firstIndex) else {
      return false
    }
    var before = -1
    for member in members {
      guard let place = member.key.flatMap(Fields.Key.allCases.firstIndex), place > before else {
        return false
      }
      before = place
    }
    defer { lastSection = section }
    return section > lastSection || section == lastSection && last.lexicographicallyPrecedes(bytes)
  }

  private func header(_ fields: Fields) throws(BaselineError) -> Baseline {
    guard case .text(let schema) = fields[.schema] else { throw error(.noHeader) }
    guard schema == Baseline.schema else {
      let parts = schema.split(separator: "/", omittingEmptySubsequences: false)
      let isNewer = parts.count == 2 && parts[0] == "sluice.baseline" && (Int(parts[1]) ?? 0) > 1
      throw error(isNewer ? .newerSchema(schema) : .unknownSchema(schema))
    }
    try fields.allow([.schema, .catalog])
    return Baseline(catalog: try fields.text(.catalog))
  }

  private mutating func read(
    _ fields: Fields, into baseline: inout Baseline
  ) throws(BaselineError) {
    if fields[.promise] != nil {
      try fields.allow(Fields.promiseKeys)
      let promise = Baseline.Promise(rules: try fields.text(.promise), note: try fields.note())
      try note(.promise(promise.rules), promise.note)
      baseline.promises.append(promise)
    } else if fields[.site] != nil {
      try readSite(fields, into: &baseline)
    } else if fields[.declaration] != nil {
      try readDeclaration(fields, into: &baseline)
    } else if fields[.finding] != nil {
      try readFinding(fields, into: &baseline)
    } else if fields[.target] != nil {
      try readTarget(fields, into: &baseline)
    } else {
      throw error(.unknownKind)
    }
  }

  private mutating func readSite(_ fields: Fields, into baseline: inout Baseline) throws(BaselineError) {
    let rule = try fields.text(.site)
    if fields[.dependency] != nil {
      try fields.allow(Fields.dependencyKeys)
      let dependency = try fields.text(.dependency)
      let entry = Baseline.DependencyEntry(
        rule: rule, dependency: dependency, count: try fields.count(), note: try fields.note())
      try note(.dependency(rule: rule, dependency), entry.note)
      baseline.dependencies.append(entry)
      return
    }
    try fields.allow(Fields.siteKeys)
    let identity = Identity(
      rule: rule, file: try fields.text(.file), declaration: try fields.textIfAny(.in) ?? "",
      call: try fields.text(.call), condition: try fields.textIfAny(.condition) ?? "")
    let entry = Baseline.Entry(identity: identity, count: try fields.count(), note: try fields.note())
    try note(entry, after: baseline.sites)
    baseline.sites.append(entry)
  }

  private mutating func readDeclaration(
    _ fields: Fields, into baseline: inout Baseline
  ) throws(BaselineError) {
    try fields.allow(Fields.declarationKeys)
    let identity = DeclarationIdentity(
      kind: try fields.text(.declaration), key: try fields.text(.key),
      target: try fields.textIfAny(.target) ?? "",
      configuration: try fields.textIfAny(.configuration) ?? "")
    let entry = Baseline.DeclarationEntry(
      identity: identity, value: try fields.textIfAny(.value) ?? "", note: try fields.note())
    try note(.declaration(identity), entry.note)
    baseline.declarations.append(entry)
  }

  private mutating func readTarget(_ fields: Fields, into baseline: inout Baseline) throws(BaselineError) {
    try fields.allow(Fields.targetKeys)
    let entry = Baseline.TargetEntry(
      id: try fields.text(.target), rules: try fields.texts(.rules), note: try fields.note())
    try note(entry.subject, entry.note)
    baseline.targets.append(entry)
  }

  private mutating func readFinding(_ fields: Fields, into baseline: inout Baseline) throws(BaselineError) {
    try fields.allow(Fields.findingKeys)
    let identity = FindingIdentity(
      rule: try fields.text(.finding), subject: try fields.textIfAny(.subject) ?? "",
      target: try fields.textIfAny(.target) ?? "",
      configuration: try fields.textIfAny(.configuration) ?? "", file: try fields.textIfAny(.file) ?? "")
    let count = fields[.n] == nil ? 1 : try fields.count()
    let entry = Baseline.FindingEntry(identity: identity, count: count, note: try fields.note())
    try note(.finding(identity), entry.note)
    baseline.findings.append(entry)
  }

  private mutating func note(
    _ subject: Baseline.Subject, _ note: Baseline.Note
  ) throws(BaselineError) {
    if let first = seen.updateValue(line, forKey: subject) { throw error(.duplicate(firstLine: first)) }
    if case .promise = subject { lines[subject] = line } else if note.expires != nil { lines[subject] = line }
  }

  /// Of lines in the order of their bytes two on one site follow each other: they differ in what comes last.
  private mutating func note(_ entry: Baseline.Entry, after sites: [Baseline.Entry]) throws(BaselineError) {
    guard isInOrder else {
      for (site, line) in zip(sites, siteLines) { seen[.site(site.identity)] = line }
      siteLines = []
      return try note(.site(entry.identity), entry.note)
    }
    if let last = sites.last, let lastLine = siteLines.last, last.identity == entry.identity {
      throw error(.duplicate(firstLine: lastLine))
    }
    if entry.note.expires != nil { lines[.site(entry.identity)] = line }
    siteLines.append(line)
  }

  private func error(_ trouble: BaselineError.Trouble) -> BaselineError {
    BaselineError(file: file, line: line, trouble: trouble)
  }
}

/// A value of a line: of anything else no key has one.
private enum Value: Decodable {
  case text(String)
  case number(Int)
  case texts([String])
  case other

  init(_ plain: PlainLine.Value) {
    switch plain {
    case .text(let text): self = .text(text)
    case .number(let number): self = .number(number)
    case .texts(let texts): self = .texts(texts)
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else if let texts = try? container.decode([String].self) {
      self = .texts(texts)
    } else {
      self = .other
    }
  }
}

/// The keys and values of one line, and the errors that they can give.
private struct Fields {
  let members: [Member]
  let file: String
  let line: Int

  /// In the order in which they are written, in lines of every section.
  enum Key: String, CaseIterable {
    case promise, site, declaration, finding, dependency, key, value, subject, file, target
    case configuration, rules, `in`, call, condition, n
    case reason, owner, expires
    case schema, catalog
  }

  struct Member {
    let name: String
    /// Nothing where no line has such a key.
    let key: Key?
    let value: Value

    init(name: String, value: Value) {
      self.name = name
      key = Key(rawValue: name)
      self.value = value
    }
  }

  static let noteKeys: [Key] = [.reason, .owner, .expires]
  static let promiseKeys = [.promise] + noteKeys
  static let siteKeys = [.site, .file, .in, .call, .condition, .n] + noteKeys
  static let dependencyKeys = [.site, .dependency, .n] + noteKeys
  static let declarationKeys = [.declaration, .key, .value, .target, .configuration] + noteKeys
  static let targetKeys = [.target, .rules] + noteKeys
  static let findingKeys = [.finding, .subject, .file, .target, .configuration, .n] + noteKeys
  /// What a line of a section begins with, in the order of the sections.
  static let sections: [Key] = [.promise, .site, .declaration, .target, .finding]

  init(_ members: [Member], file: String, line: Int) {
    self.members = members
    self.file = file
    self.line = line
  }

  subscript(key: Key) -> Value? { members.first { $0.key == key }?.value }

  func allow(_ keys: [Key]) throws(BaselineError) {
    let unknown = members.filter { member in !(member.key.map(keys.contains) ?? false) }
    if let first = unknown.map(\.name).min() { throw error(.unknownKey(first)) }
  }

  func text(_ key: Key) throws(BaselineError) -> String {
    guard let text = try textIfAny(key) else { throw error(.missing(key.rawValue)) }
    return text
  }

  func textIfAny(_ key: Key) throws(BaselineError) -> String? {
    guard let value = self[key] else { return nil }
    guard case .text(let text) = value else { throw error(.wrongType(key.rawValue)) }
    return text
  }

  func texts(_ key: Key) throws(BaselineError) -> [String] {
    guard let value = self[key] else { throw error(.missing(key.rawValue)) }
    guard case .texts(let texts) = value else { throw error(.wrongType(key.rawValue)) }
    return texts
  }

  func count() throws(BaselineError) -> Int {
    guard let value = self[.n] else { throw error(.missing("n")) }
    // More than a billion sites is no count, and the sum of two of them would not fit.
    guard case .number(let count) = value, (1...1_000_000_000).contains(count) else { throw error(.count) }
    return count
  }

  func note() throws(BaselineError) -> Baseline.Note {
    let expires = try textIfAny(.expires)
    if let expires, Day(expires) == nil { throw error(.badDate(expires)) }
    return Baseline.Note(reason: try textIfAny(.reason), owner: try textIfAny(.owner), expires: expires)
  }

  private func error(_ trouble: BaselineError.Trouble) -> BaselineError {
    BaselineError(file: file, line: line, trouble: trouble)
  }
}
