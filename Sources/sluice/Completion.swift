import Catalog
import Reports

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

/// What can stand where on a command line.
struct Completion {
  /// The ids of all rules.
  let rules: [String]

  enum Value: Equatable {
    case words([String])
    case file
    case folder
    /// Something that only the person knows.
    case text
  }

  /// The words that name commands: the first, and the second ones after it.
  var firstWords: [(word: String, summary: String)] {
    var words: [(word: String, summary: String)] = []
    for command in Command.allCases where !words.contains(where: { $0.word == command.words[0] }) {
      let isGroup = command.words.count > 1
      let seconds = isGroup ? secondWords(after: command.words[0]).map(\.word) : []
      words.append((command.words[0], isGroup ? seconds.joined(separator: ", ") : command.summary))
    }
    return words
  }

  func secondWords(after first: String) -> [(word: String, summary: String)] {
    Command.allCases.filter { $0.words.count > 1 && $0.words[0] == first }.map { ($0.words[1], $0.summary) }
  }

  /// The words before which a second one names the command.
  var groups: [String] {
    firstWords.map(\.word).filter { !secondWords(after: $0).isEmpty }
  }

  func options(_ command: Command) -> [Option] { command.options + [.help] }

  func value(_ option: Option, _ command: Command) -> Value? {
    guard option.value != nil else { return nil }
    switch option {
    case .format: return .words(command.formats.map(\.rawValue))
    case .failOn: return .words(["error", "warning", "note", "never"])
    case .color: return .words(["auto", "always", "never"])
    case .origin: return .words(View.OriginChoice.allCases.map(\.rawValue))
    case .platform: return .words(["iOS", "macOS", "tvOS", "watchOS", "visionOS"])
    case .ci: return .words(CodeHost.allCases.map(\.rawValue))
    case .output, .baseline: return .file
    case .root: return .folder
    default: return .text
    }
  }

  /// What is offered for an operand besides files; nothing where no file fits either.
  func operands(_ command: Command) -> (words: [String], takesFiles: Bool) {
    switch command {
    case .explain, .baselineAccept: (rules, true)
    case .completion: (CompletionCommand.Shell.allCases.map(\.rawValue), false)
    case .rules: ([], false)
    default: ([], true)
    }
  }
}

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
