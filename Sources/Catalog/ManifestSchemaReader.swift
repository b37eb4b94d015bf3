/// Reads what a privacy manifest can hold, line by line. A line is a keyword and what it says; an entry begins with one
/// of these, and the lines after it say more of it:
///
///     key NSPrivacyTrackingDomains top texts optional domain
///     category NSPrivacyAccessedAPICategoryDiskSpace required-reason.disk-space
///     data NSPrivacyCollectedDataTypeName
///     purpose NSPrivacyCollectedDataTypePurposeAnalytics
///     reason CA92.1 NSPrivacyAccessedAPICategoryUserDefaults anyone
///     slip NSPrivacyCollectedDataTypeLocation NSPrivacyCollectedDataTypePreciseLocation …
///     upload ITMS-91053 manifest.missing …
///     place <App>.app/PrivacyInfo.xcprivacy
///
/// A line that begins with `|` goes on with the one above. Lines that are blank or begin with `#` say nothing.
struct ManifestSchemaReader {
  private(set) var keys: [ManifestSchema.Key] = []
  private(set) var categories: [ManifestSchema.Category] = []
  private(set) var dataTypes: [ManifestSchema.Term] = []
  private(set) var purposes: [ManifestSchema.Term] = []
  private(set) var reasons: [ReasonCode] = []
  private(set) var uploadErrors: [ManifestSchema.UploadError] = []
  private(set) var slips: [ManifestSchema.Slip] = []
  private var known: Set<[String]> = []

  /// What is said of one thing.
  private struct Entry {
    let keyword: String
    var words: [String]
    let line: Int
    var said: [String: [String]] = [:]

    /// The lines of a keyword as one text.
    func text(_ keyword: String) -> String { (said[keyword] ?? []).joined(separator: " ") }

    func needed(_ keyword: String) throws(RowError) -> String {
      let text = text(keyword)
      guard !text.isEmpty else { throw RowError("\(words.first ?? self.keyword) has no \(keyword)") }
      return text
    }
  }

  /// The keywords of the lines that can follow each beginning.
  private static let lines: [String: Set<String>] = [
    "key": ["label", "means"],
    "category": ["title"],
    "data": ["label", "means", "doubt"],
    "purpose": ["means", "doubt"],
    "reason": ["label", "means", "leaves", "needs", "for", "against", "pairs", "doubt"],
    "slip": ["means"],
    "upload": ["title", "means", "scope", "since", "mend", "doubt"],
  ]

  mutating func read(_ table: CatalogTable) throws(CatalogError) {
    var line = 0
    do throws(RowError) {
      var entry: Entry?
      var last = ""
      for part in Array(table.text.utf8)[...].parts(at: "\n") {
        line += 1
        var words = Words(part)
        guard let keyword = words.next()?.text, !keyword.hasPrefix("#") else { continue }
        if Self.lines[keyword] != nil {
          if let entry { try close(entry, at: &line) }
          entry = Entry(keyword: keyword, words: words.rest.parts(at: " ").map(\.text), line: line)
          last = ""
        } else if keyword == "|" {
          guard let begun = entry else { throw RowError("nothing goes on here") }
          if let count = begun.said[last]?.count {
            entry?.said[last]?[count - 1] += " " + words.rest.text
          } else {
            entry?.words += words.rest.parts(at: " ").map(\.text)
          }
        } else {
          guard let begun = entry else { throw RowError("nothing is begun that '\(keyword)' can be said of") }
          guard Self.lines[begun.keyword]?.contains(keyword) == true else {
            throw RowError("'\(keyword)' is nothing that a \(begun.keyword) has")
          }
          guard !words.rest.isEmpty else { throw RowError("\(keyword) says nothing") }
          entry?.said[keyword, default: []].append(words.rest.text)
          last = keyword
        }
      }
      if let entry { try close(entry, at: &line) }
    } catch {
      throw CatalogError(table: table.name, line: line, message: error.message)
    }
  }

