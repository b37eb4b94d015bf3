import XCTest

@testable import QubitLab

final class QubitTests: XCTestCase {
  func testAFlipBetweenTwoHadamardsIsAPhase() {
    let gates: [Gate] = [.h, .x, .h]
    for start in [Qubit(), Qubit(zero: 0, one: 1)] {
      let end = gates.reduce(start) { $1.applied(to: $0) }
      XCTAssertTrue(end.isSame(as: Gate.z.applied(to: start)))
    }
  }

  func testTheFewestGatesStay() {
    var progress = GameProgress()
    progress.solve(Level.all[0], gates: 1)
    progress.solve(Level.all[0], gates: 3)
    XCTAssertEqual(progress.fewestGates, [0: 1])
  }
}
