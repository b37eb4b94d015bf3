/// The patterns of one `.gitignore`, compiled: <https://git-scm.com/docs/gitignore>, also `--exclude` globs.
///
/// Case always counts, on every file system: the same tree must give the same listing everywhere.
struct IgnoreRules: Sendable {
  enum Verdict { case ignore, keep }

  private struct Rule: Sendable {
    enum Test: Sendable {
      /// The whole name.
      case name
      /// `*.ext`.
      case nameExtension
      case nameGlob
      case path
      case pathGlob
    }
    var test: Test
    var isNegated: Bool
    var foldersOnly: Bool
    var text: [UInt8]
    /// Of the name, the extension, or a path's last component; 0 when that is a pattern itself.
    var hash: UInt64
  }

  /// A name that is about to be tested, with what all rules of all files need to know of it.
  struct Subject {
    /// From the top of the repository, without a leading slash.
    let path: UnsafeBufferPointer<UInt8>
    let name: UnsafeBufferPointer<UInt8>
    let isFolder: Bool
    let nameHash: UInt64
    let extensionHash: UInt64?

    init(path: UnsafeBufferPointer<UInt8>, nameStart: Int, isFolder: Bool) {
      self.path = path
      self.isFolder = isFolder
      name = UnsafeBufferPointer(rebasing: path[nameStart...])
      nameHash = Trees.nameHash(name)
      extensionHash = nameExtension(name).map { Trees.nameHash($0) }
    }
  }

  private var rules: [Rule] = []
  private var nameSieve = HashSieve()
  private var extensionSieve = HashSieve()
  /// Rules that no hash can rule out.
  private var unhashed: [Unhashed] = []

  /// A rule with what rules it out at once, for most names.
  private struct Unhashed: Sendable {
    let index: Int
    let foldersOnly: Bool
    let isPath: Bool
    /// The byte that the text has to begin with; zero where any will do.
    let first: UInt8

    init(_ index: Int, _ rule: Rule) {
      self.index = index
      foldersOnly = rule.foldersOnly
      isPath = rule.test == .pathGlob
      let byte = rule.text.first ?? 0
      first = IgnoreRules.isSpecial(byte) ? 0 : byte
    }

    func mayFit(_ subject: Subject, _ base: Int) -> Bool {
      if foldersOnly && !subject.isFolder { return false }
      return first == 0 || first == (isPath ? subject.path.dropFirst(base).first : subject.name.first)
    }
  }

  var isEmpty: Bool { rules.isEmpty }

  init(_ text: [UInt8]) {
    var lines = text.split(separator: UInt8(ascii: "\n")).map { Array($0) }
    if let first = lines.first, first.starts(with: [0xef, 0xbb, 0xbf]) { lines[0].removeFirst(3) }
    for line in lines { append(line) }
  }

  init(globs: [String]) {
    for glob in globs { append(Array(glob.utf8)) }
  }

  private mutating func append(_ line: [UInt8]) {
    guard let rule = Self.compile(line) else { return }
    if rule.test == .nameExtension {
      extensionSieve.insert(rule.hash)
    } else if rule.hash != 0 {
      nameSieve.insert(rule.hash)
    } else {
      unhashed.append(Unhashed(rules.count, rule))
    }
    rules.append(rule)
  }

  /// What the last rule that fits says; `base` is how much of the path leads to the rules' own folder.
  func verdict(on subject: Subject, base: Int) -> Verdict? {
    var best = -1
    if nameSieve.mayContain(subject.nameHash) {
      best = lastFit(subject, base, hash: subject.nameHash, byExtension: false) ?? best
    }
    if let hash = subject.extensionHash, extensionSieve.mayContain(hash) {
      best = max(best, lastFit(subject, base, hash: hash, byExtension: true) ?? best)
    }
    for other in unhashed.reversed() {
      if other.index < best { break }
      if other.mayFit(subject, base), fits(rules[other.index], subject, base) {
        best = other.index
        break
      }
    }
    guard best >= 0 else { return nil }
    return rules[best].isNegated ? .keep : .ignore
  }

