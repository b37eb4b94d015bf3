import Projects
import Testing

@Suite("Build settings")
struct BuildSettingsTests {
  /// Levels of lines `NAME[sdk=…] = value`; the weakest first.
  private func settings(_ levels: [String], sdk: String = "iphoneos", configuration: String = "Release")
    -> BuildSettings
  {
    let levels = levels.map { level in
      level.split(separator: "\n").map { line -> BuildSettings.Assignment in
        let sides = line.split(separator: " =", maxSplits: 1, omittingEmptySubsequences: false)
        let parts = sides[0].split(separator: "[")
        let conditions = parts.dropFirst().map { part in
          let words = part.dropLast().split(separator: "=", maxSplits: 1)
          return BuildSettings.Condition(String(words[0]), String(words[1]))
        }
        return BuildSettings.Assignment(
          String(parts[0]), conditions: conditions, String(sides[1].drop { $0 == " " }), at: FilePlace("a"))
      }
    }
    return BuildSettings(
      levels: levels,
      of: BuildSurroundings(
        target: "My App", project: "Shop", configuration: configuration, sdk: sdk, packageType: "APPL"))
  }

  @Test("Each name is found among those that begin alike, in whatever order they stand")
  func names() {
    let names = ["A", "INFOPLI", "INFOPLIS", "INFOPLIST", "INFOPLIST_FILE", "INFOPLIST_KEY_A", "É", "ÉÉÉÉÉ"]
    for order in [names, names.reversed(), [names[4], names[0], names[7], names[2]]] {
      let some = settings([order.map { "\($0) = of \($0)" }.joined(separator: "\n")])
      for name in names {
        #expect(some.value(of: name)?.text == (order.contains(name) ? "of \(name)" : nil), "\(name)")
      }
      #expect(some.names(beginningWith: "INFOPLIST_") == order.filter { $0.hasPrefix("INFOPLIST_") }.sorted())
    }
  }

  @Test(
    "References are worked out as Xcode works them out",
    arguments: [
      (["A = 1"], "1"),
      (["A = 1", "A = 2"], "2"),
      (["A = 1", "A = $(inherited) 2"], "1 2"),
      (["A = 1", "A = $(A) 2"], "1 2"),
      (["A = 1", "B = x", "A = ${inherited} 2"], "1 2"),
      (["A = $(inherited) 2"], " 2"),
      (["A = $(B)", "B = 3"], "3"),
      (["A = ${B}-$[B]-$B", "B = 3"], "3-3-3"),
      (["A = $(B_$(C))", "B_x = 3\nC = x"], "3"),
      (["A = $(B:default=7)"], "7"),
      (["B =\nA = $(B:default=$(C))", "C = 8"], "8"),
      (["B = 1\nA = $(B:default=7)"], "1"),
      (["A = $$(B) $ 5 $5 100$"], "$(B) $ 5 $5 100$"),
      (
        ["A = $(TARGET_NAME) $(PRODUCT_NAME) $(EXECUTABLE_NAME) $(PROJECT_NAME)"], "My App My App My App Shop"
      ),
      (["A = $(PRODUCT_NAME)", "PRODUCT_NAME = Store"], "Store"),
      (["A = $(PRODUCT_MODULE_NAME)"], "My_App"),
      (["A = $(PRODUCT_BUNDLE_PACKAGE_TYPE) $(DEVELOPMENT_LANGUAGE) $(CONFIGURATION)"], "APPL en Release"),
      (["A = $(SRCROOT)/x $(PROJECT_DIR)"], "$(SRCROOT)/x $(SRCROOT)"),
      (["A = $(AppIdentifierPrefix)com.x"], "$(AppIdentifierPrefix)com.x"),
      (["A = $(AppIdentifierPrefix)com.x", "DEVELOPMENT_TEAM = ABCDE12345"], "ABCDE12345.com.x"),
      (["A = $(TeamIdentifierPrefix)x", "DEVELOPMENT_TEAM ="], "$(TeamIdentifierPrefix)x"),
      (["A = $(B)", "B = $(A)"], ""),
      (["A = 0", "A = $(B)", "B = $(A)"], "0"),
      (["A = $(B) $B $(B:upper)"], "$(B) $B $(B:upper)"),
      (["A = $(OTHER_SWIFT_FLAGS) -DX"], " -DX"),
      (["A = $(unclosed"], "$(unclosed"),
    ])
  func references(levels: [String], value: String) {
    #expect(settings(levels).value(of: "A")?.text == value)
  }

