import Baseline
import Census
import Formats
import Projects

extension Audit {
  /// A manifest that is no property list, or has no dictionary at the top.
  static let manifestMalformed = Audit(["manifest.malformed"]) { context in
    context.manifestFiles.compactMap { file -> Finding? in
      let start = FilePlace(file.file.path, line: 1, column: 1)
      switch file.file.content {
      case .malformed(let trouble):
        let help =
          trouble.isOtherFormat
          ? "Write it as an XML property list: plutil -convert xml1 \(ManifestSchemaWords.fileName(file.file.path))."
          : trouble.remedy.sentence
        return context.finding(
          "manifest.malformed", in: file, at: trouble.isOtherFormat ? start : trouble.place.inLines,
          trouble.cause, help: help)
      case .propertyList(let document):
        if document.notes.contains(where: { $0.kind == .empty }) {
          return context.finding(
            "manifest.malformed", in: file, at: start,
            "the file is empty and declares nothing",
            help: "Write what the code needs ('sluice manifest suggest'), or remove the file.")
        }
        guard document.root.members == nil else { return nil }
        return context.finding(
          "manifest.malformed", in: file, at: FilePlace(file.file.path, document.root.place).inLines,
          "\(document.root.content.words) is at the top, where a dictionary belongs")
      default:
        return context.finding(
          "manifest.malformed", in: file, at: start,
          "the file is no property list")
      }
    }
  }
}

extension FilePlace {
  /// Of a file without lines its first.
  fileprivate var inLines: FilePlace { line > 0 ? self : FilePlace(file, line: 1, column: 1) }
}
