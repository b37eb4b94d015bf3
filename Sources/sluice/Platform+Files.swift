#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Files that are written whole or not at all.
extension Platform {
  static var secondsSince1970: Int { Int(time(nil)) }

  /// Writes a file whole or not at all: beside it first, then in its place. Its permissions stay, and so does a link
  /// that leads to it.
  ///
  /// A device or FIFO is written into; replacing `/dev/null` by a file would be no service.
  static func writeFile(_ text: String, to path: String, overwriting: Bool) throws(Trouble) {
    if overwriting, let descriptor = openDescriptor(path) { return try writeInto(descriptor, path, text) }
    if overwriting, kind(of: path) == .other { return try writeInto(path, text) }
    let target = endOfLinks(path)
    let (folder, name) = split(target)
    let signals = blockSignals()
    defer { restoreSignals(signals) }
    removeLeftovers(of: name, in: folder)
    let temporary = "\(folder).\(name).\(getpid())\(unfinished)"
    // A process that had this number and was killed may have left one.
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw unwritable(path) }
    var status = stat()
    if stat(target, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
    let written = write(text, to: descriptor)
    let isSafe = written == .all && fsync(descriptor) == 0
    let failure = unwritable(path, written)
    close(descriptor)
    guard isSafe else {
      unlink(temporary)
      throw failure
    }
    try put(temporary, at: target, path, overwriting)
    syncFolder(folder)
  }

  /// The only one of all runs that has it for the folder of a file, from now until it is given back or the process
  /// ends. Where a system knows no such locks, none is held.
  /// - Parameter waiting: called where another run has it, before this one waits.
  static func lock(folderOf path: String, waiting: () -> Void) -> Int32? {
    let folder = split(endOfLinks(path)).folder
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      waiting()
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }
    return descriptor
  }

  static func unlock(_ lock: Int32?) {
    if let lock { close(lock) }
  }

  /// Appends to a file, which comes to be where it is not there. Answers why it could not.
  static func append(_ text: String, to path: String) -> String? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o666)
    guard descriptor >= 0 else { return lastError }
    defer { close(descriptor) }
    if case .failed(let why) = write(text, to: descriptor) { return why }
    return nil
  }

  private static func put(
    _ temporary: String, at target: String, _ path: String, _ overwriting: Bool
  ) throws(Trouble) {
    // Unlike a rename, a link fails where a file is already, also where it came a moment ago.
    let isDone = overwriting ? rename(temporary, target) == 0 : link(temporary, target) == 0
    if !isDone, !overwriting, errno != EEXIST, kind(of: target) == nil, rename(temporary, target) == 0 {
      return
    }
    let failure = errno == EEXIST ? Trouble("\(path) is there already") : unwritable(path)
    if !isDone || !overwriting { unlink(temporary) }
    if !isDone { throw failure }
  }

  private static func writeInto(_ path: String, _ text: String) throws(Trouble) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unwritable(path) }
    defer { close(descriptor) }
    try writeInto(descriptor, path, text)
  }

  /// What is open already under a name such as `/dev/stdout`: opened anew it would be written from its start, and a
  /// file in its place would be another one than the shell's.
  private static func openDescriptor(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": standardOutput
    case "/dev/stderr": standardError
    default: path.hasPrefix("/dev/fd/") ? Int32(path.dropFirst(8)) : nil
    }
  }

  private static func writeInto(_ descriptor: Int32, _ path: String, _ text: String) throws(Trouble) {
    let written = write(text, to: descriptor)
    if case .failed = written { throw unwritable(path, written) }
  }

  private static func unwritable(_ path: String, _ written: Written = .all) -> Trouble {
    var why = lastError
    if case .failed(let reason) = written { why = reason }
    return Trouble("\(path) cannot be written: \(why); name a place that can be")
  }

  /// Where a path leads, so that a link stays one; also where nothing is there yet.
  static func endOfLinks(_ path: String) -> String {
    if let real = realPath(path) { return real }
    var path = path
    // As many as systems follow themselves.
    for _ in 0..<40 {
      guard let next = destination(ofLink: path) else { break }
      path = next.hasPrefix("/") ? next : split(path).folder + next
    }
    return path
  }

  /// The path without links, of a file that may not be there yet.
  static func place(of path: String) -> String {
    let (folder, name) = split(endOfLinks(path))
    let real = realPath(folder.isEmpty ? "." : folder) ?? folder
    return real.hasSuffix("/") ? real + name : "\(real)/\(name)"
  }

  private static func destination(ofLink path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
  }

  /// The folder with its slash, empty for the work folder.
  private static func split(_ path: String) -> (folder: String, name: String) {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return (String(path[..<slash]), String(path[slash...]))
  }

  /// How the name of a file ends that is being written, so that it is nobody else's.
  private static let unfinished = ".sluice-unfinished"

  /// What a killed process left beside the file, where there is no such process any more.
  private static func removeLeftovers(of name: String, in folder: String) {
    guard let listing = opendir(folder.isEmpty ? "." : folder) else { return }
    defer { closedir(listing) }
    let prefix = ".\(name)."
    var leftovers: [String] = []
    while let entry = readdir(listing) {
      let found = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      guard found.hasPrefix(prefix), found.hasSuffix(unfinished),
        let process = pid_t(found.dropFirst(prefix.count).dropLast(unfinished.count)), process > 0
      else { continue }
      if kill(process, 0) != 0, errno == ESRCH { leftovers.append(found) }
    }
    for leftover in leftovers { unlink(folder + leftover) }
  }

  /// A rename is on the disk only with its folder. Where a system cannot do that, the file is whole all the same.
  private static func syncFolder(_ folder: String) {
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Ctrl-C between the two steps of writing would leave the file beside; it waits for a moment.
  private static func blockSignals() -> sigset_t {
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&blocked, signal) }
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    return before
  }

  private static func restoreSignals(_ before: sigset_t) {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
