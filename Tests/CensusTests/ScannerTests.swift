import Foundation
import Lexing
import Testing
import Trees

@testable import Census

@Suite struct ScannerTests {
  /// The census of a folder with one file of these bytes.
  private func census(_ bytes: Data, named name: String) throws -> Census {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "scanner-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try bytes.write(to: folder.appending(path: name))
    let tree = try Tree(root: folder.path)
    let index = try Shipped.index.get()
    return Scanner(index, tree, ListOptions(wanted: Scanner.sources), jobs: 1).census()
  }

  private func name(_ language: Language) -> String {
    switch language {
    case .swift: "A.swift"
    case .c: "A.c"
    case .objectiveC: "A.m"
    case .cPlusPlus: "A.cpp"
    case .objectiveCPlusPlus: "A.mm"
    }
  }

  @Test(arguments: CensusFixture.all)
  func `Every encoding has the same sites`(_ fixture: CensusFixture) throws {
    let plain = try census(Data(fixture.source.utf8), named: name(fixture.language))
    #expect(!plain.sites.isEmpty && plain.blind.isEmpty)
    let little = Data(fixture.source.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    let big = Data(fixture.source.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    for bytes in [
      Data([0xEF, 0xBB, 0xBF]) + Data(fixture.source.utf8), Data([0xFF, 0xFE]) + little,
      Data([0xFE, 0xFF]) + big,
    ] {
      let other = try census(bytes, named: name(fixture.language))
      #expect(other.sites == plain.sites && other.blind.isEmpty)
    }
  }

  /// A census that only counts, and a gate that tells of what can fail it, look at the same sites.
  @Test func `However much is told of the sites, they are the same`() throws {
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures")
    let tree = try Tree(root: fixtures.path)
    let index = try Shipped.index.get()
    func census(_ detail: SiteDetail) -> Census {
      Scanner(index, tree, ListOptions(wanted: Scanner.sources), detail: detail, jobs: 2).census()
    }
    let all = census(.all)
    #expect(!all.sites.isEmpty && all.sites.allSatisfy { $0.line > 0 && !$0.call.isEmpty })
    for detail in [SiteDetail.none, .gating] {
      #expect(census(detail).totals(index.catalog) == all.totals(index.catalog))
    }
    #expect(census(.gating).sites.filter(\.gates) == all.sites.filter(\.gates))
    #expect(census(.none).sites.allSatisfy { $0.line == 0 && $0.call.isEmpty })
  }

  @Test func `A file that is too large is said`() throws {
    let census = try census(Data(count: Source.maximumByteCount + 1), named: "A.swift")
    #expect(census.scanned == 0 && census.blind.map(\.kind) == [.tooLarge])
  }
}
