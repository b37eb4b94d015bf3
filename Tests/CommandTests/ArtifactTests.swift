import BuiltSamples
import Foundation
import Testing

/// Built bundles and archives as a person names them.
@Suite struct ArtifactTests {
  private static let entries = [
    ZipFile.Entry("Payload/A.app/A", MachOFile(imports: ["_stat"]).bytes).with { $0.method = 8 },
    ZipFile.Entry(
      "Payload/A.app/Info.plist", list("<key>CFBundleExecutable</key><string>A</string>")),
  ]

  private func workspace(_ files: [String: [UInt8]]) throws -> Workspace {
    let workspace = try Workspace()
    for (path, bytes) in files {
      let file = workspace.folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    return workspace
  }

  @Test func `The root of an archive is its top`() throws {
    let workspace = try workspace(["App.ipa": ZipFile(Self.entries).bytes])
    let census = try workspace.run("census", "App.ipa", "--format", "json")
    #expect(census.exit == 0 && census.errors.isEmpty)
    #expect(census.output.contains(#""file":"Payload/A.app/A","form":"symbol""#))
    let check = try workspace.run("check", "App.ipa", "--format", "xcode")
    #expect(check.exit == 1)
    #expect(check.output.contains("Payload/A.app/A"))
    #expect(check.output.contains("[manifest.missing]"))
  }

  @Test func `What is on record of sources is not about an archive`() throws {
    let workspace = try workspace(["App.ipa": ZipFile(Self.entries).bytes])
    try workspace.write("let a = URLSession.shared", to: "A.swift")
    #expect(try workspace.run("baseline", "write").exit == 0)
    let check = try workspace.run("check", "App.ipa")
    #expect(!check.output.contains("drift.") && !check.output.contains("No baseline"))
    let write = try workspace.run("baseline", "write", "App.ipa")
    #expect(write.exit == 2 && write.errors.contains("--baseline"))
    #expect(try workspace.run("baseline", "write", "App.ipa", "--baseline", "app.jsonl").exit == 0)
    let again = try workspace.run("check", "App.ipa", "--baseline", "app.jsonl")
    #expect(again.exit == 0, "\(again.output)\(again.errors)")
  }

  @Test func `A bundle is called by its name, wherever it lies`() throws {
    let workspace = try workspace([
      "6.16/K.xcframework/ios-arm64/K.framework/K": MachOFile(imports: ["_stat"]).bytes,
      "6.17/K.xcframework/ios-arm64/K.framework/K": MachOFile(imports: ["_stat", "_statfs"]).bytes,
    ])
    for run in [
      try workspace.run("diff", "6.16/K.xcframework", "6.17/K.xcframework", "--format", "json"),
      try workspace.run("diff", "6.16", "6.17", "--format", "json"),
    ] {
      #expect(run.output.contains(#""rule":"sdk-diff.import-added""#))
      #expect(run.output.contains(#""file":"K.xcframework/ios-arm64/K.framework/K""#))
    }
    let census = try workspace.run("census", "6.16/K.xcframework", "--format", "json")
    #expect(census.output.contains(#""file":"K.xcframework/ios-arm64/K.framework/K""#))
  }

  @Test func `Two archives are compared`() throws {
    var entries = Self.entries
    entries[0].contents = MachOFile(imports: ["_stat", "_SecItemCopyMatching"]).bytes
    let workspace = try workspace(["old.ipa": ZipFile(Self.entries).bytes, "new.zip": ZipFile(entries).bytes])
    let run = try workspace.run("diff", "old.ipa", "new.zip", "--format", "json")
    #expect(run.exit == 0)
    #expect(
      run.output.contains(#""call":"_SecItemCopyMatching""#) && !run.output.contains(#""call":"_stat""#))
  }

  @Test func `Sources in an archive are read as those of a folder`() throws {
    let workspace = try workspace([
      "source.zip": ZipFile([ZipFile.Entry("App/A.swift", "let a = URLSession.shared")]).bytes
    ])
    let run = try workspace.run("census", "source.zip", "--format", "json")
    #expect(run.output.contains(#""file":"App/A.swift","form":"member","in":"a","line":1"#), "\(run.output)")
  }

  private static let refused: [(String, [UInt8], String)] = [
    ("a.zip", Array("text".utf8), "is no ZIP archive"), ("a.ipa", [], "is empty"),
    ("a.zip", ZipFile([ZipFile.Entry("../a", "x")]).bytes, "leads out of it"),
    ("a.zip", Array(ZipFile([ZipFile.Entry("a", "x")]).bytes.dropLast(4)), "ends before its directory"),
  ]

  @Test(arguments: refused.indices)
  func `An archive that cannot be read is trouble, with what to do`(_ number: Int) throws {
    let (name, bytes, words) = Self.refused[number]
    let run = try workspace([name: bytes]).run("check", name)
    #expect(run.exit == 2 && run.output.isEmpty)
    #expect(run.errors.contains(words) && run.errors.contains("make or fetch it anew"), "\(run.errors)")
  }

  @Test func `A part of an archive that cannot be read is not passed over`() throws {
    let entry = ZipFile.Entry("A.app/A", "x").with { $0.flags = 1 }
    let run = try workspace(["a.zip": ZipFile([entry]).bytes]).run("check", "a.zip")
    #expect(run.exit == 2 && run.output.contains("encrypted contents"), "\(run.output)")
  }
}
