import Foundation

/// A folder of files that exists as long as this value.
package final class BuiltFolder {
  package let path: String

  package init(_ files: [String: [UInt8]]) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("built-\(UUID().uuidString)")
    path = folder.path
    for (name, bytes) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// The bytes of an XML property list around what is inside of its outermost dictionary.
package func list(_ inside: String) -> [UInt8] {
  Array(
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\n\(inside)\n</dict></plist>\n"
      .utf8)
}
