import Catalog
import Reports

/// One run of the program: from words to an exit code.
enum Session {
  static func run(_ words: [String]) -> ExitCode {
    do throws(Trouble) {
      let arguments = try Arguments(words)
      if arguments.has(.help) { return try show(Help.text(arguments)) }
      if arguments.has(.version) { return try show(Help.versionLine) }
      guard let command = arguments.command else { return try show(Help.text(arguments)) }
      return try run(command, arguments)
    } catch {
      let message = Escape.line(error.description)
      _ = Platform.write("sluice: \(message)\n", to: Platform.standardError)
      return .trouble
    }
  }

  private static func run(_ command: Command, _ arguments: Arguments) throws(Trouble) -> ExitCode {
    try arguments.checkDestinations()
    switch command {
    case .initialise: return try InitCommand.run(arguments)
    case .check:
      let ground = try ground(of: arguments, paths: arguments.operands)
      return try CheckCommand.run(
        plans(arguments, ground), today: arguments.today(), since: arguments.value(.since), ground.catalog)
    case .census:
      let ground = try ground(of: arguments, paths: arguments.operands)
      return try CensusCommand.run(plans(arguments, ground), ground.catalog)
    case .diff: return try DiffCommand.run(arguments)
    case .baselineWrite, .baselineUpdate, .baselineAccept, .baselineMerge:
      return try change(command, arguments)
    case .explain: return try ExplainCommand.run(arguments, explained(arguments))
    case .rules: return try RulesCommand.run(arguments, explained(arguments))
    case .completion: return try CompletionCommand.run(arguments, Catalog.shipped())
    case .manifestLint, .manifestSuggest, .manifestMerge: return try ManifestCommand.run(command, arguments)
    case .tokens: return try TokensCommand.run(arguments)
    case .dump: return try DumpCommand.run(arguments)
    }
  }

  /// Said once for a run, which can make more than one plan.
  static func ground(
    of arguments: Arguments, paths: [String]
  ) throws(Trouble) -> RootConfiguration {
    let ground = try RootConfiguration(arguments, paths: paths)
    if let misnamed = ground.misnamed {
      warn("\(misnamed) is not read, so nothing in it counts; call it \(Root.configuration)")
    }
    return ground
  }

  /// A plan for each app.
  private static func plans(_ arguments: Arguments, _ ground: RootConfiguration) throws(Trouble) -> [Plan] {
    var plans: [Plan] = []
    for one in try arguments.forEachApp(of: ground.configuration) {
      plans.append(try Plan(one, paths: one.operands, ground))
    }
    return plans
  }

  /// The rules for commands that say what rules there are: whoever mends a broken configuration asks them.
  private static func explained(_ arguments: Arguments) throws(Trouble) -> Catalog {
    do throws(Trouble) {
      let paths = arguments.operands.compactMap { RuleOrLine($0).existingFile }
      return try ground(of: arguments, paths: paths).catalog
    } catch {
      warn("\(error); only the rules that Sluice ships are shown")
      return try Catalog.shipped()
    }
  }

  /// Changes the baseline of each app.
  private static func change(_ command: Command, _ arguments: Arguments) throws(Trouble) -> ExitCode {
    let paths =
      switch command {
      case .baselineAccept: arguments.operands.compactMap { RuleOrLine($0).existingFile }
      case .baselineMerge: [String]()
      default: arguments.operands
      }
    let ground = try ground(of: arguments, paths: paths)
    let apps = try arguments.forEachApp(of: ground.configuration)
    let isForOne = command == .baselineAccept || command == .baselineMerge
    guard !isForOne || apps.count == 1 else {
      let names = apps.compactMap { $0.value(.app) }.joined(separator: ", ")
      throw Trouble(
        "'sluice \(command.words.joined(separator: " "))' is for one app; say which of \(names) with --app NAME"
      )
    }
    for one in apps { _ = try BaselineCommand.run(command, one, ground.catalog) }
    return .clean
  }

  static func show(_ text: String) throws(Trouble) -> ExitCode {
    try write(text, to: "-")
    return .clean
  }

  /// Writes to a file, whole or not at all, or to standard output.
  static func write(_ text: String, to destination: String) throws(Trouble) {
    guard destination == "-" else { return try Platform.writeFile(text, to: destination, overwriting: true) }
    // Whoever closed the pipe has read what they wanted.
    if case .failed(let why) = Platform.write(text, to: Platform.standardOutput) {
      throw Trouble("the report cannot be written: \(why); free some space, or name a file with --output")
    }
  }

  static func warn(_ text: String) {
    _ = Platform.write("sluice: \(Escape.line(text))\n", to: Platform.standardError)
  }
}
