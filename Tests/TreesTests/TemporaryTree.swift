import Foundation

@testable import Trees

/// A folder that exists as long as this value.
final class TemporaryTree {
  let path: String

  init(_ files: [String: String] = [:], links: [String: String] = [:]) throws {
    // Thousands of small files: in memory, where the system has such a folder.
    let memory = "/dev/shm"
    let parent =
      FileManager.default.isWritableFile(atPath: memory)
      ? URL(fileURLWithPath: memory) : FileManager.default.temporaryDirectory
    let top = parent.appendingPathComponent("trees-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: top, withIntermediateDirectories: true)
    path = top.resolvingSymlinksInPath().path
    for (name, text) in files { try write(text, to: name) }
    for (name, target) in links {
      try makeFolder(of: name)
      try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }
  }

  deinit {
    // FileManager gives up on names and depths that are tested here; rm does not.
    _ = try? Self.run("/bin/rm", ["-rf", path])
  }

  func write(_ text: String, to name: String) throws {
    try makeFolder(of: name)
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  func makeFolder(of name: String) throws {
    let folder = (name as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
  }

  func list(_ options: ListOptions = ListOptions(wanted: .everything), below folder: String = "") throws
    -> Listing
  {
    try Tree(root: folder.isEmpty ? path : "\(path)/\(folder)").list(options)
  }

  func paths(_ options: ListOptions = ListOptions(wanted: .everything)) throws -> [String] {
    try list(options).files.map(\.path)
  }

  /// What the command prints; git reads no configuration but the repository's.
  @discardableResult
  static func run(_ tool: String, _ arguments: [String], in folder: String = "/") throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = [
      "HOME": folder, "PATH": "/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}

let swiftSources = ListOptions(wanted: NameFilter(extensions: ["swift", "m", "h"]))
