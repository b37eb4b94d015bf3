import Testing

@testable import Formats
@testable import Projects

/// Nothing that a project file says may trap, hang, take more than its size, or lead out of the tree.
@Suite("Hostile descriptions of projects", .serialized) struct HostileDescriptionTests {
  private static let trees =
    PackageTests.trees + PodspecTests.trees + GeneratorTests.trees + FolderTests.trees

  @Test("Every part of a file is read, and its targets stay in the tree", arguments: trees)
  func parts(_ tree: TreeFixture) {
    for (path, text) in tree.files where ProjectFile(path: path) != nil {
      let bytes = Array(text.utf8)
      for end in stride(from: 0, through: bytes.count, by: max(1, bytes.count / 30)) {
        for part in [bytes[..<end], bytes[end...]] {
          var files = tree.files
          files[path] = String(decoding: part, as: UTF8.self)
          for target in ProjectTargets(tree: files).targets {
            #expect(target.sources.allSatisfy { files[$0] != nil })
            #expect(target.resources.allSatisfy { files[$0] != nil })
          }
        }
      }
    }
  }

  @Test("Ids are there once, and in order", arguments: trees)
  func ids(_ tree: TreeFixture) {
    let ids = tree.result.targets.map(\.id)
    #expect(ids == ids.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(Set(ids).count == ids.count)
  }

  /// A file, and what is repeated in it between a start and an end.
  static let repeated: [(path: String, start: String, unit: String, end: String)] = [
    ("Package.swift", "let package = Package(targets: ", "[", "]"),
    ("Package.swift", "let package = Package(targets: ", "f(", ""),
    ("Package.swift", "let package = Package(targets: [", ".target(name: \"A\", dependencies: [", ""),
    ("Package.swift", "let package = Package(targets: a ", "+ a", ")\nlet a = [.target(name: \"A\")]"),
    ("Package.swift", "let package = Package(targets: ", "x ? ", ")"),
    ("Package.swift", "let package = Package(name: \"", "\\(", "\")"),
    ("Package.swift", "", "func f() { ", ""), ("Package.swift", "", "let a = b\n", ""),
    ("Package.swift", "", "if a { ", ""), ("Package.swift", "", "a += [", ""),
    ("A.podspec", "Pod::Spec.new do |s|\n", "s.subspec 'a' do |s|\n", ""),
    ("A.podspec", "Pod::Spec.new do |s|\ns.source_files = ", "[", ""),
    ("A.podspec", "Pod::Spec.new do |s|\ns.source_files = ", "{a => ", ""),
    ("A.podspec", "Pod::Spec.new do |s|\ns.source_files = '", "{a,b}", "'\nend"),
    ("A.podspec", "Pod::Spec.new do |s|\ns.source_files = '", "**/", "'\nend"),
    ("A.podspec", "Pod::Spec.new do |s|\n", "s.source_files = '**/*'\n", "end"),
    ("A.podspec", "", "%w(", ""), ("A.podspec", "", "<<-A\n", ""), ("A.podspec", "", "x.each do |y|\n", ""),
    ("A.podspec", "f = lambda do |s|\n", "f.call(s)\n", "end\nPod::Spec.new do |s|\nf.call(s)\nend"),
    ("Podfile", "target 'A' do\n", "pod 'C', path: 'c'\n", "end"), ("Podfile", "", "target 'A' do\n", ""),
    ("Podfile", "def f\n", "pod 'C', path: 'c'\n", "end\ntarget 'A' do\n  f\nend"),
    ("Podfile", "target 'A' do\n", "f\n", "end"), ("Podfile", "", "def f\nend\ntarget 'A' do\nf\n", ""),
    ("Podfile", "pod 'C',", " ,", "path: 'c'"),
    ("project.yml", "targets: ", "{a: ", ""), ("project.yml", "targets:\n", "  a: {type: tool}\n", ""),
    ("project.yml", "include: [", "project.yml, ", "]\ntargets: {}"),
    ("project.yml", "targets: {A: {sources: [", "'**', ", "]}}"), ("Podfile.lock", "PODS:\n", "  - a\n", ""),
    ("Cartfile", "", "github \"a/b\" \"1\"\n", ""), ("Cartfile", "", "github \"", ""),
    ("Package.resolved", "{\"pins\": [", "{\"identity\": \"a\"},", "]}"),
  ]

  private func time(_ one: (path: String, start: String, unit: String, end: String), bytes: Int) -> Duration {
    let text = one.start + String(repeating: one.unit, count: bytes / one.unit.utf8.count) + one.end
    return ContinuousClock().measure {
      _ = ProjectTargets(tree: [one.path: text, "a/b/c.swift": "", "Sources/A/d.swift": ""])
    }
  }

  /// Four times the bytes take four times the time; sixteen would be the square. The bounds are wide: machines are busy.
  @Test("Time grows as the size does", arguments: repeated)
  func growth(_ one: (path: String, start: String, unit: String, end: String)) {
    for _ in 0..<3 {
      let small = time(one, bytes: 6_000)
      let large = time(one, bytes: 24_000)
      if large < .milliseconds(100) || large < small * 9 { return }
    }
    Issue.record("four times as much of '\(one.unit)' takes more than nine times as long")
  }

  @Test("What doubles on every line is given up")
  func doubling() {
    let clock = ContinuousClock()
    var swift = "let a0 = [\"x\", \"y\"]\nlet t0 = \"text\"\n"
    var ruby = "a0 = ['x', 'y']\nt0 = 'text'\n"
    var yaml = "targetTemplates:\n  t0: {sources: [a]}\n"
    for n in 1...200 {
      swift += "let a\(n) = a\(n - 1) + a\(n - 1)\nlet t\(n) = t\(n - 1) + \"\\(t\(n - 1))\"\n"
      ruby += "a\(n) = a\(n - 1) + a\(n - 1)\nt\(n) = \"#{t\(n - 1)}#{t\(n - 1)}\"\n"
      yaml += "  t\(n): {templates: [t\(n - 1), t\(max(0, n - 2))], sources: [a]}\n"
    }
    swift += "let package = Package(name: t200, targets: [.target(name: t200, sources: a200)])"
    ruby += "Pod::Spec.new do |s|\ns.name = t200\ns.source_files = a200\nend"
    yaml += "targets: {A: {type: tool, templates: [t200]}}\n"
    for (path, text) in [("Package.swift", swift), ("A.podspec", ruby), ("project.yml", yaml)] {
      let time = clock.measure { _ = ProjectTargets(tree: [path: text]) }
      #expect(time < .seconds(10), "\(path)")
    }
  }

  @Test("Bytes in any order are read")
  func anyBytes() {
    let words: [String] = [
      "let", "package", "=", "Package", "(", ")", "[", "]", "{", "}", ".", "target", "name", ":", "\"", "\\(",
      "+", "\n",
      "if", "func", "?", ",", "'", "do", "|s|", "end", "s.source_files", "subspec", "=>", "%w(", "#{", "<<-A",
      "if", "é",
      "\u{0}", "#", "//", "/*", "def", "lambda", "each", "target", "pod",
      "path:", "use_frameworks!",
    ]
    for seed in 0..<300 {
      var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
      var text = ""
      for _ in 0..<120 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        text += words[Int(state % UInt64(words.count))] + (state & 64 == 0 ? " " : "")
      }
      _ = ProjectTargets(tree: [
        "Package.swift": text, "A.podspec": text, "project.yml": text, "Cartfile": text,
        "Podfile": text,
      ])
    }
  }
}
