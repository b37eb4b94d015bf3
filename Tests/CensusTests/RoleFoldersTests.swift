import Census
import Testing
import Trees

@Suite("What folders say of what is in them")
struct RoleFoldersTests {
  @Test(
    "Names decide where nobody says anything, and tests win over samples",
    arguments: [
      ("App/Info.plist", Role.app), ("Demo/App.xcodeproj/project.pbxproj", .sample),
      ("Examples/Tests/Info.plist", .test), ("Tests/Example/Info.plist", .test), ("Info.plist", .app),
      ("AppTests/Host/Info.plist", .test), ("Contests/Info.plist", .app), ("", .app),
    ])
  func names(path: String, role: Role) { #expect(RoleFolders().role(ofFoldersIn: path) == role) }

  @Test func whatAPersonSaysOfTheInnermostFolderWins() {
    let said = RoleFolders(
      tests: FolderPatterns(["Checks", "!App/Testing"]), samples: FolderPatterns(["Play", "!Demo"]))
    #expect(said.role(ofFoldersIn: "Demo/App.xcodeproj/project.pbxproj") == .app)
    #expect(said.role(ofFoldersIn: "App/Testing/Info.plist") == .app)
    #expect(said.role(ofFoldersIn: "Play/Info.plist") == .sample)
    #expect(said.role(ofFoldersIn: "Demo/Checks/Info.plist") == .test)
  }
}
