extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  package func listed(_ word: String = "and") -> String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(word) \(last)"
  }
}
