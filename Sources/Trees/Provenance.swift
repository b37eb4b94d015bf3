/// Whose code a file is.
package enum Origin: String, Sendable, CaseIterable {
  case firstParty = "first-party"
  case thirdParty = "third-party"
}

/// Where a package manager puts the code of others: each folder below is one dependency.
package struct DependencyFolder: Sendable, Equatable {
  let components: [[UInt8]]
  /// Whether a name may have two components, `@scope/name`.
  let hasScopes: Bool
  /// What is in the folder and belongs to no single dependency.
  let shared: [[UInt8]]

  /// - Parameter path: one or more folder names with slashes between; found at any depth.
  package init(_ path: String, hasScopes: Bool = false, shared: [String] = []) {
    components = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    self.hasScopes = hasScopes
    self.shared = shared.map { Array($0.utf8) }
  }

  package static let standard: [DependencyFolder] = [
    // Headers and support files are made by CocoaPods for all pods, or for a target of the app.
    DependencyFolder(
      "Pods", shared: ["Headers", "Local Podspecs", "Pods.xcodeproj", "Target Support Files"]),
    DependencyFolder("Carthage/Checkouts"),
    DependencyFolder("SourcePackages/checkouts"),
    DependencyFolder(".build/checkouts"),
    DependencyFolder("node_modules", hasScopes: true, shared: [".bin", ".cache"]),
  ]
}

/// The origin of all files of one folder.
package struct Provenance: Sendable, Equatable {
  package var origin: Origin
  /// The pod, package, checkout or module; nil for first-party files and for what several of them share.
  package var dependency: String?

  package static let firstParty = Provenance(origin: .firstParty, dependency: nil)

  /// - Parameter folder: path of the folder that holds the file, relative to the root; "" for the root.
  ///
  /// Of nested dependency folders the innermost counts: `node_modules/a/node_modules/b` belongs to `b`.
  package init(of folder: String, in layouts: [DependencyFolder] = DependencyFolder.standard) {
    var folder = folder
    self = folder.withUTF8 { Provenance(ofFolder: $0, in: layouts) }
  }

  /// What a person says of the innermost folder that anything is said of; nothing where nothing is.
  init?(ofFolder path: UnsafeBufferPointer<UInt8>, named patterns: FolderPatterns) {
    if patterns.isEmpty { return nil }
    var end = path.count
    while end > 0 {
      let folder = UnsafeBufferPointer(rebasing: path[..<end])
      let slash = folder.lastIndex(of: UInt8(ascii: "/"))
      // A folder's path can end with a slash, and names no folder more than without.
      if slash != end - 1, let isNamed = patterns.contain(folder) {
        let name = UnsafeBufferPointer(rebasing: folder[(slash.map { $0 + 1 } ?? 0)...])
        self = isNamed ? Provenance(origin: .thirdParty, dependency: PathText.text(of: name)) : .firstParty
        return
      }
      end = slash ?? 0
    }
    return nil
  }

  private init(origin: Origin, dependency: String?) {
    self.origin = origin
    self.dependency = dependency
  }

  init(ofFolder path: UnsafeBufferPointer<UInt8>, in layouts: [DependencyFolder]) {
    self = .firstParty
    let names = Self.names(of: path)
    for end in stride(from: names.count, to: 0, by: -1) {
      for layout in layouts where Self.ends(names[..<end], with: layout.components) {
        self = Provenance(origin: .thirdParty, dependency: Self.dependency(names[end...], layout))
        return
      }
    }
    if let bundle = names.first(where: Self.isFramework), let dot = bundle.lastIndex(of: UInt8(ascii: ".")) {
      self = Provenance(origin: .thirdParty, dependency: Self.text(Name(rebasing: bundle[..<dot])))
    }
  }

  private static func names(of path: UnsafeBufferPointer<UInt8>) -> [Name] {
    var names: [Name] = []
    var start = 0
    for index in 0...path.count where index == path.count || path[index] == UInt8(ascii: "/") {
      if index > start { names.append(Name(rebasing: path[start..<index])) }
      start = index + 1
    }
    return names
  }

  /// Whether a folder is a built framework: what headers it has are those of a binary.
  private static func isFramework(_ name: Name) -> Bool {
    guard name.last == UInt8(ascii: "k"), let dot = name.lastIndex(of: UInt8(ascii: ".")) else {
      return false
    }
    let ending = name[dot...]
    return dot > name.startIndex
      && (ending.elementsEqual(".framework".utf8) || ending.elementsEqual(".xcframework".utf8))
  }

  private typealias Name = UnsafeBufferPointer<UInt8>

  private static func ends(_ names: ArraySlice<Name>, with components: [[UInt8]]) -> Bool {
    guard names.count >= components.count else { return false }
    var place = names.endIndex
    for component in components.reversed() {
      place -= 1
      guard names[place].count == component.count, names[place].elementsEqual(component) else { return false }
    }
    return true
  }

  private static func dependency(_ below: ArraySlice<Name>, _ layout: DependencyFolder) -> String? {
    guard let first = below.first, !layout.shared.contains(where: { first.elementsEqual($0) }) else {
      return nil
    }
    guard layout.hasScopes, first.first == UInt8(ascii: "@") else { return text(first) }
    guard let second = below.dropFirst().first else { return nil }
    return text(first) + "/" + text(second)
  }

  private static func text(_ name: Name) -> String {
    PathText.text(of: name)
  }
}
