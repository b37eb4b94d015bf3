package import Baseline
package import Catalog
package import Census

/// How a report is written.
package enum Format: String, Sendable, CaseIterable {
  case text, json, xcode, sarif, markdown, github
}

/// What a census is shown with.
package struct CensusReport: Sendable {
  package var census: Census
  package var catalog: Catalog
  /// The app that it is about, where there are several.
  package var app: String?

  package init(census: Census, catalog: Catalog) {
    self.census = census
    self.catalog = catalog
  }

  package func render(_ format: Format, _ options: TextOptions) -> String {
    switch format {
    case .text: TextCensus(self, options).text
    case .json: JSONReport.census(self).page
    case .xcode: XcodeReport.text(census)
    case .sarif: SARIFReport.census([self], options).page(openLevels: 4)
    case .markdown: MarkdownCensus.text(self, options)
    case .github: TextCensus.summary(census, census.totals(catalog)) + "\n"
    }
  }
}

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

  package func render(_ format: Format, _ options: TextOptions) -> String {
    switch format {
    case .text: TextCheck(self, options).text
    case .json: JSONReport.check(self).page
    case .xcode: XcodeReport.text(judgement)
    case .sarif: SARIFReport.check([JudgedTree(self)], options).page(openLevels: 4)
    case .markdown: MarkdownCheck.text([JudgedTree(self)], options)
    case .github: GitHubReport.check([JudgedTree(self)], options)
    }
  }
}

/// What a person asked of text.
package struct TextOptions: Sendable {
  package enum Detail: Sendable { case quiet, normal, verbose }

  package var isColoured: Bool
  package var detail: Detail
  /// The options that a further command has to repeat to mean the same tree: ` --root App`.
  package var repeated: String
  /// The version of Sluice, for formats that say what wrote them.
  package var version = ""
  /// The root as a path from the top of its repository, with a slash at its end; empty where it is the top.
  package var folder = ""
  /// The address that paths of the root are put after; empty where none is known.
  package var linkBase = ""
  /// What a comment is called among others of the same change.
  package var label = Comment.defaultLabel
  /// How long a comment may be, in units of UTF-16.
  package var limit = Comment.maximumLength
  /// The smallest such limit with which a comment still says what is so.
  package static let leastLimit = Comment.minimumLength
  /// Whether there is a baseline that what is found can be put into.
  package var offersAcceptance = true
  /// Whether what is found can fail; else a heading says what it weighs, and does not call it an error.
  package var gates = true
  /// A line of a file of the tree, without its end; asked for only where it is shown.
  package var sourceLine: @Sendable (_ file: String, _ line: Int) -> String?

  package init(
    isColoured: Bool = false, detail: Detail = .normal, repeated: String = "",
    sourceLine: @escaping @Sendable (_ file: String, _ line: Int) -> String? = { _, _ in nil }
  ) {
    self.isColoured = isColoured
    self.detail = detail
    self.repeated = repeated
    self.sourceLine = sourceLine
  }
}
