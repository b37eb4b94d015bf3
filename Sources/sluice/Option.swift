import Catalog

/// The options of all commands. Help, errors and the parser are made from this table.
enum Option: String, CaseIterable {
  case format = "--format"
  case output = "--output"
  case report = "--report"
  case root = "--root"
  case config = "--config"
  case app = "--app"
  case baseline = "--baseline"
  case include = "--include"
  case exclude = "--exclude"
  case origin = "--origin"
  case platform = "--platform"
  case define = "--define"
  case configuration = "--configuration"
  case failOn = "--fail-on"
  case strict = "--strict"
  case since = "--since"
  case mergeBase = "--merge-base"
  case reason = "--reason"
  case owner = "--owner"
  case expires = "--expires"
  case ci = "--ci"
  case today = "--today"
  case all = "--all"
  case target = "--target"
  case write = "--write"
  case printConfig = "--print-config"
  case list = "--list"
  case label = "--label"
  case linkBase = "--link-base"
  case limit = "--limit"
  case jobs = "--jobs"
  case color = "--color"
  case quiet = "--quiet"
  case verbose = "--verbose"
  case version = "--version"
  case help = "--help"

  /// What stands for the value in help; nothing where the option has none.
  var value: String? {
    switch self {
    case .format: "F"
    case .output: "FILE"
    case .report: "F:FILE"
    case .root: "DIR"
    case .baseline, .config: "FILE"
    case .app, .target, .label, .ci: "NAME"
    case .linkBase: "URL"
    case .include, .exclude: "GLOB"
    case .origin: "WHOSE"
    case .platform: "P"
    case .define: "NAME"
    case .configuration: "C"
    case .failOn: "LEVEL"
    case .reason: "TEXT"
    case .since: "REV"
    case .owner: "WHO"
    case .expires, .today: "DAY"
    case .jobs, .limit: "N"
    case .color: "WHEN"
    case .strict, .mergeBase, .all, .write, .printConfig, .list, .quiet, .verbose, .version, .help: nil
    }
  }

  var short: String? {
    switch self {
    case .quiet: "-q"
    case .verbose: "-v"
    case .help: "-h"
    default: nil
    }
  }

  var repeats: Bool { [.report, .include, .exclude, .define, .app, .reason, .ci].contains(self) }

  var help: String {
    switch self {
    case .format: "text (default), json, xcode, sarif, markdown or github"
    case .output: "write there instead of standard output"
    case .report: "write a further report, in format F"
    case .root:
      "what paths are relative to; default: the nearest folder above with .sluice.yml, else git's top"
    case .config: "the configuration; default: .sluice.yml at the root"
    case .app: "only this app of the configuration; repeatable; default: all"
    case .baseline: "the baseline; default Baselines/sluice.jsonl at the root"
    case .include: "read only what the pattern takes; repeatable"
    case .exclude: "leave out what the pattern takes; repeatable"
    case .origin: "first (own code), third (dependencies) or all"
    case .platform: "show only what is compiled for P: \(ApplePlatform.names.joined(separator: ", "))"
    case .define: "show only what is compiled with NAME; repeatable"
    case .configuration:
      "judge this build configuration; default: the one that a scheme archives, else Release"
    case .failOn: "error (default), warning, note or never"
    case .strict: "warnings fail too"
    case .since: "gate on what is new since REV, or since the branch left it, and not on the baseline"
    case .mergeBase: "compare from the last commit that both sides have in common"
    case .reason: "why it is all right; required"
    case .owner: "who answers for it"
    case .expires: "the last day on which it counts, as 2027-01-31; never takes one back"
    case .ci: "write a file that runs the check on each change: github or gitlab; repeatable"
    case .today: "the day by which acceptances expire; default: today in UTC"
    case .all: "everything that is new"
    case .target: "only this target, by its name or id"
    case .write: "write what is certain, and what --reason says, into the manifest"
    case .printConfig: "show what is in force and from where, and check nothing"
    case .list: "read paths from standard input, one a line"
    case .label: "what a comment is called, so that a later one takes its place; default: sluice"
    case .linkBase: "the address that links to files begin with; default: link-base, or the CI's commit"
    case .limit: "how many characters a comment may have; default: 65536"
    case .jobs: "how many threads read; default: one a core"
    case .color: "auto (default), always or never"
    case .quiet: "only errors and warnings, each in a line"
    case .verbose: "each site, each line that was not seen"
    case .version: "print the version"
    case .help: "print help"
    }
  }
}
