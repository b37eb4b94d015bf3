import Baseline
import Catalog
import Census
import Projects

/// What a check comes to, as a comment on the change: first what somebody has to decide on, then what else is other
/// than it was, then the numbers.
struct MarkdownCheck {
  let tree: JudgedTree
  let options: TextOptions

  /// One comment for all apps, which share what room there is.
  static func text(_ trees: [JudgedTree], _ options: TextOptions) -> String {
    let roomForRest = trees.count > 1 ? 200 : 0
    let room = (options.limit - roomForRest) / max(trees.count, 1) - 1
    var text = ""
    var leftOut: [String] = []
    for tree in trees {
      let one = MarkdownCheck(tree: tree, options: options).comment.text(
        limit: trees.count > 1 ? room : options.limit)
      if trees.count > 1, text.utf16.count + one.utf16.count + 1 > options.limit - roomForRest {
        leftOut.append(tree.app ?? "")
      } else {
        text += (text.isEmpty ? "" : "\n") + one
      }
    }
    if leftOut.isEmpty { return text }
    return text
      + "\n**Not all is shown:** \(Count.of(leftOut.count, "app")) left out, for which there is no room.\n"
  }

  private var comment: Comment {
    var comment = Comment(label: tree.app.map { "\(options.label)/\($0)" } ?? options.label, lead: lead)
    let all = PlacedFinding.all(of: [tree])
    let placed = all.filter(\.finding.isOpen)
    let weighty = placed.filter { $0.finding.severity > .note }
    let light = placed.filter { $0.finding.severity == .note && !$0.finding.isOfDeclarations }
    comment.parts = [
      brokenPromises(weighty.filter { $0.finding.rule == "drift.broken-promise" }),
      newSites(weighty.filter { $0.finding.rule == "drift.new-site" }),
      findings("Findings", weighty.filter { !$0.finding.isNewSite && !$0.finding.isOfDeclarations }),
      MarkdownDrift.silenced(tree.silenced, base: options.linkBase),
      MarkdownDrift.decided(tree.decided), MarkdownDrift.declarations(tree, base: options.linkBase),
      why(weighty),
      gone(light.map(\.finding).filter { $0.rule == "drift.gone-site" }),
      MarkdownDrift.fixed(tree.fixed),
      findings("Notes", light.filter { $0.finding.rule != "drift.gone-site" }, isFolded: true),
      suppressed(all.filter { $0.finding.suppressed != nil }), numbers,
    ]
    return comment
  }

  private var lead: [String] {
    let (_, counts, read) = tree.summary
    let names = [tree.app, options.label == Comment.defaultLabel ? nil : options.label].compactMap(\.self)
    let name =
      names.isEmpty
      ? "" : " (\(names.map { MarkdownText.code($0, isInTable: false) }.joined(separator: ", ")))"
    let drift = tree.drift
    var sum = decision(counts)
    // Of an SDK there may be nothing but what it states.
    let isRead = tree.census.scanned > 0 || tree.compared == nil
    sum += isRead ? " in the \(read)" : ", and no source was there to read"
    if let drift, isRead {
      sum += "; \(Count.of(drift.known, "site")) known"
      if !drift.moved.isEmpty { sum += ", \(Count.grouped(drift.moved.count)) moved" }
      if !drift.gone.isEmpty { sum += ", \(Count.grouped(drift.gone.count)) gone" }
      if let off = Unjudged.words(drift, tree.findings) {
        sum += "; \(MarkdownText.prose(off, isInTable: false))"
      }
    }
    if !counts.isEmpty, !tree.silenced.isEmpty {
      sum += "; **\(Count.grouped(tree.silenced.count)) suppressed in this change**"
    }
    var lead = [heading(name), sum + "."]
    if !tree.reconfigured.isEmpty { lead.append(reconfigured) }
    if let adopted = tree.adopted {
      lead.append(
        "First baseline: " + MarkdownText.prose(TextRecord.words(on: adopted), isInTable: false))
    }
    if tree.verdict == .incomplete { lead.append("What was not read was not judged, so this is no pass.") }
    if drift == nil, tree.hasSites, !tree.hasBrokenRecord {
      lead.append("There is no baseline, so no site is new: `sluice baseline write` writes one.")
    }
    if let rules = newRules { lead.append(rules) }
    let blind = tree.census.blind.filter { !$0.isFailure }
    let kinds = BlindCounts(blind, without: .unreadLanguage).phrases
    // Zeros mean little where most of an app is written in another language.
    for one in blind where one.kind == .unreadLanguage {
      lead.append(
        "Not seen: \(MarkdownText.code(one.file, isInTable: false)): \(MarkdownText.prose(one.why, isInTable: false))."
      )
    }
    if !kinds.isEmpty { lead.append("Not seen: \(kinds.joined(separator: ", ")).") }
    return lead
  }

