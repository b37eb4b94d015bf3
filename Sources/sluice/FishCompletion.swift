enum FishCompletion {
  static func script(_ table: Completion) -> String {
    var lines = [
      "# Completion of sluice for fish. Put into ~/.config/fish/config.fish:",
      "#   sluice completion fish | source",
      "function __sluice_is",
      "  set -l words (commandline -opc)",
      "  set -e words[1]",
      "  set -l given",
      "  for word in $words",
      "    string match -q -- '-*' $word; or set -a given $word",
      "  end",
      "  test (count $argv) -eq 0; and test (count $given) -eq 0; and return 0",
      "  test (count $argv) -gt 0; and test \"$given[1..\"(count $argv)\"]\" = \"$argv\"",
      "end",
      "complete -c sluice -f",
      "complete -c sluice -n __sluice_is -l version -d 'print the version'",
      "complete -c sluice -s h -l help -d 'print help'",
    ]
    for (word, summary) in table.firstWords {
      lines.append("complete -c sluice -n __sluice_is -a \(word) -d \(quoted(summary))")
    }
    for group in table.groups {
      let seconds = table.secondWords(after: group)
      let others = seconds.map { "not __sluice_is \(group) \($0.word)" }.joined(separator: "; and ")
      for (word, summary) in seconds {
        lines.append(
          "complete -c sluice -n '__sluice_is \(group); and \(others)' -a \(word) -d \(quoted(summary))")
      }
    }
    for command in Command.allCases { lines += self.lines(command, table) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ command: Command, _ table: Completion) -> [String] {
    let lead = "complete -c sluice -n '__sluice_is \(command.name)'"
    var lines = command.options.map { option in
      let short = option.short.map { " -s \($0.dropFirst())" } ?? ""
      let value =
        switch table.value(option, command) {
        case nil: ""
        case .words(let words): " -x -a '\(words.joined(separator: " "))'"
        case .file: " -r -F"
        case .folder: " -x -a '(__fish_complete_directories)'"
        case .text: " -x"
        }
      return "\(lead)\(short) -l \(option.rawValue.dropFirst(2))\(value) -d \(quoted(option.help))"
    }
    let (words, takesFiles) = table.operands(command)
    if !words.isEmpty { lines.append("\(lead) -a '\(words.joined(separator: " "))'") }
    if takesFiles { lines.append("\(lead) -F") }
    return lines
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
