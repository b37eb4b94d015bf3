import UIKit

/// An inspection as text, which leaves the ledger only by the inspector's own hand.
struct Report {
  let text: String

  init(_ inspection: Inspection) {
    let fields = [inspection.bridge, inspection.notes, inspection.creationDate.formatted()]
    text = fields.joined(separator: "\n")
  }

  func copy() {
    UIPasteboard.general.string = text
  }

  #if DEBUG
    /// What support asks for: the report as a file in the temporary folder.
    func dump() throws -> URL {
      let file = FileManager.default.temporaryDirectory.appending(path: "report.txt")
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file
    }
  #endif
}
