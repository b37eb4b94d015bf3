import XCTest

@testable import Ledger

final class InspectionStoreTests: XCTestCase {
  override func setUp() {
    UserDefaults.standard.removeObject(forKey: "lastInspection")
  }

  func testANewInspectionIsOpen() {
    XCTAssertFalse(Inspection(bridge: "Mill Lane").isResolved)
  }
}
