import Baseline
import Catalog
import Census
import Projects

extension Audit {
  /// Files of an app that protects its files one by one, but for these; or that turned protection off for all.
  ///
  /// A write that names no class is no fault by itself: the default counts.
  static let unprotectedWrite = Audit(["protection.unprotected-write"]) { context in
    var known: Set<FilePlace> = []
    return context.subjects.filter { !$0.isForMac && $0.isApp }.flatMap { subject -> [Finding] in
      if let entitled = subject.entitledProtection {
        guard entitled.class == .none else { return [] }
        return writes(of: subject).map { site in
          context.finding(
            "protection.unprotected-write", at: site.place,
            "the write gives no class, and the app's default is none",
            related: [Finding.Related(entitled.place, "sets the default")])
        }
      }
      guard let example = protected(subject) else { return [] }
      return writes(of: subject).filter { $0.handling?.place != nil }.map { site in
        context.finding(
          "protection.unprotected-write", at: site.place,
          "the write gives no class, while other files of the app get one", severity: .note,
          related: [Finding.Related(example.place, "\(example.name) is asked for here")])
      }
    }.filter { known.insert($0.place).inserted }
  }

  /// Where a write asks for a class; nothing where classes are given to files or folders afterwards, which may be these.
  private static func protected(_ subject: AuditSubject) -> Site? {
    let code = subject.judged.code
    let sites = code.rules.filter { $0.hasPrefix("file-protection.") }.sorted().flatMap(code.linked).filter {
      $0.certainty > .possible
        && !($0.handling?.traits.contains(.isAsked) ?? false)
    }
    let isByWrites = sites.allSatisfy {
      $0.rule == "file-protection.option" || $0.rule == "file-protection.availability"
    }
    return isByWrites ? sites.first { $0.rule == "file-protection.option" } : nil
  }

  private static func writes(of subject: AuditSubject) -> [Site] {
    subject.judged.code.own("storage.file-write").filter { site in
      site.gates && ["write", "createFile"].contains(site.name)
        && site.handling?.place?.isPassing != true
        && site.handling.map { !$0.traits.contains(.givesClass) } ?? false
    }
  }
}
