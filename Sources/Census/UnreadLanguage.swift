import Projects
package import Trees

/// A language that apps for Apple's platforms are written in, too, and that Sluice does not read.
package struct UnreadLanguage: Sendable {
  private let name: String
  private let endings: Set<String>
  private let evidence: Evidence

  /// What says that sources belong to an app of Apple's, not to its website, its server or another system's app.
  private enum Evidence {
    /// A file above them that holds one of these texts.
    case file(String, [String])
    /// A folder whose name is one of these.
    case folder(Set<String>)
  }

  private static let frameworks = [
    "react-native", "expo", "@capacitor/ios", "@capacitor/core", "cordova-ios", "@nativescript/core",
  ].map { "\"\($0)\"" }

  private static let all = [
    UnreadLanguage(
      name: "TypeScript", endings: ["ts", "tsx", "mts", "cts"], evidence: .file("package.json", frameworks)),
    UnreadLanguage(
      name: "JavaScript", endings: ["js", "jsx", "mjs", "cjs"], evidence: .file("package.json", frameworks)),
    UnreadLanguage(name: "Dart", endings: ["dart"], evidence: .file("pubspec.yaml", ["sdk: flutter"])),
    UnreadLanguage(
      name: "Kotlin", endings: ["kt"],
      evidence: .folder([
        "commonMain", "iosMain", "appleMain", "nativeMain", "darwinMain", "iosArm64Main", "iosX64Main",
        "iosSimulatorArm64Main", "macosMain",
      ])),
    // A library that something else than a program of Rust links.
    UnreadLanguage(
      name: "Rust", endings: ["rs"], evidence: .file("Cargo.toml", ["\"staticlib\"", "uniffi"])),
  ]

  /// The names of their files.
  package static let names = NameFilter(extensions: all.flatMap(\.endings).sorted())

  /// Larger ones are no lists of dependencies.
  static let maximumByteCount = 1 << 20

  /// Nobody has more lists of dependencies.
  private static let maximumFileCount = 256

  /// One line a language that the app is written in.
  /// - Parameters:
  ///   - files: among them those that say what sources belong to.
  ///   - roles: what a person says of folders.
  ///   - read: the bytes of one of them.
  static func blind(
    _ counts: [FileCount], _ files: [TreeFile], _ roles: RoleFolders, read: (TreeFile) -> [UInt8]
  ) -> [Blind] {
    guard !counts.isEmpty else { return [] }
    var known: [String: [UInt8]] = [:]
    var folders = AppFolders(roles)
    return all.compactMap { language in
      let own = counts.filter { language.endings.contains($0.ending) && folders.hold($0.folder) }
      guard !own.isEmpty else { return nil }
      return language.blind(own, files) { file in
        if let bytes = known[file.path] { return bytes }
        guard known.count < maximumFileCount else { return [] }
        let bytes = read(file)
        known[file.path] = bytes
        return bytes
      }
    }
  }

  /// Pods of frameworks whose apps are written in another language.
  private static let pods = [
    "React-Core": ("React Native", ["JavaScript", "TypeScript"]), "Flutter": ("Flutter", ["Dart"]),
  ]

  /// That an app is written in another language, where only its part for Apple's platforms is looked at.
  /// - Parameter blind: what is said already.
  static func blind(linking dependencies: [LockedDependency], besides blind: [Blind]) -> [Blind] {
    dependencies.filter { $0.kind == .pod }.compactMap { pod in
      guard let (framework, languages) = pods[pod.name] else { return nil }
      let isSaid = blind.contains { one in
        languages.contains { one.subject == .language($0) }
      }
      if isSaid { return nil }
      return Blind(
        kind: .unreadLanguage, .language(languages[0]), file: pod.place.file, line: pod.place.line,
        why: "the app links \(framework), and what it does in \(languages[0]) is not read and not counted")
    }
  }

  private func blind(_ counts: [FileCount], _ files: [TreeFile], read: (TreeFile) -> [UInt8]) -> Blind? {
    var place: String?
    var total = 0
    switch evidence {
    case .folder(let names):
      for one in counts where one.folder.split(separator: "/").contains(where: { names.contains(String($0)) })
      {
        place = place ?? String(one.folder.dropLast())
        total += one.count
      }
    case .file(let name, let texts):
      let ending = "/" + name
      let lists = files.filter { file in
        file.origin == .firstParty && (file.path == name || file.path.hasSuffix(ending))
          && texts.contains { read(file).holds($0) }
      }
      let folders = lists.map { String($0.path.dropLast(name.count)) }
      for one in counts where folders.contains(where: { one.folder.begins(with: $0) }) { total += one.count }
      place = lists.first?.path
    }
    guard let place, total > 0 else { return nil }
    let what = total == 1 ? "1 file of \(name) is" : "\(total) files of \(name) are"
    return Blind(
      kind: .unreadLanguage, .language(name), file: normalised(place),
      why: "\(what) not read, so what the app does there is not counted")
  }
}

/// The folders that hold what ships: no tests, no pages about the code, nothing of another system.
private struct AppFolders {
  private var memory: FolderMemory
  private var others: [Substring: Bool] = [:]

  init(_ roles: RoleFolders) { memory = FolderMemory(roles) }

  /// - Parameter folder: with a slash at its end; empty for the root.
  mutating func hold(_ folder: String) -> Bool {
    let folder = folder[...].dropLast()
    return memory.role(ofFolder: folder) == .app && !isOther(folder)
  }

  private mutating func isOther(_ folder: Substring) -> Bool {
    if folder.isEmpty { return false }
    if let known = others[folder] { return known }
    let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { folder[folder.utf8.index(after: $0)...] } ?? folder
    let isOther = Self.names.contains(name.lowercased()) || isOther(slash.map { folder[..<$0] } ?? "")
    others[folder] = isOther
    return isOther
  }

  private static let names: Set = [
    "android", "docs", "website", "scripts", "e2e", "detox", "__mocks__", "web", "windows", "linux",
  ]
}

extension [UInt8] {
  /// Whether a text stands somewhere in the bytes.
  fileprivate func holds(_ text: String) -> Bool {
    let text = Array(text.utf8)
    guard let first = text.first, count >= text.count else { return false }
    return withUnsafeBufferPointer { bytes in
      (0...bytes.count - text.count).contains { start in
        bytes[start] == first && bytes[start..<start + text.count].elementsEqual(text)
      }
    }
  }
}
