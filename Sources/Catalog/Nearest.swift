/// What somebody who misspelt a word meant.
package enum Nearest {
  /// The candidate with the fewest edits; none where more than a third of the word would change, or more than so many
  /// letters.
  package static func to(_ word: String, of candidates: [String], within most: Int = .max) -> String? {
    let letters = Array(word.prefix(64))
    let best = candidates.map { (candidate: $0, edits: edits(letters, Array($0))) }.min {
      $0.edits < $1.edits
    }
    guard let best, best.edits <= min(most, max(1, min(word.count, best.candidate.count) / 3)) else {
      return nil
    }
    return best.candidate
  }

  /// How many letters to add, take out, change or swap with their neighbour.
  private static func edits(_ a: [Character], _ b: [Character]) -> Int {
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var edits = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { edits = min(edits, before[j - 1] + 1) }
        row.append(edits)
      }
      before = last
      last = row
    }
    return last[b.count]
  }
}
