import Baseline
import Catalog
import Census
import Configuration
import Projects
import Reports
import Trees

/// What to do, checked once: nothing after it asks again whether a value makes sense.
struct Plan: Sendable {
  var root: Root
  /// Files that count as being in the root and lie in another tree.
  var shared: SharedFiles?
  /// What somebody asks about, relative to the root; empty for all of it.
  var paths: [String]
  /// Whether the rest of the root is read, too, which settles what is in those places.
  var readsRest = true
  /// The archive to read in the place of the root; its top is what paths are relative to.
  var archive: String?
  /// Whether programs and libraries are read where the tree is made of them: not of a revision, which has only what is
  /// read as text.
  var readsBuilt = true
  /// Patterns as in `.gitignore`, relative to the root.
  var include: [String]
  var exclude: [String]
  var origin: OriginChoice
  /// What views are narrowed to.
  var build: Build
  var choice: TargetChoice
  var jobs: Int?
  var baseline: BaselinePlace
  var outputs: [Output]
  /// The lightest severity that fails; nothing where none does.
  var failLevel: Severity?
  /// Whether a level was asked for: a census and a comparison fail only then.
  var isFailLevelNamed: Bool
  var detail: TextOptions.Detail
  /// What is in force, and who said it.
  var settings: Settings
  /// Whether that is all that is asked for.
  var printsSettings: Bool
  /// The options that a further command has to repeat, from where the person stands, to mean the same tree.
  var repeated: String
  /// What a comment is called among others of the same change.
  var label: String
  /// How long a comment may be, in units of UTF-16.
  var limit: Int

  enum OriginChoice: String, CaseIterable, Sendable { case first, third, all }

  struct BaselinePlace: Sendable, Equatable {
    /// As messages name it.
    var name: String
    var path: String
    /// A baseline that somebody named and that is missing is trouble; one that nobody named is not.
    var isNamed: Bool
    /// The folder that it may not leave by a link when it is written; nothing where an option names it.
    var root: String?

    /// Where there is none, and none can be written without being named.
    static let none = BaselinePlace(name: "a place that --baseline names", path: "", isNamed: false)
  }

  /// Whether a file is read as an archive, by its name.
  static func isArchive(_ path: String) -> Bool {
    let name = path.lowercased()
    return (name.hasSuffix(".ipa") || name.hasSuffix(".zip")) && Platform.kind(of: path) == .file
  }

  static let baselineAtRoot = "Baselines/sluice.jsonl"
}

extension Plan {
  /// - Parameter paths: the operands that are paths.
  init(_ arguments: Arguments, paths: [String]) throws(Trouble) {
    try self.init(arguments, paths: paths, try RootConfiguration(arguments, paths: paths))
  }

  /// - Parameters:
  ///   - paths: the operands that are paths.
  ///   - ground: where they lead to.
  init(_ arguments: Arguments, paths: [String], _ ground: RootConfiguration) throws(Trouble) {
    let paths = paths.isEmpty ? ["."] : paths
    root = ground.root
    settings = try Settings(arguments, ground.configuration)
    // Without a path, a root that was named is what is meant, wherever the person stands.
    let places = arguments.has(.root) && paths == ["."] ? [root.path] : paths
    self.paths = []
    for place in places {
      guard Platform.kind(of: place) != .other else {
        throw Trouble("\(place) is a FIFO, a socket or a device, which is not read; name a file or a folder")
      }
      let path = try root.relative(place)
      if Plan.isArchive(place) { archive = root.absolute(path) } else { self.paths.append(path) }
    }
    guard archive == nil || places.count == 1 else {
      throw Trouble("an archive is read by itself; name it alone")
    }
    if self.paths.contains("") { self.paths = [] }
    include = settings.include.map(\.text)
    exclude = settings.exclude.map(\.text)
    origin = try arguments.choice(.origin) ?? .all
    let platforms = try Plan.platform(arguments).map { [$0] } ?? settings.platforms.map(\.text)
    build = Build(platforms: platforms, flags: Set(arguments.values[.define] ?? []))
    choice = TargetChoice(names: settings.targets, configuration: arguments.value(.configuration))
    jobs = try Plan.jobs(arguments)
    baseline = BaselinePlace(
      name: settings.baseline.text,
      path: arguments.has(.baseline) ? settings.baseline.text : root.absolute(settings.baseline.text),
      isNamed: settings.baseline.source != .standard, root: arguments.has(.baseline) ? nil : root.path)
    // What is on record at the root is about what is there, sources for the most part.
    let isBuilt =
      !self.paths.isEmpty && self.paths.allSatisfy { BuiltBundle.outermost(around: $0 + "/") != nil }
    if isBuilt || archive != nil, !arguments.has(.baseline) { baseline = .none }
    // A bundle says all of itself, and what lies around it may be sources.
    readsRest = !isBuilt
    try arguments.checkDestinations(besides: [
      ("the baseline", baseline.path), ("the configuration", root.absolute(Root.configuration)),
    ])
    let isColoured = try Plan.isColoured(arguments)
    outputs = try Output.all(arguments, isColoured: isColoured)
    failLevel = try Plan.failLevel(arguments, settings)
    isFailLevelNamed = arguments.has(.failOn) || arguments.has(.strict)
    guard !arguments.has(.quiet) || !arguments.has(.verbose) else {
      throw Trouble("-q and -v contradict each other; keep one of the two")
    }
    printsSettings = arguments.has(.printConfig)
    detail = arguments.has(.quiet) ? .quiet : arguments.has(.verbose) ? .verbose : .normal
    repeated = Plan.repeated(arguments, root)
    label = try Plan.label(arguments)
    limit = try Plan.limit(arguments)
  }

