import Census
import Formats
import Projects

/// A text of an Info.plist in one language, as an `InfoPlist.strings` or a string catalog has it.
struct Translation: Hashable {
  var key: String
  var keyPlace: FilePlace
  /// `fr`; empty where the file's folder does not say.
  var language: String
  var text: String
  var place: FilePlace

  static func all(of info: InfoPlist) -> [Translation] { info.localizations.flatMap(all) }

  static func all(in file: ConfigurationFile) -> [Translation] {
    switch file.content {
    case .propertyList(let document): table(document.root, of: file.path)
    case .json(let document): catalog(document.root, of: file.path)
    default: []
    }
  }

  private static func table(_ root: PropertyList, of path: String) -> [Translation] {
    let folder = path.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }
    let language = folder.map { String($0.dropLast(".lproj".count)) } ?? ""
    return (root.members ?? []).compactMap { member in
      guard let text = member.value.text else { return nil }
      return Translation(
        key: member.key, keyPlace: FilePlace(path, member.keyPlace), language: language, text: text,
        place: FilePlace(path, member.value.place))
    }
  }

  private static func catalog(_ root: JSONNode, of path: String) -> [Translation] {
    (root["strings"]?.members ?? []).flatMap { entry in
      (entry.value["localizations"]?.members ?? []).flatMap { language in
        texts(of: language.value).map { node, text in
          Translation(
            key: entry.key, keyPlace: FilePlace(path, entry.keyPosition), language: language.key, text: text,
            place: FilePlace(path, node.position))
        }
      }
    }
  }

  /// The text of a language, or its texts by device and number.
  private static func texts(of localization: JSONNode) -> [(JSONNode, String)] {
    var found: [(JSONNode, String)] = []
    var waiting = [localization]
    while let node = waiting.popLast() {
      if let value = node["stringUnit"]?["value"], let text = value.text { found.append((value, text)) }
      for kind in (node["variations"]?.members ?? []).reversed() {
        waiting += (kind.value.members ?? []).reversed().map(\.value)
      }
    }
    return found
  }
}
