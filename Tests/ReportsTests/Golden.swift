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
  let golden = (try? String(decoding: Data(contentsOf: file), as: UTF8.self)) ?? ""
  #expect(
    Array(text.utf8) == Array(golden.utf8), "\(path) is stale; SLUICE_RECORD=1 swift test writes it anew",
    sourceLocation: sourceLocation)
}
