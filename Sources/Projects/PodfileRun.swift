import Formats

/// Follows what a Podfile would do: functions, loops over what is written out, and names that stand for texts.
///
/// What is worked out in another way is not followed, and said to be so.
struct PodfileRun {
  static let maximumUseCount = 1_000
  private static let maximumStepCount = 20_000
  /// No statement of a real one is as long.
  private static let tokensPerStep = 16
  private static let maximumCallDepth = 8
  private static let maximumLoopCount = 100
  private static let maximumDefinitionCount = 300

  /// A target, or what several have in common.
  private struct Definition {
    /// Nothing where it is no target of a project.
    var name: String?
    var parent: Int?
    /// Whether pods of what is around it are its own, too.
    var inherits = true
    var isDynamic: Bool?
    var pods: [Pod] = []
  }

  private struct Pod {
    var name: String
    var path: String
    var configurations: [String]
    var offset: Int
  }

  private let program: PodfileProgram
  private let lines: LineTable
  private let functions: [String: Int]
  private var definitions = [Definition()]
  private var steps = 0
  private var uses = 0
  private var found = Podfile()
  private var known: Set<String> = []

  init(_ program: PodfileProgram, _ lines: LineTable) {
    self.program = program
    self.lines = lines
    var functions: [String: Int] = [:]
    for (number, block) in program.blocks.enumerated() {
      if case .function(let name, _) = block.kind { functions[name] = number }
    }
    self.functions = functions
  }

  mutating func podfile() -> Podfile {
    var names = RubyNames()
    run(0, &names, in: 0, depth: 0)
    var known: Set<Podfile.Use> = []
    for place in definitions.indices where definitions[place].name != nil {
      for use in uses(of: place) where found.uses.count < Self.maximumUseCount {
        if known.insert(use).inserted { found.uses.append(use) }
      }
    }
    return found
  }

  /// The pods of the tree that a target has: its own, and those around it.
  private func uses(of target: Int) -> [Podfile.Use] {
    guard let name = definitions[target].name else { return [] }
    var isDynamic: Bool?
    var pods: [Pod] = []
    var inherits = true
    var next: Int? = target
    while let place = next, pods.count < Self.maximumUseCount {
      let one = definitions[place]
      isDynamic = isDynamic ?? one.isDynamic
      if inherits { pods += one.pods }
      inherits = inherits && one.inherits
      next = one.parent
    }
    return pods.map { pod in
      Podfile.Use(
        target: name, pod: pod.name, path: pod.path, isDynamic: isDynamic ?? false,
        configurations: pod.configurations, position: lines.position(of: pod.offset))
    }
  }

  private mutating func leaveOut(_ place: Int, _ why: String) {
    guard found.unread.count < 50, program.tokens.indices.contains(place) else { return }
    let one = Unread(.absentDependency, at: lines.position(of: program.tokens[place].offset), why)
    if !found.unread.contains(one) { found.unread.append(one) }
  }
}

// MARK: - Statements

extension PodfileRun {
  private mutating func run(_ block: Int, _ names: inout RubyNames, in definition: Int, depth: Int) {
    for statement in program.blocks[block].statements {
      let rest = statement.rest
      guard takeStep(over: rest) else { return }
      switch statement.kind {
      case .pod: addPod(rest, names, in: definition)
      case .frameworks:
        definitions[definition].isDynamic = !program.tokens[rest].contains { $0.text == "static" }
      case .inheritance:
        definitions[definition].inherits = program.tokens[rest].contains { $0.text == "complete" }
      case .assignment(let name):
        var isSure = true
        if case .condition = program.blocks[block].kind { isSure = false }
        names.set(name, program.value(of: rest, names), isSure: isSure)
      case .call(let name): call(name, rest, names, in: definition, depth: depth)
      case .block(let inner): enter(inner, &names, in: definition, depth: depth)
      }
    }
  }

  /// Whether there is still time to look at some tokens: in a loop a long statement is looked at again and again.
  private mutating func takeStep(over tokens: Range<Int>) -> Bool {
    let before = steps
    steps += 1 + tokens.count / Self.tokensPerStep
    if steps <= Self.maximumStepCount { return true }
    if before <= Self.maximumStepCount {
      leaveOut(tokens.lowerBound, "it does more than is followed, so which pods its targets get is not known")
    }
    return false
  }

