import Catalog
import Census
import Projects
import Reports

extension Plan {
  /// The census of the root as the view has it, whatever part of the root is asked about, with the progress on a
  /// terminal.
  /// - Parameters:
  ///   - sites: of which ones to say more than what they are counted as.
  ///   - suppressions: which of those in sources are wanted: all, where audits are asked.
  ///   - memory: what is kept for another census, or was kept of one.
  ///   - isPast: whether it is what there once was.
  func census(
    _ catalog: Catalog, telling sites: SiteDetail, suppressions: SuppressionScope = .ofSites,
    memory: ShareMemory? = nil, isPast: Bool = false
  ) throws(Trouble) -> Census {
    let progress = writing.detail == .quiet ? Progress.silent : Progress.forTerminal()
    defer { progress.finish() }
    var census = try reading.census(
      catalog, telling: sites, suppressions: suppressions, memory: memory, progress)
    census.blind += nothingRead(census)
    return try view.of(census, isPast: isPast)
  }

  /// Where patterns of what is to be read take no file of the whole root: nobody means that.
  private func nothingRead(_ census: Census) -> [Blind] {
    guard let first = settings.include.first, reading.paths.isEmpty, census.scanned == 0,
      census.configuration.isEmpty,
      !census.blind.contains(where: \.isFailure)
    else { return [] }
    let patterns = settings.include.map { "'\($0.text)'" }.joined(separator: ", ")
    let why = "no source file fits 'include' (\(patterns)), so there was nothing to judge"
    guard case .file(let file, let line) = first.source else {
      return [Blind(kind: .nothingRead, file: "", why: why)]
    }
    return [Blind(kind: .nothingRead, file: file, line: line, why: why)]
  }
}
