import Bytes
import Catalog
import Formats
import Lexing

/// Reads `Package.swift` by its tokens: what is written there is never run.
package struct PackageManifestReader {
  package static let maximumByteCount = 2 << 20

  private var program: SwiftProgram
  private let lines: LineTable
  private var unread: [Unread] = []

  package static func read(_ bytes: [UInt8]) -> PackageManifest {
    let tools = toolsVersion(bytes) ?? PackageManifest.ToolsVersion(3, 1)
    guard bytes.count <= maximumByteCount else {
      let note = Unread(at: Position(line: 1, column: 1), "the package is too large to be read")
      return PackageManifest(
        tools: tools, name: "", platforms: [], products: [], targets: [], packages: [], unread: [note])
    }
    var reader = PackageManifestReader(bytes)
    return reader.manifest(tools)
  }

  private init(_ bytes: [UInt8]) {
    program = SwiftProgram(bytes)
    lines = LineTable(bytes)
  }

  private func position(_ value: LiteralValue) -> Position { lines.position(of: value.offset) }

  private mutating func manifest(_ tools: PackageManifest.ToolsVersion) -> PackageManifest {
    let package = program.value(of: program.constant(madeBy: "Package") ?? "package")
    var manifest = PackageManifest(
      tools: tools, name: package?.argument("name")?.text ?? "", platforms: [], products: [], targets: [],
      packages: [], unread: [])
    guard let package, package.callName == "Package" else {
      unread.append(
        Unread(at: Position(line: 1, column: 1), "no 'let package = Package(…)' could be read in it"))
      manifest.unread = unread
      return manifest
    }
    manifest.platforms = platforms(package.argument("platforms"))
    manifest.products = list("products", of: package).compactMap(product)
    for value in list("targets", of: package) {
      if let target = target(value) { manifest.targets.append(target) }
    }
    if let place = program.changes(to: "resources") {
      for number in manifest.targets.indices { manifest.targets[number].hasKnownResources = false }
      unread.append(
        Unread(
          at: lines.position(of: place),
          "the resources of targets are changed here, which only running the package does, so what they copy is a guess"
        ))
    }
    manifest.packages = list("dependencies", of: package).compactMap(dependency)
    if program.steps >= SwiftProgram.maximumStepCount {
      unread.append(
        Unread(at: Position(line: 1, column: 1), "the package is too large to be read to its end"))
    }
    manifest.unread = unread.sorted { $0.position < $1.position }
    return manifest
  }

  /// A list of the package, with what is added to it later.
  private mutating func list(_ label: String, of package: LiteralValue) -> [LiteralValue] {
    let value = package.argument(label)
    let more = program.added(to: "package." + label)
    for part in [value, more].compactMap({ $0 }) where part.isPartial || part.elements == nil {
      unread.append(
        Unread(
          at: position(part),
          "the \(label) of the package depend on what only running it tells, so some may be missing or too many"
        ))
    }
    return (value?.elements ?? []) + (more?.elements ?? [])
  }

  private func platforms(_ value: LiteralValue?) -> [ApplePlatform] {
    let named = Set((value?.elements ?? []).compactMap(\.callName))
    return ApplePlatform.allCases.filter { named.contains($0.rawValue) }
  }

  private func product(_ value: LiteralValue) -> PackageManifest.Product? {
    guard let name = value.argument("name")?.text else { return nil }
    return PackageManifest.Product(
      name: name, targets: (value.argument("targets")?.elements ?? []).compactMap(\.text),
      isDynamic: value.argument("type")?.callName == "dynamic",
      app: value.callName == "iOSApplication" ? app(value) : nil, position: position(value))
  }

  private func app(_ value: LiteralValue) -> PackageManifest.App {
    let capabilities = value.argument("capabilities")
    let purposes = (capabilities?.elements ?? []).compactMap { one -> PackageManifest.App.Purpose? in
      guard let name = one.callName, let key = PackageManifest.App.purposeKeys[name],
        let text = one.argument("purposeString"), let words = text.text
      else { return nil }
      return PackageManifest.App.Purpose(key: key, text: PlacedText(words, at: position(text)))
    }
    let file = value.argument("additionalInfoPlistContentFilePath")
    let isWhole = capabilities.map { $0.elements != nil && !$0.isPartial } ?? true
    return PackageManifest.App(
      purposes: purposes, infoPlist: file?.text, isWhole: isWhole && (file == nil || file?.text != nil))
  }

  private mutating func target(_ value: LiteralValue) -> PackageManifest.Target? {
    guard let call = value.callName, let kind = PackageManifest.Target.Kind(rawValue: call),
      let name = value.argument("name")?.text
    else {
      unread.append(Unread(at: position(value), "what target this is, only running the package tells"))
      return nil
    }
    let sources = value.argument("sources")
    for label in ["path", "sources", "exclude", "resources"] {
      guard let part = value.argument(label), part.isPartial || part.content == .unknown else { continue }
      unread.append(
        Unread(
          at: position(part),
          "the \(label) of the target \(name) depend on what only running the package tells, so what belongs to it is a guess"
        ))
    }
    let definitions = definitions(value)
    let dependencies = value.argument("dependencies")?.elements ?? []
    let resources = value.argument("resources")
    var target = PackageManifest.Target(
      kind: kind, name: name, position: position(value), path: value.argument("path")?.text,
      sources: sources?.elements.flatMap { $0.isEmpty ? nil : $0.compactMap(\.text) },
      exclude: (value.argument("exclude")?.elements ?? []).compactMap(\.text),
      resources: (resources?.elements ?? []).compactMap(resource),
      hasKnownResources: resources.map { !$0.isPartial && $0.content != .unknown } ?? true,
      dependencies: dependencies.compactMap(targetDependency),
      definitions: definitions.release, debugDefinitions: definitions.debug)
    for one in dependencies {
      if let dependency = targetDependency(one), let filter = filter(one) {
        target.conditions[dependency, default: filter].formUnion(filter)
      }
    }
    return target
  }

  /// `condition: .when(platforms: [.macOS])`
  private func filter(_ dependency: LiteralValue) -> PlatformFilter? {
    guard let list = dependency.argument("condition")?.argument("platforms"), !list.isPartial,
      let platforms = list.elements
    else { return nil }
    let names = platforms.compactMap(\.callName)
    return names.count == platforms.count ? PlatformFilter(names) : nil
  }

  private func resource(_ value: LiteralValue) -> PackageManifest.Resource? {
    guard let rule = value.callName, let path = value.argument(""), let text = path.text else { return nil }
    return PackageManifest.Resource(rule: rule, path: PlacedText(text, at: position(value)))
  }

  private func targetDependency(_ value: LiteralValue) -> PackageManifest.Dependency? {
    if let text = value.text { return .name(text) }
    guard let name = (value.argument("name") ?? value.argument(""))?.text else { return nil }
    switch value.callName {
    case "target": return .target(name)
    case "product": return .product(name, package: value.argument("package")?.text ?? "")
    case "byName": return .name(name)
    default: return nil
    }
  }

  /// `.define("NAME")`, `.define("NAME", to: "1")`: what a release sets, and the names of what a debug build alone does.
  /// What a trait or a condition sets is in neither.
  private func definitions(_ target: LiteralValue) -> (release: [String], debug: [String]) {
    var release: [String] = []
    var debug: [String] = []
    for label in ["cSettings", "cxxSettings", "swiftSettings"] {
      for setting in target.argument(label)?.elements ?? [] where setting.callName == "define" {
        guard !setting.isPartial, case .call(_, let arguments) = setting.content,
          let name = arguments.first?.value.text
        else {
          continue
        }
        if arguments.contains(where: { $0.value.argument("traits") != nil }) { continue }
        let value = setting.argument("to")?.text
        if arguments.contains(where: { $0.value.argument("configuration")?.callName == "debug" }) {
          debug.append(name)
        } else {
          release.append(value.map { name + "=" + $0 } ?? name)
        }
      }
    }
    let names = Set(release.map { $0.prefix { $0 != "=" } })
    return (release.each, debug.each.filter { !names.contains($0[...]) })
  }

  private func dependency(_ value: LiteralValue) -> PackageManifest.Package? {
    guard value.callName == "package", case .call(_, let arguments) = value.content else { return nil }
    let url = value.argument("url")?.text
    let path = value.argument("path")?.text
    let identity = value.argument("id")?.text
    guard let place = url ?? path ?? identity else { return nil }
    var last = TreePath.name(of: place.hasSuffix("/") ? String(place.dropLast()) : place)
    if last.hasSuffix(".git") { last = String(last.dropLast(4)) }
    return PackageManifest.Package(
      name: value.argument("name")?.text ?? last, url: url, path: path,
      version: version(arguments), position: position(value))
  }

  private func version(_ arguments: [LiteralValue.Argument]) -> String {
    for argument in arguments where !["name", "url", "path", "id", "traits"].contains(argument.label) {
      if let text = argument.value.text { return text }
      guard case .call(_, let inner) = argument.value.content else { continue }
      if let text = inner.first?.value.text { return text }
    }
    return ""
  }
}

