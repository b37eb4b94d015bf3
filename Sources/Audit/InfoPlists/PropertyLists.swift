import Baseline
import Catalog
import Census
import Formats
import Projects
import Trees

extension Audit {
  /// Info.plists and entitlements that cannot be read, or say something twice, and translations that cannot be read.
  static let propertyLists = Audit(["plist.duplicate-key", "plist.malformed", "input.malformed"]) { context in
    shipped(context).flatMap { file, subject in findings(of: file, subject, context) }
      + translations(context).compactMap { file, subject in finding(on: file, subject, context) }
  }

  /// Tables of texts that a build takes, each once, and whose they are.
  private static func translations(_ context: AuditContext) -> [(ConfigurationFile, AuditSubject)] {
    let tables = context.census.configuration.filter {
      $0.kind == .infoPlistStrings || $0.kind == .infoPlistCatalog
    }
    guard !tables.isEmpty else { return [] }
    let byPath = Dictionary(tables.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var known: Set<String> = []
    return context.subjects.flatMap { subject in
      subject.target.resources.compactMap { path in
        guard let file = byPath[path], known.insert(path).inserted else { return nil }
        return (file, subject)
      }
    }
  }

  /// What a translation says, nobody reads; a build with Xcode ends there.
  private static func finding(
    on file: ConfigurationFile, _ subject: AuditSubject, _ context: AuditContext
  ) -> Finding? {
    guard case .malformed(let fault) = file.content else { return nil }
    return context.finding(
      "input.malformed", at: fault.place, "cannot be read: \(fault.cause)", help: fault.remedy.sentence,
      of: subject)
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
      return [
        context.finding(
          "plist.malformed", at: fault.place, "cannot be read: \(fault.cause)", help: fault.remedy.sentence,
          of: subject)
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
        + unprocessed(document.notes, of: file, subject, context)
    default: return []
    }
  }

  /// The first line that is for the preprocessor, where none runs on the file.
  private static func unprocessed(
    _ notes: [PropertyListNote], of file: ConfigurationFile, _ subject: AuditSubject?, _ context: AuditContext
  ) -> [Finding] {
    guard let first = notes.first(where: \.isForPreprocessor), let subject, !subject.target.isGuess,
      subject.judged.info.file?.path == file.path,
      !subject.judged.variant.settings.isOn("INFOPLIST_PREPROCESS"),
      // It may be on in a file that is not there.
      !context.census.blind.contains(where: { $0.subject == .buildSettings })
    else { return [] }
    return [
      context.finding(
        "plist.malformed", at: FilePlace(file.path, first.place),
        "cannot be read: what stands here is for the preprocessor, and no preprocessor runs on the file",
        help: "Set INFOPLIST_PREPROCESS to YES, or remove it.", of: subject)
    ]
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
}
