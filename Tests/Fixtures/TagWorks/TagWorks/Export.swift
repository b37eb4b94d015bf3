import Foundation

/// The register as a table to hand over. It lies in the temporary folder until it was shared.
struct Export {
  let file: URL

  init(_ register: Register, in folder: URL) throws {
    file = folder.appending(path: "TagWorks.csv")
    if FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) {
      try FileManager.default.removeItem(at: file)
    }
    let rows = register.newestFirst.map { inspection in
      let result = inspection.isPassed ? "passed" : "failed"
      return [inspection.creationDate.formatted(.iso8601), inspection.tag, result, inspection.notes]
        .map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: ",")
    }
    try rows.joined(separator: "\r\n").write(to: file, atomically: true, encoding: .utf8)
  }

  func discard() {
    try? FileManager.default.removeItem(at: file)
  }
}
