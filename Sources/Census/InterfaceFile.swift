import Trees

/// A storyboard or a xib: XML that Sluice does not read but for one question.
enum InterfaceFile {
  static func isOne(_ path: String) -> Bool { path.hasSuffix(".storyboard") || path.hasSuffix(".xib") }

  /// The elements by which the interface builder stands for `WKWebView`, and for `UIWebView` and `WebView`.
  private static let elements = ["wkWebView", "webView"].map { Array($0.utf8) }

  /// That there is a web view in it, at the first one's line; nothing where there is none.
  static func webView(in bytes: UnsafeBufferPointer<UInt8>, of path: String) -> Blind? {
    var line = 1
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") { line += 1 }
      guard byte == UInt8(ascii: "<"), index + 1 < bytes.count else { continue }
      let next = bytes[index + 1]
      guard next == UInt8(ascii: "w"), elements.contains(where: { isElement($0, at: index + 1, in: bytes) })
      else {
        continue
      }
      return Blind(
        kind: .webView, file: path, line: line,
        why: "a web view is made here, and what it loads is not counted")
    }
    return nil
  }

  private static func isElement(_ name: [UInt8], at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool
  {
    let rest = bytes[start...]
    guard rest.starts(with: name) else { return false }
    let after = rest.dropFirst(name.count).first
    return after == UInt8(ascii: " ") || after == UInt8(ascii: "\n") || after == UInt8(ascii: ">")
  }
}
