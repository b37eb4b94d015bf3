import Bytes

/// Files that were renamed together with what they declare, as a prefix is changed or a type put into another.
///
/// A baseline holds no sources, so what is compared are the sites that are left once the others have found each
/// other. That two files have a call in common is not enough: then a call that leaves one place and enters another
/// would not be seen. Either the files' names are akin, or most of what both have is the same, members included.
struct FileRenames {
  static let why = "its file was renamed, and its declaration or the type around it"

  /// What each file became, each at most once on either side.
  private(set) var newFiles: [String: String] = [:]
  /// The new files that are all there is of an old one, so that any call in them can be the one of before.
  private var whole: Set<String> = []
  private var renamed: Set<String> = []

  /// What is met in so many pairs of files says little about any, and would cost the square of them.
  private static let commonest = 65_536
  /// How many pairs are looked at in all.
  private static let most = 2_000_000

  /// - Parameters:
  ///   - gone: what is left of the baseline, and `new` of the census.
  ///   - vanished: whether a file of the baseline has no site any more.
  ///   - appeared: whether a file had no site before.
  init(_ gone: [Identity], _ new: [Identity], vanished: (String) -> Bool, appeared: (String) -> Bool) {
    var kinships: [Files: Kinship] = [:]
    let sizes = (Self.counts(gone), Self.counts(new))
    var looked = 0
    for step in Kinship.steps {
      let (before, after) = (Self.files(gone, by: step.key), Self.files(new, by: step.key))
      for (key, old) in before.sorted(by: { $0.key.text < $1.key.text }) {
        guard let new = after[key], old.count * new.count <= Self.commonest, looked <= Self.most else {
          continue
        }
        looked += old.count * new.count
        for (oldFile, oldCount) in old {
          for (newFile, newCount) in new where newFile != oldFile {
            let files = Files(old: oldFile, new: newFile)
            var kinship = kinships[files] ?? Kinship(sizes.0[oldFile] ?? 0, sizes.1[newFile] ?? 0)
            step.add(min(oldCount, newCount), &kinship)
            kinships[files] = kinship
          }
        }
      }
    }
    var found: [(files: Files, kinship: Kinship, isWhole: Bool)] = []
    for (files, kinship) in kinships {
      let isWhole = vanished(files.old) && appeared(files.new)
      let isAkin = FileStem(files.old).isAkin(to: FileStem(files.new))
      if isWhole ? isAkin || kinship.isMostOfBoth : isAkin && kinship.renamedTypes > 0 {
        found.append((files, kinship, isWhole))
      }
    }
    // In an order that is the same from either side, so that a comparison and its reverse pair the same files.
    found.sort { a, b in
      if a.kinship.rank != b.kinship.rank { return b.kinship.rank.lexicographicallyPrecedes(a.kinship.rank) }
      return (a.files.first, a.files.last) < (b.files.first, b.files.last)
    }
    for one in found where newFiles[one.files.old] == nil && !renamed.contains(one.files.new) {
      newFiles[one.files.old] = one.files.new
      renamed.insert(one.files.new)
      if one.isWhole { whole.insert(one.files.new) }
    }
  }

  /// What has to be equal of sites in a pair of files.
  enum Step: CaseIterable {
    /// All but the types around the declaration.
    case member
    /// The call and its condition.
    case call
    /// The call.
    case condition
  }

  /// Nothing where the file of the site was not renamed.
  func key(ofOld identity: Identity, _ step: Step) -> Identity? {
    newFiles[identity.file].flatMap { key(of: identity, in: $0, step) }
  }

  func key(ofNew identity: Identity, _ step: Step) -> Identity? {
    renamed.contains(identity.file) ? key(of: identity, in: identity.file, step) : nil
  }

  private func key(of identity: Identity, in file: String, _ step: Step) -> Identity? {
    guard step == .member || whole.contains(file) else { return nil }
    var key = step == .member ? identity.inMember : identity.inAnyMember
    key.file = file
    if step == .condition { key.condition = "" }
    return key
  }

  private static func counts(_ identities: [Identity]) -> [String: Int] {
    Dictionary(identities.map { ($0.file, 1) }, uniquingKeysWith: +)
  }

  /// How often each file has what is equal by this key.
  private static func files(
    _ identities: [Identity], by key: (Identity) -> Identity?
  ) -> [Identity: [String: Int]] {
    var files: [Identity: [String: Int]] = [:]
    for identity in identities {
      if let key = key(identity) { files[key, default: [:]][identity.file, default: 0] += 1 }
    }
    return files
  }
}

private struct Files: Hashable {
  let old: String
  let new: String

  var first: String { min(old, new) }
  var last: String { max(old, new) }
}

