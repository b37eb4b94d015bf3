/// Lines of a `CODEOWNERS` file: who has to agree when Sluice's files change.
struct CodeOwners {
  let owner: String

  /// - Throws: where what `--owner` names is nobody that such a file can name.
  static func owner(_ arguments: Arguments) throws(Trouble) -> String? {
    guard let owner = arguments.value(.owner) else { return nil }
    let names = owner.split(separator: " ", omittingEmptySubsequences: false)
    let isPlain = names.allSatisfy { name in
      name.contains("@") && name.count > 1
        && name.unicodeScalars.allSatisfy {
          $0.isASCII && ($0.properties.isAlphabetic || "0123456789@/._+-".unicodeScalars.contains($0))
        }
    }
    guard isPlain else {
      throw Trouble(
        "--owner \(owner) is nobody that CODEOWNERS can name; write @user, @organisation/team or an address of mail"
      )
    }
    return owner
  }

  /// The file that a code host reads: the first that is there, else where a new one belongs.
  static func file(for hosts: [CodeHost], isTaken: (String) -> Bool) -> String {
    let places = [".github/CODEOWNERS", ".gitlab/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"]
    if let there = places.first(where: isTaken) { return there }
    switch hosts.first {
    case .github: return ".github/CODEOWNERS"
    case .gitlab: return ".gitlab/CODEOWNERS"
    case nil: return "CODEOWNERS"
    }
  }

  /// Those of its lines that a file does not have yet, with the comment above them; none where it has all of them.
  func missing(of lines: String, in file: [UInt8]) -> [Substring] {
    let there = Set(
      String(decoding: file, as: UTF8.self).split(whereSeparator: \.isNewline).map {
        $0.split(whereSeparator: \.isWhitespace)
      })
    let isThere = { (line: Substring) in there.contains(line.split(whereSeparator: \.isWhitespace)) }
    let all = lines.split(separator: "\n")
    return all.allSatisfy { $0.hasPrefix("#") || isThere($0) } ? [] : all.filter { !isThere($0) }
  }

  /// - Parameter paths: from the top of the repository.
  func lines(of paths: [String]) -> String {
    "# What the app lets out, and what of it is on record.\n"
      + paths.map { "/\($0.replacing(" ", with: "\\ ")) \(owner)\n" }.joined()
  }
}
