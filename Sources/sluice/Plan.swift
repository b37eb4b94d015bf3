import Baseline
import Census
import Projects
import Reports
import Trees

/// What to do, checked once: nothing after it asks again whether a value makes sense.
struct Plan: Sendable {
  var reading: Reading
  let view: View
  let gate: Gate
  let writing: Writing
  /// What is in force, and who said it.
  let settings: Settings

  /// - Parameter paths: the operands that are paths.
  init(_ arguments: Arguments, paths: [String]) throws(Trouble) {
    try self.init(arguments, paths: paths, try RootConfiguration(arguments, paths: paths))
  }

  /// - Parameters:
  ///   - paths: the operands that are paths.
  ///   - ground: where they lead to.
  init(_ arguments: Arguments, paths: [String], _ ground: RootConfiguration) throws(Trouble) {
    let root = ground.root
    settings = try Settings(arguments, ground.configuration)
    reading = try Reading(arguments, paths: paths, root, settings)
    view = try View(arguments, settings)
    gate = Gate(arguments, settings, of: reading)
    try arguments.checkDestinations(besides: [
      ("the baseline", gate.baseline.path), ("the configuration", root.absolute(Root.configuration)),
    ])
    writing = try Writing(arguments, settings, from: root)
  }

  /// What reports are written with.
  func options(isColoured: Bool) -> TextOptions { writing.options(of: reading, isColoured: isColoured) }

  /// What of the tree was read, for a baseline that may be about more.
  var scope: Baseline.Scope {
    // What the configuration leaves out is left out for good; only options make a baseline be about more.
    let include = settings.include.filter { $0.source == .option(.include) }.map(\.text)
    let exclude = settings.exclude.filter { $0.source == .option(.exclude) }.map(\.text)
    let isWhole = include.isEmpty && exclude.isEmpty && !view.narrowsTargets
    let filter = PathFilter(include: include, exclude: exclude)
    let (origin, build) = (view.origin, view.build)
    return Baseline.Scope(
      firstParty: origin != .third, thirdParty: origin != .first && isWhole,
      configuration: origin != .third && isWhole && build.isOpen
    ) { site in
      filter.takes(site.file) && build.admits(site.condition)
    }
  }

  /// What of a baseline a census is to be held against: of targets that an option names, their files alone.
  func scope(of census: Census) -> Baseline.Scope {
    var scope = self.scope
    guard view.namesTargets else { return scope }
    let files = Set(census.targets.flatMap(\.sources))
    let holds = scope.holds
    scope.holds = { holds($0) && files.contains($0.file) }
    return scope
  }
}
