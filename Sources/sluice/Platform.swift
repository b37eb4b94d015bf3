#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the command line needs of the operating system. The only file that knows which one it is.
enum Platform {
  enum Kind { case file, folder, other }

  static let standardInput: Int32 = 0
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  static func exit(_ code: ExitCode) -> Never {
    #if canImport(Darwin)
      Darwin.exit(code.rawValue)
    #else
      Glibc.exit(code.rawValue)
    #endif
  }

  /// A reader that leaves early must not end the process: writing says so, and the verdict still counts.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// What is there, following links; nothing where nothing is, and `errno` says why.
  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The path without links, `.` and `..`; nothing where it leads nowhere, and `errno` says why.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static var lastError: String { String(cString: strerror(errno)) }

  static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  static func makeFolder(_ path: String) -> Bool { mkdir(path, 0o777) == 0 || errno == EEXIST }

  /// Reads a whole file, or standard input.
  static func read(_ path: String) throws(Trouble) -> [UInt8] {
    let descriptor = path == "-" ? standardInput : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Trouble("\(path) cannot be opened: \(lastError); check the path") }
    defer { if descriptor != standardInput { close(descriptor) } }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { Self.read(descriptor, $0) }
      if count == 0 { return bytes }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw Trouble("\(path) cannot be read: \(lastError); check that it is a file") }
      bytes += chunk[..<count]
    }
  }

  private static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  enum Written: Equatable {
    case all
    /// Nobody reads any more.
    case brokenPipe
    case failed(String)
  }

  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Written {
    var offset = 0
    while offset < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[offset...])
      #if canImport(Darwin)
        let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
      #else
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      #endif
      if count >= 0 {
        offset += count
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return errno == EPIPE ? .brokenPipe : .failed(lastError)
      }
    }
    return .all
  }

  static func write(_ text: String, to descriptor: Int32) -> Written {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Writes a file whole or not at all: beside it first, then in its place.
  ///
  /// A device or FIFO is written into; replacing `/dev/null` by a file would be no service.
  static func writeFile(_ text: String, to path: String, overwriting: Bool) throws(Trouble) {
    if overwriting, kind(of: path) == .other { return try writeInto(path, text) }
    // Through a link, so that the link stays one.
    let target = realPath(path) ?? path
    let temporary = beside(target)
    let signals = blockSignals()
    defer { restoreSignals(signals) }
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
    let written = write(text, to: descriptor)
    if case .failed = written { throw unwritable(path, written) }
  }

  private static func unwritable(_ path: String, _ written: Written = .all) -> Trouble {
    var why = lastError
    if case .failed(let reason) = written { why = reason }
    return Trouble("\(path) cannot be written: \(why); name a place that can be")
  }

  private static func beside(_ path: String) -> String {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return "\(path[..<slash]).\(path[slash...]).\(getpid())"
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
