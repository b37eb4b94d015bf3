package import Catalog
import Formats
import Projects

extension Declaration {
  /// Whether a key of an Info.plist states something.
  static func isMade(of key: String, _ catalog: Catalog) -> Bool {
    DeclarationMaker.makers[key] != nil || catalog.usageKey(key)?.isText == true
  }

  /// What an Info.plist states that people or other programs have to do with.
  ///
  /// - Parameters:
  ///   - target: the id of the target.
  ///   - configuration: empty where it holds for all of them.
  package static func all(
    of info: InfoPlist, _ catalog: Catalog, target: String = "", configuration: String = ""
  ) -> [Declaration] {
    var found: [Declaration] = []
    for entry in info.entries {
      let maker = DeclarationMaker(entry, target: target, configuration: configuration)
      if catalog.usageKey(entry.key)?.isText == true {
        // What counts is that it says something: a better text is no change.
        found.append(maker.make(.usageDescription, value: maker.saysSomething ? "true" : "false"))
      } else {
        found += maker.made
      }
    }
    return found
  }
}

private struct DeclarationMaker {
  private let entry: InfoPlist.Entry
  private let target: String
  private let configuration: String

  init(_ entry: InfoPlist.Entry, target: String, configuration: String) {
    self.entry = entry
    self.target = target
    self.configuration = configuration
  }

  var saysSomething: Bool { entry.text?.contains { !$0.isWhitespace } ?? false }

  /// What the entry states; nothing where it is a key that says nothing of privacy.
  var made: [Declaration] { Self.makers[entry.key]?(self) ?? [] }

  /// By the keys that something is made of.
  static let makers: [String: @Sendable (Self) -> [Declaration]] = [
    "UIFileSharingEnabled": { [$0.make(.fileSharing)] },
    "LSSupportsOpeningDocumentsInPlace": { [$0.make(.fileSharing)] },
    "UISupportsDocumentBrowser": { [$0.make(.fileSharing)] },
    "NSAppTransportSecurity": { $0.exceptions },
    "CFBundleURLTypes": { $0.texts(.urlScheme, inEach: "CFBundleURLSchemes") },
    "LSApplicationQueriesSchemes": { $0.texts(.queriedScheme, $0.entry.value) },
    "UIBackgroundModes": { $0.texts(.backgroundMode, $0.entry.value) },
    "WKBackgroundModes": { $0.texts(.backgroundMode, $0.entry.value) },
    "NSBonjourServices": { $0.texts(.bonjourService, $0.entry.value) },
    "UTExportedTypeDeclarations": { $0.texts(.exportedType, inEach: "UTTypeIdentifier") },
    "ITSAppUsesNonExemptEncryption": { [$0.make(.encryptionExport)] },
  ]

  private func make(_ kind: Declaration.Kind) -> Declaration { make(kind, value: entry.value.plainText) }

  func make(_ kind: Declaration.Kind, value: String) -> Declaration {
    Declaration(
      kind, entry.key, value, at: entry.keyPlace, target: target, configuration: configuration)
  }

  /// The same of what dictionaries in a list have for a key.
  private func texts(_ kind: Declaration.Kind, inEach key: String) -> [Declaration] {
    (entry.value.elements ?? []).flatMap { texts(kind, $0[key]) }
  }

  /// One for each text, or for the text that stands for a list of one.
  private func texts(_ kind: Declaration.Kind, _ list: PropertyList?) -> [Declaration] {
    guard let list else { return [] }
    return (list.elements ?? [list]).compactMap { element in
      element.text.map {
        Declaration(
          kind, $0, at: FilePlace(entry.place.file, element.place), target: target,
          configuration: configuration)
      }
    }
  }

  /// Keys of App Transport Security, those of a host with its name before a slash.
  private var exceptions: [Declaration] {
    (entry.value.members ?? []).flatMap { member -> [Declaration] in
      guard ["NSExceptionDomains", "NSPinnedDomains"].contains(member.key) else {
        return [exception(member.key, member)]
      }
      return (member.value.members ?? []).flatMap { host in
        (host.value.members ?? []).map { exception("\(host.key)/\($0.key)", $0) }
      }
    }
  }

  private func exception(_ key: String, _ member: PropertyListMember) -> Declaration {
    Declaration(
      .atsException, key, member.value.plainText, at: FilePlace(entry.place.file, member.keyPlace),
      target: target, configuration: configuration)
  }
}

extension PropertyList {
  /// A value without parts, as it is written; empty for a list or a dictionary.
  fileprivate var plainText: String {
    switch content {
    case .text(let text): text
    case .integer(let number): String(number)
    case .largeInteger(let number): String(number)
    case .real(let number): String(number)
    case .flag(let flag): flag ? "true" : "false"
    case .date, .data, .identifier, .array, .dictionary: ""
    }
  }
}