/// What two files have in common.
private struct Kinship {
  /// How many sites either file has left.
  let sizes: [Int]
  private var calls = 0
  private var members = 0
  /// How many different calls in equal members.
  private var kinds = 0
  /// Sites in a type that is named as its file is, in both.
  private(set) var renamedTypes = 0

  init(_ before: Int, _ after: Int) { sizes = [before, after] }

  /// One call alone is no proof: the same is done in many a `viewDidLoad()`.
  var isMostOfBoth: Bool { kinds >= 2 && members * 2 >= sizes.max() ?? 0 }

  var rank: [Int] { [renamedTypes, members, calls] }

  struct Step {
    let key: @Sendable (Identity) -> Identity?
    let add: @Sendable (_ count: Int, _ kinship: inout Kinship) -> Void
  }

  static let steps = [
    Step(key: { $0.inAnyMember }, add: { count, kinship in kinship.calls += count }),
    Step(
      key: { $0.inMember },
      add: { count, kinship in
        kinship.members += count
        kinship.kinds += 1
      }),
    Step(key: { $0.inTypeOfFile }, add: { count, kinship in kinship.renamedTypes += count }),
  ]
}

extension Identity {
  /// Without the file and the declaration.
  var inAnyMember: Identity { Identity(rule: rule, file: "", call: call, condition: condition) }

  /// Without the file and the types around the declaration.
  var inMember: Identity {
    Identity(rule: rule, file: "", declaration: member, call: call, condition: condition)
  }

  /// With the file's name left out of the declaration; nothing where it is not in it.
  var inTypeOfFile: Identity? {
    let stem = Array(FileStem(file).text.utf8)
    let text = Array(declaration.utf8)
    guard !stem.isEmpty, text.count >= stem.count else { return nil }
    for start in 0...(text.count - stem.count) where text[start] == stem[0] {
      let end = start + stem.count
      guard text[start..<end].elementsEqual(stem), start == 0 || !text[start - 1].isWordByte,
        end == text.count || !text[end].isWordByte
      else { continue }
      let rest = text[..<start] + [0] + text[end...]
      return Identity(
        rule: rule, file: "", declaration: String(decoding: rest, as: UTF8.self), call: call,
        condition: condition)
    }
    return nil
  }

  /// The declaration's own name: `load(_:)` of `Client.load(_:)`, `load:]` of `-[Client load:]`.
  private var member: String {
    if declaration.hasPrefix("-[") || declaration.hasPrefix("+[") {
      guard let blank = declaration.firstIndex(of: " ") else { return declaration }
      return String(declaration[declaration.index(after: blank)...])
    }
    let head = declaration.prefix { $0 != "(" }
    guard let dot = head.lastIndex(where: { $0 == "." || $0 == ":" }) else { return declaration }
    return String(declaration[declaration.index(after: dot)...])
  }
}

/// The name of a file without its folder and its extension.
struct FileStem {
  let text: Substring

  init(_ file: String) {
    let name = file.split(separator: "/").last ?? ""
    text = name.lastIndex(of: ".").map { name[..<$0] } ?? name
  }

  /// Whether one name can have been made from the other: a word more or less, most of them kept, a prefix or a
  /// letter changed. What both end with does not count, since half of an app's files end with `View`.
  func isAkin(to other: FileStem) -> Bool {
    if text == other.text { return true }
    guard min(text.utf8.count, other.text.utf8.count) >= 4 else { return false }
    var (a, b) = (words[...], other.words[...])
    while let last = a.last, last == b.last {
      a.removeLast()
      b.removeLast()
    }
    if a.isEmpty || b.isEmpty { return true }
    let common = min(a.count(where: b.contains), b.count(where: a.contains))
    let most = max(a.count, b.count)
    if common >= 2, common * 2 >= most { return true }
    let (left, right) = (Array(a.joined()), Array(b.joined()))
    let prefix = zip(left, right).prefix { $0 == $1 }.count
    let suffix = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    return min(prefix + suffix, left.count, right.count) * 2 >= max(left.count, right.count)
  }

  /// In lower case: `SUURLDownload` is `suurl` and `download`.
  private var words: [[UInt8]] {
    let bytes = Array(text.utf8.prefix(256))
    var words: [[UInt8]] = []
    for (place, byte) in bytes.enumerated() {
      let begins =
        place == 0 || !byte.isWordByte || !bytes[place - 1].isWordByte
        || byte.isUppercase && !bytes[place - 1].isUppercase
        || byte.isUppercase && place + 1 < bytes.count && bytes[place + 1].isLowercase
      if begins { words.append([]) }
      words[words.count - 1].append(byte.lowercased)
    }
    return words
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool { isWordPart || self >= 0x80 }
}
