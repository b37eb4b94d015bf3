import Reports

/// Where a report goes.
struct Output: Sendable, Equatable {
  var format: Format
  /// A path, or `-` for standard output.
  var destination: String
  var isColoured: Bool

  /// What the options ask for: one report at `--output`, and one for each `--report`.
  static func all(_ arguments: Arguments, isColoured: Bool) throws(Trouble) -> [Output] {
    let formats = arguments.command?.formats ?? Format.allCases
    let format = try arguments.choice(.format, of: formats) ?? formats.first ?? .text
    let destination = arguments.value(.output) ?? "-"
    // A file is coloured only where somebody insists.
    let isFileColoured = arguments.value(.color) == "always"
    var outputs = [
      Output(
        format: format, destination: destination, isColoured: destination == "-" ? isColoured : isFileColoured
      )
    ]
    for text in arguments.values[.report] ?? [] {
      let name = text.prefix { $0 != ":" }
      guard name.count + 1 < text.count else {
        throw Trouble("--report \(text) names no file; write it as --report json:FILE")
      }
      guard let format = formats.first(where: { $0.rawValue == name }) else {
        throw Trouble.unknown(
          "format", String(name), of: formats.map(\.rawValue),
          otherwise: "it is one of \(formats.map(\.rawValue).joined(separator: ", "))")
      }
      outputs.append(
        Output(
          format: format, destination: String(text.dropFirst(name.count + 1)), isColoured: isFileColoured))
    }
    let places = outputs.map(\.destination)
    if let twice = places.first(where: { place in places.count { $0 == place } > 1 }) {
      let name = twice == "-" ? "standard output" : twice
      throw Trouble("two reports go to \(name); give each a place of its own with --output or --report")
    }
    return outputs
  }
}
