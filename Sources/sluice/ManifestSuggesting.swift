import Audit
import Baseline
import Catalog
import Census
import Projects
import Reports

/// `manifest suggest`: what manifests lack; with `--write`, what of it is certain or said by a person.
enum ManifestSuggesting {
  static func run(_ arguments: Arguments, _ ground: RootConfiguration) throws(Trouble) -> ExitCode {
    let plan = try Plan(arguments, paths: arguments.operands, ground)
    let choices = try Choice.all(arguments.values[.reason] ?? [], ground.catalog.manifest)
    guard choices.isEmpty || arguments.has(.write) else {
      throw Trouble("--reason says what to write; add --write, or leave it out")
    }
    let census = try plan.census(ground.catalog, telling: .gating)
    let context = AuditContext(census, ground.catalog, subjects: AuditSubject.all(of: census))
    let asked = Set(census.limited(to: plan.reading.part).targets.map(\.id))
    var suggestions = context.manifestSuggestions.filter { asked.contains($0.one.target.id) }
    if let name = arguments.value(.target) {
      let target = try context.subject(name).target.id
      suggestions = suggestions.filter { $0.one.target.id == target }
    }
    if arguments.has(.write) {
      return try write(suggestions, choices, plan, ground)
    }
    for output in plan.writing.outputs {
      let options = TextOptions(
        isColoured: output.isColoured, detail: plan.writing.detail, repeated: plan.writing.repeated)
      let text =
        output.format == .json
        ? JSONReport.suggestions(suggestions).page : TextSuggestion(suggestions, options).text
      try Session.write(text, to: output.destination)
    }
    return .clean
  }

  /// A reason that a person passed.
  private struct Choice {
    let category: String
    let code: String

    /// From `UserDefaults=CA92.1`.
    static func all(_ texts: [String], _ schema: ManifestSchema) throws(Trouble) -> [Choice] {
      var choices: [Choice] = []
      for text in texts { choices.append(try Choice(text, schema)) }
      return choices
    }

    private init(_ text: String, _ schema: ManifestSchema) throws(Trouble) {
      let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw Trouble("--reason \(text) is no CATEGORY=CODE; write it as --reason UserDefaults=CA92.1")
      }
      let meant = schema.category(parts[0])?.name ?? schema.suggestion(for: parts[0], .category)?.values.first
      guard let meant, let category = schema.category(meant) else {
        let names = schema.categories.map { $0.name.dropFirst(ManifestSchema.categoryPrefix.count) }
        throw Trouble("'\(parts[0])' is no category; it is one of \(names.joined(separator: ", "))")
      }
      let codes = schema.reasons(of: category.name).map(\.code)
      guard codes.contains(parts[1]) else {
        throw Trouble(
          "'\(parts[1])' is no reason for \(category.name); it has \(codes.joined(separator: ", ")), which 'sluice explain \(category.name)' describes"
        )
      }
      self.category = category.name
      code = parts[1]
    }
  }

  private static func write(
    _ suggestions: [ManifestSuggestion], _ choices: [Choice], _ plan: Plan, _ ground: RootConfiguration
  ) throws(Trouble) -> ExitCode {
    for choice in choices {
      let fitting = suggestions.filter { $0.parts.contains { $0.category.name == choice.category } }
      guard !fitting.isEmpty else {
        throw Trouble("no target lacks \(choice.category), so --reason for it says nothing; leave it out")
      }
      guard fitting.count == 1 else {
        let ids = fitting.map(\.one.target.id).joined(separator: ", ")
        throw Trouble("several targets lack \(choice.category); say with --target which is meant: \(ids)")
      }
    }
    var changes: [(path: String, text: String, words: String)] = []
    var open: [String] = []
    // All is worked out before anything is written, so that one file that cannot be changed leaves all as they are.
    for suggestion in suggestions {
      let additions = suggestion.parts.compactMap { part -> ManifestEdit.Addition? in
        let said = choices.filter { $0.category == part.category.name }.map(\.code)
        let codes = said.isEmpty ? part.writable : said
        if codes.isEmpty { open.append("\(part.category.name) of \(suggestion.one.target.id)") }
        return codes.isEmpty ? nil : ManifestEdit.Addition(part.category.name, codes)
      }
      for part in suggestion.parts {
        let said = choices.filter { $0.category == part.category.name }.map(\.code)
        try refuse(said, part)
      }
      if additions.isEmpty { continue }
      guard !changes.contains(where: { $0.path == suggestion.path }) else {
        throw Trouble("several targets would change \(suggestion.path); say with --target which is meant")
      }
      let text = try text(of: suggestion, additions, plan, ground)
      let words = additions.map { "\($0.category) with \($0.codes.joined(separator: ", "))" }
      changes.append((suggestion.path, text, words.joined(separator: "; ")))
    }
    for change in changes {
      try Platform.writeFile(change.text, to: plan.reading.root.absolute(change.path), overwriting: true)
      Session.warn("\(change.path) declares \(change.words)")
    }
    let written = Set(changes.map(\.path))
    try sayWhoTakes(
      suggestions.filter { !$0.isCopied && !$0.one.target.isGuess && written.contains($0.path) }, plan, ground
    )
    if open.isEmpty { return .clean }
    Session.warn(
      "not written, since only a person can say why: \(open.joined(separator: "; ")); see 'sluice manifest suggest', and pass --reason CATEGORY=CODE"
    )
    return .findings
  }

  /// Says of new files whether the projects take them by themselves, now that they are there.
  private static func sayWhoTakes(
    _ suggestions: [ManifestSuggestion], _ plan: Plan, _ ground: RootConfiguration
  ) throws(Trouble) {
    if suggestions.isEmpty { return }
    let census = try plan.census(ground.catalog, telling: .none).whole
    for suggestion in suggestions {
      let (path, target) = (suggestion.path, suggestion.one.target)
      if census.targets.contains(where: { $0.id == target.id && $0.resources.contains(path) }) {
        Session.warn("\(path) is copied by \(target.id), which takes what is in its folder")
      } else if census.specTargets.contains(where: { $0.name == target.name && $0.resources.contains(path) })
      {
        Session.warn(
          "\(path) is not copied yet; its spec takes it, so generate the project of \(target.id) anew")
      } else {
        Session.warn("\(path) is not copied yet; add it to the resources of \(target.id)")
      }
    }
  }

  /// What Apple approves for others alone is not written, whoever asks for it.
  private static func refuse(_ codes: [String], _ part: ManifestSuggestion.Part) throws(Trouble) {
    for evidence in part.evidence
    where evidence.reason.isForSDKs && evidence.verdict == .contradicted
      && codes.contains(evidence.reason.code)
    {
      throw Trouble(
        "\(evidence.reason.code) is not written: \(evidence.why); pass the reason of the app itself")
    }
  }

  private static func text(
    of suggestion: ManifestSuggestion, _ additions: [ManifestEdit.Addition], _ plan: Plan,
    _ ground: RootConfiguration
  ) throws(Trouble) -> String {
    let path = plan.reading.root.absolute(suggestion.path)
    guard suggestion.file != nil else {
      guard Platform.kind(of: path) == nil else {
        throw Trouble(
          "\(suggestion.path) is there already, and is no manifest of \(suggestion.one.target.id) that was read; move it, or add it to the target if it is meant for that"
        )
      }
      return ManifestEdit.newFile(additions)
    }
    let bytes = try Platform.read(path)
    do throws(ManifestEdit.Refusal) {
      return try ManifestEdit.adding(additions, to: bytes, ground.catalog.manifest)
    } catch {
      throw Trouble("\(suggestion.path) is left as it is: \(error.message)")
    }
  }
}
