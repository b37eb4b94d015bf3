import Formats

/// An xcconfig file as it was read.
package struct SettingsFile: Sendable, Hashable {
  /// Relative to the root.
  package var path: String
  var lines: [SettingsLine]

  package init(_ bytes: [UInt8], of path: String) {
    self.path = path
    lines = SettingsFileReader.read(bytes)
  }
}

/// The xcconfig files of a tree: what each comes to with the files that it includes.
struct SettingsFiles {
  /// Real files are five deep.
  static let maximumDepth = 32
  /// Assignments of one file with all that it includes, and how many files that may be.
  static let maximumCount = 50_000
  static let maximumIncludeCount = 1_000

  private let files: [String: SettingsFile]
  private var levels: [String: SettingsLevel] = [:]
  private(set) var notes: [ProjectNote] = []
  private var noted: Set<FilePlace> = []
  private var includeCount = 0

  init(_ files: [SettingsFile]) {
    self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What a file assigns; nothing where there is no such file.
  mutating func level(_ path: String) -> SettingsLevel? {
    if let known = levels[path] { return known }
    guard files[path] != nil else { return nil }
    var assignments: [BuildSettings.Assignment] = []
    var open: [String] = []
    includeCount = 0
    add(path, to: &assignments, open: &open)
    let level = SettingsLevel(assignments)
    levels[path] = level
    return level
  }

  /// What is included stands where it is included. A file that includes itself is not read again.
  private mutating func add(
    _ path: String, to assignments: inout [BuildSettings.Assignment], open: inout [String]
  ) {
    guard let file = files[path], includeCount < Self.maximumIncludeCount else { return }
    includeCount += 1
    open.append(path)
    defer { open.removeLast() }
    for line in file.lines where assignments.count < Self.maximumCount {
      let place = FilePlace(path, line.position)
      switch line.content {
      case .assignment(let name, let conditions, let value):
        let conditions = conditions.map { BuildSettings.Condition($0.name, $0.pattern) }
        assignments.append(BuildSettings.Assignment(name, conditions: conditions, value, at: place))
      case .include(let other, let isOptional):
        include(other, isOptional: isOptional, from: place, to: &assignments, open: &open)
      case .unreadable(let why):
        note(.malformed, at: place, "this line \(why), so Xcode passes over it; write NAME = value")
      }
    }
  }

  private mutating func include(
    _ written: String, isOptional: Bool, from place: FilePlace,
    to assignments: inout [BuildSettings.Assignment], open: inout [String]
  ) {
    let path = TreePath.resolve(written, in: TreePath.folder(of: place.file))
    guard let path, files[path] != nil else {
      // What stands between such brackets comes with Xcode.
      if !isOptional, !written.hasPrefix("<") {
        note(
          .missingFile, .buildSettings, at: place,
          "the included file \(written) is not there, so its settings are not known")
      }
      return
    }
    guard !open.contains(path), open.count < Self.maximumDepth else {
      note(.malformed, at: place, "the file includes itself through \(written), so the line is passed over")
      return
    }
    add(path, to: &assignments, open: &open)
  }

  mutating func note(
    _ kind: ProjectNote.Kind, _ subject: ProjectNote.Subject? = nil, at place: FilePlace, _ why: String
  ) {
    if noted.insert(place).inserted { notes.append(ProjectNote(kind, subject, at: place, why)) }
  }
}
