import Baseline
import Catalog
import Census
import Projects
import Reports

/// `baseline accept`: puts what is new on record, with why that is all right.
enum AcceptCommand {
  static func run(_ arguments: Arguments, _ catalog: Catalog) throws(Trouble) -> ExitCode {
    let today = try arguments.today()
    let note = try note(arguments, today)
    guard arguments.operands.isEmpty == arguments.has(.all) else {
      throw Trouble("name what to accept, a rule or FILE:LINE, or everything that is new with --all")
    }
    let targets = arguments.operands.map(RuleOrLine.init)
    let files = targets.compactMap(\.existingFile)
    var plan = try Plan(arguments, paths: arguments.has(.root) ? [] : files)
    plan.reading = plan.reading.ofWholeRoot
    let lock = BaselineFile.lock(plan.gate.baseline)
    defer { Platform.unlock(lock) }
    // Of all sites, so that it can say why one that was named is nothing to accept.
    let (written, read, drift) = try BaselineCommand.state(plan, catalog, today: today, telling: .all)
    var census = read
    // What only has another name is filed by that from now on: else what is put on record now would hide the rest.
    let baseline = written.renamed(drift.renames)
    let grown = drift.dependencies.filter { $0.after > $0.before }
    var sites = arguments.has(.all) ? drift.new : []
    var dependencies = arguments.has(.all) ? grown : []
    var renewed: Set<Baseline.Subject> = []
    let audited = FindingsDrift(
      plan.scope.configuration ? plan.audited(&census, catalog) : [], on: baseline.findings, drift.renames,
      in: census, today: today)
    var configured = AcceptedConfiguration(drift, audited.findings, besides: baseline, plan.reading.root)
    if arguments.has(.all) { configured.takeAll() }
    for target in targets {
      // By the rule of the finding as a report shows it, too: all that is new.
      let isAll = target.file == nil && target.names(rule: "drift.new-site")
      let named = drift.new.filter { isAll || target.names($0, plan.reading.root) }
      let changes = grown.filter(target.names)
      let known = onRecord(target, plan.reading.root, census, drift, audited.findings, baseline)
      if configured.take(target, census) || !named.isEmpty || !changes.isEmpty {
        // Beside what is new, a later day is for what has one.
        if note.expires != nil { renewed.formUnion(known.filter { baseline.note(on: $0)?.expires != nil }) }
      } else {
        guard !known.isEmpty else {
          let isDeclared =
            catalog.usageKey(target.text) != nil
            || baseline.declarations.contains { target.names(declaration: $0.identity.key) }
            || census.declarations.contains { target.names(declaration: $0.key) }
          throw unknown(target, catalog, isDeclared: isDeclared) ?? suppressed(
            at: target, plan.reading.root, census, audited.findings)
            ?? nothingNew(at: target, plan.reading.root, census, drift)
        }
        renewed.formUnion(known)
      }
      sites += named.filter { !sites.contains($0) }
      dependencies += changes.filter { !dependencies.contains($0) }
    }
    try checkPromises(baseline.promises + plan.gate.promises, sites)
    // What is begun anew is no renewal.
    renewed.subtract(sites.map { .site(Identity($0)) } + configured.subjects)
    renewed.subtract(dependencies.map { .dependency(rule: $0.rule, $0.dependency) })
    let changed = baseline.accepting(sites, dependencies, note: note, today: today)
      .accepting(
        configured.declarations, configured.findings, configured.targets(with: sites),
        gains: configured.gained, note: note, today: today
      )
      .renewing(renewed, note: note)
    if changed != written { try BaselineFile.write(changed, replacing: written, at: plan.gate.baseline) }
    let done = done(sites.count + configured.count, dependencies.count, renewed: renewed.count)
    try BaselineCommand.say(
      "\(plan.gate.baseline.name): \(done), \(BaselineCommand.sites(changed)).", plan.writing)
    let changes = RecordChange.all(from: baseline, to: changed)
    for line in TextRecord.lines(changes, all: plan.writing.detail == .verbose) {
      try BaselineCommand.say(line, plan.writing)
    }
    return .clean
  }

  private static func done(_ sites: Int, _ dependencies: Int, renewed: Int) -> String {
    var parts: [String] = []
    if sites + dependencies > 0 || renewed == 0 { parts.append("\(sites) accepted") }
    if dependencies > 0 {
      parts[0] += " and \(dependencies == 1 ? "1 line" : "\(dependencies) lines") on dependencies"
    }
    if renewed > 0 { parts.append("\(renewed) renewed") }
    return parts.joined(separator: ", ")
  }

