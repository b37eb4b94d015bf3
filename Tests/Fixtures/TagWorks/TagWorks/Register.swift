import Foundation

/// One look at a piece of equipment, which is known by the number on its tag.
struct Inspection: Codable, Identifiable {
  var id = UUID()
  var tag: String
  var notes = ""
  var isPassed = true
  var photos: [UUID] = []
  /// When the inspector looked at it, not a property of any file.
  var creationDate = Date.now
}

struct Register: Codable {
  var inspections: [Inspection] = []

  var newestFirst: [Inspection] { inspections.sorted { $0.creationDate > $1.creationDate } }
  var photos: [UUID] { inspections.flatMap(\.photos) }
}
