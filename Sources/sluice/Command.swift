import Reports

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
    case .platform: "show only what is compiled for P: iOS, macOS, tvOS, watchOS, visionOS"
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
    case .quiet: "only what fails"
    case .verbose: "each site, each line that was not seen"
    case .version: "print the version"
    case .help: "print help"
    }
  }
}

/// What Sluice can be told to do.
enum Command: CaseIterable {
  case initialise, check, census, diff, baselineWrite, baselineUpdate, baselineAccept, baselineMerge, explain,
    rules, completion
  case manifestLint, manifestSuggest, manifestMerge
  case tokens, dump

  var words: [String] {
    switch self {
    case .initialise: ["init"]
    case .check: ["check"]
    case .census: ["census"]
    case .diff: ["diff"]
    case .baselineWrite: ["baseline", "write"]
    case .baselineUpdate: ["baseline", "update"]
    case .baselineAccept: ["baseline", "accept"]
    case .baselineMerge: ["baseline", "merge"]
    case .explain: ["explain"]
    case .rules: ["rules"]
    case .completion: ["completion"]
    case .manifestLint: ["manifest", "lint"]
    case .manifestSuggest: ["manifest", "suggest"]
    case .manifestMerge: ["manifest", "merge"]
    case .tokens: ["tokens"]
    case .dump: ["dump"]
    }
  }

  var name: String { words.joined(separator: " ") }

  var operands: String {
    switch self {
    case .check, .census, .baselineWrite, .baselineUpdate: "[PATH…]"
    case .initialise: "[PATH]"
    case .manifestLint, .manifestSuggest, .manifestMerge: "[PATH…]"
    case .diff: "OLD [NEW]"
    case .baselineAccept: "RULE|FILE:LINE…"
    case .baselineMerge: "[FILE | BASE OURS THEIRS]"
    case .explain: "RULE|NAME|FILE:LINE"
    case .rules: ""
    case .completion: "bash|zsh|fish"
    case .tokens: "FILE…"
    case .dump: "FILE"
    }
  }

  /// How many operands there can be.
  var operandCount: ClosedRange<Int> {
    switch self {
    case .rules: 0...0
    case .initialise: 0...1
    case .explain, .completion, .dump: 1...1
    case .diff: 1...2
    default: 0...Int.max
    }
  }

  var summary: String {
    switch self {
    case .initialise: "write a first configuration and baseline, and files for CI; never overwrites"
    case .check: "hold the code against the baseline; fail on what is new"
    case .census: "count what the code can send out, store and read; judge nothing"
    case .diff: "what is new, gone and changed between two folders, revisions or censuses"
    case .baselineWrite: "write the first baseline; refuses to overwrite one"
    case .baselineUpdate: "re-file what moved, drop what is gone; adds nothing"
    case .baselineAccept: "put what is new on record"
    case .baselineMerge: "settle a merge conflict: what either side has and the tree confirms"
    case .manifestLint: "what is wrong with privacy manifests by themselves"
    case .manifestSuggest: "what they lack, with what the code says of each reason"
    case .manifestMerge: "the sum of all manifests, with where each line comes from"
    case .explain: "a rule, code, key or upload error, or why a line counts"
    case .rules: "all rules"
    case .completion: "a script that completes commands and options in a shell"
    case .tokens: "offset, length and kind of each token, for debugging"
    case .dump: "what is read of a property list, JSON or YAML file, as JSON, for debugging"
    }
  }

  var example: String {
    switch self {
    case .initialise: "sluice init --ci github --owner @privacy"
    case .check: "sluice check --report json:sluice.json ."
    case .census: "sluice census --exclude 'Pods/**' App"
    case .diff: "sluice diff --merge-base origin/main"
    case .baselineWrite: "sluice baseline write"
    case .baselineUpdate: "sluice baseline update"
    case .baselineAccept: "sluice baseline accept App/Net.swift:12 --reason 'sync, PRIV-12'"
    case .baselineMerge: "sluice baseline merge"
    case .explain: "sluice explain network.url-session"
    case .rules: "sluice rules --format json"
    case .completion: "sluice completion bash"
    case .manifestLint: "sluice manifest lint App/PrivacyInfo.xcprivacy"
    case .manifestSuggest: "sluice manifest suggest --reason UserDefaults=CA92.1 --write"
    case .manifestMerge: "sluice manifest merge --format json"
    case .tokens: "sluice tokens App/Net.swift"
    case .dump: "sluice dump App/Info.plist"
    }
  }

  var options: [Option] {
    let reading: [Option] = [.root, .config, .app, .include, .exclude, .jobs]
    let commenting: [Option] = [.label, .linkBase, .limit]
    let shown: [Option] = [.color, .quiet, .verbose]
    switch self {
    case .initialise: return [.ci, .owner, .root, .jobs, .quiet]
    case .check:
      return [
        .format, .output, .report, .baseline, .since, .failOn, .strict, .today, .origin, .target, .platform,
        .define, .configuration,
      ]
        + reading + [.printConfig] + commenting + shown
    case .census:
      return [
        .format, .output, .report, .failOn, .strict, .origin, .target, .platform, .define, .configuration,
      ] + reading + commenting + shown
    case .diff:
      return [.mergeBase, .format, .output, .report, .failOn, .strict, .origin, .platform, .define] + reading
        + commenting
        + shown
    case .baselineWrite, .baselineUpdate: return [.baseline] + reading + [.color, .quiet]
    case .baselineAccept:
      return [.reason, .owner, .expires, .all, .today, .baseline] + reading + shown
    case .baselineMerge: return [.output, .baseline] + reading + [.color, .quiet]
    case .manifestLint:
      return [.format, .output, .report, .failOn, .strict] + reading + commenting + shown
    case .manifestSuggest: return [.target, .reason, .write, .format, .output] + reading + shown
    case .manifestMerge: return [.target, .format, .output] + reading + shown
    case .explain: return [.root, .config, .jobs, .output, .color]
    case .rules: return [.format, .root, .config, .output, .color]
    case .completion: return [.output]
    case .tokens: return [.list]
    case .dump: return [.format, .output]
    }
  }

  /// The formats that it writes.
  /// The first is what it writes unless told otherwise.
  var formats: [Format] {
    switch self {
    case .rules, .manifestSuggest, .manifestMerge: [.text, .json]
    case .dump: [.json]
    default: Format.allCases
    }
  }
}