  @Test(
    "Operators change a value",
    arguments: [
      ("My App_2.x", "rfc1034identifier", "My-App-2-x"), ("My App.é", "c99extidentifier", "My_App_é"),
      ("2 é-App", "identifier", "____App"), ("2x", "c99extidentifier", "_x"), ("aÉ", "lower", "aé"),
      ("aé", "upper", "AÉ"), ("a/b/c.tar.gz", "dir", "a/b/"), ("c.txt", "dir", "./"),
      ("a/b/c.txt", "file", "c.txt"), ("a/b/c.tar.gz", "base", "c.tar"), ("a/b/c.tar.gz", "suffix", ".gz"),
      ("a/.b", "suffix", ""), ("/a/./b/../c//d", "standardizepath", "/a/c/d"), ("YES", "not", "NO"),
      ("a/b.c", "dir=x/y", "x/y/b.c"), ("a/b.c", "file=d", "a/d"), ("a/b.c", "base=d", "a/d.c"),
      ("a/b.c", "suffix=.d", "a/b.d"), ("a/b.c", "file:upper", "B.C"), ("a b", "nonsense", "a b"),
    ])
  func operators(text: String, name: String, value: String) {
    #expect(settings(["X = \(text)\nA = $(X:\(name))"]).value(of: "A")?.text == value)
  }

  @Test(
    "An assignment counts where its conditions hold, and the last of a level counts",
    arguments: [
      ("A = 1\nA[sdk=iphoneos*] = 2", "iphoneos", "2"), ("A = 1\nA[sdk=iphoneos*] = 2", "macosx", "1"),
      ("A[sdk=*] = 2", "macosx", "2"), ("A[sdk=iphonesimulator*] = 2", "iphoneos", nil),
      ("A[config=Release][sdk=macosx*] = 3\nA[config=Debug] = 2", "macosx", "3"),
      ("A[arch=arm64] = 3\nA[arch=x86_64] = 2", "macosx", "3"), ("A[unknown=x] = 3", "macosx", nil),
      ("A = 1\nA[sdk=iphoneos*] = $(inherited) 2", "iphoneos", "1 2"), ("A[sdk=x*] = 1", "xros", "1"),
    ])
  func conditions(level: String, sdk: String, value: String?) {
    #expect(settings([level], sdk: sdk).value(of: "A")?.text == value)
  }

  @Test func aStrongerLevelCountsForMoreThanAConditionOfAWeakerOne() {
    #expect(settings(["A[sdk=*] = 1", "A = 2"]).value(of: "A")?.text == "2")
  }

  @Test(
    "A variable that nothing sets is named, once; one that only a build knows is not",
    arguments: [
      ("$(X) $(Y:lower) $(X)", ["X", "Y"]), ("$(SRCROOT) $(AppIdentifierPrefix)", []), ("$Bare", []),
      ("$(P_$(Q))", ["Q"]), ("$(X:default=1)", []), ("$()", []), ("$(NAMED)", ["DEEP"]),
    ])
  func unresolved(text: String, names: [String]) {
    let value = settings(["NAMED = $(DEEP)"]).expanded(text, at: FilePlace("b"))
    #expect(value.unresolved == names)
    #expect(value.place.file == "b")
  }

  @Test func namesAreThoseThatHold() {
    let settings = settings([
      "KEY_B = 1\nKEY_A = 2\nKE = 3", "KEY_C[sdk=macosx*] = 1\nKEY_A = 3\nLAST = 1",
    ])
    #expect(settings.names(beginningWith: "KEY_") == ["KEY_A", "KEY_B"])
    #expect(settings.names(beginningWith: "M") == [])
  }

  @Test func aListsWordsAreHeldTogetherByQuotesAndBackslashes() {
    let words = ["A=1", "B=a b", "C D", "", "e f"]
    #expect(SettingsList.words(of: #"A=1 "B=a b"  C\ D "" 'e f' "#) == words)
    #expect(SettingsList.words(of: SettingsList.text(of: words)) == words)
  }

  @Test(
    "Hostile settings cost little",
    arguments: [
      String(repeating: "$(", count: 10_000), String(repeating: "$(A", count: 10_000),
      String(repeating: "$(X", count: 10_000) + String(repeating: ")", count: 10_000),
      String(repeating: "$(X:default=", count: 10_000), String(repeating: "$", count: 10_001),
    ])
  func deepText(text: String) {
    let value = settings(["A = x\(text)"]).value(of: "A")
    #expect(value.map { $0.text.utf8.count <= 1 << 16 } == true)
  }

  @Test func tenThousandReferencesInARowEnd() {
    let chain = (0..<10_000).map { "A\($0) = $(A\($0 + 1))" } + ["A10000 = end"]
    let settings = settings([chain.joined(separator: "\n")])
    #expect(settings.value(of: "A9990")?.text == "end")
    #expect(settings.value(of: "A0")?.unresolved.isEmpty == false)
  }

  @Test func valuesThatDoubleStayShort() {
    let doubling = (0..<40).map { "A\($0) = $(A\($0 + 1))$(A\($0 + 1))" } + ["A40 = 1234567890"]
    let value = settings([doubling.joined(separator: "\n")]).value(of: "A0")
    #expect(value.map { $0.text.utf8.count <= 1 << 16 } == true)
  }
}
