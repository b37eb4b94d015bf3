/// What Apple says that a privacy manifest can hold: its keys, the values that they take, the codes by which it is said
/// why an API is used, and what the upload answers where something does not fit.
package struct ManifestSchema: Sendable {
  package let keys: [Key]
  package let categories: [Category]
  package let dataTypes: [Term]
  package let purposes: [Term]
  package let reasons: [ReasonCode]
  package let uploadErrors: [UploadError]
  /// Values that people write and that Apple does not know.
  private let slips: [Slip]

  /// A dictionary of a manifest.
  package enum Container: String, Sendable, Hashable, CaseIterable {
    case top
    /// One of the collected types of data.
    case dataType = "data-type"
    /// One of the categories of APIs.
    case category
  }

  package enum ValueKind: String, Sendable, Hashable {
    case flag, text, texts, entries
  }

  /// What a text has to be.
  package enum Vocabulary: String, Sendable, Hashable {
    case domain
    case dataType = "data-type"
    case purpose, category, reason
  }

  package struct Key: Sendable, Hashable {
    package let name: String
    /// What the editor of Xcode calls it.
    package let label: String
    package let container: Container
    package let kind: ValueKind
    package let vocabulary: Vocabulary?
    package let isRequired: Bool
    package let meaning: String
  }

  /// A group of APIs that need a reason.
  package struct Category: Sendable, Hashable {
    package let name: String
    package let title: String
    /// The rule that counts its sites.
    package let rule: String
  }

  /// A type of data, or a purpose.
  package struct Term: Sendable, Hashable {
    package let name: String
    /// The heading that it has in the store; empty for a purpose.
    package let label: String
    package let meaning: String
    package let doubt: String
  }

  package struct UploadError: Sendable, Hashable {
    package let code: String
    package let title: String
    package let meaning: String
    package let scope: String
    package let since: String
    package let doubt: String
    package let mend: String
    /// Finding rules that see it coming; none where sources cannot show it.
    package let rules: [String]
  }

  struct Slip: Sendable, Hashable {
    let name: String
    /// Empty where nothing has to be declared.
    let instead: [String]
    let why: String
  }

  package static let topKey = "NSPrivacyAccessedAPITypes"
  package static let categoryPrefix = "NSPrivacyAccessedAPICategory"
  package static let dataTypePrefix = "NSPrivacyCollectedDataType"
  /// What the store looks for: a manifest of another name is not one.
  package static let fileName = "PrivacyInfo.xcprivacy"

  package init(tables: [CatalogTable]) throws(CatalogError) {
    var reader = ManifestSchemaReader()
    for table in tables { try reader.read(table) }
    keys = reader.keys
    categories = reader.categories
    dataTypes = reader.dataTypes
    purposes = reader.purposes
    reasons = reader.reasons
    uploadErrors = reader.uploadErrors
    slips = reader.slips
  }
}

/// A code by which a manifest says why a category is used.
package struct ReasonCode: Sendable, Hashable {
  package let code: String
  package let category: String
  /// What the editor of Xcode calls it.
  package let label: String
  package let meaning: String
  /// What of the data may leave the device.
  package let offDevice: String
  /// Whether it is for third-party SDKs alone, and no app can give it.
  package let isForSDKs: Bool
  /// What has to be true elsewhere in the project.
  package let needs: [String]
  /// What speaks for it in code or configuration.
  package let signsFor: [String]
  package let signsAgainst: [String]
  /// Codes that often come with it.
  package let pairs: [String]
  package let doubt: String
}

// MARK: Asking

extension ManifestSchema {
  package func keys(of container: Container) -> [Key] { keys.filter { $0.container == container } }

  package func key(_ name: String) -> Key? { keys.first { $0.name.isSame(as: name) } }

  package func category(_ name: String) -> Category? { categories.first { $0.name.isSame(as: name) } }

  package func reason(_ code: String) -> ReasonCode? { reasons.first { $0.code.isSame(as: code) } }

  package func reasons(of category: String) -> [ReasonCode] { reasons.filter { $0.category == category } }

  package func uploadError(_ code: String) -> UploadError? { uploadErrors.first { $0.code == code } }

  /// The key of a dictionary that a misspelt one stands for. Nearness is for what to suggest, and for looking on below a
  /// misspelt key; the key stays wrong.
  package func key(meantBy text: String, in container: Container) -> Key? {
    let keys = keys(of: container)
    if let same = keys.first(where: { $0.name.lowercased() == text.plainWord }) { return same }
    return ManifestSchema.nearest(text, of: keys.map(\.name)).flatMap(key)
  }

  /// The value, or the values, that a text stands for that is none; nothing where nothing is near.
  package func suggestion(for text: String, _ vocabulary: Vocabulary) -> Suggestion? {
    if let slip = slips.first(where: { $0.name == text }) {
      return Suggestion(values: slip.instead, why: slip.why)
    }
    let values = values(of: vocabulary)
    let word = text.plainWord
    if word.isEmpty { return nil }
    let candidates = values.map { (value: $0, words: forms(of: $0, vocabulary)) }
    if let same = candidates.first(where: { $0.words.contains(word) }) {
      return Suggestion(values: [same.value])
    }
    let words = candidates.flatMap(\.words)
    guard let near = ManifestSchema.nearest(word, of: words),
      let meant = candidates.first(where: { $0.words.contains(near) })
    else { return nil }
    return Suggestion(values: [meant.value])
  }

  package struct Suggestion: Sendable, Hashable {
    package var values: [String]
    /// Empty where the spelling alone is wrong.
    package var why = ""
  }

  private func values(of vocabulary: Vocabulary) -> [String] {
    switch vocabulary {
    case .domain: []
    case .dataType: dataTypes.map(\.name)
    case .purpose: purposes.map(\.name)
    case .category: categories.map(\.name)
    case .reason: reasons.map(\.code)
    }
  }

  /// What people write for a value: itself, without what all values begin with, and what the editor of Xcode shows.
  private func forms(of value: String, _ vocabulary: Vocabulary) -> [String] {
    let prefixes: [String] =
      switch vocabulary {
      case .category: [ManifestSchema.categoryPrefix, "NSPrivacyAccessedAPIType"]
      case .purpose: [ManifestSchema.dataTypePrefix + "Purpose", ManifestSchema.dataTypePrefix]
      case .dataType: [ManifestSchema.dataTypePrefix]
      case .reason, .domain: []
      }
    var forms = [value.plainWord]
    if let prefix = prefixes.first, value.hasPrefix(prefix) {
      let rest = value.dropFirst(prefix.count)
      forms.append(String(rest).plainWord)
      forms += prefixes.dropFirst().map { ($0 + rest).plainWord }
    }
    // A code without the number that belongs to it.
    if vocabulary == .reason, value.hasSuffix(".1") { forms.append(String(value.dropLast(2)).plainWord) }
    return forms
  }

  /// At most a long word's third may be wrong, and of a hostile one only its start is looked at.
  private static func nearest(_ text: String, of words: [String]) -> String? {
    guard text.utf8.count <= 120 else { return nil }
    return Nearest.to(text, of: words, within: max(1, min(text.count / 6, 6)))
  }
}

extension String {
  /// Byte by byte: what the store compares are bytes.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Its letters and digits, in lower case.
  fileprivate var plainWord: String { String(lowercased().filter { $0.isLetter || $0.isNumber }) }
}
