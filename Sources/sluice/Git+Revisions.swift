/// What revisions are, and what they hold.
extension Git {
  /// The id of the commit that a revision names.
  func commit(_ revision: String) throws(Trouble) -> String {
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw Trouble("'\(revision)' is no revision, folder or file; name one of them")
    }
    let range = revision.contains("...") ? "..." : revision.contains("..") ? ".." : nil
    if let range, let at = revision.firstRange(of: range), !revision.hasPrefix(":/"), !revision.contains("{")
    {
      let option = range == "..." ? "--merge-base " : ""
      let ends = [String(revision[..<at.lowerBound]), String(revision[at.upperBound...])]
      throw Trouble(
        "'\(revision)' names two revisions at once; write 'sluice diff \(option)\(ends.joined(separator: " "))'"
      )
    }
    let answer = try ask(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
    if answer.status == 0, isID(answer.line) { return answer.line }
    guard try isRepository() else {
      throw Trouble(
        "'\(revision)' is no file or folder here, and no revision: \(folder) is in no git repository; check the name"
      )
    }
    if try isShallow() {
      throw Trouble(
        "'\(revision)' is not in this clone, which is shallow; fetch all of the history ('fetch-depth: 0' in CI)"
      )
    }
    throw Trouble("'\(revision)' is no file, folder or revision here; check the name, or fetch it first")
  }

  /// The best common ancestor of two commits.
  func mergeBase(of first: String, _ second: String, named names: (String, String)) throws(Trouble) -> String
  {
    let answer = try ask(["merge-base", first, second])
    if answer.status == 0, isID(answer.line) { return answer.line }
    if try isShallow() {
      throw Trouble(
        "this clone is shallow and does not have what \(names.0) and \(names.1) have in common; fetch all of the history ('fetch-depth: 0' in CI)"
      )
    }
    throw Trouble(
      "\(names.0) and \(names.1) have no commit in common, so there is nothing to compare from; name another revision"
    )
  }

  /// How the top of the work tree leads to the folder, with a slash at the end; empty at the top itself.
  func prefix() throws(Trouble) -> [UInt8] {
    let answer = try ask(["rev-parse", "--show-prefix"])
    guard answer.status == 0 else {
      throw Trouble(
        "\(folder) is in no git repository that can be read: \(answer.errors); name a folder instead")
    }
    return Array(answer.output.prefix { $0 != UInt8(ascii: "\n") })
  }

  private func isRepository() throws(Trouble) -> Bool { try ask(["rev-parse", "--git-dir"]).status == 0 }

  private func isShallow() throws(Trouble) -> Bool {
    try ask(["rev-parse", "--is-shallow-repository"]).line == "true"
  }

  private func isID(_ text: String) -> Bool {
    (text.utf8.count == 40 || text.utf8.count == 64) && text.allSatisfy(\.isHexDigit)
  }
}

extension Git {
  /// One entry of a tree, with all that is below it.
  struct Entry {
    enum Kind { case file, link, submodule }

    var kind: Kind
    var id: String
    /// From the folder that was listed.
    var path: [UInt8]
  }

  /// Files, links and submodules of a commit, below a folder of it.
  /// - Parameter prefix: from the top, with a slash at the end.
  func entries(of commit: String, below prefix: [UInt8]) throws(Trouble) -> [Entry] {
    let folder = String(decoding: prefix.dropLast(), as: UTF8.self)
    let answer = try ask(["ls-tree", "-r", "-z", "--full-tree", "\(commit):\(folder)"])
    guard answer.status == 0 else {
      if !prefix.isEmpty, try ask(["cat-file", "-e", "\(commit):\(folder)"]).status != 0 {
        throw Trouble(
          "\(folder) was not there in \(commit.prefix(10)); name another revision, or another --root")
      }
      throw Trouble("git cannot list \(commit.prefix(10)): \(answer.errors)")
    }
    return answer.output.split(separator: 0).compactMap(Entry.init)
  }

  /// The sizes of objects, in bytes; zero of one that the clone does not have.
  func sizes(of ids: [String]) throws(Trouble) -> [Int] {
    if ids.isEmpty { return [] }
    let input = Array((ids.joined(separator: "\n") + "\n").utf8)
    let answer = try ask(["cat-file", "--batch-check=%(objectsize)"], input: input)
    let sizes = String(decoding: answer.output, as: UTF8.self).split(separator: "\n").map { Int($0) ?? 0 }
    guard answer.status == 0, sizes.count == ids.count else {
      throw Trouble("git cannot say how large files of the revision are: \(answer.errors)")
    }
    return sizes
  }
}

extension Git.Entry {
  /// From `MODE SP TYPE SP ID TAB PATH`; nothing where it is neither file, link nor submodule, or has a path
  /// that could lead out of a folder, as trees can that nobody made with git.
  fileprivate init?(_ line: ArraySlice<UInt8>) {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let words = line[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3 else { return nil }
    switch words[0] {
    case "120000": kind = .link
    case "160000": kind = .submodule
    case _ where words[1] == "blob": kind = .file
    default: return nil
    }
    id = words[2]
    path = Array(line[line.index(after: tab)...])
    let names = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isSafe = names.allSatisfy { name in
      !name.isEmpty && !name.elementsEqual(".".utf8) && !name.elementsEqual("..".utf8)
        && !String(decoding: name, as: UTF8.self).lowercased().elementsEqual(".git")
    }
    if !isSafe { return nil }
  }
}
