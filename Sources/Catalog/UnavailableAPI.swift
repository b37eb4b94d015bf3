/// What an app may call and an app extension or an App Clip may not, or only to no effect.
package struct UnavailableAPI: Sendable, Hashable {
  package enum Bundle: String, Sendable, CaseIterable {
    case `extension`, clip
  }

  /// As Apple spells it.
  package let name: String
  package let bundles: [Bundle]
  /// One sentence: what comes of it there.
  package let effect: String
  /// One sentence: what to do in its place.
  package let mend: String
  /// The sites that use it.
  package let sites: [UsageKey.Need]
}

/// Reads the table of them line by line.
///
///     unavailable UIApplication.open
///     in extension clip
///     effect One sentence.
///     mend One sentence.
///     site web.open-url of UIApplication
struct UnavailableAPIReader {
  private struct Draft {
    let name: String
    let line: Int
    var bundles: [UnavailableAPI.Bundle] = []
    var effect = ""
    var mend = ""
    var sites: [UsageKey.Need] = []

    var missing: String? {
      if bundles.isEmpty { return "in" }
      if effect.isEmpty { return "effect" }
      if mend.isEmpty { return "mend" }
      return sites.isEmpty ? "site" : nil
    }
  }

  static func all(_ tables: [CatalogTable]) throws(CatalogError) -> [UnavailableAPI] {
    var drafts: [Draft] = []
    for table in tables {
      let first = drafts.count
      for (index, line) in Array(table.text.utf8)[...].parts(at: "\n").enumerated() {
        let line = line.trimmed
        guard !line.isEmpty, !line.begins(with: "#") else { continue }
        do throws(RowError) {
          try read(line, at: index + 1, into: &drafts)
        } catch {
          throw CatalogError(table: table.name, line: index + 1, message: error.message)
        }
      }
      for draft in drafts[first...] {
        guard let missing = draft.missing else { continue }
        throw CatalogError(table: table.name, line: draft.line, message: "\(draft.name) has no \(missing)")
      }
    }
    return drafts.map {
      UnavailableAPI(name: $0.name, bundles: $0.bundles, effect: $0.effect, mend: $0.mend, sites: $0.sites)
    }
  }

  private static func read(_ line: Bytes, at number: Int, into drafts: inout [Draft]) throws(RowError) {
    var words = Words(line)
    let keyword = words.next()?.text ?? ""
    if keyword == "unavailable" {
      let name = words.rest.text
      guard !name.isEmpty else { throw RowError("unavailable names nothing") }
      return drafts.append(Draft(name: name, line: number))
    }
    guard let last = drafts.indices.last else { throw RowError("nothing is started") }
    let text = words.rest.text
    guard !text.isEmpty else { throw RowError("\(keyword) says nothing") }
    switch keyword {
    case "in": while !words.rest.isEmpty { drafts[last].bundles.append(try words.value("bundle")) }
    case "effect": drafts[last].effect = text
    case "mend": drafts[last].mend = text
    case "site": drafts[last].sites.append(try UsageKeyReader.need(.need, words))
    default: throw RowError("unknown keyword '\(keyword)'")
    }
  }
}
