import Census

/// How much of each kind a census could not see, in words: `2 computed names`.
struct BlindCounts {
  let phrases: [String]

  init(_ blind: [Blind], without left: Blind.Kind? = nil) {
    phrases = Blind.Kind.allCases.filter { $0 != left }.compactMap { kind in
      let count = blind.count { $0.kind == kind }
      return count == 0 ? nil : Count.of(count, kind.one, kind.many)
    }
  }
}

extension Blind.Kind {
  fileprivate var one: String {
    switch self {
    case .dynamicName: "computed name"
    case .unreadable: "unreadable file or folder"
    case .tooLarge: "file that is too large"
    case .encoding: "file in an unknown encoding"
    case .danglingLink: "link that leads nowhere"
    case .outsideLink: "link out of the root"
    case .special: "FIFO, socket or device"
    case .missingFile: "missing file"
    case .unresolvedVariable: "variable that nothing sets"
    case .unreadProject: "project that is not read"
    case .malformed: "malformed file"
    case .malformedProject: "malformed project"
    case .absentDependency: "dependency without its sources"
    case .gitIndex: "index of git that is not read"
    case .suppressions: "file with too many suppressions"
    case .conflictMarker: "file in conflict"
    case .notText: "source that is no text"
    case .unreadLanguage: "language that is not read"
    case .webView: "web view in an interface file"
    case .hiddenSymbols: "program that hides names"
    case .nothingRead: "run that read nothing"
    }
  }

  /// Nothing where an s makes it.
  fileprivate var many: String? {
    switch self {
    case .unreadable: "unreadable files or folders"
    case .tooLarge: "files that are too large"
    case .encoding: "files in an unknown encoding"
    case .danglingLink: "links that lead nowhere"
    case .outsideLink: "links out of the root"
    case .special: "FIFOs, sockets or devices"
    case .unresolvedVariable: "variables that nothing sets"
    case .unreadProject: "projects that are not read"
    case .absentDependency: "dependencies without their sources"
    case .gitIndex: "indexes of git that are not read"
    case .suppressions: "files with too many suppressions"
    case .conflictMarker: "files in conflict"
    case .notText: "sources that are no text"
    case .unreadLanguage: "languages that are not read"
    case .webView: "web views in interface files"
    case .hiddenSymbols: "programs that hide names"
    case .nothingRead: "runs that read nothing"
    case .dynamicName, .missingFile, .malformed, .malformedProject: nil
    }
  }
}