  private func lastFit(_ subject: Subject, _ base: Int, hash: UInt64, byExtension: Bool) -> Int? {
    rules.lastIndex {
      $0.hash == hash && ($0.test == .nameExtension) == byExtension && fits($0, subject, base)
    }
  }

  private func fits(_ rule: Rule, _ subject: Subject, _ base: Int) -> Bool {
    if rule.foldersOnly && !subject.isFolder { return false }
    return rule.text.withUnsafeBufferPointer { text in
      switch rule.test {
      case .name: return text.elementsEqual(subject.name)
      case .nameExtension: return nameExtension(subject.name)?.elementsEqual(text) ?? false
      case .nameGlob: return Glob(pattern: text, text: subject.name, isPath: false).matches()
      case .path: return text.elementsEqual(subject.path[base...])
      case .pathGlob:
        let path = UnsafeBufferPointer(rebasing: subject.path[base...])
        return Glob(pattern: text, text: path, isPath: true).matches()
      }
    }
  }
}

extension IgnoreRules {
  /// The rule that a line states; nil for comments and blank lines.
  private static func compile(_ line: [UInt8]) -> Rule? {
    var text = trimmed(line)[...]
    guard let first = text.first, first != UInt8(ascii: "#") else { return nil }
    let isNegated = first == UInt8(ascii: "!")
    if isNegated { text = text.dropFirst() }
    let foldersOnly = text.last == slash
    if foldersOnly { text = text.dropLast() }
    var isPath = text.contains(slash)
    if text.first == slash { text = text.dropFirst() }
    // `**/name` says no more than `name`.
    while text.starts(with: [star, star, slash]), !text.dropFirst(3).isEmpty {
      guard text.dropFirst(3).starts(with: [star, star, slash]) || !text.dropFirst(3).contains(slash)
      else { break }
      text = text.dropFirst(3)
      isPath = text.contains(slash)
    }
    guard !text.isEmpty else { return nil }
    let afterSlash = text.lastIndex(of: slash).map { $0 + 1 } ?? text.startIndex
    let lastLiteral = literal(text[afterSlash...])
    var rule = Rule(
      test: isPath ? .pathGlob : .nameGlob, isNegated: isNegated, foldersOnly: foldersOnly,
      text: Array(text), hash: lastLiteral.map(hash) ?? 0)
    if let whole = literal(text) {
      rule.test = isPath ? .path : .name
      rule.text = whole
    } else if !isPath, text.starts(with: [star, dot]), let suffix = literal(text.dropFirst(2)),
      !suffix.contains(dot)
    {
      rule = Rule(
        test: .nameExtension, isNegated: isNegated, foldersOnly: foldersOnly, text: suffix, hash: hash(suffix)
      )
    }
    return rule
  }

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let dot = UInt8(ascii: ".")

  private static func hash(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBufferPointer { nameHash($0) } }

  /// Without a carriage return and trailing spaces, unless a backslash holds the space.
  private static func trimmed(_ line: [UInt8]) -> [UInt8] {
    var end = line.count
    if end > 0, line[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    var kept = 0
    var at = 0
    while at < end {
      if line[at] == UInt8(ascii: "\\") {
        at = min(at + 2, end)
        kept = at
      } else {
        at += 1
        if line[at - 1] != UInt8(ascii: " ") { kept = at }
      }
    }
    return Array(line[..<kept])
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == star || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\\")
  }

  /// The text that the pattern stands for when it has no wildcard, with the backslashes taken away.
  private static func literal(_ pattern: ArraySlice<UInt8>) -> [UInt8]? {
    var text: [UInt8] = []
    var escaped = false
    for byte in pattern {
      if escaped {
        escaped = false
        text.append(byte)
      } else if byte == UInt8(ascii: "\\") {
        escaped = true
      } else if isSpecial(byte) {
        return nil
      } else {
        text.append(byte)
      }
    }
    return escaped ? nil : text
  }
}
