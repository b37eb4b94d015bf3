import Census
import Formats
import Projects

/// Entries of an Info.plist, made by hand.
enum InfoPlistEntry {
  static func text(_ key: String, _ text: String, line: Int, unresolved: [String] = []) -> InfoPlist.Entry {
    let place = FilePlace("project.yml", line: line, column: 1)
    return InfoPlist.Entry(
      key: key, keyPlace: place,
      value: PropertyList(.text(text), at: .text(Position(line: line, column: 1))), place: place, text: text,
      unresolved: unresolved)
  }
}
