import Catalog

/// Help, made from the table of commands and options.
enum Help {
  static let version = "0.1.0"

  static var versionLine: String { "sluice \(version) (catalog \(Catalog.version))\n" }

  static func text(_ arguments: Arguments) -> String {
    arguments.command.map(text) ?? overview
  }

  private static var overview: String {
    var lines = [
      "Sluice counts every place where an app can send data out, store it or read it,",
      "and holds the counts against a checked-in baseline.", "",
      "usage: sluice COMMAND [OPTION…] [PATH…]", "",
    ]
    for command in Command.allCases {
      let rows = wrapped(command.summary, 80 - 19)
      lines.append("  " + padded(command.name, 16) + " " + (rows.first ?? ""))
      lines += rows.dropFirst().map { String(repeating: " ", count: 19) + $0 }
    }
    lines += [
      "", "'sluice COMMAND --help' lists the options of a command.", "",
      "Exit: 0 nothing fails, 1 findings, 2 usage, or something that could not be read.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ command: Command) -> String {
    var lines = [command.summary, "", "usage: sluice \(command.name) [OPTION…] \(command.operands)", ""]
    for option in command.options + [.help] {
      let short = option.short.map { "\($0), " } ?? "    "
      let name = "  \(short)\(option.rawValue)\(option.value.map { " \($0)" } ?? "")"
      let rows = wrapped(help(option, command), 80 - 26)
      lines.append(padded(name, 25) + " " + (rows.first ?? ""))
      lines += rows.dropFirst().map { String(repeating: " ", count: 26) + $0 }
    }
    lines += ["", "example: \(command.example)"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func help(_ option: Option, _ command: Command) -> String {
    switch (option, command) {
    case (.owner, .initialise): "who has to agree when what is on record changes: lines for CODEOWNERS"
    case (.format, .rules): "text (default) or json"
    case (.format, .dump): "json"
    case (.failOn, .diff), (.failOn, .census): "error, warning, note or never (default)"
    case (.format, .manifestSuggest), (.format, .manifestMerge): "text (default) or json"
    case (.reason, .manifestSuggest): "declare a category with a code, as UserDefaults=CA92.1; repeatable"
    default: option.help
    }
  }

  private static func padded(_ text: String, _ columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - text.count))
  }

  private static func wrapped(_ text: String, _ columns: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
