#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What is never taken apart.
private final class Holder {
  let value: Any

  init(value: Any) { self.value = value }
}

/// What the command line needs of the operating system. Only this and the extension for files know which one it is.
enum Platform {
  enum Kind { case file, folder, other }

  static let standardInput: Int32 = 0
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  /// Keeps what a process holds that is about to end. The system takes it back at once; to take ten thousand sites apart
  /// one by one took the fiftieth part of a check.
  static func leaveToSystem(_ value: Any) { _ = Unmanaged.passRetained(Holder(value: value)) }

  static func exit(_ code: ExitCode) -> Never {
    #if canImport(Darwin)
      Darwin.exit(code.rawValue)
    #else
      Glibc.exit(code.rawValue)
    #endif
  }

  /// Neither a reader that leaves early nor a limit on the size of files may end the process: writing says so, and the
  /// verdict still counts.
  static func keepWritingFromEnding() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

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

  /// Whether a name is taken, if only by a link that leads nowhere.
  static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
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

  /// Where what is needed for a moment is put; without a slash at the end.
  static var temporaryFolder: String {
    let named = environment("TMPDIR") ?? ""
    let folder = named.isEmpty ? "/tmp" : named
    return folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  /// A folder that nobody else can look into. Its path has no links.
  static func makeTemporaryFolder() throws(Trouble) -> String {
    let place = realPath(temporaryFolder) ?? temporaryFolder
    var name = Array("\(place)/sluice-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else {
      throw Trouble("no folder can be made in \(place): \(lastError); name another one in TMPDIR")
    }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

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

  static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
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
}
