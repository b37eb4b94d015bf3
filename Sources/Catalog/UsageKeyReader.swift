/// Reads the table of usage keys line by line.
///
///     usage NSCameraUsageDescription
///     resource the camera
///     value text
///     on iOS 7.0, macOS 10.14, tvOS 17.0
///     setting
///     shared, or apponly
///     lacking ends The first access ends the app.
///     replaced NSOtherUsageDescription
///     with com.apple.security.device.camera
///     need permission.camera of requestAccess default but authorizationStatus or NSOtherKey on iOS
///     use  web.web-view
///     doubt What sources leave open.
///
/// What is `shared`, an app says for its extensions too; what is `apponly`, extensions cannot say. `on iOS 6.0-13.0` is a key that iOS 13 no longer reads. A value is a text where nothing is said. `of`, `but`, `if`, `or` and
/// `on` of a need come in this order, each with the words up to the next: names that a call has to have, names that it
/// must not have, what it asks for (`reads`, `writes`, `unclear`), keys that do as well, platforms where it holds.
struct UsageKeyReader {
  private var drafts: [Draft] = []

  private struct Draft {
    let name: String
    let line: Int
    var texts: [String: String] = [:]
    var value: UsageKey.Value?
    var systems: [UsageKey.System] = []
    var hasSetting = false
    var isShared = false
    var isForAppAlone = false
    var absence: UsageKey.Absence?
    var replacements: [String] = []
    var companions: [String] = []
    var needs: [UsageKey.Need] = []

    /// The first line that it cannot do without.
    var missing: String? {
      if texts["resource"] == nil { return "resource" }
      return absence == nil ? "lacking" : nil
    }

    var key: UsageKey {
      UsageKey(
        name: name, resource: texts["resource"] ?? "", value: value ?? .text, systems: systems,
        hasSetting: hasSetting, absence: absence ?? .unknown, effect: texts["effect"] ?? "",
        holdsForExtensions: isShared || isForAppAlone, isForAppAlone: isForAppAlone,
        replacements: replacements, companions: companions, needs: needs,
        doubt: texts["doubt"] ?? "")
    }
  }

  static func keys(_ tables: [CatalogTable]) throws(CatalogError) -> [UsageKey] {
    var reader = UsageKeyReader()
    for table in tables {
      let first = reader.drafts.count
      for (index, line) in Array(table.text.utf8)[...].parts(at: "\n").enumerated() {
        let line = line.trimmed
        guard !line.isEmpty, !line.begins(with: "#") else { continue }
        do throws(RowError) {
          try reader.read(line, at: index + 1)
        } catch {
          throw CatalogError(table: table.name, line: index + 1, message: error.message)
        }
      }
      for draft in reader.drafts[first...] {
        guard let missing = draft.missing else { continue }
        throw CatalogError(table: table.name, line: draft.line, message: "\(draft.name) has no \(missing)")
      }
    }
    return reader.drafts.map(\.key)
  }

  private mutating func read(_ line: Bytes, at number: Int) throws(RowError) {
    var words = Words(line)
    let keyword = words.next()?.text ?? ""
    if keyword == "usage" {
      let name = words.next()?.text ?? ""
      guard !name.isEmpty else { throw RowError("usage names no key") }
      guard !drafts.contains(where: { $0.name == name }) else { throw RowError("\(name) is there already") }
      try words.end()
      return drafts.append(Draft(name: name, line: number))
    }
    guard let last = drafts.indices.last else { throw RowError("no key is started") }
    try Self.read(keyword, words, into: &drafts[last])
  }

  private static func read(
    _ keyword: String, _ words: Words, into draft: inout Draft
  ) throws(RowError) {
    var words = words
    switch keyword {
    case "resource", "doubt": try describe(keyword, words.rest.text, &draft)
    case "value":
      draft.value = try words.value("value")
      try words.end()
    case "on": draft.systems += try systems(words.rest)
    case "setting", "shared", "apponly":
      try words.end()
      if keyword == "setting" { draft.hasSetting = true }
      if keyword == "shared" { draft.isShared = true }
      if keyword == "apponly" { draft.isForAppAlone = true }
    case "lacking":
      draft.absence = try words.value("effect")
      try describe("effect", words.rest.text, &draft)
    case "replaced": draft.replacements += try list(words, keyword)
    case "with": draft.companions += try list(words, keyword)
    case "need", "may", "can", "use":
      draft.needs.append(try need(UsageKey.Need.Strength(rawValue: keyword) ?? .use, words))
    default: throw RowError("unknown keyword '\(keyword)'")
    }
  }

  private static func describe(
    _ keyword: String, _ text: String, _ draft: inout Draft
  ) throws(RowError) {
    guard !text.isEmpty else { throw RowError("\(keyword) says nothing") }
    guard draft.texts.updateValue(text, forKey: keyword) == nil else {
      throw RowError("a second \(keyword)")
    }
  }

  private static func list(_ words: Words, _ keyword: String) throws(RowError) -> [String] {
    let list = words.rest.text.split(separator: " ").map(String.init)
    guard !list.isEmpty else { throw RowError("\(keyword) says nothing") }
    return list
  }

  /// `iOS 6.0-13.0, macOS 10.14`
  private static func systems(_ text: Bytes) throws(RowError) -> [UsageKey.System] {
    var systems: [UsageKey.System] = []
    for part in text.parts(at: ",") {
      var words = Words(part)
      let platform: ApplePlatform = try words.value("platform")
      let versions = (words.next()?.parts(at: "-") ?? []).map { SystemVersion($0.text) }
      guard (1...2).contains(versions.count), let since = versions[0], versions.allSatisfy({ $0 != nil })
      else { throw RowError("a platform has versions: 'iOS 6.0-13.0'") }
      systems.append(
        UsageKey.System(platform: platform, since: since, until: versions.count > 1 ? versions[1] : nil))
      try words.end()
    }
    return systems
  }

  static func need(
    _ strength: UsageKey.Need.Strength, _ words: Words
  ) throws(RowError) -> UsageKey.Need {
    var words = words
    let rule = words.next()?.text ?? ""
    guard RuleDraft.isWellFormed(rule) else { throw RowError("'\(rule)' is no rule name") }
    let order = ["of", "but", "if", "or", "on"]
    var lists: [String: [String]] = [:]
    var at = ""
    while let word = words.next()?.text {
      if order.contains(word) {
        let isInOrder = at.isEmpty || order.firstIndex(of: word) ?? 0 > order.firstIndex(of: at) ?? 0
        guard isInOrder else { throw RowError("'\(word)' comes too late") }
        at = word
        lists[at] = []
      } else {
        guard !at.isEmpty else { throw RowError("unexpected '\(word)'") }
        lists[at]?.append(word)
      }
    }
    if let empty = order.first(where: { lists[$0]?.isEmpty == true }) {
      throw RowError("'\(empty)' names nothing")
    }
    var platforms: [ApplePlatform] = []
    for name in lists["on"] ?? [] {
      guard let platform = ApplePlatform(rawValue: name) else { throw RowError("unknown platform '\(name)'") }
      platforms.append(platform)
    }
    let purposes = lists["if"] ?? []
    let purpose = purposes.first.flatMap(UsageKey.Need.Purpose.init)
    guard purposes.count <= 1, purposes.isEmpty || purpose != nil else {
      throw RowError("'if' takes one of reads, writes, unclear")
    }
    return UsageKey.Need(
      strength: strength, rule: rule, names: Set(lists["of"] ?? []), otherNames: Set(lists["but"] ?? []),
      purpose: purpose, substitutes: lists["or"] ?? [], platforms: platforms)
  }
}
