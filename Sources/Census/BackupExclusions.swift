import Lexing

/// What a file keeps out of backups, and which of its writes undo that.
struct BackupExclusions {
  private let code: Code
  /// What keeps a file out.
  private let names: [Name]
  /// Once somebody asked.
  private var known: [Exclusion]?

  private struct Exclusion {
    let name: String
    /// The call that sets the mark, and the brace of its function.
    let token: Int
    let body: Int
    let isMember: Bool
  }

  /// No file that a person wrote has more.
  private static let maximumCount = 64

  init(_ code: Code, _ names: [Name]) {
    self.code = code
    self.names = names
  }

  /// The call whose mark an atomic write of the same file drops, where nothing makes up for it.
  mutating func lost(of path: FileHandling.Path, at token: Int, _ files: inout FileHandling) -> Int? {
    guard names.contains(where: code.contains), !path.name.isEmpty, isAtomic(token, files) else { return nil }
    let body = code.functionBrace(around: token)
    guard body >= 0, !code.isTooLong(body) else { return nil }
    // One that comes after the write makes up for it.
    guard !code.inside(body).contains(where: { $0 > token && isSetter($0) }) else { return nil }
    return all(&files).first { exclusion in
      guard exclusion.name == Self.file(path.name) else { return false }
      if exclusion.body == body { return exclusion.token < token }
      return exclusion.isMember && path.isMember && !calls(exclusion.body, in: body)
    }?.token
  }

  private func isAtomic(_ token: Int, _ files: FileHandling) -> Bool {
    if let options = files.argument("options", ofCallAt: token) {
      return options.contains { code.isWord($0) && Self.atomic.contains(code.text($0)) }
    }
    return files.argument("atomically", ofCallAt: token)?.contains(where: isOn) ?? false
  }

  private static let atomic: Set<String> = ["atomic", "atomicWrite", "NSDataWritingAtomic", "NSAtomicWrite"]

  private func isOn(_ index: Int) -> Bool {
    code.isWord(index, .true) || code.isWord(index) && code.text(index) == "YES"
  }

  /// `file.path` is the same file.
  private static func file(_ name: String) -> String {
    name.hasSuffix(".path") ? String(name.dropLast(5)) : name
  }

  private mutating func all(_ files: inout FileHandling) -> [Exclusion] {
    if let known { return known }
    var all: [Exclusion] = []
    for place in code.named where names.contains(code[Int(place)].name) && all.count < Self.maximumCount {
      let token = Int(place)
      guard code.isActive(token) else { continue }
      if let exclusion = code.isSwift ? swift(token, &files) : message(token, &files) {
        all.append(exclusion)
      }
    }
    known = all
    return all
  }

  /// `values.isExcludedFromBackup = true`, and `url.setResourceValues(values)` after it.
  private func swift(_ token: Int, _ files: inout FileHandling) -> Exclusion? {
    let body = code.functionBrace(around: token)
    guard body >= 0, !code.isTooLong(body), code.mark(token + 1, "="), isOn(token + 2) else { return nil }
    let setters = code.inside(body).filter { $0 > token && isSetter($0) }
    guard setters.count == 1, let setter = setters.first, let receiver = code.receiver(of: setter),
      receiver >= 0
    else { return nil }
    return exclusion(code.chainStart(endingAt: receiver)..<receiver + 1, setter, body, &files)
  }

  /// `[url setResourceValue:@YES forKey:NSURLIsExcludedFromBackupKey error:nil]`
  private func message(_ token: Int, _ files: inout FileHandling) -> Exclusion? {
    let open = code.parent(token)
    guard code.mark(open, "["), code.isMessage(open) else { return nil }
    let pieces = code.selectorPieces(of: open)
    let body = code.functionBrace(around: token)
    guard body >= 0, !code.isTooLong(body), pieces.count >= 2, isSetter(pieces[0]),
      (pieces[0]..<pieces[1]).contains(where: isOn)
    else { return nil }
    return exclusion(open + 1..<pieces[0], pieces[0], body, &files)
  }

  private func exclusion(
    _ range: Range<Int>, _ setter: Int, _ body: Int, _ files: inout FileHandling
  ) -> Exclusion? {
    let path = files.resolved(range, at: setter)
    guard !path.name.isEmpty else { return nil }
    return Exclusion(name: path.name, token: setter, body: body, isMember: path.isMember && code.isSwift)
  }

  private func isSetter(_ index: Int) -> Bool {
    code.isWord(index) && (code.text(index) == "setResourceValues" || code.text(index) == "setResourceValue")
  }

  /// Whether a function names the one whose body opens at `other`.
  private func calls(_ other: Int, in body: Int) -> Bool {
    let head = code.introducer(of: code.statement(around: other))
    guard code.isWord(head, .func), code.isWord(head + 1) else { return false }
    let hash = code.textHash(head + 1)
    return code.inside(body).contains { code.isWord($0) && code.textHash($0) == hash }
  }
}
