import Catalog
package import Census
package import Formats
import Projects
import Trees

/// A census as `census --format json` wrote it, read back: sites, declarations, targets, and what was not seen. The
/// files that it was taken of are not asked for, and need not be there.
package enum SavedCensus {
  package static let schema = "sluice.census/1"

  /// Why a file is no census that can be read.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package var position: Position
    package var why: String

    package var description: String { why }
  }

  /// What a saved census is about: one tree, or the apps of one by their names.
  package struct Document: Sendable {
    package var app: String?
    package var census: Census
  }

  /// More values than any other file has: a site has some fifteen of them.
  static let maximumValueCount = 5_000_000
  static let maximumByteCount = 128 << 20

  /// One census, or one for each app.
  package static func read(_ bytes: [UInt8]) throws(Failure) -> [Document] {
    let root: JSONNode
    do throws(JSONError) {
      root = try JSONReader.read(
        bytes, maximumByteCount: maximumByteCount, maximumValueCount: maximumValueCount
      ).root
    } catch {
      switch error.trouble {
      case .tooLarge, .tooManyValues:
        throw Failure(
          position: error.position,
          why:
            "it is larger than \(maximumByteCount >> 20) MiB or has more than \(maximumValueCount) values; "
            + "save the census of a part of the tree")
      default: throw Failure(position: error.position, why: error.message)
      }
    }
    let said = root["schema"]?.text
    guard said == schema else {
      throw Failure(
        position: root["schema"]?.position ?? root.position,
        why: said.map { "this is a document '\($0)', and no census" }
          ?? "this is no census that 'sluice census --format json' wrote: it has no 'schema'")
    }
    if let apps = root["apps"]?.elements {
      var documents: [Document] = []
      for app in apps { documents.append(try document(app)) }
      return documents
    }
    return [try document(root)]
  }

  private static func document(_ node: JSONNode) throws(Failure) -> Document {
    guard node.members != nil else { throw Failure(position: node.position, why: "a census is an object") }
    var sites: [Site] = []
    for element in node["sites"]?.elements ?? [] { sites.append(try site(element)) }
    var blind: [Blind] = []
    for element in node["blind"]?.elements ?? [] {
      guard let kind = element.text("kind").flatMap(Blind.Kind.init) else { continue }
      blind.append(
        Blind(
          kind: kind, file: element.text("file") ?? "", line: element.number("line"),
          why: element.text("why") ?? ""))
    }
    let files = node["files"]
    var census = Census(
      scanned: files?.number("scanned") ?? 0, bytes: files?.number("bytes") ?? 0, sites: sites, blind: blind)
    for element in node["declarations"]?.elements ?? [] {
      census.declarations.append(try declaration(element))
    }
    for element in node["targets"]?.elements ?? [] {
      // Only what the team ships itself is compared.
      if element.text("origin") == Origin.thirdParty.rawValue { continue }
      census.targets.append(try target(element))
    }
    census.targets.sort { $0.id < $1.id }
    return Document(app: node.text("app"), census: census)
  }

  private static func site(_ node: JSONNode) throws(Failure) -> Site {
    Site(
      rule: try node.required("rule"), name: node.text("name") ?? "", call: try node.required("call"),
      form: try node.choice("form"), certainty: try node.choice("certainty"),
      standing: node["standing"] == nil ? nil : try node.choice("standing"),
      evidence: node.text("evidence") ?? "", file: try node.required("file"), line: node.number("line"),
      column: node.number("column"), declaration: node.text("in") ?? "",
      condition: node.text("condition") ?? "", origin: try node.choice("origin"),
      role: try node.choice("role"), dependency: node.text("dependency") ?? "",
      host: node.text("host") ?? "", suppressed: node.text("suppressed"),
      targets: (node["targets"]?.elements ?? []).compactMap(\.text))
  }

  private static func declaration(_ node: JSONNode) throws(Failure) -> Declaration {
    var declaration = Declaration(
      try node.choice("kind"), try node.required("key"), node.text("value") ?? "",
      at: FilePlace(node.text("file") ?? "", line: node.number("line")),
      target: node.text("target") ?? "", configuration: node.text("configuration") ?? "")
    declaration.suppressed = node.text("suppressed")
    return declaration
  }

  private static func target(_ node: JSONNode) throws(Failure) -> Target {
    let texts = { (key: String) in (node[key]?.elements ?? []).compactMap(\.text) }
    let id = try node.required("id")
    let variants = (node["variants"]?.elements ?? []).map { variant in
      Variant(
        configuration: variant["configurations"]?.elements?.first?.text ?? "",
        platforms: platforms(variant),
        isCatalyst: variant["catalyst"] != nil, isArchived: variant["judged"] != nil,
        infoPlist: variant.text("infoPlist"),
        entitlements: variant.text("entitlements"))
    }
    var target = Target(
      id: id, name: node.text("name") ?? id, kind: try node.choice("kind"), platforms: platforms(node),
      links: texts("links"), embeds: texts("embeds"), variants: variants,
      place: FilePlace(String(id.prefix { $0 != "#" })), isGuess: node["guess"] != nil)
    target.loads = texts("loads")
    return target
  }

  private static func platforms(_ node: JSONNode) -> [ApplePlatform] {
    (node["platforms"]?.elements ?? []).compactMap(\.text).compactMap(ApplePlatform.init(rawValue:))
  }
}

extension JSONNode {
  fileprivate func text(_ key: String) -> String? { self[key]?.text }

  /// Zero where there is none that a place in a file could have.
  fileprivate func number(_ key: String) -> Int {
    guard case .number(let text) = self[key]?.content, let number = Int(text), number >= 0 else { return 0 }
    return number
  }

  fileprivate func required(_ key: String) throws(SavedCensus.Failure) -> String {
    guard let value = self[key] else {
      throw SavedCensus.Failure(position: position, why: "this has no '\(key)', which it needs")
    }
    guard let text = value.text else {
      throw SavedCensus.Failure(position: value.position, why: "'\(key)' has to be a text")
    }
    return text
  }

  fileprivate func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String
  ) throws(SavedCensus.Failure) -> Choice {
    let text = try required(key)
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw SavedCensus.Failure(
        position: self[key]?.position ?? position,
        why: "'\(text)' is no \(key) that is known; it is one of \(known)")
    }
    return choice
  }
}
