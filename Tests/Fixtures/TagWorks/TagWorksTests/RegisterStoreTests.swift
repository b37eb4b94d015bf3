import XCTest

@testable import TagWorks

@MainActor
final class RegisterStoreTests: XCTestCase {
  private let places: Places = {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    return Places(documents: folder, exports: folder)
  }()

  func testARegisterComesBack() {
    XCTAssertTrue(RegisterStore(places: places).add(Inspection(tag: "H-204")))
    XCTAssertEqual(RegisterStore(places: places).register.inspections.map(\.tag), ["H-204"])
  }

  func testAFileThatIsNotUnderstoodIsNotOverwritten() throws {
    try FileManager.default.createDirectory(at: places.ledger, withIntermediateDirectories: true)
    try Data("?".utf8).write(to: places.register)
    let store = RegisterStore(places: places)
    XCTAssertEqual(store.issue, .unreadable)
    XCTAssertFalse(store.save())
    XCTAssertEqual(try Data(contentsOf: places.register), Data("?".utf8))
  }

  func testRestoreRefusesWhenAPhotoIsMissing() throws {
    let store = RegisterStore(places: places)
    XCTAssertTrue(store.add(Inspection(tag: "H-204"), jpeg: Data([0xFF, 0xD8])))
    let inspection = try XCTUnwrap(store.register.inspections.first)
    XCTAssertTrue(store.remove(inspection))
    let checkpoint = try XCTUnwrap(store.recovery.checkpoints().first)
    XCTAssertFalse(store.restore(checkpoint))
    XCTAssertEqual(store.issue, .photoMissing(inspection.photos[0]))
    XCTAssertTrue(store.register.inspections.isEmpty)
  }
}
