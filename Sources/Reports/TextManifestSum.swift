package import Audit
package import Catalog
import Projects
import Trees

/// The sum of manifests as a person reads it.
package enum TextManifestSum {
  package static func text(_ sum: ManifestSum, _ schema: ManifestSchema, isColoured: Bool) -> String {
    var page = Page(isColoured: isColoured)
    page.line(
      page.styled("Privacy report", .bold) + page.styled("  \(Count.of(sum.files.count, "manifest"))", .dim))
    page.line()
    write(tracking: sum, to: &page)
    write(data: sum, schema, to: &page)
    write(apis: sum, schema, to: &page)
    page.line(page.styled("Manifests", .bold))
    for file in sum.files {
      let whose = file.dependency.isEmpty ? "" : "  \(Visible.text(file.dependency))"
      page.line("  \(Visible.text(file.path))" + page.styled(whose, .dim))
    }
    return page.text
  }

  private static func write(tracking sum: ManifestSum, to page: inout Page) {
    page.line(page.styled("Tracking", .bold))
    page.line("  " + (sum.tracking.isEmpty ? "no manifest says that it tracks" : "yes"))
    origins(sum.tracking, to: &page)
    for domain in sum.domains {
      page.line("  " + Visible.text(domain.name))
      origins(domain.places, to: &page)
    }
    page.line()
  }

  private static func write(data sum: ManifestSum, _ schema: ManifestSchema, to page: inout Page) {
    page.line(page.styled("Data collected", .bold))
    if sum.dataTypes.isEmpty { page.line("  none") }
    for type in sum.dataTypes {
      let term = schema.dataTypes.first { $0.name == type.name }
      let name = short(type.name, ManifestSchema.dataTypePrefix)
      let said = [
        type.isLinked ? "linked to the person" : "not linked",
        type.isTracking ? "for tracking" : "no tracking",
      ]
      let label = term.map { "  (\($0.label))" } ?? "  (unknown to Apple)"
      page.line("  \(page.styled(name, .bold))\(page.styled(label, .dim))  \(said.joined(separator: ", "))")
      origins(type.places, to: &page)
      for purpose in type.purposes {
        page.line("    \(short(purpose.name, ManifestSchema.dataTypePrefix + "Purpose"))")
        origins(purpose.places, to: &page)
      }
    }
    page.line()
  }

  private static func write(apis sum: ManifestSum, _ schema: ManifestSchema, to page: inout Page) {
    page.line(page.styled("Required-reason APIs", .bold))
    if sum.categories.isEmpty { page.line("  none") }
    for category in sum.categories {
      let name = short(category.name, ManifestSchema.categoryPrefix)
      let isKnown = schema.category(category.name) != nil
      page.line("  \(page.styled(name, .bold))" + (isKnown ? "" : page.styled("  (unknown to Apple)", .dim)))
      for reason in category.reasons {
        let label = schema.reason(reason.code)?.label ?? "unknown to Apple"
        page.line("    \(Visible.text(reason.code))" + page.styled("  \(label)", .dim))
        origins(reason.places, to: &page)
      }
    }
    page.line()
  }

  private static func short(_ name: String, _ prefix: String) -> String {
    Visible.text(name.hasPrefix(prefix) && name != prefix ? String(name.dropFirst(prefix.count)) : name)
  }

  private static func origins(_ places: [FilePlace], to page: inout Page) {
    for place in places {
      let line = place.line > 0 ? ":\(place.line)" : ""
      page.line(page.styled("      \(Visible.text(place.file))\(line)", .cyan))
    }
  }
}
