import Baseline
import Catalog
import Census
import Trees

/// A result before it is written.
struct SARIFResult {
  enum State: String { case new, unchanged, absent }

  /// The rule that it is filed under: of a new site that of the site, whose help says what to do about it.
  var rule: String
  /// What it is counted with when there is no room for all.
  var subject: String
  var level: Severity
  var message: String
  var file: String
  var line: Int
  var column: Int
  var fingerprint: String
  var state: State?
  /// The reason that a comment gives at the place; nothing where it is not suppressed.
  var suppressed: String?
  var related: [Finding.Related] = []
  var properties: [String: JSON?] = [:]

  /// How many related places are written: code hosts show no more of one result.
  private static let maximumRelated = 100
  /// In scalars: what a hostile tree can make a message be.
  private static let maximumMessage = 2_000

  init(_ placed: PlacedFinding, of trees: [JudgedTree]) {
    let finding = placed.finding
    let catalog = trees.first?.catalog
    let isNewSite = finding.rule == "drift.new-site" && catalog?.rule(finding.subject) != nil
    rule = isNewSite ? finding.subject : finding.rule
    subject = finding.subject
    level = finding.severity
    let help = (catalog?.rule(rule) ?? catalog?.finding(rule))?.mend == finding.help ? "" : finding.help
    message = Self.text([finding.message, help])
    let record = trees.first { !$0.record.isEmpty }?.record ?? ""
    file = finding.file.isEmpty ? record : finding.file
    line = finding.line
    column = finding.column
    fingerprint = finding.fingerprint
    related = finding.related
    suppressed = finding.suppressed
    if trees.contains(where: { $0.drift != nil }) {
      state = finding.isKnown ? .unchanged : finding.isGone ? .absent : .new
    }
    properties = [
      "finding": .text(finding.rule), "subject": .textIfAny(finding.subject),
      "targets": placed.targets.isEmpty ? nil : .list(placed.targets.map(JSON.text)),
      "apps": placed.apps.isEmpty ? nil : .list(placed.apps.map(JSON.text)),
      "configuration": .textIfAny(finding.configuration),
      "relatedLeftOut": .numberIfAny(max(0, finding.related.count - Self.maximumRelated)),
    ]
  }

  /// - Parameter what: what is so of the site.
  init(_ site: Site, _ what: String, _ fingerprints: inout Fingerprints, app: String?) {
    rule = site.rule
    subject = "site"
    level = .note
    let call = Identity(site).words
    message = Self.text(["\(call) \(what)"])
    file = site.file
    line = site.line
    column = site.column
    suppressed = site.suppressed
    fingerprint = fingerprints.next(
      ["drift.new-site", site.rule, site.file, site.declaration, site.call, site.condition])
    properties = [
      "certainty": .text(site.certainty.rawValue), "origin": .text(site.origin.rawValue),
      "role": .text(site.role.rawValue), "app": app.map(JSON.text),
      "targets": site.targets.isEmpty ? nil : .list(site.targets.map(JSON.text)),
    ]
  }

  /// Sites that comments keep from being judged: they are there, and say why.
  static func suppressed(of tree: JudgedTree) -> [SARIFResult] {
    var fingerprints = Fingerprints()
    let gone = Set(tree.drift?.gone ?? [])
    return tree.suppressed.map { site in
      var result = SARIFResult(site, "is suppressed", &fingerprints, app: tree.app)
      result.subject = "suppressed"
      if tree.drift != nil { result.state = gone.contains(Identity(site)) ? .unchanged : .new }
      return result
    }
  }

  /// A fingerprint is what a code host knows a result by: two that share one would be one alert.
  static func makeDistinct(_ results: inout [SARIFResult]) {
    var counts: [String: Int] = [:]
    for place in results.indices {
      let fingerprint = results[place].fingerprint
      let count = counts[fingerprint, default: 0]
      counts[fingerprint] = count + 1
      if count > 0 { results[place].fingerprint = "\(fingerprint):\(count)" }
    }
  }

  // MARK: Texts

  /// Sentences, as plain text of a message.
  private static func text(_ parts: [String]) -> String {
    let sentences = parts.filter { !$0.isEmpty }.map { part in
      let shown = Visible.text(String(String.UnicodeScalarView(part.unicodeScalars.prefix(maximumMessage))))
      return shown.hasSuffix(".") || shown.hasSuffix(":") ? shown : shown + "."
    }
    return withoutLinks(sentences.joined(separator: " "))
  }

