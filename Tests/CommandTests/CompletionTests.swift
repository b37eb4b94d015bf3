import Foundation
import Testing

@testable import sluice

/// Scripts for shells, in the shells.
@Suite struct CompletionTests {
  private static func has(_ shell: String) -> Bool {
    (try? Workspace().shell("command -v \(shell)"))?.exit == 0
  }
  private static let hasBash = has("bash")
  private static let hasZsh = has("zsh")
  private static let hasFish = has("fish")

  private static let lines: [(line: String, offered: [String])] = [
    ("ch", ["check"]), ("baseline ", ["accept", "merge", "update", "write"]), ("baseline m", ["merge"]),
    ("check --fail-on n", ["never", "note"]), ("check -q --fail-on n", ["never", "note"]),
    ("check App --stri", ["--strict"]), ("rules --format ", ["json", "text"]),
    ("baseline accept --reason check --own", ["--owner"]), ("completion ", ["bash", "fish", "zsh"]),
    ("explain network.url-s", ["network.url-session"]),
    ("baseline accept keychain.w", ["keychain.wrapper", "keychain.write"]),
    ("tokens --l", ["--list"]), ("frobnicate --q", []),
  ]

  @Test(.enabled(if: hasBash), arguments: lines.indices) func bash(index: Int) throws {
    let (line, offered) = Self.lines[index]
    let words = "sluice \(line)".split(separator: " ", omittingEmptySubsequences: false)
    let workspace = try Workspace(["bash": try script("bash")])
    let run = try workspace.shell(
      """
      bash -c 'set -u; source ./bash; COMP_WORDS=(\(words.map { "\"\($0)\"" }.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
      _sluice; [ ${#COMPREPLY[@]} = 0 ] || printf "%s\\n" "${COMPREPLY[@]}"; complete -p sluice >&2'
      """)
    #expect(run.exit == 0 && run.errors == "complete -o bashdefault -o default -F _sluice sluice\n")
    #expect(run.output.split(separator: "\n").map(String.init).sorted() == offered)
  }

  /// bash hands over an option and its value with the sign between them as three words.
  @Test(.enabled(if: hasBash)) func bashSplitsAtTheSign() throws {
    let workspace = try Workspace(["bash": try script("bash")])
    let run = try workspace.shell(
      #"bash -c 'source ./bash; COMP_WORDS=(sluice check --format = x); COMP_CWORD=4; _sluice; echo "${COMPREPLY[*]}"; COMP_WORDS=(sluice check --format =); COMP_CWORD=3; _sluice; echo "${COMPREPLY[*]}"'"#
    )
    #expect(run.output == "xcode\ntext json xcode sarif markdown github\n")
  }

  @Test(.enabled(if: hasFish), arguments: lines.indices) func fish(index: Int) throws {
    let (line, offered) = Self.lines[index]
    let workspace = try Workspace(["fish": try script("fish")])
    let run = try workspace.shell(
      "HOME=\"$PWD\" fish --no-config -c 'source ./fish; complete -C \"sluice \(line)\"'")
    #expect(run.exit == 0 && run.errors.isEmpty)
    // fish offers the files of the folder too, and a description after a tab.
    let words = run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(
      words.filter { $0 != "fish" || offered.contains("fish") }.filter { !$0.hasPrefix(".") }.sorted()
        == offered)
    #expect(try workspace.shell("fish --no-config -n ./fish").exit == 0)
  }

  @Test(.enabled(if: hasZsh)) func zsh() throws {
    let workspace = try Workspace(["zsh": try script("zsh")])
    let run = try workspace.shell(
      "zsh -n ./zsh && HOME=\"$PWD\" zsh -f -c 'autoload -U compinit; compinit -u -d dump; source ./zsh; print $_comps[sluice]'"
    )
    #expect(run == .init(exit: 0, output: "_sluice\n", errors: ""))
  }

  /// Every word of the table is in every script.
  @Test(arguments: ["bash", "zsh", "fish"]) func nothingIsLeftOut(shell: String) throws {
    let script = try script(shell)
    for command in Command.allCases {
      for word in command.words { #expect(script.contains(word)) }
      for option in command.options {
        #expect(
          script.contains(shell == "fish" ? " -l " + option.rawValue.dropFirst(2) : option.rawValue),
          "\(option)")
      }
    }
    #expect(!script.contains("\t") && script.hasSuffix("\n"))
  }

  @Test func shellsThatAreNotKnown() throws {
    let run = try Workspace().run("completion", "bsh")
    #expect(run.exit == 2 && run.errors == "sluice: unknown shell 'bsh'; did you mean 'bash'?\n")
    #expect(try Workspace().run("completion").exit == 2)
  }

  private func script(_ shell: String) throws -> String {
    let run = try Workspace().run("completion", shell)
    #expect(run.exit == 0)
    return run.output
  }
}
