/// For bash from 3.2 on, the one of macOS.
enum BashCompletion {
  static func script(_ table: Completion) -> String {
    let withValue = Option.allCases.filter { $0.value != nil }.map(\.rawValue).joined(separator: "|")
    return """
      # Completion of sluice for bash. Put into ~/.bashrc:
      #   source <(sluice completion bash)
      _sluice() {
        local current="${COMP_WORDS[COMP_CWORD]}" command="" option="" word words="" i
        COMPREPLY=()
        for ((i = 1; i < COMP_CWORD; i++)); do
          word="${COMP_WORDS[i]}"
          if [[ -n $option ]]; then
            # bash splits --option=value at the sign.
            [[ $word == "=" ]] || option=""
            continue
          fi
          case "$word" in
            \(withValue)) option="$word" ;;
            -*) ;;
            *)
              case "$command" in
                "") command="$word" ;;
                \(table.groups.joined(separator: "|"))) command="$command $word" ;;
              esac ;;
          esac
        done
        [[ $current == "=" ]] && current=""
        if [[ -n $option ]]; then
          case "$command $option" in
      \(values(table).joined(separator: "\n"))
          esac
        else
          case "$command" in
            "") words="\(words(table.firstWords.map(\.word) + ["--help", "--version"]))" ;;
      \(commands(table).joined(separator: "\n"))
          esac
        fi
        # Without a word that fits, bash offers files.
        [[ -n $words ]] && COMPREPLY=($(compgen -W "$words" -- "$current"))
        return 0
      }
      complete -o bashdefault -o default -F _sluice sluice

      """
  }

  private static func words(_ words: [String]) -> String { words.joined(separator: " ") }

  private static func values(_ table: Completion) -> [String] {
    Command.allCases.flatMap { command in
      table.options(command).compactMap { option -> String? in
        guard case .words(let choices) = table.value(option, command) else { return nil }
        return "      \"\(command.name) \(option.rawValue)\") words=\"\(words(choices))\" ;;"
      }
    }
  }

  private static func commands(_ table: Completion) -> [String] {
    let groups = table.groups.map { group in
      "      \(group)) words=\"\(words(table.secondWords(after: group).map(\.word)))\" ;;"
    }
    let commands = Command.allCases.map { command in
      let options = table.options(command).map(\.rawValue)
      let operands = table.operands(command).words
      let lead = "      \"\(command.name)\")"
      // Options only where one is begun, so that they do not hide what is usual.
      return """
        \(lead)
                if [[ $current == -* ]]; then words="\(words(options))"; else words="\(words(operands))"; fi ;;
        """
    }
    return groups + commands
  }
}
