package import Catalog
package import Formats
package import Projects

/// What a privacy manifest states, each with its place.
package struct PrivacyManifest: Sendable {
  /// A value, and where it stands.
  package struct Said<Value: Sendable & Hashable>: Sendable, Hashable {
    package let value: Value
    package let place: FilePlace
  }

  /// A dictionary of the file, with what its keys stand for.
  package struct Entry: Sendable {
    package let container: ManifestSchema.Container
    package let place: FilePlace
    /// In the order of the file, of a key that is there twice the one that counts.
    package let members: [Member]

    /// The member that a key has, be it misspelt.
    package func member(_ key: String) -> Member? { members.first { $0.key?.name == key } }
  }

  package struct Member: Sendable {
    /// The key as the file has it.
    package let name: String
    package let keyPlace: FilePlace
    /// The key that it is, or by best guess stands for.
    package let key: ManifestSchema.Key?
    package let value: PropertyList
    package let place: FilePlace
    /// Whether the dictionary has the key before, with a value that does not count.
    package let isRepeated: Bool

    /// Whether the key is spelt as Apple spells it, and is where it belongs.
    package var isExact: Bool { key.map { $0.name.utf8.elementsEqual(name.utf8) } ?? false }
  }

  package struct DataType: Sendable {
    package let name: Said<String>
    package let isLinked: Said<Bool>?
    package let isTracking: Said<Bool>?
    package let purposes: [Said<String>]
  }

  /// One entry of a category: there can be several of one category.
  package struct Category: Sendable {
    package let name: Said<String>
    /// The category that it is, or by best guess stands for.
    package let meant: String?
    package let reasons: [Said<String>]
  }

  package let file: ConfigurationFile
  /// All dictionaries that mean something, the whole file first, then in the order of the file.
  package let entries: [Entry]
  package let tracking: Said<Bool>?
  /// Nothing where there is no such key, or it holds no list. Elements that are no texts are left out.
  package let domains: Said<[Said<String>]>?
  package let dataTypes: [DataType]
  package let categories: [Category]
  /// Categories that only a value names which does not count, because its key is there again.
  package let overridden: Set<String>

  /// Nothing where the file is no property list with a dictionary at the top.
  package init?(_ file: ConfigurationFile, _ schema: ManifestSchema) {
    guard let root = file.propertyList?.root, root.members != nil else { return nil }
    let reader = ManifestReader(path: file.path, schema: schema)
    let top = reader.entry(root, .top)
    let data = reader.entries(of: top, .dataType)
    let api = reader.entries(of: top, .category)
    self.file = file
    entries = [top] + data + api
    tracking = top.member("NSPrivacyTracking").flatMap(reader.flag)
    domains = top.member("NSPrivacyTrackingDomains").flatMap { member in
      member.value.elements.map { _ in Said(value: reader.texts(member), place: member.place) }
    }
    dataTypes = data.compactMap(reader.dataType)
    categories = api.compactMap(reader.category)
    overridden = reader.overridden(in: root)
  }

  package var isTracking: Bool { tracking?.value ?? false }

  /// The reasons of all entries of a category, each once, in the order of the file; nothing where there is no entry.
  package func reasons(of category: String) -> [Said<String>]? {
    let entries = categories.filter { $0.meant == category }
    if entries.isEmpty { return nil }
    var seen: Set<String> = []
    return entries.flatMap(\.reasons).filter { seen.insert($0.value).inserted }
  }
}

/// Takes the dictionaries of one file apart.
private struct ManifestReader {
  let path: String
  let schema: ManifestSchema