  /// What there is to decide on; where it is nothing new, what people put on record.
  private func decision(_ counts: String) -> String {
    if !counts.isEmpty { return "**\(counts.prefix(1).uppercased())\(counts.dropFirst())**" }
    let parts = [
      tree.decided.isEmpty ? nil : "\(Count.of(tree.decided.count, "line")) put on record",
      tree.silenced.isEmpty ? nil : "\(Count.grouped(tree.silenced.count)) suppressed",
      tree.reconfigured.isEmpty ? nil : "the configuration of the gate changed",
    ].compactMap(\.self)
    if parts.isEmpty { return "Nothing to decide on" }
    let all = parts.listed()
    return "**\(all.prefix(1).uppercased())\(all.dropFirst()) in this change**, and nothing else to decide on"
  }

  /// What the gate no longer sees, or no longer minds, is to be decided on before anything that it says.
  private var reconfigured: String {
    let shown = tree.reconfigured.prefix(Self.readAtOnce).map {
      MarkdownText.prose($0, isInTable: false)
    }
    let more = tree.reconfigured.count - shown.count
    return "**The configuration of the gate changed:** \(shown.joined(separator: "; "))"
      + (more > 0 ? "; and \(Count.grouped(more)) more." : ".")
  }

  /// Of what there are new sites, where there are more than anybody reads first.
  private var newRules: String? {
    let new = tree.findings.filter { $0.isNewSite && $0.isOpen && $0.severity > .note }
    if new.count <= Self.readAtOnce { return nil }
    let counts = Dictionary(grouping: new, by: \.subject).mapValues(\.count)
    let sorted = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
    var parts = sorted.prefix(Self.readAtOnce).map { rule, count in
      "\(Count.grouped(count)) of \(MarkdownText.code(rule, isInTable: false))"
    }
    let others = sorted.count - parts.count
    if others > 0 { parts.append("and of \(Count.of(others, "other rule"))") }
    return "New sites: \(parts.joined(separator: ", "))."
  }

  private static let readAtOnce = 10

  private func heading(_ name: String) -> String {
    let verdict = tree.verdict.rawValue
    let code = { MarkdownText.code($0, isInTable: false) }
    switch tree.compared {
    case nil: return "## Privacy gate\(name): \(verdict)"
    case .with(let revision): return "## Privacy gate\(name): \(verdict)\n\nHeld against \(code(revision))."
    case .sides(let old, let new):
      // A comparison fails only where somebody asks for it.
      let isClean = tree.findings.isEmpty && tree.fixed.isEmpty
      let word = tree.verdict != .pass ? verdict : isClean ? "nothing differs" : "to be looked at"
      return "## Privacy drift\(name): \(word)\n\nFrom \(code(old)) to \(code(new))."
    }
  }

  // MARK: Parts

  private func brokenPromises(_ placed: [PlacedFinding]) -> Comment.Part {
    sites("Broken promises", placed, "Promise") { promise(on: $0.subject) }
  }

  private func newSites(_ placed: [PlacedFinding]) -> Comment.Part {
    var part = sites("New sites", placed, "Weighs") { $0.severity.rawValue }
    if !placed.isEmpty, tree.canAccept {
      part.note =
        "Each is removed, or put on record by who may decide: `sluice baseline accept FILE:LINE --reason \"…\"`."
    }
    return part
  }

