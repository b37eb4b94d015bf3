#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The ignore rules that hold in a folder: its own, then those of the folders above, up to the repository's.
final class IgnoreScope: Sendable {
  private let parent: IgnoreScope?
  private let rules: IgnoreRules
  /// How much of a path leads to the folder of the rules, its slash included.
  private let base: Int
  /// Whether the folder is of a git work tree.
  let isInGit: Bool

  init(parent: IgnoreScope?, rules: IgnoreRules, base: Int, isInGit: Bool) {
    self.parent = parent
    self.rules = rules
    self.base = base
    self.isInGit = isInGit
  }

  /// Whether the nearest rules that say anything say "ignore".
  ///
  /// Git ignores no file that it tracks, and templates of rules name `*.xcodeproj`, so that there are repositories whose
  /// project is tracked and ignored at once. Of an archive of one nobody can tell: there is no index. Without its
  /// project a tree is judged by what its folders look like, so outside of git Xcode's own files count as tracked.
  func ignores(_ subject: IgnoreRules.Subject) -> Bool {
    var scope: IgnoreScope? = self
    while let current = scope {
      if let verdict = current.rules.verdict(on: subject, base: current.base) {
        return verdict == .ignore && (isInGit || !subject.isOfXcode)
      }
      scope = current.parent
    }
    return false
  }
}

extension IgnoreRules.Subject {
  /// Whether it is a project or workspace of Xcode, or in one.
  fileprivate var isOfXcode: Bool {
    var rest = path[...]
    var isLast = true
    while !rest.isEmpty {
      let slash = rest.lastIndex(of: UInt8(ascii: "/"))
      let name = UnsafeBufferPointer(rebasing: slash.map { rest[($0 + 1)...] } ?? rest)
      if isFolder || !isLast, let suffix = nameExtension(name),
        suffix.elementsEqual("xcodeproj".utf8) || suffix.elementsEqual("xcworkspace".utf8)
      {
        return true
      }
      isLast = false
      rest = slash.map { rest[..<$0] } ?? rest[..<rest.startIndex]
    }
    return false
  }
}

/// Reading what git keeps about a work tree.
enum GitFile {

  /// The bytes of a small regular file in an open folder; nil when there is none, or it is no such file.
  ///
  /// - Parameter limit: in bytes; no real file of rules comes near the default.
  static func contents(_ name: String, in folder: Int32, limit: Int = 1 << 20) -> [UInt8]? {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = openat(folder, name, flags)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, EntryKind(mode: status.st_mode) == .file,
      status.st_size <= limit
    else { return nil }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let base = buffer.baseAddress {
        let got = read(descriptor, base + count, size - count)
        if got <= 0 { break }
        count += got
      }
    }
  }

  /// `info/exclude` of the repository whose work tree is the open folder.
  ///
  /// `.git` is a folder, or, in a worktree or a submodule, a file that names the folder; of a worktree,
  /// the excludes are those of the repository that it belongs to.
  static func excludes(in folder: Int32) -> [UInt8] {
    let exclude = "/info/exclude"
    guard let git = gitFolder(in: folder) else { return [] }
    if let text = contents(git + exclude, in: folder) { return text }
    guard let common = pointer(contents(git + "/commondir", in: folder), after: "") else { return [] }
    let top = common.hasPrefix("/") ? common : git + "/" + common
    return contents(top + exclude, in: folder) ?? []
  }

  /// The index, the list of what is tracked, of the repository whose work tree is the open folder.
  static func index(in folder: Int32) -> [UInt8]? {
    gitFolder(in: folder).flatMap { contents($0 + "/index", in: folder, limit: 256 << 20) }
  }

  /// When the index was written, in seconds and nanoseconds; nothing where there is none.
  static func indexTime(in folder: Int32) -> (Int, Int)? {
    guard let path = gitFolder(in: folder).map({ $0 + "/index" }) else { return nil }
    var status = stat()
    guard fstatat(folder, path, &status, 0) == 0 else { return nil }
    return FileTimes(status).modified
  }

  /// Whether there is one, whatever it is.
  static func hasIndex(in folder: Int32) -> Bool {
    gitFolder(in: folder).map { EntryKind(of: $0 + "/index", in: folder) != nil } ?? false
  }

  /// Relative to the open folder, or absolute.
  private static func gitFolder(in folder: Int32) -> String? {
    switch EntryKind(of: ".git", in: folder) {
    case .folder: ".git"
    case .file: pointer(contents(".git", in: folder), after: "gitdir: ")
    default: nil
    }
  }

  private static func pointer(_ content: [UInt8]?, after prefix: String) -> String? {
    guard let content, content.starts(with: prefix.utf8), !content.contains(0) else { return nil }
    let line = content.dropFirst(prefix.utf8.count).prefix { $0 != UInt8(ascii: "\n") }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }
}
