import Census
import Projects

/// What of a tree could not be read: nothing on record of it can be said to be gone.
struct Unread {
  /// Whether anything that is judged was not read. Then nobody knows what configuration states, or audits would find.
  let isIncomplete: Bool
  private let files: Set<String>
  /// Files that were read and are not what they should be.
  private let malformed: Set<String>
  /// The targets that such files are about, by id, and the kinds of declarations that those make.
  private var targets: [String: Set<Declaration.Kind>] = [:]
  private var isLockMalformed = false

  init(_ census: Census) {
    let failures = census.blind.filter(\.isFailure)
    isIncomplete = !failures.isEmpty
    files = Set(failures.map(\.file))
    let broken = census.configuration.filter { if case .malformed = $0.content { true } else { false } }
    malformed = Set(broken.map(\.path))
    if broken.isEmpty { return }
    isLockMalformed = broken.contains { $0.path.hasSuffix(".lock") || $0.path.hasSuffix(".resolved") }
    for target in census.targets {
      if target.resources.contains(where: malformed.contains) {
        targets[target.id, default: []].formUnion(Self.ofManifests)
      }
      if target.variants.contains(where: { $0.entitlements.map(malformed.contains) ?? false }) {
        targets[target.id, default: []].insert(.entitlement)
      }
      if target.variants.contains(where: { $0.infoPlist.map(malformed.contains) ?? false }) {
        targets[target.id, default: []].formUnion(Self.ofInfoPlists)
      }
    }
  }

  private static let ofManifests: Set<Declaration.Kind> = [
    .tracking, .trackingDomain, .dataType, .accessedAPI,
  ]
  private static let ofInfoPlists = Set(Declaration.Kind.allCases).subtracting(
    ofManifests.union([.entitlement, .dependency]))

  /// Whether a site can be there all the same.
  func hides(_ site: Identity) -> Bool { files.contains(site.file) }

  func hides(_ declaration: DeclarationIdentity) -> Bool {
    guard !isIncomplete, let kind = Declaration.Kind(rawValue: declaration.kind) else { return isIncomplete }
    if kind == .dependency { return isLockMalformed }
    return targets[declaration.target]?.contains(kind) ?? false
  }

  func hides(_ finding: FindingIdentity) -> Bool {
    isIncomplete || targets[finding.target] != nil || malformed.contains(finding.file)
  }
}