  /// - Parameter last: what the last column says of each, under its head.
  private func sites(
    _ title: String, _ placed: [PlacedFinding], _ head: String, last: (Finding) -> String
  ) -> Comment.Part {
    Comment.Part(
      title: title, heads: ["Where", "What", "Rule", head],
      rows: placed.map(\.finding).map { finding in
        Comment.Row(
          cells: [
            link(finding.file, finding.line), call(of: finding), MarkdownText.code(finding.subject),
            last(finding),
          ], group: finding.subject)
      })
  }

  private func call(of finding: Finding) -> String {
    finding.call.isEmpty
      ? MarkdownText.prose(finding.message) : MarkdownDrift.call(finding.call, finding.declaration)
  }

  /// Files may be gone, too, so that a link could lead nowhere.
  private func gone(_ findings: [Finding]) -> Comment.Part {
    var part = Comment.Part(
      title: "Gone", heads: ["Where", "What", "Rule"],
      rows: findings.map { finding in
        let isPlain = !finding.call.isEmpty && !finding.isStillThere
        return Comment.Row(
          cells: [
            MarkdownText.code(finding.file),
            isPlain ? call(of: finding) : MarkdownText.prose(finding.message),
            MarkdownText.code(finding.subject),
          ], group: finding.subject)
      }, isFolded: true)
    // What each asks for is mostly the same, and said once.
    var helps: [String] = []
    for help in findings.map(\.help) where !help.isEmpty && !helps.contains(help) { helps.append(help) }
    part.note = helps.map { MarkdownText.prose($0, isInTable: false) }.joined(separator: " ")
    return part
  }

  private func promise(on rule: String) -> String {
    guard let promise = tree.promises.first(where: { $0.covers(rule) }) else { return "" }
    let reason = [promise.note.reason, promise.note.owner].compactMap(\.self).joined(separator: ", ")
    return MarkdownText.prose(promise.words + (reason.isEmpty ? "" : ": " + reason))
  }

  private func findings(_ title: String, _ placed: [PlacedFinding], isFolded: Bool = false) -> Comment.Part {
    var part = Comment.Part(
      title: title, heads: ["Where", "What is so", "What to do", "Rule"],
      rows: placed.map { one in
        let finding = one.finding
        // A tree without a project is one target, which has no name.
        let named = one.targets.filter { $0 != "." }
        let others = named.count > 3 ? " and \(Count.of(named.count - 3, "other"))" : ""
        let targets = named.isEmpty ? "" : " (of \(named.prefix(3).joined(separator: ", "))\(others))"
        let rule = MarkdownText.code(finding.rule)
        return Comment.Row(
          cells: [
            link(finding.file, finding.line), MarkdownText.prose(finding.message + targets),
            MarkdownText.prose(finding.help),
            isFolded ? rule : "\(finding.severity.rawValue): \(rule)",
          ], group: [finding.rule, finding.subject].filter { !$0.isEmpty }.joined(separator: " "))
      })
    part.isFolded = isFolded
    return part
  }

  private func why(_ placed: [PlacedFinding]) -> Comment.Part {
    var known: Set<String> = []
    let ids = placed.map { $0.finding.isNewSite ? $0.finding.subject : $0.finding.rule }
    let rows = ids.filter { known.insert($0).inserted }.compactMap { id -> Comment.Row? in
      guard let rule = tree.catalog.rule(id) ?? tree.catalog.finding(id) else { return nil }
      return Comment.Row(
        cells: [MarkdownText.code(id), MarkdownText.prose(rule.why), MarkdownText.prose(rule.mend)], group: id
      )
    }
    return Comment.Part(
      title: "Why it matters, and what to do", heads: ["Rule", "Why", "What to do"], rows: rows,
      isFolded: true)
  }

  /// Sites, and findings beside them.
  private func suppressed(_ findings: [PlacedFinding]) -> Comment.Part {
    let sites = tree.suppressed.map { site in
      Comment.Row(
        cells: [
          link(site.file, site.line), MarkdownText.code(site.call), MarkdownText.code(site.rule),
          MarkdownText.prose(site.suppressed ?? ""),
        ], group: site.rule)
    }
    let found = findings.map(\.finding).map { finding in
      Comment.Row(
        cells: [
          link(finding.file, finding.line), MarkdownText.prose(finding.message),
          MarkdownText.code(finding.rule), MarkdownText.prose(finding.suppressed ?? ""),
        ], group: finding.rule)
    }
    return Comment.Part(
      title: "Suppressed in the source", heads: ["Where", "What", "Rule", "Reason"], rows: sites + found,
      isFolded: true)
  }

