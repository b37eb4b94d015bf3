import Catalog
import Configuration

/// The command line, split into command, options and operands. Their values are not looked at yet.
struct Arguments: Equatable {
  /// Nothing where only help or the version is asked for.
  var command: Command?
  var values: [Option: [String]] = [:]
  var operands: [String] = []

  func has(_ option: Option) -> Bool { values[option] != nil }
  func value(_ option: Option) -> String? { values[option]?.last }

  init(_ words: [String]) throws(Trouble) {
    var scanner = WordScanner(words: words[...])
    try scanner.scan()
    values = scanner.values
    let count = try chooseCommand(scanner.operands, isHelp: scanner.values[.help] != nil)
    operands = Array(scanner.operands.dropFirst(count))
    try checkOptions()
  }

  /// How many operands name the command.
  private mutating func chooseCommand(_ operands: [String], isHelp: Bool) throws(Trouble) -> Int {
    guard let first = operands.first else {
      if isHelp || has(.version) { return 0 }
      throw Trouble("no command is given; 'sluice check' is the main one, 'sluice --help' lists them all")
    }
    let fitting = Command.allCases.filter { $0.words[0] == first }
    if let command = fitting.first(where: { operands.starts(with: $0.words) }) {
      self.command = command
      return command.words.count
    }
    guard fitting.isEmpty else {
      if isHelp && operands.count == 1 { return 1 }
      let seconds = fitting.map { $0.words[1] }
      guard operands.count > 1 else {
        throw Trouble("'sluice \(first)' needs one of \(seconds.joined(separator: ", ")) after it")
      }
      throw Trouble.unknown(
        "command", "\(first) \(operands[1])", of: fitting.map(\.name),
        otherwise: "'sluice \(first)' has \(seconds.joined(separator: ", "))")
    }
    throw Trouble.unknown(
      "command", first, of: Array(Set(Command.allCases.map { $0.words[0] })).sorted(),
      otherwise: "'sluice --help' lists them; to check a folder: 'sluice check FOLDER'")
  }

  private func checkOptions() throws(Trouble) {
    guard let command, !has(.help), !has(.version) else { return }
    for option in Option.allCases where has(option) && !command.options.contains(option) {
      throw Trouble(
        "'sluice \(command.name)' has no option \(option.rawValue); 'sluice \(command.name) --help' lists those it has"
      )
    }
    if command != .manifestSuggest, (values[.reason]?.count ?? 0) > 1 {
      throw Trouble("--reason is given twice; keep one of the two")
    }
    guard command.operandCount.contains(operands.count) else {
      let what = command.operands.isEmpty ? "nothing" : command.operands
      throw Trouble("'sluice \(command.name)' takes \(what) and was given \(operands.count) operands")
    }
  }
}

private struct WordScanner {
  var words: ArraySlice<String>
  var values: [Option: [String]] = [:]
  var operands: [String] = []

  init(words: ArraySlice<String>) { self.words = words }

  mutating func scan() throws(Trouble) {
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        return
      }
      // A lone hyphen is standard input or output.
      if word.hasPrefix("-"), word != "-" { try take(word) } else { operands.append(word) }
    }
  }

  private mutating func take(_ word: String) throws(Trouble) {
    let name = String(word.prefix { $0 != "=" })
    guard let option = Option.allCases.first(where: { $0.rawValue == name || $0.short == name }) else {
      throw Trouble.unknown(
        "option", name, of: Option.allCases.map(\.rawValue), otherwise: "'sluice --help' lists them")
    }
    var value = ""
    if option.value != nil {
      if name.count < word.count {
        value = String(word.dropFirst(name.count + 1))
      } else if let next = words.popFirst() {
        value = next
      } else {
        throw Trouble("\(option.rawValue) needs a value: \(option.rawValue) \(option.value ?? "")")
      }
    } else if name.count < word.count {
      throw Trouble("\(option.rawValue) takes no value")
    }
    if values[option] != nil, option.value != nil, !option.repeats {
      throw Trouble("\(option.rawValue) is given twice; keep one of the two")
    }
    values[option, default: []].append(value)
  }
}

extension Trouble {
  /// Something that is not known, answered with the nearest that is.
  static func unknown(_ kind: String, _ word: String, of known: [String], otherwise: String) -> Trouble {
    guard let nearest = Nearest.to(word, of: known) else {
      return Trouble("unknown \(kind) '\(word)'; \(otherwise)")
    }
    return Trouble("unknown \(kind) '\(word)'; did you mean '\(nearest)'?")
  }
}
