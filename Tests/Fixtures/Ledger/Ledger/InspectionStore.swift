import Foundation

struct Inspection: Codable, Identifiable {
  var id = UUID()
  var bridge: String
  var notes = ""
  var isResolved = false
  /// When the inspector stood there, not a property of any file.
  var creationDate = Date()
}

/// The inspections, one file each, readable only while the device is unlocked.
@Observable
final class InspectionStore {
  private(set) var inspections: [Inspection] = []

  private var folder: URL {
    get throws {
      try FileManager.default.url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true
      ).appending(path: "Inspections")
    }
  }

  func load() throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    inspections = try files.map { try JSONDecoder().decode(Inspection.self, from: Data(contentsOf: $0)) }
    inspections.sort { $0.creationDate > $1.creationDate }
  }

  // Sending these to the office was tried with URLSession and dropped: the ledger stays on the device.
  func save(_ inspection: Inspection) throws {
    let file = try folder.appending(path: "\(inspection.id).json")
    try JSONEncoder().encode(inspection).write(to: file, options: [.atomic, .completeFileProtection])
    UserDefaults.standard.set(inspection.id.uuidString, forKey: "lastInspection")
  }

  /// Scans can be made again from the photos, so no backup needs them.
  func keepOutOfBackups(_ scan: URL) throws {
    var scan = scan
    var values = URLResourceValues()
    values.isExcludedFromBackup = true
    try scan.setResourceValues(values)
  }
}
