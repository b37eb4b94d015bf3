import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder with a few files, in which the built program is run as a person would.
final class Workspace {
  struct Run: Equatable {
    var exit: Int32
    var output: String
    var errors: String
  }

  /// A configuration for what is not about privacy manifests: sources that use a required-reason API lack one.
  static let withoutManifests = "severity: {manifest.: off}\n"

  let folder: URL

  init(_ files: [String: String] = [:]) throws {
    let name = "sluice-\(UUID().uuidString)"
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ path: String) -> String? {
    (try? Data(contentsOf: folder.appending(path: path))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// All files, hidden ones too.
  func files() -> [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).sorted()
  }

  func run(_ arguments: String..., input: String = "", in subfolder: String = "") throws -> Run {
    try run(arguments, input: input, in: subfolder)
  }

  func run(_ arguments: [String], input: String = "", in subfolder: String = "") throws -> Run {
    try run(["sluice"] + arguments, path: Workspace.program.path, input: input, subfolder)
  }

  /// Runs a line of shell; `sluice` is the program.
  func shell(_ line: String) throws -> Run {
    try run(
      ["sh", "-c", "sluice() { '\(Workspace.program.path)' \"$@\"; }; \(line)"], path: "/bin/sh", input: "",
      "")
  }

  private func run(_ words: [String], path: String, input: String, _ subfolder: String) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = subfolder.isEmpty ? folder : folder.appending(path: subfolder)
    // Through files: a pipe that nobody empties would stop the program.
    let place = FileManager.default.temporaryDirectory.appending(path: "sluice-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    try Data(input.utf8).write(to: place.appending(path: "in"))
    for name in ["out", "err"] { try Data().write(to: place.appending(path: name)) }
    process.standardInput = try FileHandle(forReadingFrom: place.appending(path: "in"))
    process.standardOutput = try FileHandle(forWritingTo: place.appending(path: "out"))
    process.standardError = try FileHandle(forWritingTo: place.appending(path: "err"))
    try process.run()
    process.waitUntilExit()
    let read = { (name: String) in
      String(decoding: try Data(contentsOf: place.appending(path: name)), as: UTF8.self)
    }
    return Run(exit: process.terminationStatus, output: try read("out"), errors: try read("err"))
  }

  /// For what looks the program up itself, as git does.
  static var folderOfProgram: String { program.deletingLastPathComponent().path }

  /// The program stands beside the bundle of the tests.
  private static let program: URL = {
    final class Here {}
    let bundle = Bundle(for: Here.self).bundleURL
    let folders = [
      bundle, bundle.deletingLastPathComponent(),
      URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent(),
    ]
    return folders.map { $0.appending(path: "sluice") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? URL(filePath: "/nonexistent/sluice")
  }()
}
