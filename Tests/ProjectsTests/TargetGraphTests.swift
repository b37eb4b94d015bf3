import Projects
import Testing

@Suite("What targets lead to")
struct TargetGraphTests {
  private static let graph = TargetGraph([
    target("App", links: ["A", "B", "Gone"]), target("A", links: ["C"]), target("B", links: ["C", "App"]),
    target("C", links: ["A"]), target("Test", .test, links: ["D"]), target("D"),
  ])

  private static func target(_ id: String, _ kind: Target.Kind = .library, links: [String] = []) -> Target {
    Target(id: id, name: id, kind: kind, links: links, variants: [Variant()], place: FilePlace("p", line: 1))
  }

  @Test(
    "Each once, in the order in which they are met, and never the first itself",
    arguments: [("App", ["A", "B", "C"]), ("C", ["A"]), ("Test", ["D"]), ("D", [])])
  func reached(id: String, expected: [String]) throws {
    let target = try #require(Self.graph[id])
    #expect(Self.graph.reached(from: target, by: \.links).map(\.id) == expected)
  }

  @Test("What does not count is not gone past")
  func barrier() throws {
    let app = try #require(Self.graph["App"])
    let reached = Self.graph.reached(from: app, by: \.links) { $0.id != "A" && $0.id != "C" }
    #expect(reached.map(\.id) == ["B"])
  }
}
