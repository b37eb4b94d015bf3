import Foundation
import Testing

/// The README shows what the program prints. `SLUICE_RECORD=1` writes the outputs anew.
@Suite(.serialized) struct ReadmeTests {
  private let file = "README.md"

  /// Every `$ command` in a console block, run in a copy of the sample, one after the other.
  @Test func theOutputsAreReal() throws {
    let workspace = try Checkout.copy()
    let readme = try Checkout.text(file)
    var made = try Console.filled(readme) { try workspace.shell($0).output }
    let comment = try workspace.run(
      "check", Checkout.sample, "--format", "markdown", "--link-base",
      "https://git.example/tagworks/blob/main/")
    made = try Console.quoting(comment.output, in: made)
    if Checkout.isRecording { return try Checkout.record(made, file) }
    let (lines, expected) = (readme.split(separator: "\n"), made.split(separator: "\n"))
    for (line, real) in zip(lines, expected) where line != real {
      Issue.record("README.md says '\(line)', the program '\(real)'; SLUICE_RECORD=1 swift test mends it")
      break
    }
    #expect(readme == made)
  }

  @Test func everyGroupIsThere() throws {
    struct Rules: Decodable {
      struct Rule: Decodable { let group, kind: String }
      let rules: [Rule]
    }
    let json = try Workspace().run("rules", "--format", "json").output
    let groups = Set(
      try JSONDecoder().decode(Rules.self, from: Data(json.utf8)).rules.filter { $0.kind == "site" }.map(
        \.group))
    let readme = try Checkout.text(file)
    #expect(!groups.isEmpty)
    for group in groups { #expect(readme.contains("| `\(group).` |"), "\(group)") }
  }

  @Test func ciRunsWhatTheReadmeSays() throws {
    let readme = try Checkout.text(file)
    let ci = try Checkout.text(".ci/run").split(separator: "\n")
    #expect(readme.contains("\n    swift run -c release sluice check \(Checkout.sample)\n    swift test\n"))
    #expect(ci.contains("step swift test"))
    #expect(FileManager.default.isExecutableFile(atPath: Checkout.root.appending(path: ".ci/run").path))
  }
}

/// Blocks of Markdown that show a console.
private enum Console {
  /// The text with a comment between the lines that say where one belongs, quoted, so that its headings are none here.
  static func quoting(_ comment: String, in text: String) throws -> String {
    let (start, end) = ("<!-- comment -->\n", "<!-- /comment -->\n")
    let first = try #require(text.range(of: start))
    let last = try #require(text.range(of: end))
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let quoted = lines.map { $0.isEmpty ? ">\n" : "> \($0)\n" }.joined()
    return text[..<first.upperBound] + quoted + text[last.lowerBound...]
  }

  /// The text with the output of each command as it is now.
  static func filled(_ text: String, run: (String) throws -> String) throws -> String {
    var lines: [Substring] = []
    var isConsole = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```console" {
        isConsole = true
      } else if line == "```" {
        isConsole = false
      } else if isConsole {
        guard line.hasPrefix("$ ") else { continue }
        lines.append(line)
        let output = try run(String(line.dropFirst(2)))
        lines += output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        continue
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }
}
