import Catalog
import Census
import Configuration
import Projects
import Trees

/// What of a tree a command is about: a part of its census.
struct View: Sendable {
  enum OriginChoice: String, CaseIterable, Sendable { case first, third, all }

  let origin: OriginChoice
  /// What it is compiled as.
  let build: Build
  /// Names or ids of targets; none where all are meant.
  let targets: [Settings.Said]
  /// The configuration that is judged, where it is not the one that is archived.
  let configuration: String?

  init(_ arguments: Arguments, _ settings: Settings) throws(Trouble) {
    origin = try arguments.choice(.origin) ?? .all
    let platforms =
      try View.platform(arguments).map { [$0] }
      ?? settings.platforms.compactMap { ApplePlatform(anyCase: $0.text) }
    build = Build(platforms: platforms, flags: Set(arguments.values[.define] ?? []))
    targets = settings.targets
    configuration = arguments.value(.configuration)
  }

  private static func platform(_ arguments: Arguments) throws(Trouble) -> ApplePlatform? {
    guard let text = arguments.value(.platform) else { return nil }
    guard let platform = ApplePlatform(anyCase: text) else {
      throw Trouble(
        "--platform \(text) is not known; it is one of \(ApplePlatform.names.joined(separator: ", "))")
    }
    return platform
  }

  /// Whether an option names targets: what a file says of an app holds for its baseline, too.
  var namesTargets: Bool { targets.contains { $0.source == .option(.target) } }

  /// Whether it is of a part of what ships, and so of a part of what a baseline is about.
  var narrowsTargets: Bool { configuration != nil || namesTargets }

  /// The part of a census that is meant.
  /// - Parameter isPast: whether it is what there once was: then what is named need not have been there.
  func of(_ census: Census, isPast: Bool) throws(Trouble) -> Census {
    var census = census
    if !build.isOpen { census.sites.removeAll { !build.admits($0.condition) } }
    for place in census.targets.indices { census.targets[place].keep(build.platforms) }
    switch origin {
    case .all: break
    case .first: census.sites.removeAll { $0.origin != .firstParty }
    case .third: census.sites.removeAll { $0.origin != .thirdParty }
    }
    if let configuration { try judge(configuration, in: &census, isPast: isPast) }
    guard !targets.isEmpty else { return census }
    var ids: Set<String> = []
    for name in targets { ids.formUnion(try View.targets(called: name, of: census, isPast: isPast)) }
    return census.narrowed(to: ids, isExact: namesTargets)
  }

  private func judge(_ name: String, in census: inout Census, isPast: Bool) throws(Trouble) {
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
}

extension Target {
  /// Takes a configuration for the one that is judged, where it has that.
  fileprivate mutating func judge(_ configuration: String) {
    guard variants.contains(where: { $0.configuration == configuration }) else { return }
    for place in variants.indices {
      variants[place].isArchived = variants[place].configuration == configuration
      variants[place].isArchivedToo = false
    }
  }

  /// Leaves out what is built for other platforms, where those are built differently.
  /// - Parameter platforms: none where all are meant.
  fileprivate mutating func keep(_ platforms: [ApplePlatform]) {
    if platforms.isEmpty { return }
    let kept = variants.filter { $0.platforms.isEmpty || $0.platforms.contains(where: platforms.contains) }
    if !kept.isEmpty { variants = kept }
  }
}
