import Projects
import Testing

@Suite("The index of files")
struct FileIndexTests {
  private let index = FileIndex([
    "b.c", "App/Net.swift", "App-old/Net.swift", "App/UI/View.swift", "App.swift", "a.m",
  ])

  @Test(
    "A folder's files are those below it, and not those of folders whose names begin alike",
    arguments: [
      ("App", ["App/Net.swift", "App/UI/View.swift"]), ("App/UI", ["App/UI/View.swift"]), ("Ap", []),
      ("z", []),
      ("App-old", ["App-old/Net.swift"]),
    ])
  func below(folder: String, files: [String]) { #expect(Array(index.files(below: folder)) == files) }

  @Test func everythingIsBelowTheRoot() { #expect(index.files(below: "").count == 6) }

  @Test func aFolderIsNoFile() {
    #expect(index.has("App/UI/View.swift"))
    #expect(!index.has("App/UI"))
  }

  @Test func aLinkLeadsToTheFileItself() {
    let index = FileIndex(["Web/a.xcprivacy"], aliases: ["Kit/a.xcprivacy": "Web/a.xcprivacy"])
    #expect(index.real("Web/a.xcprivacy") == "Web/a.xcprivacy")
    #expect(index.real("Kit/a.xcprivacy") == "Web/a.xcprivacy")
    #expect(index.real("Kit/b.xcprivacy") == nil)
  }
}
