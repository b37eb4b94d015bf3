import Catalog
import Projects
import Testing

/// A tree, and the targets that its projects come to.
struct XcodeFixture: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// Paths with what is in the files. A file without text only has to be there.
  let files: [String: String]
  /// One line for a target with its kind, platforms and line, and below it what it has.
  let answer: String

  init(_ name: String, _ files: [String: String], _ answer: String) {
    testDescription = name
    self.files = files
    self.answer = answer
  }

  /// A project file around some objects. `P` is the project, `M` its group.
  static func project(_ objects: String) -> String {
    "// !$*UTF8*$!\n{ objectVersion = 77; rootObject = P; objects = {\n\(objects)\n}; }\n"
  }

  static func targets(_ files: [String: String]) -> XcodeTargets {
    var projects: [XcodeProject] = []
    var settings: [SettingsFile] = []
    var schemes: [XcodeScheme] = []
    for file in read(files) {
      switch file.content {
      case .xcodeProject(let project): projects.append(project)
      case .settings(let file): settings.append(file)
      case .scheme(let scheme): schemes.append(scheme)
      default: break
      }
    }
    return XcodeTargets(of: projects, settings: settings, schemes: schemes, FileIndex(Array(files.keys)))
  }

  static func read(_ files: [String: String]) -> [ConfigurationFile] {
    files.compactMap { path, text in ConfigurationFile(path: path, Array(text.utf8)) }
  }

  var targets: XcodeTargets { Self.targets(files) }
}

extension XcodeTargets {
  var summary: String {
    var lines: [String] = []
    for target in targets {
      let platforms = target.platforms.map(\.rawValue).joined(separator: "+")
      lines.append(
        "\(target.id) \(target.kind.rawValue)\(platforms.isEmpty ? "" : " " + platforms) :\(target.place.line)"
      )
      let products = packageUses.filter { $0.target == target.id }.map { use in
        use.product.name + (use.product.folder.map { "@" + $0 } ?? "")
      }
      for (name, list) in [
        ("sources", target.sources), ("resources", target.resources), ("links", target.links),
        ("embeds", target.embeds), ("loads", target.loads), ("packages", products),
        ("absent", target.absent), ("left", target.leftBehind.map(\.path)),
      ] where !list.isEmpty {
        lines.append("  \(name) \(list.joined(separator: " "))")
      }
      lines += target.variants.map { "  " + $0.summary }
    }
    lines += notes.map { "note \($0.kind.rawValue) \($0.place.file):\($0.place.line)" }
    return lines.joined(separator: "\n")
  }
}

extension Variant {
  fileprivate var summary: String {
    var words = [(isArchived ? "*" : "") + (name.isEmpty ? "-" : name)]
    if let infoPlist { words.append("plist=" + infoPlist) }
    if generatesInfoPlist { words.append("generated") }
    if let entitlements { words.append("entitlements=" + entitlements) }
    if !excluded.isEmpty { words.append("without=" + excluded.joined(separator: ",")) }
    if !definitions.isEmpty { words.append("defines=" + definitions.joined(separator: ",")) }
    return words.joined(separator: " ")
  }
}
