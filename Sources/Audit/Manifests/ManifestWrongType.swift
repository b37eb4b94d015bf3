import Baseline
import Catalog
import Census
import Formats
import Projects

extension Audit {
  /// Values, and elements of lists, whose type is not the one that the key takes.
  static let manifestWrongType = Audit(["manifest.wrong-type"]) { context in
    let schema = context.catalog.manifest
    return context.inManifests { manifest, file in
      manifest.entries.flatMap { entry in
        entry.members.flatMap { member -> [Finding] in
          if case .misplaced = ManifestKeyFault(member, in: entry, schema) { return [] }
          guard let key = member.key else { return [] }
          guard key.kind.takes(member.value) else {
            return [
              context.finding(
                "manifest.wrong-type", key.name, in: file, at: member.place,
                "\(key.name) is \(member.value.content.words), where \(key.kind.words) belongs",
                help: "Make it \(key.kind.words).")
            ]
          }
          let wrong = (member.value.elements ?? []).filter { !key.kind.takesElement($0) }
          return wrong.prefix(200).map { element in
            context.finding(
              "manifest.wrong-type", key.name, in: file, at: FilePlace(manifest.file.path, element.place),
              "an element of \(key.name) is \(element.content.words), where \(key.kind.element) belongs",
              help: "Make it \(key.kind.element).")
          }
        }
      }
    }
  }
}
