import Catalog
package import Census
import Projects

/// Something that a comment in the source keeps from being judged, and why.
package struct Silenced: Sendable, Hashable {
  /// The rule of the site or finding.
  package var rule: String
  /// The call, or what else is so.
  package var what: String
  /// Where the call is made; empty at the top of a file, and where it is no call.
  package var declaration = ""
  package var file: String
  package var line: Int
  /// Whether it is a site, whose call is code.
  package var isSite = false
  package var reason: String

  /// What comments of a census suppress, in the order of rules' kinds: sites, declarations, findings; each place once,
  /// however many targets it is of. What breaks a promise is judged all the same.
  /// - Parameter findings: what audits found.
  package static func all(
    of census: Census, _ findings: [Finding], promises: [Baseline.Promise] = []
  ) -> [Silenced] {
    let sites = census.sites.compactMap { site -> Silenced? in
      guard let reason = site.suppressed, site.isOfTheApp,
        !promises.contains(where: { $0.covers(site.rule) })
      else { return nil }
      return Silenced(
        rule: site.rule, what: site.call, declaration: site.declaration, file: site.file, line: site.line,
        isSite: true, reason: reason)
    }
    let declarations = census.declarations.compactMap { one in
      one.suppressed.map {
        Silenced(
          rule: Census.ruleOfDeclarations, what: "the \(one.kind.rawValue) \(one.key)", file: one.place.file,
          line: one.place.line, reason: $0)
      }
    }
    let found = findings.compactMap { one in
      one.suppressed.map {
        Silenced(rule: one.rule, what: one.message, file: one.file, line: one.line, reason: $0)
      }
    }
    var known: Set<Silenced> = []
    return sites + (declarations + found).filter { known.insert($0).inserted }
  }

  /// What is suppressed now and was not. What only moved, to another line, declaration or file, is no news; another reason
  /// is.
  package static func new(_ now: [Silenced], since before: [Silenced]) -> [Silenced] {
    var (left, now) = (before, now.map { Optional($0) })
    let same: [(Silenced) -> [String]] = [
      { [$0.rule, $0.reason, $0.file, $0.what, $0.declaration] },
      { [$0.rule, $0.reason, $0.what, $0.declaration] }, { [$0.rule, $0.reason, $0.file, $0.what] },
    ]
    for key in same {
      var counts: [[String]: Int] = [:]
      for one in left { counts[key(one), default: 0] += 1 }
      var taken: [[String]: Int] = [:]
      for place in now.indices {
        guard let one = now[place].map(key), counts[one, default: 0] > taken[one, default: 0] else {
          continue
        }
        taken[one, default: 0] += 1
        now[place] = nil
      }
      left.removeAll { one in
        guard let count = taken[key(one)], count > 0 else { return false }
        taken[key(one)] = count - 1
        return true
      }
    }
    return now.compactMap(\.self)
  }
}

extension Snapshot {
  /// What comments suppress here and did not there, as far as both sides say that.
  package func silenced(since old: Snapshot) -> [Silenced] {
    if isOnRecordOnly || old.isOnRecordOnly { return [] }
    let all = { (side: Snapshot) in Silenced.all(of: side.census, side.findings ?? []) }
    let new = Silenced.new(all(self), since: all(old))
    // A saved census says of sites alone what is suppressed.
    if findings != nil, old.findings != nil { return new }
    return new.filter(\.isSite)
  }
}
