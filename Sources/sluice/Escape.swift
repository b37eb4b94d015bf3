import Bytes

/// Messages repeat what people and files are called, and that can hold anything.
enum Escape {
  /// The text on one line, with what would act on a terminal written as an escape.
  static func line(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      if scalar.acts {
        shown += scalar == "\n" ? "\\n" : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}
