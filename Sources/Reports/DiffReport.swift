package import Baseline
package import Catalog
package import Census
package import Projects

/// What a comparison found, and what was compared.
package struct DiffReport: Sendable {
  package struct Side: Sendable {
    package enum Kind: String, Sendable {
      case folder
      case census
      case baseline
      case revision
      case workTree = "work-tree"
    }

    package var kind: Kind
    /// As the person named it: a path or a revision; empty for the work tree.
    package var name: String
    /// Of a revision the id of its commit, and of a work tree nothing.
    package var commit: String
    /// Of a baseline what it holds: sites without a line.
    package var census: Census

    package init(_ kind: Kind, name: String = "", commit: String = "", census: Census) {
      self.kind = kind
      self.name = name
      self.commit = commit
      self.census = census
    }
  }

  package var old: Side
  package var new: Side
  package var catalog: Catalog
  /// New, gone and moved sites, declarations and targets; findings of audits that are new or fixed.
  package var comparison: Comparison
  /// What privacy manifests and versions of SDKs say now and did not say: findings `sdk-diff.*`.
  package var ofSDKs: [Finding]
  /// All of it, weighed: `drift.*`, `sdk-diff.*`, new findings of audits, and what was not read. Heaviest first.
  package var judgement: Judgement
  package var verdict: Verdict
  /// Whether somebody asks that it can fail.
  package var isGate = false
  /// Whether what is found can fail it, or did.
  package var gates: Bool { isGate || verdict == .fail }
  /// What people put on record in the change; nothing where a side has no baseline to ask.
  package var decided: [RecordChange] = []
  /// What the first baseline takes over, where the old side has none.
  package var adopted: Adoption?
  /// What comments suppress now and did not.
  package var silenced: [Silenced] = []
  /// The app that it is about, where there are several.
  package var app: String?

  package init(
    old: Side, new: Side, catalog: Catalog, comparison: Comparison, ofSDKs: [Finding] = [],
    judgement: Judgement, verdict: Verdict
  ) {
    self.old = old
    self.new = new
    self.catalog = catalog
    self.comparison = comparison
    self.ofSDKs = ofSDKs
    self.judgement = judgement
    self.verdict = verdict
  }

  /// What reports show, heaviest first. What a manifest or a lock file of an SDK says now is not said twice, as a
  /// declaration and as a change of the SDK.
  package var findings: [Finding] {
    let files = Set(ofSDKs.map(\.file))
    let versions = Set(ofSDKs.filter { $0.rule == "sdk-diff.version-changed" }.map(\.subject))
    let ofManifests: Set<Declaration.Kind> = [.tracking, .trackingDomain, .dataType, .accessedAPI]
    let drift = comparison.drift.declarations
    let twice = (drift.new + drift.changed.map(\.after)).filter { declaration in
      declaration.kind == .dependency
        ? versions.contains(declaration.key)
        : ofManifests.contains(declaration.kind) && files.contains(declaration.place.file)
    }
    let said = Set(twice.map { [$0.key, $0.place.file, $0.target] })
    return judgement.findings.filter { finding in
      let isOfDrift = finding.rule == "drift.new-declaration" || finding.rule == "drift.changed-declaration"
      return !isOfDrift || !said.contains([finding.subject, finding.file, finding.target])
    }
  }

  /// Where a declaration stood on the old side; nothing where only a baseline says that it was there.
  package func oldPlace(of declaration: DeclarationIdentity) -> FilePlace? {
    old.census.declarations.first { DeclarationIdentity($0) == declaration }?.place
  }

  /// What could not be read of either side.
  package var blind: [Blind] { old.census.blind + new.census.blind }
}
