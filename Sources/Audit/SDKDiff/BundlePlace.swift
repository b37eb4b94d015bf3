import Projects

/// The bundles of an SDK around one of its files. An app around them is not the SDK's.
struct BundlePlace {
  /// The path of the innermost one; empty where there is none.
  let bundle: String
  /// From the outermost bundle to the innermost, what is between them included: the same wherever they lie.
  let names: [String]
  /// The path of the outermost one.
  let outermost: String

  init(_ path: String) {
    let kinds: [BuiltBundle.Kind] = [.xcframework, .framework, .bundle]
    bundle = BuiltBundle.around(path, of: kinds)?.path ?? ""
    outermost = BuiltBundle.outermost(around: path, of: kinds)?.path ?? ""
    let folder = TreePath.folder(of: outermost)
    names = Substring(bundle.utf8.dropFirst(folder.utf8.count)).split(separator: "/").map(String.init)
  }
}
