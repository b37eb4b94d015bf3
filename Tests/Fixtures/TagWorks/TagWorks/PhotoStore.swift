import Foundation

/// The photos, one JPEG each, named by a UUID.
struct PhotoStore {
  let folder: URL

  func file(_ id: UUID) -> URL { folder.appending(path: "\(id).jpg") }

  func contains(_ id: UUID) -> Bool {
    FileManager.default.fileExists(atPath: file(id).path(percentEncoded: false))
  }

  func add(_ jpeg: Data) throws -> UUID {
    let id = UUID()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try jpeg.write(to: file(id), options: .atomic)
    return id
  }

  func remove(_ ids: [UUID]) {
    for id in ids { try? FileManager.default.removeItem(at: file(id)) }
  }
}
