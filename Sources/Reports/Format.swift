/// How a report is written.
package enum Format: String, Sendable, CaseIterable {
  case text, json, xcode, sarif, markdown, github
}
