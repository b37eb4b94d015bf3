import Baseline
import Catalog
import Census
import Formats
import Projects

extension Audit {
  /// Entitlements whose API nothing in the tree calls.
  static let unusedEntitlement = Audit(["entitlement.unused"]) { context in
    // Code of others that is only named, or that comes as a binary, can be the user, and so can what was not read.
    guard !context.census.blind.contains(where: { $0.hidesCode && !context.census.isOfSample($0) }),
      !context.census.declarations.contains(where: { $0.kind == .dependency })
    else { return [] }
    let needs = context.catalog.entitlementNeeds.filter { $0.use != .missing }
    let lacksSources = context.subjects.contains { $0.target.lacksSources }
    let names = Set(context.census.sites.map { SiteName(rule: $0.rule, name: $0.name) })
    let used = Set(needs.filter { need in names.contains { $0.fulfils(need) } }.flatMap(\.keys))
    // What only Swift can spell leaves no name in a program that is known here.
    let subjects = context.subjects.filter {
      $0.isProgram && !$0.target.sources.isEmpty && !$0.target.isBuilt
    }
    return subjects.flatMap { subject in
      subject.findings { variant in
        guard let entitlements = SignedEntitlements(variant) else { return [] }
        return needs.flatMap { need in
          need.keys.filter { entitlements.asksFor($0) && !used.contains($0) }.compactMap { key in
            guard let place = entitlements.place(ofKey: key) else { return nil }
            return context.finding(
              "entitlement.unused", key, at: place, "nothing that was read uses what \(key) allows",
              severity: lacksSources ? .note : nil, of: subject)
          }
        }
      }
    }
  }

  private struct SiteName: Hashable {
    let rule: String
    /// Empty where a census only counts, as it does in code of others.
    let name: String

    func fulfils(_ need: EntitlementNeed) -> Bool {
      name.isEmpty ? need.rules.contains(rule) : need.covers(rule, name)
    }
  }
}

extension SignedEntitlements {
  /// Whether a key is there and says more than no.
  fileprivate func asksFor(_ key: String) -> Bool {
    guard let value = self[key] else { return false }
    return value.content != .flag(false) && value.elements?.isEmpty != true
  }
}

extension Blind {
  /// Whether there may be code behind it that the census does not know.
  fileprivate var hidesCode: Bool {
    switch kind {
    case .absentDependency, .unreadProject, .malformedProject, .unreadable, .tooLarge, .encoding,
      .unreadLanguage:
      true
    default: false
    }
  }
}
