extension Arguments {
  /// The value of an option that is one of a few words.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: Option, of choices: [Choice] = Array(Choice.allCases)
  ) throws(Trouble) -> Choice? {
    guard let text = value(option) else { return nil }
    if let choice = choices.first(where: { $0.rawValue == text }) { return choice }
    let words = choices.map(\.rawValue)
    throw Trouble.unknown(
      "value of \(option.rawValue)", text, of: words,
      otherwise: "it is one of \(words.joined(separator: ", "))")
  }
}
