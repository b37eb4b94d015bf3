import Bytes
package import Catalog
import Census
import Formats
import Projects

/// Adds categories and reasons to the text of a manifest, and leaves all else in it as it is.
package struct ManifestEdit {
  package struct Addition: Sendable, Hashable {
    package var category: String
    package var codes: [String]

    package init(_ category: String, _ codes: [String]) {
      self.category = category
      self.codes = codes
    }
  }

  /// Why a manifest is not changed, and what to do.
  package struct Refusal: Error, Hashable {
    package let message: String
  }

  /// A manifest with these categories and nothing else.
  package static func newFile(_ additions: [Addition]) -> String {
    let entries = additions.map { entry($0, indent: "\t\t", unit: "\t") }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "\(documentType)">
      <plist version="1.0">
      <dict>
      \t<key>\(ManifestSchema.topKey)</key>
      \t<array>
      \(entries)\t</array>
      </dict>
      </plist>

      """
  }

  /// The text with the additions: a new entry for a category that has none, else codes in the entry that is there.
  package static func adding(
    _ additions: [Addition], to bytes: [UInt8], _ schema: ManifestSchema
  ) throws(Refusal) -> String {
    var edit = try ManifestEdit(bytes, schema)
    for addition in additions { try edit.add(addition) }
    return try edit.finished(additions)
  }

  // The address is a name that every XML property list carries, and joined so that it is no URL literal.
  private static let documentType = ["http:", "", "www.apple.com", "DTDs", "PropertyList-1.0.dtd"].joined(
    separator: "/")

  private let bytes: [UInt8]
  private let schema: ManifestSchema
  private let manifest: PrivacyManifest
  private let lines: LineTable
  private let lineEnd: String
  /// What one level is indented by.
  private let unit: String
  /// What comes after an opening tag, by the tag's place.
  private var insertions: [Int: String] = [:]
  private var newEntries: [Addition] = []

  private init(_ bytes: [UInt8], _ schema: ManifestSchema) throws(Refusal) {
    self.bytes = bytes
    self.schema = schema
    let file = ConfigurationFile(path: ManifestSchema.fileName, bytes, as: .privacyManifest)
    guard let document = file.propertyList, document.format == .xml, Self.isUTF8(bytes) else {
      throw Refusal(
        message: "only XML property lists in UTF-8 are changed; make it one with 'plutil -convert xml1'")
    }
    guard let manifest = PrivacyManifest(file, schema) else {
      throw Refusal(
        message: "there is no dictionary at its top; 'sluice manifest lint' says what is wrong with it")
    }
    self.manifest = manifest
    // As the reader of property lists counts them.
    let lines = LineTable(bytes, from: bytes.utf8MarkLength)
    self.lines = lines
    lineEnd = bytes.contains(0x0D) ? "\r\n" : "\n"
    let first = manifest.entries.first?.members.first?.keyPlace
    let indent = first.map { Self.indent(of: bytes, from: lines.start(ofLine: $0.line) ?? 0) } ?? ""
    unit = indent.isEmpty ? "\t" : indent
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    let declaration = text.prefix(200).prefix { $0 != ">" }.lowercased()
    return !declaration.contains("encoding=") || declaration.contains("utf-8")
  }
}

extension ManifestEdit {
  private mutating func add(_ addition: Addition) throws(Refusal) {
    let entries = manifest.entries.filter { $0.container == .category }
    let entry = entries.first { $0.member("NSPrivacyAccessedAPIType")?.value.text == addition.category }
    guard let entry else {
      newEntries.append(addition)
      return
    }
    guard let reasons = entry.member("NSPrivacyAccessedAPITypeReasons"), reasons.isExact,
      reasons.value.elements != nil
    else {
      throw Refusal(
        message:
          "its entry for \(addition.category) has no list of reasons; 'sluice manifest lint' says what is wrong"
      )
    }
    let known = (reasons.value.elements ?? []).compactMap(\.text)
    let indent = try indent(of: reasons.place) + unit
    let codes = addition.codes.filter { !known.contains($0) }
    insert(codes.map { "\(indent)<string>\($0)</string>\(lineEnd)" }.joined(), at: reasons.place)
  }

  private mutating func finished(_ additions: [Addition]) throws(Refusal) -> String {
    if !newEntries.isEmpty { try addEntries() }
    var result = bytes
    for (start, content) in insertions.sorted(by: { $0.key > $1.key }) where !content.isEmpty {
      try open(&result, at: start, content)
    }
    let text = String(decoding: result, as: UTF8.self)
    guard isRight(result, additions) else {
      throw Refusal(message: "it is written in a way that cannot be changed safely; add the entries by hand")
    }
    return text
  }

  private mutating func addEntries() throws(Refusal) {
    guard let top = manifest.entries.first else { return }
    guard let list = top.member(ManifestSchema.topKey) else {
      let indent = try indent(of: top.place) + unit
      let entries = newEntries.map { Self.entry($0, indent: indent + unit, unit: unit) }.joined()
      insert(
        "\(indent)<key>\(ManifestSchema.topKey)</key>\n\(indent)<array>\n\(entries)\(indent)</array>\n"
          .replacing("\n", with: lineEnd), at: top.place)
      return
    }
    guard list.isExact, list.value.elements != nil else {
      throw Refusal(
        message:
          "its \(ManifestSchema.topKey) is no list, or misspelt; 'sluice manifest lint' says what is wrong with it"
      )
    }
    let indent = try indent(of: list.place) + unit
    let entries = newEntries.map { Self.entry($0, indent: indent, unit: unit) }.joined()
    insert(entries.replacing("\n", with: lineEnd), at: list.place)
  }

  private mutating func insert(_ content: String, at place: FilePlace) {
    insertions[offset(of: place), default: ""] += content
  }

  private static func entry(_ addition: Addition, indent: String, unit: String) -> String {
    let codes = addition.codes.map { "\(indent)\(unit)\(unit)<string>\($0)</string>\n" }.joined()
    return """
      \(indent)<dict>
      \(indent)\(unit)<key>NSPrivacyAccessedAPIType</key>
      \(indent)\(unit)<string>\(addition.category)</string>
      \(indent)\(unit)<key>NSPrivacyAccessedAPITypeReasons</key>
      \(indent)\(unit)<array>
      \(codes)\(indent)\(unit)</array>
      \(indent)</dict>

      """
  }

  /// Puts content after the opening tag at a place; a tag that closes itself is opened.
  private func open(_ text: inout [UInt8], at start: Int, _ content: String) throws(Refusal) {
    guard text.indices.contains(start), text[start] == UInt8(ascii: "<"),
      let end = text[start...].firstIndex(of: UInt8(ascii: ">"))
    else { throw Refusal(message: "a tag of it is not found again; add the entries by hand") }
    let name = text[(start + 1)..<end].prefix { !$0.isBlank && $0 != UInt8(ascii: "/") }
    let indent = Self.indent(of: text, from: lines.lineStart(of: start))
    if text[end - 1] == UInt8(ascii: "/") {
      let opened = ">" + lineEnd + content + indent + "</" + String(decoding: name, as: UTF8.self) + ">"
      text.replaceSubrange((end - 1)...end, with: Array(opened.utf8))
    } else {
      var content = lineEnd + content
      // What follows on the same line stays on a line of its own.
      let rest = text[(end + 1)...].prefix { !$0.isBreak }
      if rest.allSatisfy(\.isBlank) {
        content.removeLast()
      } else {
        content += indent
      }
      text.insert(contentsOf: Array(content.utf8), at: end + 1)
    }
  }

  /// Whether all that was there is there, and what was added too.
  private func isRight(_ result: [UInt8], _ additions: [Addition]) -> Bool {
    let file = ConfigurationFile(path: ManifestSchema.fileName, result, as: .privacyManifest)
    guard let after = PrivacyManifest(file, schema) else { return false }
    let added = additions.allSatisfy { addition in
      let codes = (after.reasons(of: addition.category) ?? []).map(\.value)
      return addition.codes.allSatisfy(codes.contains)
    }
    let kept = manifest.categories.allSatisfy { before in
      let codes = after.categories.filter { $0.name.value == before.name.value }.flatMap(\.reasons).map(
        \.value)
      return before.reasons.allSatisfy { codes.contains($0.value) }
    }
    let names = after.entries.first?.members.map(\.name) ?? []
    let keys = manifest.entries.first?.members.map(\.name) ?? []
    return added && kept && keys.allSatisfy(names.contains)
      && after.dataTypes.map(\.name.value) == manifest.dataTypes.map(\.name.value)
      && after.domains?.value.map(\.value) == manifest.domains?.value.map(\.value)
      && after.tracking?.value == manifest.tracking?.value
  }
}

// MARK: Places

extension ManifestEdit {
  private func offset(of place: FilePlace) -> Int {
    (lines.start(ofLine: place.line) ?? 0) + max(place.column - 1, 0)
  }

  /// The blanks that a line begins with.
  private func indent(of place: FilePlace) throws(Refusal) -> String {
    Self.indent(of: bytes, from: lines.start(ofLine: place.line) ?? 0)
  }

  private static func indent(of bytes: [UInt8], from start: Int) -> String {
    String(decoding: bytes[min(start, bytes.count)...].prefix(while: \.isBlank), as: UTF8.self)
  }
}