  /// In a message, `[text](address)` is a link, which nothing of a scanned tree may form. SARIF 2.1.0, 3.11.6.
  static func withoutLinks(_ text: String) -> String { text.replacing("](", with: "] (") }
}

// MARK: What there is room for

extension SARIFResult {
  /// The results that stay, in their order.
  ///
  /// - Parameter bytes: how many they may take when they are compressed.
  static func cut(_ results: [SARIFResult], to maximum: Int, bytes: Int) -> [SARIFResult] {
    var costs: [Int] = []
    costs.reserveCapacity(results.count)
    var last: SARIFResult?
    for result in results {
      costs.append(result.compressedBytes(after: last))
      last = result
    }
    let groups = FairCut.groups(of: results) {
      [$0.rule, $0.subject, $0.state == .unchanged ? "known" : ""]
    }
    let byCount = FairCut.kept(of: groups.map { $0.map { _ in 1 } }, within: maximum)
    let some = zip(groups, byCount).map { Array($0.prefix($1)) }
    let byBytes = FairCut.kept(of: some.map { $0.map { costs[$0] } }, within: bytes)
    return zip(some, byBytes).flatMap { $0.prefix($1) }.sorted().map { results[$0] }
  }

  /// At most how many bytes it takes when the run is compressed with gzip. What is the same as in the result before is
  /// a reference of a few bytes, and so is each part of the frame; other text is taken to be incompressible.
  private func compressedBytes(after last: SARIFResult?) -> Int {
    let frame = 128
    var text = fingerprint.utf8.count
    if file != last?.file { text += 3 * file.utf8.count }
    if message != last?.message { text += message.utf8.count }
    for place in related.prefix(Self.maximumRelated) {
      text += 48 + 3 * place.file.utf8.count + place.message.utf8.count
    }
    text += JSON.sorted(properties).line.utf8.count / 2
    return frame + text + text / 8
  }
}

// MARK: Writing

extension SARIFResult {
  func json(_ ruleIndex: Int, _ columns: inout UTF16Columns, _ places: inout SARIFPlaces) -> JSON {
    let unit = columns.column(file, line, column)
    let shown = related.prefix(Self.maximumRelated).enumerated().map { number, place in
      JSON.sorted([
        "id": .number(number + 1),
        "physicalLocation": places.location(place.file, place.line, nil),
        "message": .sorted(["text": .text(Self.withoutLinks(Visible.text(place.message)))]),
      ])
    }
    let suppressions = suppressed.map { reason in
      [JSON.sorted(["kind": .text("inSource"), "justification": .textIfAny(Visible.text(reason))])]
    }
    return .sorted([
      "ruleId": .text(rule), "ruleIndex": .number(ruleIndex), "level": .text(level.rawValue),
      "message": .sorted(["text": .text(message)]),
      "locations": .list([.sorted(["physicalLocation": places.location(file, line, unit)])]),
      "partialFingerprints": .sorted(["sluice/v1": .text(fingerprint)]),
      "baselineState": state.map { .text($0.rawValue) },
      // All results have it or none: an empty list says that a result was looked at and is not suppressed.
      "suppressions": .list(suppressions ?? []),
      "relatedLocations": shown.isEmpty ? nil : .list(shown), "properties": .sorted(properties),
    ])
  }
}

/// Where results are, in the form that code hosts find files by.
struct SARIFPlaces {
  static let base = "%SRCROOT%"

  /// The root, from the top of its repository.
  let folder: String

  /// Code hosts refuse a whole run over a result without a file or a line: what has none is at the top, or at the
  /// file's first line.
  mutating func location(_ file: String, _ line: Int, _ column: Int?) -> JSON {
    let isElsewhere = file.hasPrefix("/")
    let uri = isElsewhere ? "file://" + WebAddress.path(file) : WebAddress.path(folder + file)
    return .sorted([
      "artifactLocation": .sorted([
        "uri": .text(uri.isEmpty ? "." : uri), "uriBaseId": isElsewhere ? nil : .text(Self.base),
      ]),
      "region": .sorted(["startLine": .number(max(line, 1)), "startColumn": column.map(JSON.number)]),
    ])
  }
}
