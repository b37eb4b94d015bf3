import Baseline
import Census
import Projects

extension AuditContext {
  /// The sites of some rules that can fail a gate, in what ships, each once, with the first target that compiles it.
  func shipped(_ rules: Set<String>) -> [(site: Site, subject: AuditSubject)] {
    var known: Set<FilePlace> = []
    return subjects.flatMap { subject in
      subject.judged.code.own(rules).filter(\.gates).map { (site: $0, subject: subject) }
    }.filter { known.insert($0.site.place).inserted }
  }
}

extension Site {
  func has(_ trait: Handling.Traits) -> Bool { handling?.traits.contains(trait) ?? false }

  /// The type that the site is in: `A.B` of `A.B.load(_:)`, the class of an Objective-C method; empty in a function of
  /// no type.
  var enclosingType: Substring {
    if declaration.hasPrefix("-[") || declaration.hasPrefix("+[") {
      return declaration.dropFirst(2).prefix { $0 != " " }
    }
    let name = declaration.prefix { $0 != "(" }
    return name.lastIndex(of: ".").map { name[..<$0] } ?? ""
  }

  /// The function or property that it is in, as a message says it.
  var owner: String { declaration.isEmpty ? "the file" : declaration.cut }
}

extension Finding {
  var place: FilePlace { FilePlace(file, line: line, column: column) }
}
