import Baseline
import Catalog

/// The baseline on disk.
enum BaselineFile {
  /// Nothing where nobody named one and none is at the root.
  static func read(_ place: Plan.BaselinePlace) throws(Trouble) -> BaselineDocument? {
    if place.path != "-", Platform.kind(of: place.path) == nil {
      guard place.isNamed else { return nil }
      throw Trouble(
        "the baseline \(place.name) cannot be found; check the path, or write one with 'sluice baseline write'"
      )
    }
    return try parse(Platform.read(place.path), as: place.name)
  }

  /// The same, with promises that name something: one that names no rule binds nothing, and nobody would notice.
  static func read(_ place: Plan.BaselinePlace, judgedBy catalog: Catalog) throws(Trouble)
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

  static func parse(_ bytes: [UInt8], as name: String) throws(Trouble) -> BaselineDocument {
    do throws(BaselineError) {
      return try BaselineDocument(reading: bytes, file: name)
    } catch {
      throw Trouble(error.description)
    }
  }

  static func write(_ baseline: Baseline, to place: Plan.BaselinePlace, overwriting: Bool) throws(Trouble) {
    if place.path == "-" { return try Session.write(baseline.text, to: "-") }
    try makeFolders(above: place.path)
    try Platform.writeFile(baseline.text, to: place.path, overwriting: overwriting)
  }

  private static func makeFolders(above path: String) throws(Trouble) {
    for slash in path.indices where path[slash] == "/" && slash != path.startIndex {
      let folder = String(path[..<slash])
      if Platform.kind(of: folder) == nil, !Platform.makeFolder(folder) {
        throw Trouble(
          "the folder \(folder) cannot be made: \(Platform.lastError); name a place that can be written")
      }
    }
  }
}
