import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder that nobody else can look into. It is gone with this value, and where the process is interrupted.
final class PrivateFolder {
  /// Without links.
  let path: String
  private let sources: [any DispatchSourceSignal]

  private static let signals = [SIGINT, SIGTERM]

  init() throws(Trouble) {
    let path = try Platform.makeTemporaryFolder()
    self.path = path
    sources = Self.signals.map { number in
      // A source is told of a signal only where it does not end the process first.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        PrivateFolder.remove(Array(path.utf8))
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
      source.resume()
      return source
    }
  }

  deinit {
    PrivateFolder.remove(Array(path.utf8))
    for source in sources { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
  }

  /// Removes a folder with all that is in it. Links are removed, and not followed.
  private static func remove(_ path: [UInt8]) {
    // What is written meanwhile is met the second time.
    for _ in 0..<2 {
      for name in names(in: path) {
        let place = path + [UInt8(ascii: "/")] + name
        let isFolder = withPath(place) { path in
          var status = stat()
          return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        }
        if isFolder { remove(place) } else { _ = withPath(place) { unlink($0) } }
      }
      if withPath(path, { rmdir($0) }) == 0 { return }
    }
  }

  private static func names(in folder: [UInt8]) -> [[UInt8]] {
    guard let listing = withPath(folder, { opendir($0) }) else { return [] }
    defer { closedir(listing) }
    var names: [[UInt8]] = []
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: UInt8.self, capacity: 1) { start in
          Array(
            UnsafeBufferPointer(
              start: start, count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))))
        }
      }
      if !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) { names.append(name) }
    }
    return names
  }

  /// Calls `body` with a path, which holds no zero byte, as a C string.
  static func withPath<Result>(_ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let characters = path.map { CChar(bitPattern: $0) } + [0]
    return characters.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("the end is always there") }
      return body(base)
    }
  }
}
