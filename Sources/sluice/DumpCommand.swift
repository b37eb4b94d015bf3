import Baseline
import Formats
import Reports

/// `dump`: what is read of a file, for debugging and for comparing the readers with others.
enum DumpCommand {
  static func run(_ arguments: Arguments) throws(Trouble) -> ExitCode {
    let outputs = try Output.all(arguments, isColoured: false)
    let path = arguments.operands.first ?? ""
    guard path == "-" || path.hasSuffix(".yml") || path.hasSuffix(".yaml") else {
      throw Trouble(
        "\(path) is no YAML file by its name, and 'sluice dump' reads only YAML so far; pass the text to 'sluice dump -' to have it read as YAML"
      )
    }
    let bytes = try Platform.read(path)
    let name = path == "-" ? "standard input" : path
    let document = try read(bytes, name)
    let shown = 20
    for note in document.notes.prefix(shown) {
      Session.warn("\(name):\(note.position.line):\(note.position.column): \(note)")
    }
    if document.notes.count > shown {
      Session.warn("\(name): \(document.notes.count - shown) more of the kind; mend those first")
    }
    let text = JSONDump.value(document.root).page
    for output in outputs { try Session.write(text, to: output.destination) }
    return .clean
  }

  private static func read(_ bytes: [UInt8], _ name: String) throws(Trouble) -> YAMLDocument {
    do throws(YAMLError) {
      return try YAMLReader.read(bytes)
    } catch {
      throw Trouble("\(name):\(error)")
    }
  }
}
