import Baseline
import Catalog
import Census
import Projects

extension Plan {
  /// What of a tree a command is about, as far as its projects say that.
  struct TargetChoice: Sendable {
    /// Names or ids; none where all are meant.
    var names: [Settings.Said] = []
    /// The configuration that is judged, where it is not the one that is archived.
    var configuration: String?

    /// Whether an option names targets: what a file says of an app holds for its baseline, too.
    var isByOption: Bool { names.contains { $0.source == .option(.target) } }

    /// Whether it is a view of what a baseline is about.
    var isView: Bool { configuration != nil || isByOption }
  }

  /// The census as the choice has it.
  /// - Parameter isPast: whether it is what there once was: then what the choice names need not have been there.
  func chosen(from census: Census, isPast: Bool) throws(Trouble) -> Census {
    var census = census
    if let name = choice.configuration {
      let known = Set(census.targets.flatMap(\.variants).map(\.configuration)).subtracting([""]).sorted()
      guard isPast || known.contains(name) else {
        throw Trouble.unknown(
          "configuration", name, of: known,
          otherwise: known.isEmpty
            ? "nothing that was read has configurations" : "the targets have \(known.joined(separator: ", "))"
        )
      }
      for place in census.targets.indices { census.targets[place].judge(name) }
      for place in census.specTargets.indices { census.specTargets[place].judge(name) }
    }
    guard !choice.names.isEmpty else { return census }
    var ids: Set<String> = []
    for name in choice.names { ids.formUnion(try Plan.targets(called: name, of: census, isPast: isPast)) }
    return census.narrowed(to: ids, isExact: choice.isByOption)
  }

  private static func targets(
    called said: Settings.Said, of census: Census, isPast: Bool
  ) throws(Trouble) -> [String] {
    let all = census.shipping
    if all.contains(where: { $0.id == said.text }) { return [said.text] }
    let fitting = all.filter { $0.name == said.text && !$0.isGuess }.map(\.id)
    if fitting.count == 1 || isPast { return fitting }
    let place: String = if case .file(let file, let line) = said.source { "\(file):\(line): " } else { "" }
    guard fitting.isEmpty else {
      throw Trouble(
        "\(place)several targets are called \(said.text); name one of them by its id: \(fitting.joined(separator: ", "))"
      )
    }
    let named = all.filter { !$0.isGuess }
    let trouble = Trouble.unknown(
      "target", said.text, of: named.flatMap { [$0.name, $0.id] },
      otherwise: named.isEmpty
        ? "no project is among the files that are read, so there are no targets"
        : "the tree has \(named.prefix(20).map(\.name).joined(separator: ", "))")
    throw Trouble(place + trouble.description)
  }

  /// What of a baseline a census is to be held against: of targets that an option names, their files alone.
  func scope(of census: Census) -> Baseline.Scope {
    var scope = self.scope
    guard choice.isByOption else { return scope }
    let files = Set(census.targets.flatMap(\.sources))
    let holds = scope.holds
    scope.holds = { holds($0) && files.contains($0.file) }
    return scope
  }
}

extension Projects.Target {
  /// Takes a configuration for the one that is judged, where it has that.
  fileprivate mutating func judge(_ configuration: String) {
    guard variants.contains(where: { $0.configuration == configuration }) else { return }
    for place in variants.indices {
      variants[place].isArchived = variants[place].configuration == configuration
      variants[place].isArchivedToo = false
    }
  }
}
