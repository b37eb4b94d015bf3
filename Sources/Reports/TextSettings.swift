/// What is in force, in aligned columns: name, value, and who said it.
package enum TextSettings {
  package struct Row: Sendable {
    /// Empty where the row goes on with the one above.
    package var name: String
    package var value: String
    /// Empty where it says nothing.
    package var source: String

    package init(_ name: String, _ value: String, _ source: String = "") {
      self.name = name
      self.value = value
      self.source = source
    }
  }

  package static func text(_ rows: [Row]) -> String {
    let values = rows.map { Visible.text($0.value) }
    let nameWidth = rows.map { Visible.width($0.name) }.max() ?? 0
    // One long value does not push all sources to the right.
    let valueWidth = min(values.map(Visible.width).max() ?? 0, 40)
    return zip(rows, values).map { row, value in
      let name = Page.padded(row.name, to: nameWidth)
      let source = Visible.text(row.source)
      let line = source.isEmpty ? value : "\(Page.padded(value, to: valueWidth))  \(source)"
      return "\(name)  \(line)\n"
    }.joined()
  }
}
