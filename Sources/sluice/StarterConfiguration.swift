import Catalog

/// The first `.sluice.yml` of a project: each key with what it is for, and off where a person has to decide.
///
/// Prose begins with a number sign and one space. A number sign right before a key, or before the two spaces that
/// indent what belongs to it, turns it off, so that taking it away leaves a file that can be read.
struct StarterConfiguration {
  let found: Surroundings

  var text: String {
    ([head] + [level, reading, origin, roles, platforms, severities, promises, apps]).joined(separator: "\n")
  }

  private var head: String {
    """
    # What Sluice reads here, and what fails a check. Paths and patterns are relative to this file's folder.
    # A key that begins with '#' is off: take that away to turn it on. 'sluice check --print-config' shows what is in
    # force. A key that is not known is an error with its line, so that no setting is skipped unseen.
    #
    # Found when this was written:

    """ + found.lines.map { "# - \($0)\n" }.joined()
  }

  private let level = """
    # The lightest severity that fails: error, warning, note or never.
    fail-on: error

    """

  private let reading = """
    # What is read: patterns as in .gitignore. Build products never are, nor what git ignores.
    #include: [App/**, Kit/**]
    #exclude: ['*.generated.swift']

    """

  /// Folders that may be others' code: only the team knows.
  private var origin: String {
    let folders = found.borrowed.compactMap { StarterConfiguration.pattern($0 + "/*") }
    let lead =
      folders.isEmpty
      ? ""
      : "# These folders are called as the code of others often is, and count as your own until you say so.\n"
    return """
      # Whose code it is. Each folder that fits is one dependency, which is counted and fails nothing. Pods,
      # Carthage/Checkouts, checkouts of packages and node_modules are known.
      \(lead)#third-party: [\(folders.isEmpty ? "Vendor/*" : folders.joined(separator: ", "))]

      """
  }

  private let roles = """
    # Folders of tests and samples that are not called so. What is in them is counted apart, and fails nothing.
    #tests: [Checks]
    #samples: [Playgrounds]

    """

  private var platforms: String {
    let platforms = found.platforms.isEmpty ? [.iOS] : found.platforms
    return """
      # What the app is built for. Code for other platforms ('#if os(…)') is left out of checks.
      #platforms: [\(platforms.map(\.rawValue).joined(separator: ", "))]

      """
  }

  private let severities = """
    # What weighs otherwise than Sluice has it: error, warning, note or off, for a rule or for a group with its dot.
    # 'sluice rules' lists them.
    #severity:
    #  logging.: off
    #  manifest.missing: warning

    """

  private var promises: String {
    let zeros = found.zeros.isEmpty ? Catalog.groups.filter { $0.name == "tracking" } : found.zeros
    let width = 1 + (zeros.map(\.name.count).max() ?? 0)
    let lines = zeros.map { group in
      let name = group.name + "."
      return "#  - \(name)\(String(repeating: " ", count: width - name.count))   # \(group.title)\n"
    }
    let lead =
      found.zeros.isEmpty
      ? "" : "# Nothing in the code of the app was found of these: keep those that you mean.\n"
    return """
      # Zeros that you promise, such as a privacy label's "not used to track you". A site that breaks one is an error, and
      # no acceptance covers it.
      \(lead)#promises:
      \(lines.joined())
      """
  }

  private let apps = """
    # Several apps in one repository, each checked by itself against Baselines/NAME.jsonl.
    #apps:
    #  Shop: {include: [Shop/**, Kit/**]}

    """

  /// A path as a pattern in single quotes; nothing where a name would act as a pattern itself.
  private static func pattern(_ path: String) -> String? {
    let acts = path.dropLast(2).unicodeScalars.contains {
      "*?[]\\'!#".unicodeScalars.contains($0) || $0.value < 0x20
    }
    return acts || Escape.line(path) != path ? nil : "'\(path)'"
  }
}