  func entry(_ dictionary: PropertyList, _ container: ManifestSchema.Container) -> PrivacyManifest.Entry {
    let all = dictionary.members ?? []
    let members = lastOfEachKey(all)
    let repeated = members.count == all.count ? [] : repeatedKeys(all)
    let known = schema.keys(of: container)
    let exact = Set(members.map(\.key)).intersection(known.map(\.name))
    // Of a hostile file only so many keys are worth a guess.
    var guesses = 64
    return PrivacyManifest.Entry(
      container: container, place: FilePlace(path, dictionary.place),
      members: members.map { member in
        var key = exact.contains(member.key) ? schema.key(member.key) : nil
        if key == nil, guesses > 0 {
          guesses -= 1
          let guess = schema.key(meantBy: member.key, in: container)
          key = guess.flatMap { exact.contains($0.name) ? nil : $0 }
        }
        return PrivacyManifest.Member(
          name: member.key, keyPlace: FilePlace(path, member.keyPlace), key: key, value: member.value,
          place: FilePlace(path, member.value.place), isRepeated: repeated.contains(member.key))
      })
  }

  /// The dictionaries in the list of a key of the top.
  func entries(
    of top: PrivacyManifest.Entry, _ container: ManifestSchema.Container
  ) -> [PrivacyManifest.Entry] {
    let name = container == .dataType ? "NSPrivacyCollectedDataTypes" : ManifestSchema.topKey
    let elements = top.member(name)?.value.elements ?? []
    return elements.filter { $0.members != nil }.map { entry($0, container) }
  }

  func flag(_ member: PrivacyManifest.Member) -> PrivacyManifest.Said<Bool>? {
    guard case .flag(let flag) = member.value.content else { return nil }
    return .init(value: flag, place: member.place)
  }

  func texts(_ member: PrivacyManifest.Member) -> [PrivacyManifest.Said<String>] {
    (member.value.elements ?? []).compactMap { element in
      element.text.map { .init(value: $0, place: FilePlace(path, element.place)) }
    }
  }

  func dataType(_ entry: PrivacyManifest.Entry) -> PrivacyManifest.DataType? {
    guard let type = entry.member("NSPrivacyCollectedDataType"), let name = type.value.text else {
      return nil
    }
    return PrivacyManifest.DataType(
      name: .init(value: name, place: type.place),
      isLinked: entry.member("NSPrivacyCollectedDataTypeLinked").flatMap(flag),
      isTracking: entry.member("NSPrivacyCollectedDataTypeTracking").flatMap(flag),
      purposes: entry.member("NSPrivacyCollectedDataTypePurposes").map(texts) ?? [])
  }

  func category(_ entry: PrivacyManifest.Entry) -> PrivacyManifest.Category? {
    guard let type = entry.member("NSPrivacyAccessedAPIType"), let name = type.value.text else { return nil }
    let meant =
      schema.category(name)?.name ?? schema.suggestion(for: name, .category)?.values.first
    return PrivacyManifest.Category(
      name: .init(value: name, place: type.place), meant: meant,
      reasons: entry.member("NSPrivacyAccessedAPITypeReasons").map(texts) ?? [])
  }

  /// The categories that are named where nothing counts: in a list that another one follows, by a name that another one
  /// follows.
  func overridden(in root: PropertyList) -> Set<String> {
    let lists = (root.members ?? []).filter { $0.key == ManifestSchema.topKey }
    var names: [String] = []
    for (place, list) in lists.enumerated() {
      for entry in list.value.elements ?? [] {
        let own = (entry.members ?? []).filter { $0.key == "NSPrivacyAccessedAPIType" }.compactMap(
          \.value.text)
        names += place < lists.count - 1 ? own[...] : own.dropLast()
      }
    }
    return Set(
      names.map { schema.category($0)?.name ?? schema.suggestion(for: $0, .category)?.values.first ?? $0 })
  }

  private func repeatedKeys(_ members: [PropertyListMember]) -> Set<String> {
    var seen: Set<String> = []
    return Set(members.lazy.map(\.key).filter { !seen.insert($0).inserted })
  }

  private func lastOfEachKey(_ members: [PropertyListMember]) -> [PropertyListMember] {
    var seen: Set<[UInt8]> = []
    return members.reversed().filter { seen.insert(Array($0.key.utf8)).inserted }.reversed()
  }
}
