import Foundation
import Testing

/// `diff` and `check --since` on repositories of git that the tests make.
@Suite(.enabled(if: Workspace.hasGit)) struct RevisionTests {
  private let old = "import Foundation\nlet a = URLSession.shared.data(from: url)\n"
  private let new =
    "import Foundation\nlet a = URLSession.shared.data(from: url)\nlet b = UIPasteboard.general\n"

  /// A repository with one commit, and a second one where files are given for it.
  private func repository(_ files: [String: String], then more: [String: String] = [:]) throws -> Workspace {
    let workspace = try Workspace(files)
    #expect(try workspace.git("git init -q -b main && git add -A && git commit -q -m one").exit == 0)
    for (path, text) in more { try workspace.write(text, to: path) }
    if !more.isEmpty { #expect(try workspace.git("git add -A && git commit -q -m two").exit == 0) }
    return workspace
  }

  private func sites(_ kind: String, _ run: Workspace.Run) throws -> [String] {
    #expect(run.exit == 0, "\(run.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let sites = try #require(object?["sites"] as? [String: Any])
    return try #require(sites[kind] as? [[String: Any]]).map {
      "\($0["file"] ?? ""):\($0["line"] ?? 0) \($0["rule"] ?? "")"
    }
  }

  @Test func revisionsAndTheWorkTree() throws {
    let workspace = try repository(["App/A.swift": old, "App/notes.txt": "x"], then: ["App/A.swift": new])
    let before = workspace.files()
    let two = try workspace.run("diff", "HEAD~1", "HEAD", "--format", "json")
    #expect(try sites("new", two) == ["App/A.swift:3 pasteboard.general"])
    #expect(
      try sites("new", workspace.run("diff", "HEAD~1", "--format", "json")) == [
        "App/A.swift:3 pasteboard.general"
      ])
    #expect(
      try sites("gone", workspace.run("diff", "HEAD", "HEAD~1", "--format", "json")) == [
        "App/A.swift:3 pasteboard.general"
      ])
    #expect(try workspace.run("diff", "HEAD").output.contains("Nothing differs."))
    try workspace.write(old, to: "App/A.swift")
    #expect(try workspace.run("diff", "HEAD").output.contains("1 site gone"))
    // Nothing of it is left behind, and nothing in the repository was touched.
    #expect(workspace.files() == before)
  }

  @Test func pathsAreFromTheRoot() throws {
    let workspace = try repository(
      ["App/.sluice.yml": "", "App/A.swift": old, "B.swift": new], then: ["App/A.swift": new])
    let run = try workspace.run("diff", "HEAD~1", "--format", "json", in: "App")
    #expect(try sites("new", run) == ["A.swift:3 pasteboard.general"])
    let text = try workspace.run("diff", "HEAD~1", "HEAD", in: "App")
    #expect(text.output.contains("A.swift:3:") && text.output.contains("let b = UIPasteboard.general\n"))
  }

  @Test func aRenamedFileMoves() throws {
    let function = "func f() {\n  URLSession.shared.data(from: url)\n}\n"
    let workspace = try repository(["Old.swift": function])
    #expect(try workspace.git("git mv Old.swift New.swift && git commit -q -m two").exit == 0)
    let run = try workspace.run("diff", "HEAD~1", "--format", "json")
    #expect(try sites("moved", run) == ["New.swift:2 network.url-session"])
    #expect(try sites("new", run) == [])
  }

  @Test func theBranchIsComparedFromWhereItBegan() throws {
    let workspace = try repository(["A.swift": old])
    let script = """
      git checkout -q -b topic && printf 'let b = UIPasteboard.general\n' >B.swift && git add -A && git commit -q -m b
      git checkout -q main && printf 'let c = UIPasteboard.general\n' >C.swift && git add -A && git commit -q -m c
      git checkout -q topic
      """
    #expect(try workspace.git(script).exit == 0)
    let plain = try workspace.run("diff", "main", "--format", "json")
    #expect(try sites("gone", plain) == ["C.swift:1 pasteboard.general"])
    for words in [["main"], ["main", "topic"], ["main", "HEAD"]] {
      let run = try workspace.run(["diff", "--merge-base", "--format", "json"] + words)
      #expect(try sites("gone", run) == [] && sites("new", run) == ["B.swift:1 pasteboard.general"])
    }
  }

  @Test func aShallowCloneSaysWhatToDo() throws {
    let workspace = try repository(["A.swift": old], then: ["A.swift": new])
    let script = """
      git clone -q --depth 1 "file://$PWD" shallow && cd shallow && sluice diff HEAD~1 || echo "exit $?"
      """
    let run = try workspace.git(script)
    #expect(run.output == "exit 2\n" && run.errors.contains("fetch-depth: 0"), "\(run)")
    let unrelated = try workspace.git(
      "cd shallow && git checkout -q --orphan other && git commit -q -m x && sluice check --since main || echo $?"
    )
    #expect(unrelated.output == "2\n" && unrelated.errors.contains("fetch-depth: 0"), "\(unrelated)")
  }

  @Test(arguments: [
    ("nonsense", "'nonsense' is no file, folder or revision here"),
    ("HEAD~99", "is no file, folder or revision"),
    ("HEAD..main", "write 'sluice diff HEAD main'"),
    ("main...HEAD", "write 'sluice diff --merge-base main HEAD'"),
  ]) func wrongRevisionsAreExplained(revision: String, message: String) throws {
    let run = try repository(["A.swift": old]).run("diff", revision)
    #expect(run.exit == 2 && run.errors.contains(message), "\(run.errors)")
  }

  /// What a repository configures is not run: it comes with the code that is scanned.
  @Test func nothingOfTheRepositoryIsExecuted() throws {
    let workspace = try repository(
      ["A.swift": old, ".gitattributes": "*.swift diff=evil filter=evil\n"], then: ["A.swift": new])
    let script = """
      printf '#!/bin/sh\ntouch "%s/ran"\ncat\n' "$PWD" >evil.sh && chmod +x evil.sh
      for key in core.fsmonitor core.pager core.sshCommand core.editor diff.external diff.evil.textconv \\
        diff.evil.command filter.evil.smudge filter.evil.clean filter.evil.process core.askPass \\
        core.alternateRefsCommand; do git config $key "$PWD/evil.sh"; done
      git config core.hooksPath "$PWD/hooks" && mkdir hooks
      for hook in post-checkout post-index-change reference-transaction pre-commit; do cp evil.sh hooks/$hook; done
      git config alias.ls-tree '!./evil.sh' && git config alias.rev-parse '!./evil.sh' && rm -f ran
      mkdir -p bin && cp evil.sh bin/git
      sluice diff HEAD~1 >/dev/null && sluice diff HEAD~1 HEAD >/dev/null && sluice diff --merge-base HEAD~1 >/dev/null
      PATH="bin:.:$PATH" sluice check --since HEAD~1 >/dev/null || true
      test -e ran || echo "ran nothing"
      """
    let run = try workspace.git(script)
    #expect(run.output == "ran nothing\n", "\(run)")
  }

  /// A link of a revision leads nowhere outside of it, and no file is written through one.
  @Test func linksOfARevision() throws {
    let workspace = try Workspace(["repo/Real/A.swift": new, "secret/S.swift": new])
    let script = """
      cd repo && git init -q -b main && ln -s ../secret out && ln -s Real in && git add -A && git commit -q -m one
      printf '' >Real/A.swift && sluice diff HEAD --format json
      """
    let run = try workspace.git(script)
    #expect(try sites("gone", run).contains("Real/A.swift:3 pasteboard.general"))
    #expect(!run.output.contains("S.swift"))
  }

  @Test func submodulesAreReadOnNeitherSide() throws {
    let workspace = try Workspace(["kit/K.swift": new, "app/A.swift": old])
    let script = """
      (cd kit && git init -q -b main && git add -A && git commit -q -m kit)
      cd app && git init -q -b main && git -c protocol.file.allow=always submodule --quiet add ../kit Kit
      git add -A && git commit -q -m one && sluice diff HEAD --format json
      """
    let run = try workspace.git(script)
    #expect(try sites("new", run) == [] && sites("gone", run) == [], "\(run)")
  }

  @Test func aCheckSinceARevision() throws {
    let workspace = try repository(
      ["A.swift": new], then: ["B.swift": "let c = URLSession.shared.data(from: url)\n"])
    let run = try workspace.run("check", "--since", "HEAD~1")
    #expect(run.exit == 1, "\(run)")
    #expect(
      run.output.contains("error: 1 new site of network.url-session") && run.output.contains("B.swift:1:"))
    #expect(!run.output.contains("pasteboard.general\n") && !run.output.contains("sluice baseline"))
    #expect(try workspace.run("check", "--since", "HEAD").exit == 0)
    #expect(try workspace.run("check", "--since", "HEAD~1", "A.swift").exit == 0)
    #expect(try workspace.run("check", "--since", "HEAD~1", "B.swift").exit == 1)
  }

  @Test func promisesBindSinceARevisionToo() throws {
    let promise = #"{"promise":"pasteboard.","reason":"policy"}"#
    let workspace = try repository([
      "A.swift": new,
      "Baselines/sluice.jsonl": "{\"schema\":\"sluice.baseline/1\",\"catalog\":\"2026.11\"}\n\(promise)\n",
    ])
    let run = try workspace.run("check", "--since", "HEAD")
    #expect(run.exit == 1 && run.output.contains("breaks a promise"))
  }

  /// Who accepts what a change brings decides in that change, and its comment says so.
  @Test func whatAChangeAcceptsIsDecided() throws {
    let workspace = try repository(["A.swift": old])
    #expect(try workspace.git("sluice baseline write -q && git add -A && git commit -q -m base").exit == 0)
    try workspace.write(new, to: "A.swift")
    let red = try workspace.run("check", "--since", "HEAD", "--strict")
    #expect(red.exit == 1 && red.output.contains("sluice baseline accept A.swift:3"), "\(red)")
    #expect(
      try workspace.run("baseline", "accept", "A.swift:3", "--reason", "share", "--owner", "@net").exit == 0)
    let green = try workspace.run("check", "--since", "HEAD", "--strict", "--report", "markdown:c.md")
    #expect(green.exit == 0, "\(green)")
    let comment = try #require(workspace.text("c.md"))
    #expect(comment.contains("### Accepted in this change (1)") && comment.contains("| share | `@net` |"))
    #expect(!comment.contains("### New sites"))
    // Only what was accepted: one more of the same is new.
    try workspace.write(new + "let c = UIPasteboard.general\n", to: "A.swift")
    let again = try workspace.run("check", "--since", "HEAD", "--strict")
    #expect(again.exit == 1 && again.output.contains("A.swift:4"), "\(again)")
  }

  /// Links lead, and places that are asked for are, where the files are that both sides have.
  @Test func whatBothSidesHaveIsReadOnce() throws {
    let files = [
      "Kit/Deep/K.swift": new, "Kit/Deep/L.swift": old, "App/A.swift": old, "App/B.swift": new,
      "C.swift": new,
    ]
    let workspace = try repository(files)
    let script = """
      ln -s ../Kit/Deep App/Deep && ln -s App Alias && ln -s Alias/B.swift Link.swift && ln -s ../../x Out.swift
      git add -A && git commit -q -m links && printf 'let z = UIPasteboard.general\n' >>App/A.swift
      """
    #expect(try workspace.git(script).exit == 0)
    let whole = try workspace.run("diff", "HEAD", "--format", "json")
    #expect(try sites("new", whole) == ["App/A.swift:3 pasteboard.general"] && sites("gone", whole) == [])
    for place in ["Link.swift", "Kit/Deep", "Alias", "C.swift"] {
      let run = try workspace.run("check", "--since", "HEAD", "--strict", place)
      #expect(run.exit == (place == "Alias" ? 1 : 0), "\(place): \(run)")
    }
    // Both sides in git, and neither what the work tree has.
    #expect(
      try workspace.git("git add -A && git commit -q -m two && rm -r Kit && git commit -qam three").exit == 0)
    let two = try workspace.run("diff", "HEAD~2", "HEAD~1", "--format", "json")
    #expect(try sites("new", two) == ["App/A.swift:3 pasteboard.general"] && sites("gone", two) == [])
    let three = try workspace.run("diff", "HEAD~1", "HEAD", "--format", "json")
    #expect(try sites("gone", three).count == 3, "\(three)")
  }

  @Test func notesThatWereThereBeforeAreNoNews() throws {
    let plist = "<plist><dict><key>NSCameraUsageDescription</key><string>scan</string></dict></plist>"
    let workspace = try repository(["A.swift": old, "Info.plist": plist])
    #expect(try workspace.run("check", "-v").output.contains("usage.unused"))
    let quiet = try workspace.run("check", "--since", "HEAD", "--format", "markdown").output
    #expect(!quiet.contains("usage.unused"), "\(quiet)")
    let commit = try workspace.git("git rev-parse HEAD").output.prefix(10)
    let full = try workspace.git("sluice check --since $(git rev-parse HEAD) --format markdown").output
    #expect(full.contains("Held against `\(commit)`."))
  }

  @Test func findingsThatWereThereBeforeFailNothing() throws {
    let manifest = "<plist><dict><key>NSPrivacyTracking</key><string>no</string></dict></plist>"
    let workspace = try repository(["A.swift": old, "PrivacyInfo.xcprivacy": manifest])
    #expect(try workspace.run("check").exit == 1)
    let run = try workspace.run("check", "--since", "HEAD")
    #expect(run.exit == 0 && run.output.contains("There before: "), "\(run)")
  }
}
