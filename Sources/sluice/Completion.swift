import Catalog
import Configuration
import Reports

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
    case .failOn: return .words(Configuration.FailLevel.allCases.map(\.rawValue))
    case .color: return .words(["auto", "always", "never"])
    case .origin: return .words(View.OriginChoice.allCases.map(\.rawValue))
    case .platform: return .words(ApplePlatform.names)
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
