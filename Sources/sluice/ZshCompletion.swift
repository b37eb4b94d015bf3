enum ZshCompletion {
  static func script(_ table: Completion) -> String {
    """
    #compdef sluice
    # Completion of sluice for zsh. Put into ~/.zshrc, after compinit:
    #   source <(sluice completion zsh)
    _sluice() {
      local -a commands rules
      local command="${words[2]}"
      if (( CURRENT == 2 )); then
        commands=(
    \(described(table.firstWords))
        )
        _describe -t commands command commands
        return
      fi
      case "$command" in
    \(table.groups.map { group(of: $0, table) }.joined(separator: "\n"))
      esac
      shift words
      (( CURRENT-- ))
      rules=(\(table.rules.joined(separator: " ")))
      case "$command" in
    \(Command.allCases.map { arguments($0, table) }.joined(separator: "\n"))
      esac
    }
    if [[ "${funcstack[1]}" == _sluice ]]; then _sluice "$@"; else compdef _sluice sluice; fi

    """
  }

  private static func described(_ words: [(word: String, summary: String)]) -> String {
    words.map { "      \(quoted("\($0.word):\($0.summary)"))" }.joined(separator: "\n")
  }

  private static func group(of word: String, _ table: Completion) -> String {
    """
        \(word))
          if (( CURRENT == 3 )); then
            commands=(
        \(described(table.secondWords(after: word)).split(separator: "\n").joined(separator: "\n    "))
            )
            _describe -t commands command commands
            return
          fi
          command="$command ${words[3]}"
          shift words
          (( CURRENT-- )) ;;
    """
  }

  private static func arguments(_ command: Command, _ table: Completion) -> String {
    var specifications = table.options(command).flatMap { option -> [String] in
      let repeats = option.repeats ? "*" : ""
      let help = "[\(escaped(option.help))]"
      guard let value = table.value(option, command) else {
        return ([option.short].compactMap(\.self) + [option.rawValue]).map { $0 + help }
      }
      let action =
        switch value {
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .file: "_files"
        case .folder: "_files -/"
        case .text: " "
        }
      return ["\(repeats)\(option.rawValue)=\(help):\(escaped(option.value ?? "")):\(action)"]
    }
    let (words, takesFiles) = table.operands(command)
    if words == table.rules {
      specifications.append("*:rule or line:{ compadd -a rules; _files }")
    } else if !words.isEmpty {
      specifications.append("1:word:(\(words.joined(separator: " ")))")
    } else if takesFiles {
      specifications.append("*:path:_files")
    }
    let lines = specifications.map { "        \(quoted($0))" }
    return """
          \(quoted(command.name)))
            _arguments -s \\
      \(lines.joined(separator: " \\\n")) ;;
      """
  }

  /// What ends a description of an option early.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
  }

  private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
}
