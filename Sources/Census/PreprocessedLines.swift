import Bytes
import Formats
import Projects

/// What of an Info.plist the preprocessor leaves out of the one that is built: what stands under a condition that
/// certainly fails.
struct PreprocessedLines {
  private var leftOut: [Range<Position>] = []

  /// Nothing where no preprocessor runs on the file, or nothing in it is for one.
  init?(_ document: PropertyListDocument, _ settings: BuildSettings) {
    let lines = document.notes.compactMap { note -> (text: String, position: Position)? in
      guard case .directive(let text) = note.kind, let position = note.place.position else { return nil }
      return (text, position)
    }
    // What a header or flags define, nobody sees here.
    let others = ["INFOPLIST_PREFIX_HEADER", "INFOPLIST_OTHER_PREPROCESSOR_FLAGS"]
    guard !lines.isEmpty, settings.isOn("INFOPLIST_PREPROCESS"),
      others.allSatisfy({ settings.value(of: $0)?.text.isEmpty ?? true })
    else { return nil }
    let build = Self.build(lines.map(\.text), settings)
    var open: [Branch] = []
    var start: Position?
    for line in lines {
      guard Self.follow(line.text, build, &open) else { continue }
      let isLeftOut = !(open.last?.isTaken ?? true)
      if isLeftOut, start == nil { start = line.position }
      if !isLeftOut, let first = start {
        leftOut.append(first..<line.position)
        start = nil
      }
    }
  }

  func leavesOut(_ place: Place) -> Bool {
    guard let position = place.position else { return false }
    // They are in the order of the file.
    let next = leftOut.indices.partitioningIndex { leftOut[$0].lowerBound > position }
    return next > 0 && leftOut[next - 1].contains(position)
  }

  private struct Branch {
    /// Whether what is around it may be there.
    var isInside: Bool
    /// Whether this branch may be.
    var isTaken: Bool
    /// Whether one before it surely is.
    var isSettled: Bool
  }

  /// - Returns: whether the line decides on others.
  private static func follow(_ line: String, _ build: Build, _ open: inout [Branch]) -> Bool {
    let (word, rest) = parts(line)
    let isInside = open.last?.isTaken ?? true
    switch word {
    case "if", "ifdef", "ifndef":
      let condition = word == "if" ? rest : word == "ifdef" ? "defined(\(rest))" : "!defined(\(rest))"
      open.append(
        Branch(
          isInside: isInside, isTaken: isInside && build.admits(condition),
          isSettled: !build.admits("!(\(condition))")))
    case "elif", "else":
      guard var last = open.popLast() else { return false }
      let condition = word == "else" ? "1" : rest
      last.isTaken = last.isInside && !last.isSettled && build.admits(condition)
      last.isSettled = last.isSettled || !build.admits("!(\(condition))")
      open.append(last)
    case "endif": _ = open.popLast()
    default: return false
    }
    return true
  }

  /// `ifdef` and `CAMERA` of `#ifdef CAMERA // one`.
  private static func parts(_ line: String) -> (word: String, rest: String) {
    let text = line.dropFirst().drop { $0 == " " || $0 == "\t" }
    let word = text.prefix { $0.isLetter }
    let rest = text.dropFirst(word.count)
    let end = rest.firstRange(of: "//")?.lowerBound ?? rest.firstRange(of: "/*")?.lowerBound ?? rest.endIndex
    return (String(word), rest[..<end].split { $0 == " " || $0 == "\t" }.joined(separator: " "))
  }

  /// What the settings define, and that nothing else that a condition names is defined.
  private static func build(_ lines: [String], _ settings: BuildSettings) -> Build {
    var build = Build()
    var own: Set<String> = []
    for line in lines {
      let (word, rest) = parts(line)
      let names = rest.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      if ["define", "undef", "include", "import"].contains(word) { own.formUnion(names) }
      for name in names where name != "defined" && !(name.first?.isNumber ?? true) {
        build.definitions.updateValue(nil, forKey: name)
      }
    }
    for definition in settings.list(of: "INFOPLIST_PREPROCESSOR_DEFINITIONS") {
      let parts = definition.split(separator: "=", maxSplits: 1).map(String.init)
      if let name = parts.first { build.definitions[name] = parts.count > 1 ? parts[1] : "1" }
    }
    for name in own { build.definitions.removeValue(forKey: name) }
    build.isShipped = true
    return build
  }
}
