import Foundation

/// A sling, shackle or hook, and when it was last looked at.
struct Gear: Codable, Equatable, Identifiable {
  var id = UUID()
  var name: String
  /// What it may lift, in kilograms.
  var workingLoad: Int
  var inspected = Date.now

  /// Rigging is looked at twice a year.
  func isDue(at date: Date = .now, in calendar: Calendar = .current) -> Bool {
    calendar.date(byAdding: .month, value: 6, to: inspected).map { $0 <= date } ?? true
  }
}

/// Everything that the app knows, in one value and one file.
struct RiggingRegister: Codable, Equatable {
  var gear: [Gear] = []
  /// The rigger's signature as a drawing of PencilKit. Nothing until somebody signed.
  var signature: Data?
}
