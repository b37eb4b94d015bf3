import Baseline
import Catalog
import Census
import Projects

/// A target that uses what has to be declared, and has no manifest at all: one finding for all that it uses.
enum ManifestMissing {
  static func finding(_ one: ManifestSubject, _ context: AuditContext) -> Finding? {
    guard one.asksReasons, one.manifests.isEmpty, !one.hasUnreadable else { return nil }
    let schema = context.catalog.manifest
    let categories = one.categories(schema)
    let first = categories.compactMap { one.uses(of: $0).first }.min { $0.isBefore($1) }
    guard let first else { return nil }
    let isListed = categories.contains { one.uses(of: $0).contains { $0.standing == .listed } }
    // Where nothing else says that it is an app, a person knows better.
    let isBare = one.target.isGuess && one.subject.judged.info.file == nil
    // What a manifest says that is named and not there, nobody sees.
    let absent = one.target.absent.first { $0.hasSuffix("/" + ManifestSchema.fileName) }
    // Whatever is built of it declares it then, and which that is nobody sees here.
    let isStatic = one.target.kind == .staticLibrary
    let isUnsure = absent != nil || one.target.mayNotShip || one.target.mayCopyMore
    let help =
      isStatic
      ? "A static library carries no manifest: make it a framework, or have what links it declare this." : nil
    var related: [Finding.Related] = []
    for category in categories {
      let sites = one.uses(of: category).filter { $0 !== first }
      let short = categories.count > 1 ? " is \(ManifestSchemaWords.short(category.name))" : ""
      related += sites.prefix(5).map {
        .init($0.place, UseWords.name(of: $0, context) + short + UseWords.through(one, $0))
      }
    }
    related += UseWords.declaration(of: one)
    let names = categories.map { ManifestSchemaWords.short($0.name) }.listed()
    let why =
      one.target.isDynamicProduct
      ? "; a dynamic library becomes a framework of its own in the app, which needs its own" : ""
    // A program has no lines by which one use is told from another.
    let symbol = first.line > 0 ? "" : ", as by \(UseWords.name(of: first, context)),"
    return context.finding(
      "manifest.missing", at: first.place,
      absent.map { "\(one.name) uses \(names), and its privacy manifest \($0) was not read" }
        ?? "\(one.name) uses \(names)\(symbol) and has no privacy manifest\(why)",
      help: help, severity: isUnsure ? .note : isListed && !isBare && !isStatic ? nil : .warning,
      of: one.subject,
      related: related)
  }
}
