import Baseline
import Catalog
import Reports

/// `rules`: all of them.
enum RulesCommand {
  static func run(_ arguments: Arguments, _ catalog: Catalog) throws(Trouble) -> ExitCode {
    let outputs = try Output.all(arguments, isColoured: try Writing.isColoured(arguments))
    for output in outputs {
      let text =
        output.format == .json
        ? JSONReport.rules(catalog).page : TextRules.list(catalog, isColoured: output.isColoured)
      try Session.write(text, to: output.destination)
    }
    return .clean
  }
}
