package import Formats
package import Projects

/// The Info.plist of one product.
package struct InfoPlist: Sendable {
  /// A value with its variables resolved.
  package struct Entry: Sendable, Hashable {
    package var key: String
    package var keyPlace: FilePlace
    /// As the file has it: texts still with their variables.
    package var value: PropertyList
    package var place: FilePlace
    /// A text's value in the product; nothing where it is no text.
    package var text: String?
    /// The names of the variables in it that nothing sets.
    package var unresolved: [String]
    /// Whether a build setting brings it, and no file.
    package var isGenerated: Bool

    package init(
      key: String, keyPlace: FilePlace, value: PropertyList, place: FilePlace, text: String?,
      unresolved: [String] = [], isGenerated: Bool = false
    ) {
      self.key = key
      self.keyPlace = keyPlace
      self.value = value
      self.place = place
      self.text = text
      self.unresolved = unresolved
      self.isGenerated = isGenerated
    }
  }

  /// The file, where there is one.
  package var file: ConfigurationFile?
  /// At the top level, in the order of the file, those of build settings after them. A key that is there twice is in
  /// it once, as the build has it.
  package var entries: [Entry]
  /// Localised texts of its keys: `InfoPlist.strings` and `InfoPlist.xcstrings` of the target.
  package var localizations: [ConfigurationFile]
  /// What a generator's spec says that the file has.
  package var specified: [Entry] = []

  package init(file: ConfigurationFile? = nil, entries: [Entry] = [], localizations: [ConfigurationFile] = [])
  {
    self.file = file
    self.entries = entries
    self.localizations = localizations
  }

  package subscript(_ key: String) -> Entry? { entries.first { $0.key == key } }
}

extension InfoPlist {
  /// What a configuration of a target makes of a file, of what a generator's spec puts into that, and of its own settings.
  /// - Parameters:
  ///   - spec: the target of the spec that the target's project was generated from.
  ///   - isWanted: of which keys to take the entries.
  package init(
    _ target: Target, _ variant: Variant, spec: Target? = nil, file: ConfigurationFile?,
    localizations: [ConfigurationFile], where isWanted: (String) -> Bool = { _ in true }
  ) {
    self.init(file: file, localizations: localizations)
    // The generator writes the file anew, so what the spec says is what is built.
    let declared = target.declaredInfo.filter { isWanted($0.key) }
    entries = declared.map { Entry($0, variant.settings) }
    specified =
      spec.map { $0.declaredInfo.filter { isWanted($0.key) }.map { Entry($0, variant.settings) } } ?? entries
    var known = Set(entries.map(\.key))
    var members = file?.propertyList?.root.members ?? []
    if let lines = file?.propertyList.flatMap({ PreprocessedLines($0, variant.settings) }) {
      members.removeAll { lines.leavesOut($0.keyPlace) }
    }
    // The last one of a key that is there twice counts.
    let ofFile = members.reversed().filter { isWanted($0.key) && known.insert($0.key).inserted }.reversed()
    entries += ofFile.map { Entry($0, in: file?.path ?? "", variant.settings) }
    guard variant.generatesInfoPlist else { return }
    let prefix = "INFOPLIST_KEY_"
    for name in variant.settings.names(beginningWith: prefix) {
      let key = String(name.dropFirst(prefix.count))
      guard isWanted(key), let value = variant.settings.value(of: name) else { continue }
      // What the file says wins.
      if known.insert(key).inserted { entries.append(Entry(key, generated: value)) }
    }
  }
}

extension InfoPlist.Entry {
  fileprivate init(_ member: PropertyListMember, in file: String, _ settings: BuildSettings) {
    let place = FilePlace(file, member.value.place)
    let expanded = member.value.text.map { settings.expanded($0, at: place) }
    self.init(
      key: member.key, keyPlace: FilePlace(file, member.keyPlace), value: member.value, place: place,
      text: expanded?.text, unresolved: expanded?.unresolved ?? [])
  }

  fileprivate init(_ declared: DeclaredEntry, _ settings: BuildSettings) {
    let expanded = declared.value.text.map { settings.expanded($0, at: declared.place) }
    self.init(
      key: declared.key, keyPlace: declared.keyPlace, value: declared.value, place: declared.place,
      text: expanded?.text, unresolved: expanded?.unresolved ?? [])
  }

  fileprivate init(_ key: String, generated value: BuildSettings.Value) {
    let position = Position(line: max(value.place.line, 1), column: max(value.place.column, 1))
    let flag = ["YES": true, "NO": false][value.text]
    self.init(
      key: key, keyPlace: value.place,
      value: PropertyList(flag.map { .flag($0) } ?? .text(value.text), at: .text(position)),
      place: value.place,
      text: flag == nil ? value.text : nil, unresolved: value.unresolved, isGenerated: true)
  }
}
