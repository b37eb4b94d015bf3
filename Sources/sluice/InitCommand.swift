import Baseline
import Catalog
import Census
import Reports

/// `init`: what a project begins with. Writes what is not there yet, and changes nothing that is.
enum InitCommand {
  static func run(_ arguments: Arguments) throws(Trouble) -> ExitCode {
    let owner = try CodeOwners.owner(arguments)
    let hosts = try arguments.codeHosts()
    let ground = try Session.ground(of: arguments, paths: arguments.operands)
    var plans: [Plan] = []
    for one in try arguments.forEachApp(of: ground.configuration) {
      plans.append(try Plan(one, paths: [ground.root.path], ground))
    }
    guard let first = plans.first else { return .clean }
    var start = Start(plan: first, catalog: ground.catalog)
    let census = try first.census(ground.catalog, telling: .gating, suppressions: .all)
    let found = Surroundings(census, ground.catalog)
    start.say("Found:")
    for line in found.lines { start.say("  \(line)") }
    try start.write(
      StarterConfiguration(found: found).text, to: ground.root.absolute(Root.configuration),
      "what is read and what fails, with every key explained")
    try start.record(plans, census)
    for host in hosts { try start.write(host) }
    if let owner { try start.write(CodeOwners(owner: owner), for: hosts) }
    start.sayWhatIsNext()
    try Session.write(start.told, to: "-")
    return .clean
  }
}

/// A run of `init`: what it wrote, and what it has to say at the end.
private struct Start {
  let plan: Plan
  let catalog: Catalog
  /// The top of the git work tree, where files for a code host belong, and the root from there, with a slash at its end.
  let top: Root
  let folder: String
  private(set) var told = ""
  /// As a person who stands in the work folder names them.
  private var written: [String] = []
  /// From the top of the repository.
  private var own: [String] = []
  private var unreviewed = 0
  /// Those whose file was written and has a blank to fill in.
  private var hosts: [CodeHost] = []

  init(plan: Plan, catalog: Catalog) {
    self.plan = plan
    self.catalog = catalog
    folder = plan.reading.root.folderInRepository ?? ""
    top = folder.split(separator: "/").reduce(plan.reading.root) { root, _ in root.parent }
  }

  mutating func say(_ line: String) {
    if plan.writing.detail != .quiet { told += line.isEmpty ? "\n" : Escape.line(line) + "\n" }
  }

  /// Writes a file unless one is there, and says so.
  /// - Returns: whether it was written.
  @discardableResult
  mutating func write(_ text: String, to path: String, _ about: String) throws(Trouble) -> Bool {
    let name = top.below(path).map(top.nameFromHere) ?? path
    guard !Platform.isTaken(path) else {
      say("Left \(name) as it is.")
      return false
    }
    try BaselineFile.makeFolders(above: path)
    try Platform.writeFile(text, to: path, overwriting: false)
    note(path, name)
    say("Wrote \(name): \(about).")
    return true
  }

  private mutating func note(_ path: String, _ name: String) {
    written.append(name)
    if let below = top.below(path) { own.append(below) }
  }

  // MARK: The record

  /// The first baseline of each app. What cannot be read would be new with the next check, so nothing is put on record.
  mutating func record(_ plans: [Plan], _ first: Census) throws(Trouble) {
    for (number, plan) in plans.enumerated() {
      let place = plan.gate.baseline
      if Platform.isTaken(place.path) {
        say("Left \(place.name) as it is.")
        continue
      }
      var census = number == 0 ? first : try plan.census(catalog, telling: .gating, suppressions: .all)
      if let blind = census.blind.first(where: \.isFailure) {
        try Session.write(told, to: "-")
        let file = blind.file.isEmpty ? "" : "\(blind.file)\(blind.line > 0 ? ":\(blind.line)" : ""): "
        throw Trouble(
          "\(file)\(blind.summary), so there is no baseline yet; \(blind.remedy), or leave the file out with 'exclude' in \(Root.configuration), and run 'sluice init' again"
        )
      }
      let baseline = Baseline(census, audited: plan.audited(&census, catalog))
      try BaselineFile.write(baseline, to: place, overwriting: false)
      note(plan.reading.root.absolute(place.name), plan.reading.root.nameFromHere(of: place.name))
      let findings = baseline.findings.reduce(0) { $0 + $1.count }
      unreviewed += findings
      let sites = BaselineCommand.sites(baseline)
      let more = findings == 0 ? "" : findings == 1 ? " and 1 finding" : " and \(findings) findings"
      say("Wrote \(written.last ?? place.name): \(sites)\(more) of today, which fail nothing from now on.")
    }
  }

  // MARK: Code hosts

  mutating func write(_ host: CodeHost) throws(Trouble) {
    let top = top
    let file = host.file { Platform.isTaken(top.absolute($0)) }
    let isWritten = try write(
      host.text(folder: folder), to: top.absolute(file.path), "the gate, on every change that is proposed")
    if isWritten { hosts.append(host) }
    if isWritten, let other = file.namedBy {
      say("  Name it in \(other): include: [{ local: \(file.path) }]")
    }
  }

  mutating func write(_ owners: CodeOwners, for hosts: [CodeHost]) throws(Trouble) {
    let top = top
    let lines = owners.lines(
      of: [folder + Root.configuration] + own.filter { !$0.hasSuffix(Root.configuration) })
    let file = CodeOwners.file(for: hosts) { Platform.isTaken(top.absolute($0)) }
    let isWritten = try write(lines, to: top.absolute(file), "who has to agree when these files change")
    if isWritten { return }
    let missing = owners.missing(of: lines, in: (try? Platform.read(top.absolute(file))) ?? [])
    if missing.isEmpty { return say("  It names who has to agree to these files already.") }
    say("  Add to it, at its end, since the last line that fits counts:")
    for line in missing { say("    \(line)") }
  }

  mutating func sayWhatIsNext() {
    let again = plan.writing.repeated
    say("")
    say("Next:")
    say("  sluice check\(again)")
    say("      passes now, and fails on the next site that is new")
    if unreviewed > 0 {
      say("  sluice check\(again) -v")
      say(
        "      shows the findings on record, which nobody has looked at yet (\"owner\":\"unreviewed\"): mend")
      say(
        "      them, or say why each is all right with 'sluice baseline accept RULE --reason TEXT --owner WHO'"
      )
    }
    for host in hosts {
      say("  put the address of your Sluice where \(host.blank) stands in the file for \(host.rawValue)")
    }
    if !written.isEmpty {
      say("  git add \(written.map { Visible.shellWord(Visible.text($0)) }.joined(separator: " "))")
    }
  }
}
