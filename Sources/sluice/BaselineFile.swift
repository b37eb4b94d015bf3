import Baseline
import Catalog

/// The baseline on disk.
enum BaselineFile {
  /// Nothing where nobody named one and none is at the root.
  static func read(_ place: BaselinePlace) throws(Trouble) -> BaselineDocument? {
    if place.path != "-", Platform.kind(of: place.path) == nil {
      guard place.isNamed else { return nil }
      throw Trouble(
        "the baseline \(place.name) cannot be found; check the path, or write one with 'sluice baseline write'"
      )
    }
    return try parse(bytes(of: place.path, as: place.name), as: place.name)
  }

  /// The same, with promises that name something: one that names no rule binds nothing, and nobody would notice.
  static func read(_ place: BaselinePlace, judgedBy catalog: Catalog) throws(Trouble)
    -> BaselineDocument?
  {
    guard let document = try read(place) else { return nil }
    let names = RuleNames(catalog)
    for promise in document.baseline.promises {
      guard let trouble = names.trouble(with: promise.rules) else { continue }
      let line = document.lines[.promise(promise.rules)].map { ":\($0)" } ?? ""
      throw Trouble("\(place.name)\(line): the promise binds nothing: \(trouble)")
    }
    return document
  }

  /// What is wrong with a baseline that is there and cannot be relied on; nothing where that is not known.
  static func fault(_ place: BaselinePlace, _ catalog: Catalog) -> BaselineFault? {
    guard place.path != "-", Platform.kind(of: place.path) == .file,
      let bytes = try? Platform.read(place.path)
    else { return nil }
    do throws(BaselineError) {
      let document = try BaselineDocument(reading: bytes, file: place.name)
      let names = RuleNames(catalog)
      for promise in document.baseline.promises {
        guard let trouble = names.trouble(with: promise.rules) else { continue }
        return BaselineFault(
          line: document.lines[.promise(promise.rules)] ?? 0, cause: "the promise binds nothing: \(trouble)")
      }
      return nil
    } catch {
      return BaselineFault(error)
    }
  }

  /// What is no file could make the command wait for ever, or never end.
  static func bytes(of path: String, as name: String) throws(Trouble) -> [UInt8] {
    guard path == "-" || Platform.kind(of: path) != .other else {
      throw Trouble(
        "\(name) is a FIFO, a socket or a device, and no baseline; name a file, or - for standard input")
    }
    return try Platform.read(path)
  }

  static func parse(_ bytes: [UInt8], as name: String) throws(Trouble) -> BaselineDocument {
    do throws(BaselineError) {
      return try BaselineDocument(reading: bytes, file: name)
    } catch {
      throw Trouble(error.description)
    }
  }

  /// Of two runs that change what both have read, the later one would undo what the earlier one did.
  /// - Returns: what `Platform.unlock` takes.
  static func lock(_ place: BaselinePlace) -> Int32? {
    if place.path == "-" { return nil }
    return Platform.lock(folderOf: place.path) {
      Session.warn("another run of Sluice is changing \(place.name); this one goes on when that is done")
    }
  }

  /// Writes a baseline in the place of another, unless somebody else has changed that meanwhile: an editor and git
  /// know no lock.
  static func write(
    _ baseline: Baseline, replacing old: Baseline, at place: BaselinePlace
  ) throws(Trouble) {
    // What came from standard input cannot be read again.
    let now = place.path == "-" ? old : try read(place)?.baseline
    guard now == old else {
      throw Trouble(
        "\(place.name) was changed by somebody else meanwhile, so it was left alone; run the command again")
    }
    try write(baseline, to: place, overwriting: true)
  }

  static func write(_ baseline: Baseline, to place: BaselinePlace, overwriting: Bool) throws(Trouble) {
    if place.path == "-" { return try Session.write(baseline.text, to: "-") }
    let end = Platform.place(of: place.path)
    if let root = place.root, !end.hasPrefix(root == "/" ? root : root + "/") {
      throw Trouble(
        "\(place.name) is a link out of the root, to \(end), where nothing is written unasked; put a file in its place, or name that one with --baseline"
      )
    }
    try makeFolders(above: place.path)
    try Platform.writeFile(baseline.text, to: place.path, overwriting: overwriting)
  }

  static func makeFolders(above path: String) throws(Trouble) {
    for slash in path.indices where path[slash] == "/" && slash != path.startIndex {
      let folder = String(path[..<slash])
      if Platform.kind(of: folder) == nil, !Platform.makeFolder(folder) {
        throw Trouble(
          "the folder \(folder) cannot be made: \(Platform.lastError); name a place that can be written")
      }
    }
  }
}
