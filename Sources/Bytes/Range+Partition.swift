extension Range<Int> {
  /// The first number from which on a condition holds that holds for all behind it; the upper bound where it holds for none.
  ///
  /// Of numbers and not of elements, so that nothing is copied to be asked about.
  @inlinable
  package func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
