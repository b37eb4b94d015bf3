import Baseline

extension Arguments {
  /// The day by which acceptances expire. An option alone changes it: a variable of the environment, set for some
  /// other tool, could quietly bring back what expired.
  func today() throws(Trouble) -> Day {
    guard let text = value(.today) else { return Day(secondsSince1970: Platform.secondsSince1970) }
    guard let day = Day(text) else {
      throw Trouble("--today \(text) is not a day; write it as 2027-01-31")
    }
    return day
  }
}
