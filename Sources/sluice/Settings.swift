import Baseline
import Catalog
import Configuration
import Formats

/// What is in force, and who said it. An option wins over what the configuration says for an app, that over what it
/// says for all, and that over the default.
struct Settings {
  /// A value as text, and where it comes from.
  struct Said: Equatable {
    var text: String
    var source: Source
  }

  enum Source: Equatable {
    case option(Option)
    /// A file and a line of it.
    case file(String, Int)
    case standard
  }

  /// The lightest severity that fails.
  struct Level {
    let said: Said
    /// Nothing where none does.
    let severity: Severity?
  }

  var include: [Said]
  var exclude: [Said]
  var thirdParty: [Said]
  var tests: [Said]
  var samples: [Said]
  var platforms: [Said]
  /// Of a project: what the app is made of.
  var targets: [Said]
  /// As somebody named it: from where they stand in an option, from the root in the configuration.
  var baseline: Said
  let failLevel: Level
  var linkBase: Said?
  let configuration: Configuration
  let app: Configuration.App?

  init(_ arguments: Arguments, _ configuration: Configuration) throws(Trouble) {
    self.configuration = configuration
    let app = try Settings.app(arguments, configuration)
    self.app = app
    let file = configuration.file
    let said = { (settings: [Configuration.Setting<String>]?) -> [Said] in
      (settings ?? []).map { Said(text: $0.value, source: .file(file, $0.position.line)) }
    }
    include = Settings.options(arguments, .include) ?? said(app?.include ?? configuration.include)
    exclude = Settings.options(arguments, .exclude) ?? said(app?.exclude ?? configuration.exclude)
    thirdParty = said(configuration.thirdParty)
    tests = said(configuration.tests)
    samples = said(configuration.samples)
    // Commands on manifests choose among the targets by themselves.
    let isOfManifests = [.manifestSuggest, .manifestMerge].contains(arguments.command)
    targets = (isOfManifests ? nil : Settings.options(arguments, .target)) ?? said(app?.targets)
    // A baseline is about all branches of the code, whatever the views on it are narrowed to.
    let isView = arguments.command?.options.contains(.platform) ?? false
    platforms =
      Settings.options(arguments, .platform)
      ?? (isView ? said(configuration.platforms?.map { .init($0.value.rawValue, at: $0.position) }) : [])
    linkBase = try Settings.linkBase(arguments) ?? said(configuration.linkBase.map { [$0] }).first
    failLevel = try Level(arguments, configuration)
    // Two apps never share a baseline unless somebody says so: what is new in one would be known in the other.
    let named = app.map(\.baseline) ?? configuration.baseline
    let standard = app.map { "Baselines/\($0.name).jsonl" } ?? BaselinePlace.atRoot
    baseline =
      Settings.options(arguments, .baseline)?.last ?? said(named.map { [$0] }).first
      ?? Said(text: standard, source: .standard)
  }

  var appName: String? { app?.name }

  func source(_ position: Position) -> Source { .file(configuration.file, position.line) }

  private static func app(
    _ arguments: Arguments, _ configuration: Configuration
  ) throws(Trouble) -> Configuration.App? {
    guard let name = arguments.value(.app) else { return nil }
    if let app = configuration.apps.first(where: { $0.name == name }) { return app }
    guard !configuration.apps.isEmpty else {
      throw Trouble(
        "there is no app '\(name)': the configuration names none; add it under 'apps:', or leave out --app")
    }
    let names = configuration.apps.map(\.name)
    throw Trouble.unknown(
      "app", name, of: names,
      otherwise: "\(configuration.file) has \(names.joined(separator: ", "))")
  }

  private static func linkBase(_ arguments: Arguments) throws(Trouble) -> Said? {
    guard let base = options(arguments, .linkBase)?.last else { return nil }
    guard Configuration.isAddress(base.text) else {
      throw Trouble(
        "--link-base \(base.text) is no address; write in full what paths are put after, from its https: on"
      )
    }
    return base
  }

  private static func options(_ arguments: Arguments, _ option: Option) -> [Said]? {
    arguments.values[option].map { $0.map { Said(text: $0, source: .option(option)) } }
  }
}

extension Settings.Level {
  fileprivate init(_ arguments: Arguments, _ configuration: Configuration) throws(Trouble) {
    var source = Settings.Source.standard
    var level = Configuration.FailLevel.error
    if let option = try arguments.choice(.failOn, of: Configuration.FailLevel.allCases) {
      (level, source) = (option, .option(.failOn))
    } else if let setting = configuration.failLevel {
      (level, source) = (setting.value, .file(configuration.file, setting.position.line))
    }
    // Strict means that warnings fail, too, where anything does.
    if arguments.has(.strict), level == .error { (level, source) = (.warning, .option(.strict)) }
    said = Settings.Said(text: level.rawValue, source: source)
    severity = Severity(rawValue: level.rawValue)
  }
}

extension Settings {
  var severities: Severities {
    Severities(
      Dictionary(
        configuration.severities.map { choice in
          (choice.rules, Severity(rawValue: choice.weight.rawValue).map { .severity($0) } ?? .off)
        }, uniquingKeysWith: { $1 }))
  }

  var promises: [Baseline.Promise] {
    configuration.promises.map { said in
      var promise = Baseline.Promise(
        rules: said.rules, note: Baseline.Note(reason: said.reason, owner: said.owner))
      promise.isConfigured = true
      return promise
    }
  }
}
