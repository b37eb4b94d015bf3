import Baseline
import Census
import Testing

/// Files that were renamed together with what they declare.
@Suite struct FileRenameTests {
  /// What one file of before became: `file declaration call`, one a line.
  struct Rename: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let before: [String]
    let after: [String]

    init(_ name: String, _ before: String, _ after: String) {
      testDescription = name
      self.before = before.split(separator: "\n").map(String.init)
      self.after = after.split(separator: "\n").map(String.init)
    }
  }

  private static func census(_ lines: [String]) -> Census {
    Census(
      sites: lines.enumerated().map { place, line in
        let words = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        return site("a.b", words[0], place + 1, in: words[1], call: words[2])
      })
  }

  private static func drift(_ rename: Rename) -> (there: Drift, back: Drift) {
    let (before, after) = (census(rename.before), census(rename.after))
    return (Drift(from: Baseline(before), to: after), Drift(from: Baseline(after), to: before))
  }

  static let moves = [
    Rename(
      "A prefix is changed",
      "A/SUCacheFolder.m|+[SUCacheFolder path]|c\nA/SUCacheFolder.m|SUCacheRemove|d",
      "A/SPUCacheFolder.m|+[SPUCacheFolder path]|c\nA/SPUCacheFolder.m|SPUCacheRemove|d"),
    Rename(
      "A type is put into another one",
      "EditorMediaView.swift||import X\nEditorMediaView.swift|EditorMediaView.load(_:)|c",
      "MediaView.swift||import X\nMediaView.swift|Editor.MediaView.load(_:)|c"),
    Rename(
      "A word of the name is another one",
      "KeyArmorSettingController.swift|KeyArmorSettingController.f(a:)|c",
      "KeyArmorImportController.swift|KeyArmorImportController.f(a:)|c"),
    Rename(
      "The spelling is mended", "Flavour.swift||import X", "Flavor.swift||import X"),
    Rename(
      "Nothing of the name is kept, and most of what is in it",
      "Old.swift|Old.a()|c\nOld.swift|Old.b()|d\nOld.swift|Old.c()|e",
      "Fresh.swift|Fresh.a()|c\nFresh.swift|Fresh.b()|d\nFresh.swift|Fresh.z.c()|e"),
    Rename(
      "The file goes to another folder, and its type is renamed",
      "A/Net.swift|Net.a()|c", "B/Net.swift|Network.b()|c"),
    Rename(
      "A class of the old name stays for those that use it",
      "SUUpdater.m|+[SUUpdater load]|c\nSUUpdater.m|-[SUUpdater go]|d",
      "SPUUpdater.m|+[SPUUpdater load]|c\nSUUpdater.m|-[SUUpdater go]|d"),
  ]

  @Test(arguments: moves) func isMoved(_ rename: Rename) {
    let (there, back) = Self.drift(rename)
    #expect(there.new.isEmpty && there.gone.isEmpty)
    #expect(!there.moved.isEmpty)
    #expect(back.new.isEmpty && back.gone.isEmpty)
  }

  static let swaps = [
    Rename("One call in one member", "Net.swift|Net.load()|c", "Ads.swift|Ads.load()|c"),
    Rename(
      "A screen for another one, which do the same at the same moment",
      "HomeViewController.swift|HomeViewController.viewDidLoad()|c",
      "HelpViewController.swift|HelpViewController.viewDidLoad()|c"),
    Rename(
      "The call leaves a file that stays",
      "Cache.swift|Cache.load()|c\nCache.swift|Cache.keep()|d",
      "Cache.swift|Cache.keep()|d\nCacheLog.swift|Log.write()|c"),
    Rename(
      "The call enters a file that was there",
      "Cache.swift|Cache.load()|c\nCacheLog.swift|Log.write()|d",
      "CacheLog.swift|Log.write()|d\nCacheLog.swift|Log.read()|c"),
    Rename(
      "Less than half is the same",
      "Old.swift|Old.a()|c\nOld.swift|Old.b()|d",
      "Fresh.swift|F.a()|c\nFresh.swift|F.b()|d\nFresh.swift|F.x()|e\nFresh.swift|F.y()|f\nFresh.swift|F.z()|g"
    ),
    Rename("Short names have little in common", "A1.swift|A1.f()|c", "B1.swift|B1.f()|c"),
  ]

  @Test(arguments: swaps) func isNew(_ rename: Rename) {
    let (there, back) = Self.drift(rename)
    #expect(there.moved.isEmpty)
    #expect(!there.new.isEmpty && !there.gone.isEmpty)
    #expect(back.moved.isEmpty)
  }

  @Test func theReasonSaysWhat() {
    let moved = Self.drift(Self.moves[0]).there.moved
    #expect(moved.map(\.from.declaration) == ["+[SUCacheFolder path]", "SUCacheRemove"])
    #expect(moved.map(\.why) == Array(repeating: moved.first?.why ?? "", count: 2))
    #expect(moved.first?.why.contains("file was renamed") == true)
  }

  /// A comparison and its reverse pair as many, also where several files could be the one.
  @Test(arguments: 0..<300) func isTheSameFromEitherSide(seed: Int) {
    var generator = Seeded(seed)
    let random = { (generator: inout Seeded) in
      (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        let stem =
          ["SUCache", "SPUCache", "CacheView", "MediaView", "EditorMediaView", "Net", "Ads"].randomElement(
            using: &generator) ?? ""
        let member = ["load()", "keep()", "path"].randomElement(using: &generator) ?? ""
        return "\(stem).swift|\(stem).\(member)|\(["c", "d"].randomElement(using: &generator) ?? "")"
      }
    }
    let (before, after) = (Self.census(random(&generator)), Self.census(random(&generator)))
    let there = Drift(from: Baseline(before), to: after)
    let back = Drift(from: Baseline(after), to: before)
    #expect(there.moved.count == back.moved.count)
    #expect(there.new.count == back.gone.count)
    #expect(there.known + there.moved.count + there.new.count == after.sites.count)
  }

  /// The same call in very many files, all renamed: the work stays in proportion.
  @Test(.timeLimit(.minutes(1))) func manyFilesAtOnce() {
    let lines = { (prefix: String) in
      (0..<4000).map { "\(prefix)File\($0).swift|\(prefix)File\($0).f()|c" }
    }
    let drift = Drift(from: Baseline(Self.census(lines("SU"))), to: Self.census(lines("SPU")))
    #expect(drift.moved.count + drift.new.count == 4000)
  }
}
