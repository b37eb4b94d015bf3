import Baseline
import Catalog
import Census
import Projects

/// The groups that code names, found by the sites that name them.
struct GroupUses {
  private var byFile: [String: [FilePlace: NamedGroup]] = [:]

  init(_ census: Census) {
    for group in census.groups { byFile[group.site.file, default: [:]][group.site] = group }
  }

  /// One name of a group in code.
  struct Use {
    let site: Site
    let taker: NamedGroup.Taker
    let text: String
    /// Where the literal stands.
    let place: FilePlace

    var isConstant: Bool { place.line != site.line || place.file != site.file }
  }

  /// What the program that a variant builds names, its own code first, once for each place.
  func uses(in variant: AuditVariant, of subject: AuditSubject) -> [Use] {
    let build = Build(subject.target, variant.variant)
    return uses(in: variant, of: subject) { group in
      let values = group.values.filter { build.admits($0.condition) }
      // What several conditions leave open is not known.
      guard let first = values.first, values.allSatisfy({ $0.text == first.text }), !first.text.isEmpty else {
        return nil
      }
      return (first.text, first.place)
    }
  }

  /// Names that are asked for at run time: `Bundle.main.bundleIdentifier`.
  func uses(of expression: String, in variant: AuditVariant, of subject: AuditSubject) -> [Use] {
    uses(in: variant, of: subject) { $0.expression == expression ? (expression, $0.site) : nil }
  }

  private func uses(
    in variant: AuditVariant, of subject: AuditSubject, text: (NamedGroup) -> (String, FilePlace)?
  ) -> [Use] {
    if byFile.isEmpty { return [] }
    var uses: [Use] = []
    var known: Set<FilePlace> = []
    var last: (file: String, groups: [FilePlace: NamedGroup]?) = ("", nil)
    for sites in [variant.sites, variant.carried] {
      for site in sites {
        if site.file != last.file { last = (site.file, byFile[site.file]) }
        guard let groups = last.groups, site.certainty > .possible else { continue }
        let place = FilePlace(site.file, line: site.line, column: site.column)
        guard let group = groups[place], known.insert(place).inserted, let (text, literal) = text(group)
        else {
          continue
        }
        uses.append(Use(site: site, taker: group.taker, text: text, place: literal))
      }
    }
    return uses
  }
}

extension GroupUses.Use {
  var sitePlace: FilePlace { FilePlace(site.file, line: site.line, column: site.column) }
}

extension [GroupUses.Use] {
  /// By their text, in the order of the first of each.
  var byText: [(text: String, uses: [GroupUses.Use])] {
    var order: [String] = []
    var byText: [String: [GroupUses.Use]] = [:]
    for use in self {
      if byText[use.text] == nil { order.append(use.text) }
      byText[use.text, default: []].append(use)
    }
    return order.map { ($0, byText[$0] ?? []) }
  }

  /// The uses after the first, and where the name stands.
  var related: [Finding.Related] {
    var related: [Finding.Related] = []
    if let first, first.isConstant {
      related.append(
        Finding.Related(file: first.place.file, line: first.place.line, message: "the name stands here"))
    }
    for use in dropFirst().prefix(20) {
      related.append(Finding.Related(file: use.site.file, line: use.site.line, message: "is used here too"))
    }
    return related
  }
}
