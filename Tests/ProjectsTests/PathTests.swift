import Testing

@testable import Projects

@Suite("Paths in a tree") struct PathTests {
  @Test(
    arguments: [
      ("a/b", "", "a/b"), ("a", "x/y", "x/y/a"), ("./a//b/", "x", "x/a/b"), ("../a", "x/y", "x/a"),
      ("..", "x", ""),
      ("../../a", "x", nil), ("/a", "x", nil), ("~/a", "x", nil), (".", "", ""), ("", "x", "x"),
      ("a/../../..", "x/y", ""),
      (".hidden/a", "x", "x/.hidden/a"), ("a/..b", "x", "x/a/..b"),
    ] as [(String, String, String?)])
  func `A path leads somewhere in the tree, or nowhere`(path: String, folder: String, whole: String?) {
    #expect(TreePath.resolve(path, in: folder) == whole)
  }

  /// A pattern, what fits and what does not.
  static let patterns: [(String, [String], [String])] = [
    ("a/*.swift", ["a/b.swift"], ["a/b/c.swift", "b.swift", "a/b.m", "a/.b.swift"]),
    ("a/**/*.m", ["a/x.m", "a/b/x.m", "a/b/c/x.m"], ["x.m", "b/x.m", "a/b/x.mm"]),
    ("**/x", ["x", "a/x", "a/b/x"], ["a/xy", "x/a"]), ("a/**", ["a/b", "a/b/c"], ["a", "b/a"]),
    ("{a,b}/{c,d/e}.*", ["a/c.h", "b/d/e.m"], ["a/d.h", "c/c.h"]),
    ("a/{b{c,d},e}", ["a/bc", "a/bd", "a/e"], ["a/b"]),
    ("[ab]?[!c-e].h", ["axf.h", "bxx.h"], ["axc.h", "cxx.h", "ax.h"]), ("a{b", ["a{b"], ["ab"]),
    ("x[", ["x["], ["x"]),
    ("A+B/*-C.h", ["A+B/x-C.h"], ["AB/x-C.h"]),
    ("a/**/b/**/c", ["a/b/c", "a/x/b/y/z/c", "a/b/b/c"], ["a/c", "b/c"]),
    ("*", ["a"], ["a/b", ".a", ""]), ("\\*", ["*"], ["a"]),
  ]

  @Test(arguments: patterns)
  func `A pattern fits a whole path`(pattern: String, fitting: [String], others: [String]) {
    let pattern = PathPattern(pattern)
    for path in fitting { #expect(pattern.matches(path), "\(path)") }
    for path in others { #expect(!pattern.matches(path), "\(path)") }
    for path in fitting { #expect(pattern.matchesFolder(of: path + "/inner"), "\(path)") }
  }

  @Test(arguments: [
    ("a/b/*.m", "a/b"), ("a/b.m", "a"), ("*.m", ""), ("a/{b,c}/x", "a"), ("{a,b}/x", ""), ("a/b{c,d}/*", "a"),
    ("a/**/b", "a"), ("", ""),
  ])
  func `All that can fit is in one folder`(pattern: String, base: String) {
    #expect(PathPattern(pattern).base == base)
  }
}
