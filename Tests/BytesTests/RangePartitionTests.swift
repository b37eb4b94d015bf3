import Bytes
import Testing

@Suite struct RangePartitionTests {
  /// Every place at which a condition can begin to hold, in lists of every small length.
  @Test(arguments: 0...9) func findsWhereAConditionBeginsToHold(count: Int) {
    for first in 0...count {
      #expect((0..<count).partitioningIndex { $0 >= first } == first)
      #expect((7..<7 + count).partitioningIndex { $0 >= 7 + first } == 7 + first)
    }
  }

  @Test func asksOfFew() {
    var asked = 0
    let place = (0..<1_000_000).partitioningIndex { number in
      asked += 1
      return number >= 777_777
    }
    #expect(place == 777_777)
    #expect(asked <= 20)
  }
}
