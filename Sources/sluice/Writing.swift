import Reports

/// What is written, and how.
struct Writing: Sendable {
  let outputs: [Output]
  let detail: TextOptions.Detail
  /// Whether what is in force is all that is asked for.
  let printsSettings: Bool
  /// The options that a further command has to repeat, from where the person stands, to mean the same tree.
  let repeated: String
  /// What a comment is called among others of the same change.
  let label: String
  /// How long a comment may be, in units of UTF-16.
  let limit: Int
  /// The address that somebody wants paths to be put after.
  let linkBase: String?

  init(_ arguments: Arguments, _ settings: Settings, from root: Root) throws(Trouble) {
    outputs = try Output.all(arguments, isColoured: try Writing.isColoured(arguments))
    guard !arguments.has(.quiet) || !arguments.has(.verbose) else {
      throw Trouble("-q and -v contradict each other; keep one of the two")
    }
    printsSettings = arguments.has(.printConfig)
    detail = arguments.has(.quiet) ? .quiet : arguments.has(.verbose) ? .verbose : .normal
    repeated = Writing.repeated(arguments, root)
    label = try Writing.label(arguments)
    limit = try Writing.limit(arguments)
    linkBase = settings.linkBase?.text
  }

  private static func repeated(_ arguments: Arguments, _ root: Root) -> String {
    var values: [(Option, String)] = []
    for option in [Option.root, .config, .app, .baseline, .include, .exclude] {
      values += (arguments.values[option] ?? []).map { (option, $0) }
    }
    if !arguments.has(.root), (try? Root(above: ".")) != root { values.insert((.root, root.fromHere), at: 0) }
    return values.map { " \($0.rawValue) \(Visible.shellWord(Visible.text($1)))" }.joined()
  }

  /// Whether text on standard output is coloured; <https://no-color.org>.
  static func isColoured(_ arguments: Arguments) throws(Trouble) -> Bool {
    enum When: String, CaseIterable { case auto, always, never }
    switch try arguments.choice(.color) ?? When.auto {
    case .always: return true
    case .never: return false
    case .auto:
      return Platform.isTerminal(Platform.standardOutput) && Platform.environment("TERM") != "dumb"
        && (Platform.environment("NO_COLOR") ?? "").isEmpty
    }
  }
}
