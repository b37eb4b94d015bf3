#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A repository, asked through plumbing commands alone: none of them checks out, filters, converts or runs a hook, and
/// nothing that is configured in the repository is executed. Git makes no network call for it either.
struct Git {
  /// The path of the program.
  private let program: String
  /// Where commands run: a folder in the work tree, or a bare repository.
  let folder: String

  struct Answer {
    var status: Int32
    var output: [UInt8]
    var errors: String

    /// The first line of the output.
    var line: String {
      String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
  }

  init(in folder: String) throws(Trouble) {
    self.folder = folder
    // An entry that is relative would name something in the tree that is scanned.
    let path = Platform.environment("PATH") ?? "/usr/bin:/bin"
    let places = path.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/git" }
    guard let program = places.first(where: { access($0, X_OK) == 0 && Platform.kind(of: $0) == .file })
    else {
      throw Trouble(
        "git is not found in PATH, and a revision is read through it; install it, or name a folder")
    }
    self.program = program
  }

  /// What every command begins with, after the name of the program.
  private var leading: [String] {
    [
      "--no-pager", "--no-optional-locks", "--literal-pathspecs", "-C", folder, "-c", "safe.directory=*",
      "-c",
      "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "core.pager=cat", "-c",
      "core.editor=false",
      "-c", "core.sshCommand=false", "-c", "core.askPass=false", "-c", "credential.helper=", "-c",
      "protocol.allow=never",
    ]
  }

  /// Nothing of the environment but where programs are: variables of git could name other repositories and programs.
  private var environment: [String] {
    [
      "PATH=\(Platform.environment("PATH") ?? "/usr/bin:/bin")", "LC_ALL=C", "GIT_CONFIG_NOSYSTEM=1",
      "GIT_CONFIG_GLOBAL=/dev/null", "GIT_ATTR_NOSYSTEM=1", "GIT_TERMINAL_PROMPT=0", "GIT_ASKPASS=false",
      "GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_NO_REPLACE_OBJECTS=1",
      "GIT_PAGER=cat", "GIT_EDITOR=false",
    ]
  }

  /// More than this of an answer is of no repository that anybody works in.
  private static let maximumByteCount = 512 << 20

  /// Runs a command to its end.
  func ask(_ words: [String], input: [UInt8] = []) throws(Trouble) -> Answer {
    let running = try start(words, input: input)
    var output: [UInt8] = []
    while let chunk = running.read(), output.count <= Git.maximumByteCount { output += chunk }
    if output.count > Git.maximumByteCount {
      running.stop()
      throw Trouble(
        "'git \(words.first ?? "")' answers with more than is read, so the revision is not compared")
    }
    let status = running.finish()
    return Answer(status: status, output: output, errors: running.errors)
  }

  /// - Parameter input: what the command reads.
  func start(_ words: [String], input: [UInt8]) throws(Trouble) -> Process {
    do throws(Process.Failure) {
      return try Process(program, [program] + leading + words, environment, input: input)
    } catch {
      throw Trouble("\(program) cannot be run: \(error.why); a revision is read through git")
    }
  }

  /// A program that runs beside this one. What it says of itself goes into a file without a name, and so does what it
  /// reads: a pipe that nobody empties would stop both.
  final class Process {
    struct Failure: Error { var why: String }

    private let id: pid_t
    private let output: Int32
    private let errorFile: Int32
    private var status: Int32?

    fileprivate init(
      _ program: String, _ words: [String], _ environment: [String], input: [UInt8]
    ) throws(Failure) {
      let input = try Process.unnamedFile(input)
      defer { close(input) }
      errorFile = try Process.unnamedFile([])
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw Failure(why: Platform.lastError) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      output = ends[0]
      defer { close(ends[1]) }
      #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
      #else
        var actions = posix_spawn_file_actions_t()
      #endif
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      for (number, descriptor) in [input, ends[1], errorFile].enumerated() {
        posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
      }
      var arguments = words.map { strdup($0) } + [nil]
      var variables = environment.map { strdup($0) } + [nil]
      defer { for text in arguments + variables { free(text) } }
      var id = pid_t()
      let failure = posix_spawn(&id, program, &actions, nil, &arguments, &variables)
      guard failure == 0 else { throw Failure(why: String(cString: strerror(failure))) }
      self.id = id
    }

    deinit {
      if status == nil { stop() }
      close(output)
      close(errorFile)
    }

    /// What it wrote next; nothing at the end.
    func read() -> ArraySlice<UInt8>? {
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = chunk.withUnsafeMutableBytes { Platform.read(output, $0) }
        if count > 0 { return chunk[..<count] }
        if count == 0 || errno != EINTR { return nil }
      }
    }

    func stop() {
      kill(id, SIGKILL)
      _ = finish()
    }

    /// Waits for its end.
    /// - Returns: its exit code; what a signal ended has none of its own, and gives 128 and the signal's number.
    func finish() -> Int32 {
      if let status { return status }
      var word: Int32 = 0
      while waitpid(id, &word, 0) < 0, errno == EINTR {}
      let code = word & 0x7f == 0 ? (word >> 8) & 0xff : 128 + (word & 0x7f)
      status = code
      return code
    }

    /// What it said of itself, as far as a person reads it.
    var errors: String {
      lseek(errorFile, 0, SEEK_SET)
      var bytes = [UInt8](repeating: 0, count: 2_000)
      let count = bytes.withUnsafeMutableBytes { Platform.read(errorFile, $0) }
      let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      return text.split(separator: "\n").joined(separator: "; ")
    }

    private static func unnamedFile(_ bytes: [UInt8]) throws(Failure) -> Int32 {
      var name = Array("\(Platform.temporaryFolder)/sluice-XXXXXX".utf8CString)
      let descriptor = mkstemp(&name)
      guard descriptor >= 0 else { throw Failure(why: Platform.lastError) }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      unlink(name)
      if case .failed(let why) = bytes.withUnsafeBytes({ Platform.write($0, to: descriptor) }) {
        close(descriptor)
        throw Failure(why: why)
      }
      lseek(descriptor, 0, SEEK_SET)
      return descriptor
    }
  }
}