  /// Takes what was said of one thing; what is wrong with it stands where it began.
  private mutating func close(_ entry: Entry, at line: inout Int) throws(RowError) {
    let here = line
    line = entry.line
    guard let name = entry.words.first, !name.isEmpty else {
      throw RowError("a \(entry.keyword) without a name")
    }
    guard known.insert([entry.keyword, name]).inserted else { throw RowError("\(name) is there already") }
    switch entry.keyword {
    case "key": keys.append(try key(entry))
    case "category":
      guard entry.words.count == 2 else { throw RowError("a category has a name and a rule") }
      categories.append(.init(name: name, title: try entry.needed("title"), rule: entry.words[1]))
    case "data": dataTypes.append(try term(entry, label: try entry.needed("label")))
    case "purpose": purposes.append(try term(entry, label: ""))
    case "reason": reasons.append(try reason(entry))
    case "slip":
      slips.append(.init(name: name, instead: Array(entry.words.dropFirst()), why: try entry.needed("means")))
    default: uploadErrors.append(try uploadError(entry))
    }
    line = here
  }

  private func term(_ entry: Entry, label: String) throws(RowError) -> ManifestSchema.Term {
    guard entry.words.count == 1 else { throw RowError("one name, and no more") }
    return .init(
      name: entry.words[0], label: label, meaning: try entry.needed("means"), doubt: entry.text("doubt"))
  }

  private func key(_ entry: Entry) throws(RowError) -> ManifestSchema.Key {
    let words = entry.words
    guard words.count == 4 || words.count == 5 else {
      throw RowError("a key has a name, a place, a type, whether it is required, and a vocabulary")
    }
    guard let container = ManifestSchema.Container(rawValue: words[1]) else {
      throw RowError("unknown place '\(words[1])'")
    }
    guard let kind = ManifestSchema.ValueKind(rawValue: words[2]) else {
      throw RowError("unknown type '\(words[2])'")
    }
    guard ["required", "optional"].contains(words[3]) else {
      throw RowError("'\(words[3])' is neither required nor optional")
    }
    var vocabulary: ManifestSchema.Vocabulary?
    if words.count == 5 {
      vocabulary = ManifestSchema.Vocabulary(rawValue: words[4])
      guard vocabulary != nil else { throw RowError("unknown vocabulary '\(words[4])'") }
    }
    return .init(
      name: words[0], label: try entry.needed("label"), container: container, kind: kind,
      vocabulary: vocabulary,
      isRequired: words[3] == "required", meaning: try entry.needed("means"))
  }

  private func reason(_ entry: Entry) throws(RowError) -> ReasonCode {
    let words = entry.words
    guard words.count == 3, ["anyone", "sdk"].contains(words[2]) else {
      throw RowError("a reason has a code, a category, and 'anyone' or 'sdk'")
    }
    guard categories.contains(where: { $0.name == words[1] }) else {
      throw RowError("no table before this one has a category '\(words[1])'")
    }
    return ReasonCode(
      code: words[0], category: words[1], label: try entry.needed("label"),
      meaning: try entry.needed("means"),
      offDevice: try entry.needed("leaves"), isForSDKs: words[2] == "sdk", needs: entry.said["needs"] ?? [],
      signsFor: entry.said["for"] ?? [], signsAgainst: entry.said["against"] ?? [],
      pairs: entry.said["pairs"] ?? [], doubt: entry.text("doubt"))
  }

  private func uploadError(_ entry: Entry) throws(RowError) -> ManifestSchema.UploadError {
    .init(
      code: entry.words[0], title: try entry.needed("title"), meaning: try entry.needed("means"),
      scope: entry.text("scope"), since: entry.text("since"), doubt: entry.text("doubt"),
      mend: try entry.needed("mend"), rules: Array(entry.words.dropFirst()))
  }
}