  private mutating func enter(_ block: Int, _ names: inout RubyNames, in definition: Int, depth: Int) {
    switch program.blocks[block].kind {
    case .function, .hook: return
    case .other, .condition: run(block, &names, in: definition, depth: depth)
    case .loop(let list, let name):
      guard takeStep(over: list) else { return }
      guard let values = program.value(of: list, names)?.list else {
        names.set(name, nil)
        return run(block, &names, in: definition, depth: depth)
      }
      for value in values.prefix(Self.maximumLoopCount) {
        names.set(name, .text(value))
        run(block, &names, in: definition, depth: depth)
      }
    case .abstractTarget: define(nil, block, &names, in: definition, depth: depth)
    case .target(let rest):
      guard takeStep(over: rest) else { return }
      let name = program.arguments(rest).first.flatMap { program.value(of: $0.value, names)?.text }
      if name == nil { leaveOut(rest.lowerBound, "which target this is, only running the Podfile tells") }
      define(name, block, &names, in: definition, depth: depth)
    }
  }

  private mutating func define(
    _ name: String?, _ block: Int, _ names: inout RubyNames, in parent: Int, depth: Int
  ) {
    guard definitions.count < Self.maximumDefinitionCount else { return }
    definitions.append(Definition(name: name, parent: parent))
    run(block, &names, in: definitions.count - 1, depth: depth)
  }

  private mutating func call(
    _ name: String, _ rest: Range<Int>, _ names: RubyNames, in definition: Int, depth: Int
  ) {
    if let block = functions[name], case .function(_, let parameters) = program.blocks[block].kind {
      guard depth < Self.maximumCallDepth else { return }
      // A function sees nothing of who calls it but what it is given.
      var inner = names.constants
      for (parameter, argument) in zip(parameters, program.arguments(rest)) {
        inner.set(parameter, program.value(of: argument.value, names))
      }
      return run(block, &inner, in: definition, depth: depth + 1)
    }
    // What is outside of targets prepares them.
    if definition == 0 || Self.harmless.contains(name) { return }
    leaveOut(
      rest.lowerBound - 1,
      "which pods '\(name.prefix(60))' adds is in another file, so what it links is not known")
  }

  /// Words of Podfiles, and of Ruby, that add no pod.
  private static let harmless: Set<String> = [
    "platform", "project", "workspace", "source", "plugin", "install!", "use_modular_headers!", "podspec",
    "inhibit_all_warnings!", "supports_swift_versions", "script_phase", "ensure_bundler!", "require",
    "require_relative", "load", "puts", "print", "p", "warn", "raise", "abort", "return", "next", "break",
    "private",
  ]

  private mutating func addPod(_ rest: Range<Int>, _ names: RubyNames, in definition: Int) {
    let arguments = program.arguments(rest)
    let name = arguments.first.flatMap { $0.label == nil ? program.value(of: $0.value, names)?.text : nil }
    guard let name, let pod = name.split(separator: "/").first.map(String.init) else {
      return leaveOut(rest.lowerBound, "which pod this is, only running the Podfile tells")
    }
    let position = lines.position(of: program.tokens[rest.lowerBound - 1].offset)
    guard let local = arguments.first(where: { $0.label == "path" }) else {
      return note(Podfile.Pod(name: pod, path: nil, position: position))
    }
    guard let path = program.value(of: local.value, names)?.text else {
      return leaveOut(
        rest.lowerBound, "where the pod \(pod.prefix(60)) is, only running the Podfile tells")
    }
    note(Podfile.Pod(name: pod, path: path, position: position))
    guard uses < Self.maximumUseCount else { return }
    uses += 1
    let places = arguments.first { ["configurations", "configuration"].contains($0.label) }
    let configurations = places.flatMap { program.value(of: $0.value, names) }
    definitions[definition].pods.append(
      Pod(
        name: pod, path: path, configurations: configurations?.list ?? [],
        offset: program.tokens[rest.lowerBound - 1].offset))
  }

  private mutating func note(_ pod: Podfile.Pod) {
    if found.pods.count < Self.maximumUseCount, known.insert(pod.name).inserted { found.pods.append(pod) }
  }
}
