import Census
import Formats
import Projects

/// The entitlements that a variant is signed with, as far as its file and its settings say.
struct SignedEntitlements {
  /// The path of the file.
  let path: String
  private let root: PropertyList
  private let settings: BuildSettings

  /// Nothing where there is no file that can be read.
  init?(_ variant: AuditVariant) {
    guard let file = variant.entitlements, let root = file.propertyList?.root, root.members != nil else {
      return nil
    }
    path = file.path
    self.root = root
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

  subscript(_ key: String) -> PropertyList? { root[key] }

  func has(_ key: String) -> Bool { root[key] != nil }

  /// Where a key stands, the last where it is there twice.
  func place(ofKey key: String) -> FilePlace? {
    root.members?.last { $0.key == key }.map { FilePlace(path, $0.keyPlace) }
  }

  func place(of key: String) -> FilePlace? { root[key].map { FilePlace(path, $0.place) } }

  func isTrue(_ key: String) -> Bool { root[key]?.content == .flag(true) }

  /// The text of a key, or those of its list.
  func texts(of key: String) -> [Text] {
    guard let value = root[key] else { return [] }
    return (value.elements ?? [value]).compactMap(text)
  }

  private func text(_ value: PropertyList) -> Text? {
    guard let written = value.text else { return nil }
    let place = FilePlace(path, value.place)
    let expanded = settings.expanded(written, at: place)
    return Text(written: written, text: expanded.text, place: place, unresolved: expanded.unresolved)
  }

  /// All texts, of dictionaries too, in the order of the file.
  var allTexts: [Text] {
    var texts: [Text] = []
    var waiting: [PropertyList] = [root]
    while let value = waiting.popLast() {
      if let text = text(value) { texts.append(text) }
      waiting += (value.elements ?? value.members?.map(\.value) ?? []).reversed()
    }
    return texts
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
    case .tool, .folder: judged.entitlements != nil
    default: false
    }
  }

  /// Whether it is known to be built for macOS alone.
  var isForMac: Bool { target.platforms == ["macOS"] }
}

extension BuildSettings {
  /// The identifier of the team that signs, where it is written out.
  var team: String? {
    value(of: "DEVELOPMENT_TEAM").map(\.text).flatMap { TeamPrefix.isTeam($0.utf8) ? $0 : nil }
  }
}