  /// What a target names that is on record: all at a line, and of a rule what would expire or nobody has reviewed. What
  /// else is on record by a rule has reasons of its own, which one for all of them would wipe out.
  private static func onRecord(
    _ target: RuleOrLine, _ root: Root, _ census: Census, _ drift: Drift, _ found: [Finding],
    _ baseline: Baseline
  ) -> [Baseline.Subject] {
    guard target.file != nil else {
      let sites = baseline.sites.filter { target.names(rule: $0.identity.rule) && $0.note.expires != nil }
      let lines = baseline.dependencies.filter { target.names(rule: $0.rule) && $0.note.expires != nil }
      let findings = baseline.findings.filter {
        target.names(rule: $0.identity.rule)
          && ($0.note.expires != nil || $0.note.isUnreviewed)
      }
      let declared = baseline.declarations.filter {
        target.names(declaration: $0.identity.key) && $0.note.expires != nil
      }
      let targets = baseline.targets.filter { entry in
        entry.note.expires != nil && entry.rules.contains { target.names(rule: $0) }
      }
      var subjects: [Baseline.Subject] = sites.map { .site($0.identity) }
      subjects += targets.map(\.subject)
      subjects += declared.map { .declaration($0.identity) }
      subjects += lines.map { .dependency(rule: $0.rule, $0.dependency) }
      return subjects + findings.map { .finding($0.identity) }
    }
    let here = census.sites.filter { $0.gates && target.names($0, root) }.map(Identity.init)
    let moved = drift.moved.filter { target.names($0.to, root) }.map(\.from)
    let named = Set(here + moved)
    let findings = Set(
      found.filter { target.line == $0.line && target.isIn($0.file, root) }.map { FindingIdentity($0) })
    let declared = Set(
      census.declarations.filter { target.line == $0.place.line && target.isIn($0.place.file, root) }
        .map(DeclarationIdentity.init))
    return baseline.sites.map(\.identity).filter(named.contains).map { .site($0) }
      + baseline.declarations.map(\.identity).filter(declared.contains).map { .declaration($0) }
      + baseline.findings.map(\.identity).filter(findings.contains).map { .finding($0) }
  }

  private static func note(_ arguments: Arguments, _ today: Day) throws(Trouble) -> Baseline.Note {
    guard let reason = arguments.value(.reason), Suppression.isReason(reason) else {
      throw Trouble("a reason is missing; say why it is all right with --reason \"…\"")
    }
    let owner = arguments.value(.owner)
    if let owner, !Suppression.isReason(owner) {
      throw Trouble("--owner is empty; name who answers for it, or leave the option out")
    }
    let expires = arguments.value(.expires)
    if let expires, expires != Baseline.Note.never {
      guard let day = Day(expires) else {
        throw Trouble(
          "--expires \(expires) is not a day; write it as 2027-01-31, or never to take a day back")
      }
      if day < today {
        throw Trouble("--expires \(expires) is past already, so nothing would be accepted; name a later day")
      }
    }
    return Baseline.Note(reason: reason, owner: owner, expires: expires)
  }

  /// That what a person names is no rule. The key of a declaration is one only where the tree has it.
  /// - Parameter isDeclared: whether it is the key of a declaration, which there is or could be.
  private static func unknown(_ target: RuleOrLine, _ catalog: Catalog, isDeclared: Bool) -> Trouble? {
    if target.file != nil { return nil }
    let groups = (Catalog.groups + Catalog.Group.ofFindings).map { $0.name + "." }
    let known = (catalog.rules + catalog.findings).map(\.id) + groups
    if known.contains(target.text) || isDeclared { return nil }
    return Trouble.unknown(
      "rule", target.text, of: known,
      otherwise: "'sluice rules' lists them; to accept a line, name it as FILE:LINE")
  }

  /// That what a person names by its line is suppressed there.
  private static func suppressed(
    at target: RuleOrLine, _ root: Root, _ census: Census, _ found: [Finding]
  ) -> Trouble? {
    let isHere = { (file: String, line: Int) in
      target.file != nil && target.line == line && target.isIn(file, root)
    }
    let reason =
      found.first { $0.suppressed != nil && isHere($0.file, $0.line) }?.suppressed
      ?? census.declarations.first { $0.suppressed != nil && isHere($0.place.file, $0.place.line) }?
      .suppressed
    return reason.map {
      Trouble("what is at \(target.text) is suppressed (\($0)); there is nothing to accept")
    }
  }

  private static func nothingNew(
    at target: RuleOrLine, _ root: Root, _ census: Census, _ drift: Drift
  ) -> Trouble {
    guard let file = target.file else {
      return Trouble(
        "nothing of \(target.text) is new, and nothing of it on record expires or is unreviewed; 'sluice check' shows what is new, and FILE:LINE names what is known"
      )
    }
    if target.existingFile == nil, Platform.kind(of: root.absolute(file)) == nil {
      return Trouble("\(file) cannot be found; name the file as it is from here, or from the root")
    }
    let here = census.sites.filter { target.names($0, root) }
    if here.contains(where: \.gates) { return Trouble("what is at \(target.text) is on record already") }
    if let site = here.first {
      if let reason = site.suppressed, site.isOfTheApp {
        return Trouble("what is at \(target.text) is suppressed (\(reason)); there is nothing to accept")
      }
      let why =
        site.certainty == .possible
        ? "only a possible site of \(site.rule)"
        : "no site of the app's own code: it is not on record site by site"
      return Trouble("at \(target.text) is \(why), and gates nothing; there is nothing to accept")
    }
    let lines = drift.new.filter { target.isIn($0.file, root) }.map(\.line)
    guard !lines.isEmpty else {
      return Trouble("nothing in \(file) is new; 'sluice check' shows what is")
    }
    let shown = Set(lines).sorted().prefix(10).map(String.init).joined(separator: ", ")
    return Trouble("nothing at \(target.text) is new; in that file it is line \(shown)")
  }

  private static func checkPromises(_ promises: [Baseline.Promise], _ sites: [Site]) throws(Trouble) {
    for site in sites {
      if let promise = promises.first(where: { $0.covers(site.rule) }) {
        throw Trouble(
          "\(site.rule) is promised to have no site (\(promise.rules)), and \(site.file):\(site.line) is one; who gave the promise has to remove its line first"
        )
      }
    }
  }
}
