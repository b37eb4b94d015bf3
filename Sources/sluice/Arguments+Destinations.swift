import Lexing

extension Arguments {
  /// The files that `--output` and `--report` name, each with how the option is written.
  private var destinations: [(said: String, path: String)] {
    let outputs = (values[.output] ?? []).map { ("--output \($0)", $0) }
    let reports = (values[.report] ?? []).map {
      ("--report \($0)", String($0.drop { $0 != ":" }.dropFirst()))
    }
    return (outputs + reports).filter { $0.1 != "-" && !$0.1.isEmpty }
  }

  /// Before anything is read: a slip of the tab key should not cost a source file.
  func checkDestinations() throws(Trouble) {
    for (said, path) in destinations {
      let name = path.split(separator: "/").last ?? ""
      let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? ""
      guard Language(fileExtension: ending) != nil, Platform.kind(of: path) == .file else { continue }
      throw Trouble("\(said) would take the place of a source file; name a file that may be overwritten")
    }
  }

  /// A report in the place of what it is held against would be the end of that.
  func checkDestinations(besides files: [(what: String, path: String)]) throws(Trouble) {
    // What it writes is a baseline.
    guard command != .baselineMerge else { return }
    for (said, path) in destinations {
      let place = Platform.place(of: path)
      guard let file = files.first(where: { Platform.place(of: $0.path) == place }) else { continue }
      throw Trouble("\(said) is \(file.what), which it would take the place of; name another file")
    }
  }
}
