import Baseline
import Catalog
import Census
import Projects

/// How findings speak of uses.
enum UseWords {
  static func through(_ one: ManifestSubject, _ site: Site) -> String {
    one.library(of: site).map { ", through \($0)" } ?? ""
  }

  /// The call, with the type that a member without a receiver is of, where nothing but that type makes it a use:
  /// `UserDefaults.standard` for `.standard`.
  static func name(of site: Site, _ context: AuditContext) -> String {
    let catalog = context.catalog
    guard site.call.hasPrefix("."), let rule = catalog.place(ofRule: site.rule) else { return site.call.cut }
    let member = site.call.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let spelling = catalog.spellings(at: String(member)).lazy.map { catalog.spellings[$0] }.first {
      $0.rule == rule && $0.needsContext
    }
    return ((spelling?.contextType ?? "") + site.call).cut
  }

  /// Where a project declares the target; nothing for a tree without one.
  static func declaration(of one: ManifestSubject) -> [Finding.Related] {
    if one.target.isGuess || one.target.place.file.isEmpty { return [] }
    let words =
      one.target.isDynamicProduct ? "declares it as a dynamic library" : "the target \(one.target.name)"
    return [.init(one.target.place, words)]
  }
}

extension Target {
  /// Whether it is a dynamic product of a package: nothing else of a package is a framework.
  var isDynamicProduct: Bool { kind == .framework && ProjectFile(path: place.file) == .package }
}

extension Spelling {
  /// The type that the place of a member without a receiver expects.
  fileprivate var contextType: String? {
    let evidence = clauses.filter { $0.certainty != nil }.flatMap(\.evidence)
    return evidence.lazy.compactMap { if case .context(let types) = $0 { types.first } else { nil } }.first
  }
}

extension Site {
  func isBefore(_ other: Site) -> Bool {
    (file, line, column) < (other.file, other.line, other.column)
  }
}
