import Baseline
import Catalog
import Census
import Formats
import Reports

/// One side, read and judged.
struct DiffSide: Sendable {
  var report: DiffReport.Side
  var snapshot: Snapshot
  /// Whether the files that state something are there to be asked.
  var hasFiles: Bool
  /// The baseline that is checked in on this side, where it can be read.
  var recorded: Baseline?

  /// A file that holds a side: a saved census or a baseline; nothing where it is neither.
  static func file(_ path: String, _ bytes: [UInt8], app: String?) throws(Trouble) -> DiffSide {
    let name = path == "-" ? "standard input" : path
    // A baseline is lines of JSON, and its first one says so.
    let firstLine = String(decoding: bytes.prefix(400).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    if path.hasSuffix(".jsonl") || firstLine.contains("\"\(Baseline.schema.prefix { $0 != "/" })/") {
      let snapshot = Snapshot(try BaselineFile.parse(bytes, as: name).baseline)
      return DiffSide(
        report: DiffReport.Side(.baseline, name: name, census: snapshot.census), snapshot: snapshot,
        hasFiles: false)
    }
    let documents: [SavedCensus.Document]
    do throws(SavedCensus.Failure) {
      documents = try SavedCensus.read(bytes)
    } catch {
      throw Trouble(
        "\(name):\(error.position.line):\(error.position.column): \(error.why); name a folder, a revision, a baseline or what 'sluice census --format json' wrote"
      )
    }
    let census = try DiffSide.census(documents, app, name)
    return DiffSide(
      report: DiffReport.Side(.census, name: name, census: census),
      snapshot: Snapshot(census, findings: nil), hasFiles: false)
  }

  private static func census(
    _ documents: [SavedCensus.Document], _ app: String?, _ name: String
  ) throws(Trouble) -> Census {
    if documents.count == 1, let only = documents.first { return only.census }
    if let app, let document = documents.first(where: { $0.app == app }) { return document.census }
    let names = documents.compactMap(\.app).joined(separator: ", ")
    throw Trouble(
      app.map { "\(name) has no census of the app \($0); it has \(names)" }
        ?? "\(name) holds several apps (\(names)); say which one with --app NAME")
  }
}
