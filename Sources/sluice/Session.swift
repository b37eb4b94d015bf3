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
    switch command {
    case .check: try CheckCommand.run(Plan(arguments, paths: arguments.operands), try loadCatalog())
    case .census: try CensusCommand.run(Plan(arguments, paths: arguments.operands), try loadCatalog())
    case .baselineWrite, .baselineUpdate, .baselineAccept:
      try BaselineCommand.run(command, arguments, try loadCatalog())
    case .explain: try ExplainCommand.run(arguments, try loadCatalog())
    case .rules: try RulesCommand.run(arguments, try loadCatalog())
    case .tokens: try TokensCommand.run(arguments)
    case .dump: try DumpCommand.run(arguments)
    }
  }

  private static func loadCatalog() throws(Trouble) -> Catalog {
    do throws(CatalogError) {
      return try Catalog.load()
    } catch {
      throw Trouble("Sluice's own catalog is broken at \(error); please report it")
    }
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
