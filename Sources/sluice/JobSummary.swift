import Reports

/// The page of a job of GitHub Actions: steps append Markdown to a file that it names.
enum JobSummary {
  /// What cannot be written there is said and fails nothing: the verdict is not about it.
  static func append(_ markdown: String) {
    guard let path = Platform.environment("GITHUB_STEP_SUMMARY"), !path.isEmpty, !markdown.isEmpty else {
      return
    }
    if let failure = Platform.append(markdown, to: path) {
      Session.warn("the job's summary is not written: \(path): \(failure)")
    }
  }
}
