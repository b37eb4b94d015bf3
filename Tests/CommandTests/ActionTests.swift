import Foundation
import Testing

/// The action for GitHub: its steps, run one after another on a repository with a host that only takes notes.
@Suite(.enabled(if: Workspace.hasGit)) struct ActionTests {
  private static let folder = ".github/actions/sluice"
  private static let site = "import Foundation\nlet a = URLSession.shared.data(from: url)\n"

  struct Action: Decodable {
    struct Step: Decodable {
      let name: String
      let id, run, uses: String?
      let condition: String?
      let env, with: [String: Text]?

      enum CodingKeys: String, CodingKey {
        case name, id, run, uses, env, with
        case condition = "if"
      }
    }
    /// A text, or a value that is written as one.
    struct Text: Decodable {
      let text: String
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        text = try (try? container.decode(String.self)) ?? String(container.decode(Bool.self))
      }
    }
    struct Runs: Decodable { let steps: [Step] }
    struct Input: Decodable { let description: String }
    let inputs: [String: Input]
    let runs: Runs
  }

  private static func action() throws -> Action {
    let path = Checkout.root.appending(path: "\(folder)/action.yml").path
    return try JSONDecoder().decode(Action.self, from: Data(Workspace().run("dump", path).output.utf8))
  }

  /// What stands for the host: it keeps what was posted, and answers what it is asked.
  private static let host = """
    #!/bin/sh
    echo "$*" >>"$HOST/log"
    [ -n "$GH_TOKEN" ] || { echo "no token" >&2; exit 4; }
    [ ! -e "$HOST/closed" ] || { echo "HTTP 403" >&2; exit 1; }
    case "$1 $2" in
      "pr view") for last; do :; done; printf '%s' "$last" >"$HOST/question"; cat "$HOST/url" 2>/dev/null || true ;;
      "pr comment") for last; do :; done; cp "$last" "$HOST/comment"; echo "https://git.example/pull/7#issuecomment-42" >"$HOST/url" ;;
      "api --silent") for last; do :; done; cp "${last#body=@}" "$HOST/comment" ;;
      "run download") for last; do :; done; mkdir -p "$last"; cp "$HOST/artifact" "$last/comment.md" ;;
      "run view") echo c0ffee ;;
      "pr list") for last; do :; done; printf '%s' "$last" >"$HOST/question"; cat "$HOST/pull" ;;
    esac
    """

  /// A repository with a commit and a change, the program where the cache would have put it, and the host.
  private func workspace(_ change: String) throws -> Workspace {
    let workspace = try Workspace(["repo/A.swift": Self.site, "bin/gh": Self.host, "host/log": ""])
    let script = """
      chmod +x bin/gh && mkdir -p temp/sluice && cp '\(Workspace.folderOfProgram)/sluice' temp/sluice/sluice
      cd repo && git init -q -b main && git add -A && git commit -q -m one
      """
    #expect(try workspace.git(script).exit == 0)
    try workspace.write(Self.site + change, to: "repo/A.swift")
    return workspace
  }

  /// Runs the steps of the action that are scripts, as a runner does: what a step hands on, the next ones are given, and
  /// one that fails ends the run.
  private func run(
    _ workspace: Workspace, steps: [String]? = nil, _ given: [String: String] = [:]
  ) throws -> (exit: Int32, text: String) {
    var outputs: [String: String] = [:]
    var text = ""
    for step in try Self.action().runs.steps {
      guard let script = step.run,
        steps?.contains(step.name) ?? (step.condition?.hasPrefix("inputs.post == ''") ?? true)
      else { continue }
      try workspace.write("", to: "output")
      var variables = [
        "GITHUB_ACTION_PATH": Checkout.root.appending(path: Self.folder).path, "RUNNER_TEMP": "$PWD/temp",
        "GITHUB_OUTPUT": "$PWD/output", "GITHUB_REPOSITORY": "acme/shop", "HOST": "$PWD/host",
        "PATH": "$PWD/bin:$PATH",
      ]
      for (name, expression) in step.env ?? [:] {
        variables[name] = given[name] ?? outputs[expression.text] ?? ""
      }
      let exports = variables.map { "export \($0)=\"\($1)\"\n" }.joined()
      let run = try workspace.git("\(exports)cd repo\n\(script)")
      text += run.output + run.errors
      for line in (workspace.text("output") ?? "").split(separator: "\n") {
        let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
        outputs["${{ steps.\(step.id ?? "").outputs.\(parts[0]) }}"] = parts.count > 1 ? parts[1] : ""
      }
      if run.exit != 0 { return (run.exit, text) }
    }
    return (0, text)
  }

  private static let pull = [
    "SLUICE_BASE": "HEAD", "SLUICE_PULL": "7", "GH_TOKEN": "t", "SLUICE_LABEL": "sluice",
  ]

  @Test func aChangeThatLetsNothingOutPasses() throws {
    let workspace = try workspace("let b = 1\n")
    let run = try run(workspace, Self.pull)
    #expect(run.exit == 0, "\(run.text)")
    #expect(workspace.text("host/comment")?.contains("## Privacy gate: pass") == true)
    #expect(workspace.text("temp/sluice-reports/sluice/sluice.sarif")?.contains("\"2.1.0\"") == true)
  }

  /// The comment is written once, and then kept up to date; the verdict comes after it.
  @Test func aChangeThatLetsMoreOutFails() throws {
    let workspace = try workspace("let b = URLSession.shared.data(from: other)\n")
    let red = try run(workspace, Self.pull)
    #expect(red.exit == 1 && red.text.contains("::error file=A.swift,line=3,"), "\(red.text)")
    #expect(workspace.text("host/comment")?.contains("## Privacy gate: fail") == true)
    #expect(workspace.text("host/log")?.contains("pr comment 7 --repo acme/shop --body-file ") == true)
    try workspace.write(Self.site, to: "repo/A.swift")
    let green = try run(workspace, Self.pull)
    #expect(green.exit == 0, "\(green.text)")
    let log = try #require(workspace.text("host/log"))
    #expect(log.contains("api --silent --method PATCH repos/acme/shop/issues/comments/42 -F body=@"))
    #expect(log.components(separatedBy: "pr comment").count == 2)
    #expect(workspace.text("host/comment")?.contains("## Privacy gate: pass") == true)
  }

  /// From a fork there is no token, and the host takes nothing: the verdict does not depend on it.
  @Test func theVerdictNeedsNoPermission() throws {
    let workspace = try workspace("let b = URLSession.shared.data(from: other)\n")
    let fork = try run(
      workspace, steps: ["Which Sluice it is", "Build Sluice", "Check", "Verdict"], ["SLUICE_BASE": "HEAD"])
    #expect(fork.exit == 1 && workspace.text("host/log") == "", "\(fork.text)")
    try workspace.write("", to: "host/closed")
    let closed = try run(workspace, Self.pull)
    #expect(
      closed.exit == 1 && closed.text.contains("the job needs 'pull-requests: write'"), "\(closed.text)")
    try workspace.write(Self.site, to: "repo/A.swift")
    #expect(try run(workspace, Self.pull).exit == 0)
  }

  @Test func whatCannotBeComparedIsNoPass() throws {
    let workspace = try workspace("")
    let run = try run(workspace, Self.pull.merging(["SLUICE_BASE": "nowhere"]) { $1 })
    #expect(
      run.exit == 2 && run.text.contains("nowhere") && run.text.contains("there is no comment to write"))
    #expect(workspace.text("host/comment") == nil)
  }

  @Test func furtherOptionsAreWordsAndNoScript() throws {
    let workspace = try workspace("let b = UIPasteboard.general\n")
    #expect(try run(workspace, Self.pull).exit == 0)
    #expect(
      try run(workspace, Self.pull.merging(["SLUICE_ARGUMENTS": "--strict  --jobs 1"]) { $1 }).exit == 1)
    let hostile = try run(
      workspace, Self.pull.merging(["SLUICE_ARGUMENTS": "--strict \\$(touch ran);touch ran *"]) { $1 })
    #expect(hostile.exit == 2 && !workspace.files().contains("repo/ran"), "\(hostile.text)")
    let label = try run(workspace, Self.pull.merging(["SLUICE_LABEL": "a --> b"]) { $1 })
    #expect(label.exit == 2 && label.text.contains("a label is made of"))
  }

  @Test func sluiceIsBuiltWhereNoCacheHasIt() throws {
    let workspace = try workspace("")
    let swift = """
      #!/bin/sh
      [ "$1" = build ] || { echo "Swift version 6.2"; exit; }
      echo "$*" >>"$HOST/log"
      mkdir -p "$RUNNER_TEMP/sluice-build/release"
      cp '\(Workspace.folderOfProgram)/sluice' "$RUNNER_TEMP/sluice-build/release/sluice"
      """
    try workspace.write(swift, to: "bin/swift")
    #expect(try workspace.git("chmod +x bin/swift && rm -r temp/sluice").exit == 0)
    #expect(try run(workspace, steps: ["Which Sluice it is", "Build Sluice", "Check", "Verdict"]).exit == 0)
    let log = try #require(workspace.text("host/log"))
    #expect(log.hasPrefix("build -c release --package-path \(Checkout.root.path) "))
    // The second time it is there.
    #expect(try run(workspace, steps: ["Which Sluice it is", "Build Sluice"]).exit == 0)
    #expect(workspace.text("host/log") == log)
  }

  @Test func anotherWorkflowPostsForAFork() throws {
    let workspace = try workspace("")
    let given = ["SLUICE_RUN": "99", "GH_TOKEN": "t", "SLUICE_LABEL": "sluice"]
    let post = { try self.run(workspace, steps: ["Post the comment of another run"], given) }
    try workspace.write("7\n", to: "host/pull")
    try workspace.write("<!-- sluice-comment: sluice -->\n\n## Privacy gate: pass\n", to: "host/artifact")
    #expect(try post().exit == 0)
    #expect(workspace.text("host/comment")?.contains("## Privacy gate: pass") == true)
    try workspace.write("", to: "host/pull")
    #expect(try post().text.contains("no open pull request ends with the commit"))
    // What the run left may be anything.
    for text in [
      "<b>hello</b>\n", "<!-- sluice-comment: other -->\n", "",
      "<!-- sluice-comment: sluice -->\n" + String(repeating: "x", count: 70_000),
    ] {
      try workspace.write(text, to: "host/artifact")
      let run = try post()
      #expect(run.exit == 1 && run.text.contains("is no comment of Sluice"), "\(run.text)")
    }
  }

  /// What is asked of the host, on an answer as it gives them.
  @Test(.enabled(if: (try? Workspace().shell("command -v jq"))?.exit == 0))
  func onlyAnOwnCommentIsReplaced() throws {
    let workspace = try workspace("")
    #expect(try run(workspace, Self.pull).exit == 0)
    let question = try #require(workspace.text("host/question"))
    let comment = { (body: String, isOwn: Bool, number: Int) in
      #"{"body":"\#(body)","viewerDidAuthor":\#(isOwn),"url":"https://git.example/7#issuecomment-\#(number)"}"#
    }
    let answers: [([String], String)] = [
      ([], ""), ([comment("hello", true, 1)], ""),
      ([comment("<!-- sluice-comment: sluice -->", false, 1)], ""),
      ([comment("<!-- sluice-comment: sluice-watch -->", true, 1)], ""),
      (
        [comment("<!-- sluice-comment: sluice -->\\nx", true, 1), comment("x", true, 2)],
        "https://git.example/7#issuecomment-1"
      ),
      ([comment("<!-- sluice-comment: sluice/Shop -->", true, 3)], "https://git.example/7#issuecomment-3"),
    ]
    for (comments, url) in answers {
      try workspace.write("{\"comments\":[\(comments.joined(separator: ","))]}", to: "answer.json")
      try workspace.write(question, to: "question.jq")
      let run = try workspace.shell("jq -r -f question.jq answer.json")
      #expect(run == .init(exit: 0, output: url + "\n", errors: ""), "\(run)")
    }
  }

  /// No expression of the host is written into a script, and what steps are given they use.
  @Test func scriptsHoldNoExpressions() throws {
    let action = try Self.action()
    let shell = try Checkout.text("\(Self.folder)/sluice.sh")
    #expect(!action.runs.steps.isEmpty)
    for step in action.runs.steps {
      if let script = step.run {
        #expect(!script.contains("${{") && step.uses == nil)
        let name = try #require(script.split(separator: " ").last)
        #expect(shell.contains("\n\(name)() {"), "\(name)")
      }
      // What is not there cannot be delivered, and would end the run before its verdict.
      for value in (step.with ?? [:]).values where value.text.contains("steps.check") {
        let output = value.text.dropFirst(4).dropLast(3)
        #expect(step.condition?.contains("\(output) != ''") == true, "\(step.name)")
      }
      for name in (step.env ?? [:]).keys where name != "GH_TOKEN" { #expect(shell.contains(name), "\(name)") }
    }
    let whole = try Checkout.text("\(Self.folder)/action.yml")
    for name in action.inputs.keys { #expect(whole.contains("inputs.\(name)"), "\(name)") }
    #expect(
      FileManager.default.isExecutableFile(
        atPath: Checkout.root.appending(path: "\(Self.folder)/sluice.sh").path))
  }
}
