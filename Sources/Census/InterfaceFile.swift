import Lexing
import Trees

/// A storyboard or a xib: XML that Sluice does not read but for one question.
enum InterfaceFile {
  static func isOne(_ path: String) -> Bool { path.hasSuffix(".storyboard") || path.hasSuffix(".xib") }

  /// How the names end of the elements by which the interface builder stands for `WKWebView`, and for `UIWebView` and
  /// `WebView`, and how they begin.
  private static let end = TextSearch("ebView", first: 0, second: 2)
  private static let beginnings = ["<wkW", "<w"].map { Array($0.utf8) }

  /// That there is a web view in it, at the first one's line; nothing where there is none.
  static func webView(in source: Source, of path: String) -> Blind? {
    var at = 0
    while let start = end.next(in: source, from: at) {
      at = start + end.count
      guard isElement(start, at, in: source) else { continue }
      var lines = LineCounter(source)
      return Blind(
        kind: .webView, file: path, line: lines.position(of: start).line,
        why: "a web view is made here, and what it loads is not counted")
    }
    return nil
  }

  private static func isElement(_ start: Int, _ end: Int, in source: Source) -> Bool {
    let after = source[end]
    guard after == UInt8(ascii: " ") || after == UInt8(ascii: "\n") || after == UInt8(ascii: ">") else {
      return false
    }
    return beginnings.contains { name in
      name.indices.allSatisfy { source[start - name.count + $0] == name[$0] }
    }
  }
}
