package import Baseline
package import Catalog
package import Census

/// What a check found, and what it was held against.
package struct CheckReport: Sendable {
  package var census: Census
  package var catalog: Catalog
  /// The baseline's path as people name it.
  package var baseline: String
  /// Nothing where there is no baseline.
  package var drift: Drift?
  package var promises: [Baseline.Promise]
  package var judgement: Judgement
  package var verdict: Verdict
  /// How many findings on record nobody has looked at yet.
  package var unreviewed = 0
  /// The revision that it was held against, where that was no baseline.
  package var since: String?
  /// Whether what is new can be put on record: there is a baseline, or could be one.
  package var canAccept = true
  /// What people put on record since that revision.
  package var decided: [RecordChange] = []
  /// What the first baseline takes over, where that revision had none.
  package var adopted: Adoption?
  /// What comments suppress: since that revision, else all.
  package var silenced: [Silenced] = []
  /// How many findings on record are in a file or of a target that has another name now.
  package var movedFindings = 0
  /// What the gate's configuration says otherwise than in that revision, what lets more pass first; in words.
  package var reconfigured: [String] = []
  /// The app that it is about, where there are several.
  package var app: String?

  package init(
    census: Census, catalog: Catalog, baseline: String, drift: Drift?,
    promises: [Baseline.Promise] = [], judgement: Judgement, verdict: Verdict
  ) {
    self.census = census
    self.catalog = catalog
    self.baseline = baseline
    self.drift = drift
    self.promises = promises
    self.judgement = judgement
    self.verdict = verdict
    silenced = Silenced.all(of: census, judgement.suppressible, promises: promises)
  }
}