  private static func repeated(_ arguments: Arguments, _ root: Root) -> String {
    var values: [(Option, String)] = []
    for option in [Option.root, .config, .app, .baseline, .include, .exclude] {
      values += (arguments.values[option] ?? []).map { (option, $0) }
    }
    if !arguments.has(.root), (try? Root(above: ".")) != root { values.insert((.root, root.fromHere), at: 0) }
    return values.map { " \($0.rawValue) \(Visible.shellWord(Visible.text($1)))" }.joined()
  }

  private static func jobs(_ arguments: Arguments) throws(Trouble) -> Int? {
    guard let text = arguments.value(.jobs) else { return nil }
    guard let jobs = Int(text), (1...1024).contains(jobs) else {
      throw Trouble("--jobs \(text) is not a number from 1 to 1024; name how many threads should read")
    }
    return jobs
  }

  private static func platform(_ arguments: Arguments) throws(Trouble) -> String? {
    guard let text = arguments.value(.platform) else { return nil }
    let known = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]
    guard let platform = known.first(where: { $0.lowercased() == text.lowercased() }) else {
      throw Trouble("--platform \(text) is not known; it is one of \(known.joined(separator: ", "))")
    }
    return platform
  }

  private static func failLevel(_ arguments: Arguments, _ settings: Settings) throws(Trouble) -> Severity? {
    let level =
      try arguments.choice(.failOn, of: Configuration.FailLevel.allCases)
      ?? settings.configuration.failLevel?.value ?? .error
    if level == .never { return nil }
    let severity = Severity(rawValue: level.rawValue) ?? .error
    return arguments.has(.strict) ? min(severity, .warning) : severity
  }

  /// Whether text on standard output is coloured; <https://no-color.org>.
  static func isColoured(_ arguments: Arguments) throws(Trouble) -> Bool {
    enum When: String, CaseIterable { case auto, always, never }
    switch try arguments.choice(.color) ?? When.auto {
    case .always: return true
    case .never: return false
    case .auto:
      return Platform.isTerminal(Platform.standardOutput) && Platform.environment("TERM") != "dumb"
        && (Platform.environment("NO_COLOR") ?? "").isEmpty
    }
  }

  /// What of the root somebody asks about.
  var part: TreePart { TreePart(readsRest ? paths : []) }

  /// What of the tree was read, for a baseline that may be about more.
  var scope: Baseline.Scope {
    // What the configuration leaves out is left out for good; only options make a baseline be about more.
    let include = settings.include.filter { $0.source == .option(.include) }.map(\.text)
    let exclude = settings.exclude.filter { $0.source == .option(.exclude) }.map(\.text)
    let isWhole = include.isEmpty && exclude.isEmpty && !choice.isView
    let filter = PathFilter(include: include, exclude: exclude)
    let build = build
    return Baseline.Scope(
      firstParty: origin != .third, thirdParty: origin != .first && isWhole,
      configuration: origin != .third && isWhole && build.isOpen
    ) { site in
      filter.takes(site.file) && build.admits(site.condition)
    }
  }
}

/// Where a report goes.
struct Output: Sendable, Equatable {
  var format: Format
  /// A path, or `-` for standard output.
  var destination: String
  var isColoured: Bool

  /// What the options ask for: one report at `--output`, and one for each `--report`.
  static func all(_ arguments: Arguments, isColoured: Bool) throws(Trouble) -> [Output] {
    let formats = arguments.command?.formats ?? Format.allCases
    let format = try arguments.choice(.format, of: formats) ?? formats.first ?? .text
    let destination = arguments.value(.output) ?? "-"
    // A file is coloured only where somebody insists.
    let isFileColoured = arguments.value(.color) == "always"
    var outputs = [
      Output(
        format: format, destination: destination, isColoured: destination == "-" ? isColoured : isFileColoured
      )
    ]
    for text in arguments.values[.report] ?? [] {
      let name = text.prefix { $0 != ":" }
      guard name.count + 1 < text.count else {
        throw Trouble("--report \(text) names no file; write it as --report json:FILE")
      }
      guard let format = formats.first(where: { $0.rawValue == name }) else {
        throw Trouble.unknown(
          "format", String(name), of: formats.map(\.rawValue),
          otherwise: "it is one of \(formats.map(\.rawValue).joined(separator: ", "))")
      }
      outputs.append(
        Output(
          format: format, destination: String(text.dropFirst(name.count + 1)), isColoured: isFileColoured))
    }
    let places = outputs.map(\.destination)
    if let twice = places.first(where: { place in places.count { $0 == place } > 1 }) {
      let name = twice == "-" ? "standard output" : twice
      throw Trouble("two reports go to \(name); give each a place of its own with --output or --report")
    }
    return outputs
  }
}

extension Arguments {
  /// The value of an option that is one of a few words.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: Option, of choices: [Choice] = Array(Choice.allCases)
  ) throws(Trouble) -> Choice? {
    guard let text = value(option) else { return nil }
    if let choice = choices.first(where: { $0.rawValue == text }) { return choice }
    let words = choices.map(\.rawValue)
    throw Trouble.unknown(
      "value of \(option.rawValue)", text, of: words,
      otherwise: "it is one of \(words.joined(separator: ", "))")
  }
}
