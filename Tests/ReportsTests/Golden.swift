import Foundation
import Testing

/// Compares a text with the file that holds what it was, and reads like a person would. `SLUICE_RECORD=1`
/// writes the file anew, and fails so that nobody takes a recording for a test.
func expectGolden(_ text: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let file = root.appending(path: path)
  if ProcessInfo.processInfo.environment["SLUICE_RECORD"] == "1" {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    Issue.record("\(path) was recorded; read what changed", sourceLocation: sourceLocation)
    return
  }
  guard let golden = try? Data(contentsOf: file) else {
    Issue.record(
      "\(path) is missing; SLUICE_RECORD=1 swift test writes it", sourceLocation: sourceLocation)
    return
  }
  #expect(
    Array(text.utf8) == Array(golden), "\(path) is stale; SLUICE_RECORD=1 swift test writes it anew",
    sourceLocation: sourceLocation)
}
