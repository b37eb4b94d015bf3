import Catalog
import Census
import Formats
import Projects

/// The entitlements that a variant is signed with, as far as its file, or the spec that writes it, and its settings say.
struct SignedEntitlements {
  /// The path of what says them.
  let path: String
  /// A key that is there twice counts as it is there last.
  private let entries: [DeclaredEntry]
  private let settings: BuildSettings

  /// Nothing where there is no file that can be read.
  init?(_ variant: AuditVariant) {
    let declared = variant.declaredEntitlements
    guard let entries = declared.isEmpty ? variant.entitlements.flatMap(DeclaredEntry.all) : declared,
      let path = declared.first?.place.file ?? variant.entitlements?.path
    else { return nil }
    self.path = path
    self.entries = entries
    settings = variant.variant.settings
  }

  /// A text of an entitlement.
  struct Text {
    /// As the file has it.
    let written: String
    /// With the variables resolved that are known.
    let text: String
    let place: FilePlace
    /// The names of the variables in it that nothing sets.
    let unresolved: [String]

    var pattern: EntitledText { EntitledText(text) }
  }

  private func entry(_ key: String) -> DeclaredEntry? { entries.last { $0.key == key } }

  subscript(_ key: String) -> PropertyList? { entry(key)?.value }

  func has(_ key: String) -> Bool { entry(key) != nil }

  /// Where a key stands, the last where it is there twice.
  func place(ofKey key: String) -> FilePlace? { entry(key)?.keyPlace }

  func place(of key: String) -> FilePlace? { entry(key)?.place }

  func isTrue(_ key: String) -> Bool { self[key]?.content == .flag(true) }

  /// The text of a key, or those of its list.
  func texts(of key: String) -> [Text] {
    guard let entry = entry(key) else { return [] }
    return (entry.value.elements ?? [entry.value]).compactMap { text($0, in: entry.place.file) }
  }

  private func text(_ value: PropertyList, in file: String) -> Text? {
    guard let written = value.text else { return nil }
    let place = FilePlace(file, value.place)
    let expanded = settings.expanded(written, at: place)
    return Text(written: written, text: expanded.text, place: place, unresolved: expanded.unresolved)
  }

  /// All texts, of dictionaries too, in the order of the file.
  var allTexts: [Text] {
    entries.flatMap { entry in
      var texts: [Text] = []
      var waiting: [PropertyList] = [entry.value]
      while let value = waiting.popLast() {
        if let text = text(value, in: entry.place.file) { texts.append(text) }
        waiting += (value.elements ?? value.members?.map(\.value) ?? []).reversed()
      }
      return texts
    }
  }

  /// Whether a program on macOS runs in the sandbox.
  var isSandboxed: Bool { isTrue(Key.sandbox) || settings.isOn("ENABLE_APP_SANDBOX") }

  enum Key {
    static let appGroups = "com.apple.security.application-groups"
    static let keychainGroups = "keychain-access-groups"
    static let sandbox = "com.apple.security.app-sandbox"
    static let protection = "com.apple.developer.default-data-protection"
  }
}

extension AuditSubject {
  /// Whether it is a program that is signed with entitlements of its own. Of a plain folder its file says so.
  var isProgram: Bool {
    switch target.kind {
    case .app, .appClip, .watchApp, .appExtension: true
    case .tool, .folder: judged.entitlements != nil || !judged.declaredEntitlements.isEmpty
    default: false
    }
  }

  /// Whether it is known to be built for macOS alone.
  var isForMac: Bool { target.platforms == [.macOS] }

  /// Whether one of its variants is.
  func isForMac(_ variant: AuditVariant) -> Bool { platforms(of: variant) == [.macOS] }
}

extension BuildSettings {
  /// The identifier of the team that signs, where it is written out.
  var team: String? {
    value(of: "DEVELOPMENT_TEAM").map(\.text).flatMap { TeamPrefix.isTeam($0.utf8) ? $0 : nil }
  }
}
