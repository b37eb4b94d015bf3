import Baseline
import Catalog
import Census
package import Formats

/// How messages speak of what a manifest holds.
enum ManifestSchemaWords {
  /// The last name of a path.
  static func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// `UserDefaults` for the category of that name.
  static func short(_ category: String) -> String {
    category.hasPrefix(ManifestSchema.categoryPrefix)
      ? String(category.dropFirst(ManifestSchema.categoryPrefix.count)) : category
  }

  /// What was meant by a text that is no value, as the end of a sentence; nothing where nobody can tell.
  static func hint(_ text: String, _ vocabulary: ManifestSchema.Vocabulary, _ schema: ManifestSchema)
    -> String?
  {
    guard let suggestion = schema.suggestion(for: text, vocabulary) else { return nil }
    let why = suggestion.why.isEmpty ? "" : " \(suggestion.why)"
    if suggestion.values.isEmpty { return "Remove it.\(why)" }
    return
      "Write \(suggestion.values.listed("or"))\(suggestion.values.count == 1 ? spelling(text, suggestion.values[0]) : "").\(why)"
  }

  /// What is easy to overlook about a misspelt text.
  static func spelling(_ text: String, _ right: String) -> String {
    let trimmed = text.trimmed
    if trimmed == right { return ", without the blank around it" }
    if trimmed.lowercased() == right.lowercased() { return ", with its capital and small letters" }
    return ""
  }
}

extension String {
  /// Without blanks at its ends.
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(String(start.reversed().drop { $0.isWhitespace }).reversed())
  }
}

extension PropertyList.Content {
  /// `a string`, `an array`.
  package var words: String {
    switch self {
    case .text: "a string"
    case .integer, .largeInteger, .real: "a number"
    case .flag: "a Boolean"
    case .date: "a date"
    case .data: "data"
    case .identifier: "an identifier"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}

extension ManifestSchema.ValueKind {
  var words: String {
    switch self {
    case .flag: "a Boolean, <true/> or <false/>"
    case .text: "a string"
    case .texts: "an array of strings"
    case .entries: "an array of dictionaries"
    }
  }

  func takes(_ value: PropertyList) -> Bool {
    switch self {
    case .flag: if case .flag = value.content { true } else { false }
    case .text: value.text != nil
    case .texts, .entries: value.elements != nil
    }
  }

  /// What an element of a list has to be.
  var element: String { self == .entries ? "a dictionary" : "a string" }

  func takesElement(_ value: PropertyList) -> Bool {
    self == .entries ? value.members != nil : value.text != nil
  }
}

extension ManifestSchema.Container {
  /// Where its keys belong.
  var words: String {
    switch self {
    case .top: "at the top of the file"
    case .dataType: "in an entry of NSPrivacyCollectedDataTypes"
    case .category: "in an entry of NSPrivacyAccessedAPITypes"
    }
  }
}
