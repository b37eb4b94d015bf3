import Projects

/// What paths are relative to, and how they are found in it.
struct Root: Equatable {
  /// Without links, without a slash at the end.
  let path: String

  /// The file that makes its folder a root, and says what counts there.
  static let configuration = ".sluice.yml"
  /// What people call it instead, which is not read.
  static let misnamed = [".sluice.yaml", "sluice.yml", "sluice.yaml", ".sluice.json"]

  /// The nearest folder above with a configuration, else the top of the git work tree, else the place itself.
  init(above place: String) throws(Trouble) {
    let (real, kind) = try Root.place(place)
    let folder = kind == .folder ? real : Root.parent(of: real)
    path =
      Root.nearest(above: folder) { Platform.isTaken("\($0)/\(Root.configuration)") }
      ?? Root.nearest(above: folder) { Platform.kind(of: $0 + "/.git") != nil } ?? Root.outside(of: folder)
  }

  init(named folder: String) throws(Trouble) {
    let (real, kind) = try Root.place(folder)
    guard kind == .folder else {
      throw Trouble("--root \(folder) is not a folder; name the folder that holds the app")
    }
    path = real
  }

  /// The folder around a built bundle, whose own name says what it is; any other folder itself.
  static func outside(of folder: String) -> String {
    guard let real = Platform.realPath(folder),
      let bundle = BuiltBundle.outermost(around: real + "/Info.plist")
    else { return folder }
    return parent(of: bundle.path)
  }

  /// A path from the root; empty for the root itself.
  func relative(_ place: String) throws(Trouble) -> String {
    let real = try Root.place(place).path
    if real == path { return "" }
    guard let below = below(real) else {
      throw Trouble("\(place) is not in the root \(path); name a path in it, or another --root")
    }
    return below
  }

  /// The path from the root to a place without links; nothing where it is not below.
  func below(_ real: String) -> String? {
    let prefix = path == "/" ? path : path + "/"
    return real.hasPrefix(prefix) ? String(real.dropFirst(prefix.count)) : nil
  }

  /// As a person who stands in the work folder would name it.
  var fromHere: String {
    guard let here = Platform.realPath("."), path.hasPrefix(here == "/" ? here : here + "/") else {
      return path
    }
    return String(path.dropFirst(here == "/" ? 1 : here.count + 1))
  }

  /// A path from the root, as a person who stands in the work folder would name it.
  func nameFromHere(of relative: String) -> String {
    Platform.realPath(".") == path ? relative : fromHere == "/" ? "/" + relative : "\(fromHere)/\(relative)"
  }

  func absolute(_ relative: String) -> String {
    relative.isEmpty ? path : path == "/" ? path + relative : "\(path)/\(relative)"
  }

  private static func place(_ place: String) throws(Trouble) -> (path: String, kind: Platform.Kind) {
    guard let real = Platform.realPath(place), let kind = Platform.kind(of: real) else {
      throw Trouble(
        "\(place.isEmpty ? "an empty path" : place) cannot be found: \(Platform.lastError); check the path")
    }
    return (real, kind)
  }

  /// The folder above.
  var parent: Root { Root(real: Root.parent(of: path)) }

  private init(real: String) { path = real }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  private static func nearest(above folder: String, where fits: (String) -> Bool) -> String? {
    var folder = folder
    while true {
      if fits(folder == "/" ? "" : folder) { return folder }
      if folder == "/" { return nil }
      folder = parent(of: folder)
    }
  }
}
