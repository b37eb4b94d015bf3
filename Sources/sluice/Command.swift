import Reports

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
