import Catalog

/// `completion`: a script that makes a shell complete what the table of commands holds.
enum CompletionCommand {
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  static func run(_ arguments: Arguments, _ catalog: Catalog) throws(Trouble) -> ExitCode {
    let name = arguments.operands.first ?? ""
    let words = Shell.allCases.map(\.rawValue)
    guard let shell = Shell(rawValue: name) else {
      throw Trouble.unknown(
        "shell", name, of: words, otherwise: "it is one of \(words.joined(separator: ", "))")
    }
    let table = Completion(rules: catalog.rules.map(\.id))
    let script =
      switch shell {
      case .bash: BashCompletion.script(table)
      case .zsh: ZshCompletion.script(table)
      case .fish: FishCompletion.script(table)
      }
    try Session.write(script, to: arguments.value(.output) ?? "-")
    return .clean
  }
}
