import Lexing
import Testing

@testable import Census

/// Input that would take the square of its length, were a walk over it not bounded.
@Suite(.serialized) struct HostileInputTests {
  /// Each is repeated: what stands before the bar, then as often what stands after it.
  static let swift = [
    "let a=UserDefaults.standard;", "UserDefaults.", ".creationDate[", "URLSession.shared.", ".a(",
    "{stat(|)}", "stat(",
    "\"https://a", "#if A\n", "#if A\nUserDefaults.standard\n", "#elseif A\n", "x ? .creationDate : ", "a<",
    "UserDefaults<", ": UserDefaults", "(UserDefaults.standard|)", "[UserDefaults.standard|]",
    "{UserDefaults.standard|}", "(|}", "class UserDefaults ", "class A {UserDefaults.standard;|}", "public\n",
    "func a() {}\n|UserDefaults.standard\n",
    "func f() {let a:ProcessInfo=b\na.systemUptime\n|", "class A {let a:ProcessInfo\na.systemUptime;|}",
    "extension ProcessInfo {|systemUptime;", "extension ProcessInfo {systemUptime;{|}}",
    "menu.removeItem(at:x);",
    "typealias A=UserDefaults\nA.standard\n", "let a:URLSession=.init();", "let a=a\na.httpBody\n",
    "b[a[.creationDate]];", "SecItemAdd(_:_:),", ".creationDate { } ", "case stat, ", "((x|).creationDate)",
    "[kSecAttrAccessible:|]",
  ]

  static let objectiveC = [
    "[NSURLSession ", "NSProcessInfo *a;[a systemUptime];", "(NSProcessInfo *)a,a.systemUptime;",
    "@{a:stat,|}", "[[NSUserDefaults standardUserDefaults] a];", "[NSUserDefaults a:|]", "[|x stat:y]",
    "stat *", "stat(a,&b);",
    "{stat(|)}", "NSUserDefaults *", "x ? stat : ", "\n- (void)stat:(id)a ", "#if A\nstat(a,&b);\n",
    "#define A stat(\n",
    "(|}", "[x a:stat b:stat |]", "@[NSUserDefaults|]", "(id)[NSUserDefaults",
  ]

  private func time(_ unit: String, _ language: Language, bytes: Int) throws -> Duration {
    let halves = unit.split(separator: "|", maxSplits: 1).map(String.init)
    let count = bytes / unit.utf8.count
    let before =
      language == .swift ? "import Foundation\nlet a = UserDefaults.standard\n" : "int a = stat(b, &c);\n"
    let source = Array((before + halves.map { String(repeating: $0, count: count) }.joined()).utf8)
    return try ContinuousClock().measure { _ = try Shipped.sightings(source, language) }
  }

  /// Four times the bytes take four times the time; sixteen would be the square. The bounds are wide: machines are busy.
  private func isLinear(_ unit: String, _ language: Language) throws -> Bool {
    for _ in 0..<3 {
      let small = try time(unit, language, bytes: 16_000)
      let large = try time(unit, language, bytes: 64_000)
      if large < .milliseconds(100) || large < small * 9 { return true }
    }
    return false
  }

  @Test(arguments: swift)
  func `Time grows with Swift as its size does`(_ unit: String) throws {
    #expect(try isLinear(unit, .swift))
  }

  @Test(arguments: objectiveC)
  func `Time grows with Objective-C as its size does`(_ unit: String) throws {
    #expect(try isLinear(unit, .objectiveC))
  }

  @Test func `Sites far into deep nesting are found`() throws {
    let depth = 20_000
    for (open, close) in [("(", ")"), ("[", "]"), ("{", "}")] {
      let source =
        String(repeating: open, count: depth) + "UserDefaults.standard"
        + String(repeating: close, count: depth)
      #expect(try Shipped.sightings(source.utf8, .swift).count == 1)
    }
  }

  @Test func `A message without a selector is known by its receiver`() throws {
    #expect(try Shipped.sightings("}[FMDatabase]".utf8, .objectiveC).map(\.call) == ["FMDatabase"])
  }
}
