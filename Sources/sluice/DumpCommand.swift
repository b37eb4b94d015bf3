import Baseline
import Formats
import Reports

/// `dump`: what is read of a file, for debugging and for comparing the readers with others.
enum DumpCommand {
  static func run(_ arguments: Arguments) throws(Trouble) -> ExitCode {
    let outputs = try Output.all(arguments, isColoured: false)
    let path = arguments.operands.first ?? ""
    let bytes = try Platform.read(path)
    let isInput = path == "-"
    // Whatever standard input does not show to be something else is YAML, which JSON is a part of.
    guard let kind = isInput ? ContentKind(beginningOf: bytes) ?? .yaml : ContentKind(path: path, bytes)
    else {
      throw Trouble(
        "\(path) is no property list, JSON or YAML file by its name or its beginning; give it an ending such as .plist, .json or .yml"
      )
    }
    let text = try dump(bytes, kind, name: isInput ? "standard input" : path)
    for output in outputs { try Session.write(text, to: output.destination) }
    return .clean
  }

  private static func dump(_ bytes: [UInt8], _ kind: ContentKind, name: String) throws(Trouble) -> String {
    switch kind {
    case .yaml:
      do throws(YAMLError) {
        let document = try YAMLReader.read(bytes)
        warn(of: document.notes.map { "\($0.position.line):\($0.position.column): \($0)" }, name)
        return JSONDump.value(document.root).page
      } catch {
        throw Trouble("\(name):\(error)")
      }
    case .propertyList:
      do throws(PropertyListError) {
        let document = try PropertyListReader.read(bytes)
        warn(of: document.notes.map { "\($0.place): \($0)" }, name)
        return JSONDump.value(document.root).line + "\n"
      } catch {
        throw Trouble("\(name):\(error)")
      }
    case .json:
      do throws(JSONError) {
        let document = try JSONReader.read(bytes)
        warn(of: document.notes.map { "\($0.position.line):\($0.position.column): \($0)" }, name)
        return JSONDump.value(document.root).line + "\n"
      } catch {
        throw Trouble("\(name):\(error)")
      }
    }
  }

  private static func warn(of notes: [String], _ name: String) {
    let shown = 20
    for note in notes.prefix(shown) { Session.warn("\(name):\(note)") }
    if notes.count > shown {
      Session.warn("\(name): \(notes.count - shown) more of the kind; mend those first")
    }
  }
}
