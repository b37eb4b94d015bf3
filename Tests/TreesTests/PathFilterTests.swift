import Testing
import Trees

@Suite struct PathFilterTests {
  @Test(
    arguments: [
      ("App/A.swift", [], [], true), ("App/A.swift", ["App"], [], true), ("Kit/A.swift", ["App"], [], false),
      ("App/A.swift", [], ["App/**"], false), ("Tests/Fixtures/X/A.swift", [], ["Tests/Fixtures/**"], false),
      ("Tests/A.swift", [], ["Tests/Fixtures/**"], true), ("App/A.m", ["*.swift"], [], false),
      ("App/Gen/A.swift", ["App/**"], ["Gen/"], false), ("Gen", [], ["Gen/"], true),
    ] as [(String, [String], [String], Bool)])
  func takesAsTheListingDoes(path: String, include: [String], exclude: [String], taken: Bool) {
    #expect(PathFilter(include: include, exclude: exclude).takes(path) == taken)
  }
}
