import Reports

extension Writing {
  /// What reports about what is read are written with.
  func options(of reading: Reading, isColoured: Bool) -> TextOptions {
    let root = reading.root
    var options = TextOptions(
      isColoured: isColoured, detail: detail, repeated: repeated, sourceLine: SourceLines(root: root).line)
    options.version = Help.version
    // What is in an archive is at no place of the root.
    if reading.archive != nil { options.sourceLine = { _, _ in nil } }
    let folder = root.folderInRepository
    options.folder = folder ?? ""
    options.linkBase = linkBase ?? folder.flatMap(Writing.linkBase) ?? ""
    options.label = label
    options.limit = limit
    return options
  }

  /// The address of files in the commit that a job is about, as its service has it.
  ///
  /// - Parameter folder: the root, from the top of the repository.
  private static func linkBase(_ folder: String) -> String? {
    let value = { (name: String) in Platform.environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    if let server = value("GITHUB_SERVER_URL"), let repository = value("GITHUB_REPOSITORY"),
      let commit = value("GITHUB_SHA")
    {
      return "\(server)/\(repository)/blob/\(commit)/" + WebAddress.path(folder)
    }
    if let project = value("CI_PROJECT_URL"), let commit = value("CI_COMMIT_SHA") {
      return "\(project)/-/blob/\(commit)/" + WebAddress.path(folder)
    }
    return nil
  }

  static func label(_ arguments: Arguments) throws(Trouble) -> String {
    guard let label = arguments.value(.label) else { return TextOptions().label }
    let isPlain = label.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789._-".unicodeScalars.contains($0))
    }
    guard isPlain, (1...64).contains(label.count) else {
      throw Trouble(
        "--label \(label) cannot name a comment: it is hidden in the comment itself; use up to 64 letters, digits, '.', '_' and '-'"
      )
    }
    return label
  }

  static func limit(_ arguments: Arguments) throws(Trouble) -> Int {
    guard let text = arguments.value(.limit) else { return TextOptions().limit }
    guard let limit = Int(text), (TextOptions.leastLimit...10_000_000).contains(limit) else {
      throw Trouble(
        "--limit \(text) is no length of a comment; give a number of characters from \(TextOptions.leastLimit) to 10000000"
      )
    }
    return limit
  }
}