  private var numbers: Comment.Part {
    tree.hasSites ? MarkdownNumbers.part(tree) : Comment.Part(title: "", heads: [], rows: [])
  }

  /// A place, as a link where there is an address for it.
  private func link(_ file: String, _ line: Int) -> String {
    MarkdownText.link(file, line, base: options.linkBase)
  }
}

/// The table of a census.
enum MarkdownNumbers {
  static func part(_ tree: JudgedTree) -> Comment.Part {
    let totals = tree.census.totals(tree.catalog)
    var rows: [Comment.Row] = []
    var none: [String] = []
    for group in Catalog.groups {
      let some = totals.filter { $0.group == group.name }
      if some.isEmpty { continue }
      let isPromised = tree.promises.contains { $0.rules == group.name + "." }
      let new = tree.findings.count {
        $0.isNewSite && !$0.file.isEmpty && $0.subject.hasPrefix(group.name + ".")
      }
      let numbers = [
        some.reduce(0) { $0 + $1.count }, new, some.reduce(0) { $0 + $1.possible },
        some.reduce(0) { $0 + $1.suppressed }, some.reduce(0) { $0 + $1.tests },
        some.reduce(0) { $0 + $1.thirdParty },
      ]
      let title = group.title + (isPromised ? " (promised)" : "")
      if numbers.allSatisfy({ $0 == 0 }) {
        none.append(title)
      } else {
        rows.append(Comment.Row(cells: [title] + numbers.map { Count.grouped($0) }, group: group.name))
      }
    }
    var part = Comment.Part(
      title: "Census", heads: ["", "Sites", "New", "Possible", "Suppressed", "Tests", "Third-party"],
      rows: rows, isFolded: true, isCounted: false)
    if !none.isEmpty { part.note = "0 of \(none.joined(separator: ", "))." }
    return part
  }
}

/// A census as Markdown: its numbers, and each site.
enum MarkdownCensus {
  static func text(_ report: CensusReport, _ options: TextOptions) -> String {
    let totals = report.census.totals(report.catalog)
    let app = report.app.map { " (\(MarkdownText.code($0, isInTable: false)))" } ?? ""
    var comment = Comment(
      label: report.app.map { "\(options.label)/\($0)" } ?? options.label,
      lead: ["## Privacy census\(app)", TextCensus.summary(report.census, totals)])
    var numbers = MarkdownNumbers.part(JudgedTree(report))
    numbers.isFolded = false
    comment.parts = [
      numbers,
      Comment.Part(
        title: "Sites", heads: ["Where", "What", "Rule", "How sure"],
        rows: report.census.sites.map { site in
          Comment.Row(
            cells: [
              MarkdownText.link(site.file, site.line, base: options.linkBase), MarkdownText.code(site.call),
              MarkdownText.code(site.rule), site.certainty.rawValue,
            ], group: site.rule)
        }, isFolded: true),
    ]
    return comment.text(limit: options.limit)
  }
}

extension Finding {
  /// Whether it is about what configuration states: a comment shows what it stated before beside it.
  var isOfDeclarations: Bool { rule.hasPrefix("drift.") && rule.hasSuffix("-declaration") }
}

extension MarkdownText {
  /// A place, as a link where there is an address that paths are put after.
  static func link(_ file: String, _ line: Int, base: String) -> String {
    if file.isEmpty { return "" }
    let name = file.utf8.count > maximumLength ? "…" + String(file.suffix(maximumLength / 2)) : file
    let shown = code(line > 0 ? "\(name):\(line)" : name)
    if base.isEmpty || file.hasPrefix("/") { return shown }
    let address = WebAddress.base(base) + (base.hasSuffix("/") ? "" : "/") + WebAddress.path(file)
    return "[\(shown)](\(address)\(line > 0 ? "#L\(line)" : ""))"
  }
}
