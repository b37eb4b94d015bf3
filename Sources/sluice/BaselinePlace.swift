/// Where a baseline is, or is to be.
struct BaselinePlace: Sendable, Equatable {
  /// As messages name it.
  var name: String
  var path: String
  /// A baseline that somebody named and that is missing is trouble; one that nobody named is not.
  var isNamed: Bool
  /// The folder that it may not leave by a link when it is written; nothing where an option names it.
  var root: String?

  /// Where there is none, and none can be written without being named.
  static let none = BaselinePlace(name: "a place that --baseline names", path: "", isNamed: false)

  static let atRoot = "Baselines/sluice.jsonl"
}
