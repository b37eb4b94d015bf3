import Audit
import Baseline
import Catalog
import Census
import Projects
import Reports
import Trees

/// `manifest lint`, `manifest suggest` and `manifest merge`.
enum ManifestCommand {
  static func run(_ command: Command, _ arguments: Arguments) throws(Trouble) -> ExitCode {
    let ground = try RootConfiguration(arguments, paths: arguments.operands.filter { $0 != "-" })
    switch command {
    case .manifestSuggest: return try ManifestSuggesting.run(arguments, ground)
    case .manifestMerge: return try merge(arguments, ground)
    default: return try lint(arguments, ground)
    }
  }

  // MARK: Lint

  private static func lint(
    _ arguments: Arguments, _ ground: RootConfiguration
  ) throws(Trouble) -> ExitCode {
    let files = arguments.operands.filter { $0 == "-" || Platform.kind(of: $0) == .file }
    let folders = arguments.operands.filter { !files.contains($0) }
    // The work folder need not be in the root of a file elsewhere, so the files themselves stand for what is read.
    let paths = files.isEmpty || !folders.isEmpty ? folders : files.filter { $0 != "-" }
    let plan = try Plan(arguments, paths: paths, ground)
    var census = Census()
    if files.isEmpty || !folders.isEmpty { census = try plan.reading.manifests(ground.catalog) }
    let scanned = Set(census.configuration.map(\.path))
    var named: [ConfigurationFile] = []
    for file in files {
      let (manifest, suppressions) = try manifest(file, ground.root)
      named.append(manifest)
      if !scanned.contains(manifest.path) { census.suppressions += suppressions }
    }
    census.configuration += named.filter { !scanned.contains($0.path) }
    census.configuration.sort { $0.path < $1.path }
    // Who asks about manifests wants to know of all that may ship; only tests and samples weigh less, unless named.
    let whole = census.configuration.filter { file in
      census.roles.role(ofFoldersIn: file.path) == .app || named.contains { $0.path == file.path }
    }
    let context = AuditContext(census, ground.catalog, subjects: whole.map(AuditSubject.init(named:)))
    var findings = Audit.settled(
      Audit.manifestSchema.flatMap { $0.findings(context) }, plan.gate.severities)
    var suppressing = FindingSuppressing(census.suppressions)
    suppressing.suppress(&findings)
    let report = ManifestReport(
      findings, files: census.configuration.map(\.path),
      unread: census.blind.filter(\.isFailure), failingAt: plan.gate.failLevel, catalog: ground.catalog)
    for output in plan.writing.outputs {
      let options = plan.options(isColoured: output.isColoured)
      try Session.write(Rendering.manifests(report, output.format, options), to: output.destination)
    }
    switch report.verdict {
    case .pass: return .clean
    case .fail: return .findings
    case .incomplete: return .trouble
    }
  }

  /// A file that a person names is a manifest, whatever its name; with the suppressions in it.
  private static func manifest(
    _ file: String, _ root: Root
  ) throws(Trouble) -> (ConfigurationFile, [Suppression]) {
    let bytes = try Platform.read(file)
    let path = file == "-" ? "standard input" : try root.relative(file)
    let manifest = ConfigurationFile(path: path, bytes, as: .privacyManifest)
    return (manifest, Suppression.all(in: manifest, bytes))
  }

  // MARK: Merge

  private static func merge(
    _ arguments: Arguments, _ ground: RootConfiguration
  ) throws(Trouble) -> ExitCode {
    let plan = try Plan(arguments, paths: arguments.operands, ground)
    let named = arguments.value(.target)
    let census =
      try named == nil
      ? plan.reading.manifests(ground.catalog) : plan.census(ground.catalog, telling: .gating)
    let context = AuditContext(census, ground.catalog, subjects: AuditSubject.all(of: census))
    var files = census.configuration.filter {
      $0.kind == .privacyManifest && plan.reading.part.holds($0.path)
        && census.roles.role(ofFoldersIn: $0.path) == .app
    }
    if let named {
      let subject = try context.subject(named).subject
      let carried = context.subjects.filter { subject.target.embeds.contains($0.target.id) }
      let own = [subject] + carried
      let paths = Set(own.flatMap { $0.judged.manifests + $0.judged.linkedManifests }.map(\.path))
      // Which dependencies a target carries, only its lists of packages could tell; the report is about all of them.
      files = files.filter { paths.contains($0.path) || $0.origin == .thirdParty }
    }
    let manifests = files.compactMap { PrivacyManifest($0, ground.catalog.manifest) }
    let unread = files.filter { PrivacyManifest($0, ground.catalog.manifest) == nil }
    for file in unread {
      Session.warn(
        "\(file.path) is no manifest that can be read, so it is not in the sum; 'sluice manifest lint' says why"
      )
    }
    let sum = ManifestSum(manifests, ground.catalog.manifest)
    for output in plan.writing.outputs {
      let text =
        output.format == .json
        ? JSONReport.sum(sum).page
        : TextManifestSum.text(sum, ground.catalog.manifest, isColoured: output.isColoured)
      try Session.write(text, to: output.destination)
    }
    return unread.isEmpty && !census.blind(in: plan.reading.part).contains(where: \.isFailure)
      ? .clean : .trouble
  }
}

extension AuditContext {
  /// The target that a person names by its name or its id.
  func subject(_ name: String) throws(Trouble) -> ManifestSubject {
    let all = manifestSubjects
    if let exact = all.first(where: { $0.target.id == name }) { return exact }
    let fitting = all.filter { $0.target.name == name }
    if fitting.count == 1 { return fitting[0] }
    if fitting.count > 1 {
      let ids = fitting.map(\.target.id).joined(separator: ", ")
      throw Trouble("several targets are called \(name); name one of them by its id: \(ids)")
    }
    throw Trouble.unknown(
      "target", name, of: all.flatMap { [$0.target.name, $0.target.id] },
      otherwise: "the tree has \(all.map(\.target.name).joined(separator: ", "))")
  }
}

extension AuditSubject {
  /// A manifest that a person names: it weighs in full, whatever folder it is in.
  fileprivate convenience init(named file: ConfigurationFile) {
    self.init(
      target: Target(
        id: file.path, name: file.path, kind: .folder, resources: [file.path], place: FilePlace(file.path),
        isGuess: true), variants: [AuditVariant(variant: Variant(), manifests: [file])])
  }
}
