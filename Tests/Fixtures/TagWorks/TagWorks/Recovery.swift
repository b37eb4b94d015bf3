import Foundation

/// Copies of the register to go back to. None is ever removed: an auditor may ask for any of them.
struct Recovery {
  let folder: URL

  /// Keeps the register's file as it is now, even one that cannot be read.
  func checkpoint(_ register: URL) throws {
    guard FileManager.default.fileExists(atPath: register.path(percentEncoded: false)) else { return }
    let stamp = Date.now.formatted(.iso8601.timeSeparator(.omitted))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: register, to: folder.appending(path: "\(stamp)-\(UUID()).json"))
  }

  /// Newest first.
  func checkpoints() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent > $1.lastPathComponent }
  }
}
