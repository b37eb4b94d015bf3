import Baseline
import Catalog
import Census
import Foundation
import Testing

/// What git makes of two branches' baselines as text, held against the baseline of the merged tree.
@Suite(.enabled(if: Workspace.hasGit)) struct TextMergeTests {
  private static let rules = ["network.url-session", "storage.documents"]

  private static func site(_ rule: String, _ file: String, in declaration: String, _ call: String) -> Site {
    Site(
      rule: rule, name: "c", call: call, form: .call, certainty: .certain, evidence: "", file: file, line: 1,
      column: 1, declaration: declaration)
  }

  /// A tree of files whose first and last site both branches leave alone.
  private static func tree() -> [Site] {
    rules.flatMap { rule in
      (0..<6).flatMap { file in
        ["a()", "z()"].map { site(rule, "F\(file).swift", in: $0, "c") }
      }
    }
  }

  private func merge(_ base: String, _ ours: String, _ theirs: String) throws -> Workspace.Run {
    let workspace = try Workspace(["base": base, "ours": ours, "theirs": theirs])
    return try workspace.git("git merge-file -p ours base theirs")
  }

  @Test(arguments: 0..<60) func additionsInDifferentPlacesMergeAsText(seed: Int) throws {
    var generator = Seeded(seed)
    let base = Self.tree()
    var sides: [[Site]] = [base, base]
    for file in 0..<6 {
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let rule = Self.rules.randomElement(using: &generator) ?? ""
        let name = "m\(Int.random(in: 0...9, using: &generator))()"
        // Each file is a place of one branch; equal calls may come more than once.
        sides[file % 2].append(Self.site(rule, "F\(file).swift", in: name, "c"))
      }
    }
    let merged = base + sides[0].dropFirst(base.count) + sides[1].dropFirst(base.count)
    let text = { (sites: [Site]) in Baseline(Census(sites: sites), catalog: "2026.11").text }
    let run = try merge(text(base), text(sides[0]), text(sides[1]))
    #expect(run.exit == 0)
    #expect(run.output == text(merged))
  }

  /// Wherever git finds no conflict, merging by meaning says the same.
  @Test(arguments: 0..<80) func whatGitMergesIsMergedEqually(seed: Int) throws {
    var generator = Seeded(seed)
    let base = Self.tree() + Self.tree().filter { _ in Bool.random(using: &generator) }
    let side = { (generator: inout Seeded) in
      var sites = base
      for _ in 0..<3 {
        if Bool.random(using: &generator) {
          sites.remove(at: Int.random(in: 0..<sites.count, using: &generator))
        } else {
          let file = Int.random(in: 0...5, using: &generator)
          sites.append(Self.site(Self.rules[file % 2], "F\(file).swift", in: "m()", "c"))
        }
      }
      return Baseline(Census(sites: sites), catalog: "2026.11")
    }
    let (before, ours, theirs) = (
      Baseline(Census(sites: base), catalog: "2026.11"), side(&generator), side(&generator)
    )
    let run = try merge(before.text, ours.text, theirs.text)
    let merged = Merge(base: before, ours: ours, theirs: theirs).merged
    if run.exit == 0 { #expect(run.output == merged.text) }
    // A conflict, read again, has the same sides.
    if run.exit != 0 {
      let conflict = try Conflict(reading: Array(run.output.utf8), file: "b")
      let settled = Merge(base: conflict.base, ours: conflict.ours, theirs: conflict.theirs).merged
      #expect(Set(merged.sites.map(\.identity)).isSubset(of: settled.sites.map(\.identity)))
    }
  }
}

/// Random numbers that are the same in every run.
private struct Seeded: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
