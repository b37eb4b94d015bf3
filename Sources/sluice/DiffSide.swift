import Baseline
import Catalog
import Census
import Formats
import Reports

/// What a person names as one side of a comparison, by what is there.
enum DiffOperand: Equatable {
  case folder(String)
  case archive(String)
  /// A saved census, a baseline or a lock file.
  case file(String)
  case revision(String)
  case workTree

  init(_ text: String?) throws(Trouble) {
    guard let text else {
      self = .workTree
      return
    }
    switch text == "-" ? .file : Platform.kind(of: text) {
    case .folder: self = .folder(text)
    case .file: self = Reading.isArchive(text) ? .archive(text) : .file(text)
    case .other:
      throw Trouble("\(text) is a FIFO, a socket or a device, which is not read; name a file or a folder")
    case nil: self = .revision(text)
    }
  }

  var isRevision: Bool { revision != nil }

  /// As the person named it.
  var revision: String? { if case .revision(let name) = self { name } else { nil } }
}

/// One side, as far as its files have to be read. What is left can be done for both sides at once.
enum ReadSide: Sendable {
  /// A side that is judged already, or cannot be.
  case known(DiffSide)
  /// - besides: what a revision does not show.
  case census(DiffReport.Side, Plan, besides: [Blind])

  func judged(_ catalog: Catalog) -> DiffSide {
    switch self {
    case .known(let side): return side
    case .census(var side, let plan, let blind):
      let findings = plan.audited(&side.census, catalog)
      let snapshot = Snapshot(side.census, findings: findings)
      side.census.blind += blind
      return DiffSide(report: side, snapshot: snapshot, hasFiles: true, recorded: plan.recorded)
    }
  }
}

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

extension Plan {
  /// What the root has on record. It is told, and nothing is judged by it: what cannot be read is the next check's
  /// trouble.
  var recorded: Baseline? {
    let path = reading.root.absolute(settings.baseline.text)
    // A link can lead out of the tree.
    guard Platform.kind(of: path) == .file, (try? reading.root.relative(path)) != nil,
      let bytes = try? BaselineFile.bytes(of: path, as: path)
    else {
      return nil
    }
    return try? BaselineFile.parse(bytes, as: path).baseline
  }
}