// MARK: - The version of the tools

extension PackageManifestReader {
  /// The comment on the first line, `// swift-tools-version:5.9`; the blank behind the colon came with version 5.4 and
  /// decides nothing.
  ///
  /// <https://docs.swift.org/package-manager/PackageDescription/PackageDescription.html>
  package static func toolsVersion(_ bytes: [UInt8]) -> PackageManifest.ToolsVersion? {
    var start = bytes.utf8MarkLength
    // Blank lines in front were allowed with version 5.4.
    while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
    let line = bytes[start...].prefix { !$0.isBreak }
    guard line.starts(with: "//".utf8) else { return nil }
    let text = String(decoding: line.dropFirst(2).prefix(200), as: UTF8.self)
      .split(separator: " ", omittingEmptySubsequences: true).joined().lowercased()
    guard text.hasPrefix("swift-tools-version:") else { return nil }
    let digits = text.dropFirst("swift-tools-version:".utf8.count).prefix { $0 != ";" }
    let numbers = digits.split(separator: ".").map { $0.prefix { $0.isASCII && $0.isNumber } }
    guard let first = numbers.first, let major = Int(first) else { return nil }
    return PackageManifest.ToolsVersion(major, numbers.dropFirst().first.flatMap { Int($0) } ?? 0)
  }
}

extension [String] {
  /// Each text once, where it is there first.
  fileprivate var each: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
