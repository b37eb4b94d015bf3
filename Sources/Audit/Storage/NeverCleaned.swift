import Baseline
import Catalog
import Census
import Projects

extension Audit {
  /// Files that there are ever more of: each has a new name, and no code can remove them.
  ///
  /// A removal that is given what to remove can be of any file, so that nothing is claimed beside one.
  static let neverCleaned = Audit(["storage.never-cleaned"]) { context in
    var known: Set<FilePlace> = []
    return context.subjects.filter(\.isApp).flatMap { subject -> [Finding] in
      let removals = subject.judged.code.running("storage.delete")
      guard !context.isPartlyUnseen(subject.target), !removals.contains(where: \.canRemoveAny) else {
        return []
      }
      let cleaning = Set(removals.map(\.enclosingType))
      return subject.judged.code.own("storage.file-write").filter { site in
        site.gates && site.has(.isFreshName)
          && site.handling?.place?.isPassing != true && !cleaning.contains(site.enclosingType)
          && site.name != "createDirectory" && !site.name.hasPrefix("move")
      }.map { site in
        context.finding(
          "storage.never-cleaned", at: site.place,
          "each run of \(site.owner) leaves a file with a new name, and no code removes them")
      }
    }.filter { known.insert($0.place).inserted }
  }
}

extension Site {
  fileprivate var canRemoveAny: Bool {
    certainty == .possible || handling.map { $0.traits.contains(.isGiven) } ?? true
  }
}
