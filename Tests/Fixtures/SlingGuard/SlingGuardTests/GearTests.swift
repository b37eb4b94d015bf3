import XCTest

@testable import SlingGuard

final class GearTests: XCTestCase {
  func testGearIsDueAfterHalfAYear() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let gear = Gear(name: "Sling 4", workingLoad: 2_000, inspected: Date(timeIntervalSince1970: 0))
    XCTAssertFalse(gear.isDue(at: Date(timeIntervalSince1970: 180 * 86_400), in: calendar))
    XCTAssertTrue(gear.isDue(at: Date(timeIntervalSince1970: 181 * 86_400), in: calendar))
  }
}
