import Catalog
import Formats

/// Reads a podspec that is written as JSON: the same attributes, under the names that the program in Ruby gives them.
struct PodspecDocument {
  /// Pods with parts have a hundred of them.
  private static let maximumSectionCount = 2_000

  private var podspec: Podspec
  private var patternCount = 0

  static func podspec(_ document: JSONDocument) -> Podspec {
    let root = document.root
    var reader = PodspecDocument(
      podspec: Podspec(
        name: root["name"]?.text ?? "", position: root["name"]?.position ?? root.position, sections: [],
        platforms: [], isStaticFramework: root["static_framework"]?.content == .flag(true), unread: []))
    guard root.members != nil else { return reader.podspec }
    reader.podspec.version = root["version"].flatMap { node in
      node.text.map { PlacedText($0, at: node.position) }
    }
    reader.podspec.platforms = (root["platforms"]?.members ?? []).map(\.key)
    reader.add(root, named: "")
    return reader.podspec
  }

  private mutating func add(_ node: JSONNode, named name: String) {
    guard podspec.sections.count < Self.maximumSectionCount else { return }
    var section = Podspec.Section(name: name, position: node.position)
    read(node, "", into: &section)
    for platform in ApplePlatform.allCases.flatMap(\.shortNames) {
      if let own = node[platform], own.members != nil { read(own, platform, into: &section) }
    }
    podspec.sections.append(section)
    for part in node["subspecs"]?.elements ?? [] {
      guard let inner = part["name"]?.text else { continue }
      add(part, named: name.isEmpty ? inner : name + "/" + inner)
    }
  }

  private mutating func read(_ node: JSONNode, _ platform: String, into section: inout Podspec.Section) {
    section.sources += patterns(node["source_files"], platform)
    section.excludes += patterns(node["exclude_files"], platform)
    for key in ["resources", "resource"] { section.resources += patterns(node[key], platform) }
    for key in ["resource_bundles", "resource_bundle"] {
      for bundle in node[key]?.members ?? [] {
        section.bundles.append(
          Podspec.Bundle(name: bundle.key, files: patterns(bundle.value, platform)))
      }
    }
    for key in ["vendored_frameworks", "vendored_libraries"] {
      guard let binaries = node[key] else { continue }
      podspec.unread.append(
        Unread(
          .absentDependency, at: binaries.position,
          "the code of \(key) is only there as a binary, so it is not read"))
    }
  }

  private mutating func patterns(_ node: JSONNode?, _ platform: String) -> [Podspec.Pattern] {
    guard let node else { return [] }
    let texts = node.elements ?? [node]
    patternCount += texts.count
    guard patternCount < PodspecReader.maximumPatternCount else { return [] }
    return texts.compactMap { one in
      one.text.map { Podspec.Pattern(text: PlacedText($0, at: one.position), platform: platform) }
    }
  }
}
