import Baseline
import Catalog
import Census

/// New sites of rules that somebody set to off: nobody has to decide on them, and they are new all the same.
enum Unjudged {
  /// `2 new sites of network., which is off`; nothing where each new site is a finding.
  static func words(_ drift: Drift?, _ findings: [Finding]) -> String? {
    guard let drift, !drift.new.isEmpty else { return nil }
    let judged = Set(
      findings.filter(\.isNewSite).map { [$0.subject, $0.file, String($0.line), String($0.column)] })
    let left = drift.new.filter { !judged.contains([$0.rule, $0.file, String($0.line), String($0.column)]) }
    if left.isEmpty { return nil }
    let rules = Set(left.map(\.rule)).sorted()
    let groups = Set(rules.map(RuleNames.group)).sorted()
    let names = rules.count == 1 ? rules : groups
    let shown = names.count > 3 ? Array(names.prefix(3)) + ["others"] : names
    return
      "\(Count.of(left.count, "new site")) of \(shown.listed()), which \(names.count == 1 ? "is" : "are") off"
  }
}
