import Baseline
import Catalog
import Census
import Formats
import Projects
import Trees

extension Audit {
  /// Info.plists and entitlements that cannot be read, or say something twice.
  static let propertyLists = Audit(["plist.duplicate-key", "plist.malformed"]) { context in
    shipped(context).flatMap { file, subject in findings(of: file, subject, context) }
  }

  /// The files that a build takes, each once; where no project says which, all of them.
  private static func shipped(_ context: AuditContext) -> [(ConfigurationFile, AuditSubject?)] {
    var known: Set<String> = []
    var files: [(ConfigurationFile, AuditSubject?)] = []
    for subject in context.subjects {
      for variant in subject.variants {
        for file in [variant.info.file, variant.entitlements].compactMap(\.self)
        where known.insert(file.path).inserted {
          files.append((file, subject))
        }
      }
    }
    guard context.subjects.allSatisfy(\.target.isGuess) else { return files }
    for file in context.census.configuration
    where file.origin == .firstParty && (file.kind == .infoPlist || file.kind == .entitlements)
      && known.insert(file.path).inserted
    {
      files.append((file, nil))
    }
    return files
  }

  private static func findings(
    of file: ConfigurationFile, _ subject: AuditSubject?, _ context: AuditContext
  ) -> [Finding] {
    switch file.content {
    case .malformed(let fault):
      // The message already says how to mend it.
      let parts = fault.message.split(separator: ";", maxSplits: 1)
      return [
        context.finding(
          "plist.malformed", at: fault.place, "cannot be read: \(parts.first ?? "")",
          help: parts.count > 1 ? sentence(parts[1]) : nil, of: subject)
      ]
    case .propertyList(let document):
      guard document.root.members != nil else {
        return [
          context.finding(
            "plist.malformed", at: FilePlace(file.path, document.root.place),
            "\(document.root.content.words) is at the top, where a dictionary belongs", of: subject)
        ]
      }
      return document.notes.compactMap { finding(on: $0, of: file, subject, context) }
    default: return []
    }
  }

  private static func finding(
    on note: PropertyListNote, of file: ConfigurationFile, _ subject: AuditSubject?, _ context: AuditContext
  ) -> Finding? {
    switch note.kind {
    case .duplicateKey(let key, let first):
      context.finding(
        "plist.duplicate-key", key, at: FilePlace(file.path, note.place),
        "'\(key)' is in this dictionary twice, and only one of the two counts", of: subject,
        related: [Finding.Related(FilePlace(file.path, first), "the other one")])
    case .empty:
      context.finding(
        "plist.malformed", at: FilePlace(file.path, note.place), "the file is empty",
        help: "Write a property list, or remove the file.", of: subject)
    default: nil
    }
  }

  private static func sentence(_ words: Substring) -> String {
    let text = words.drop { $0 == " " }
    return text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }
}
