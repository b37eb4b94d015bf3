/// A baseline that cannot be relied on: where, what is wrong, and what to do about it.
package struct BaselineError: Error, Hashable, CustomStringConvertible {
  package enum Trouble: Sendable, Hashable {
    case empty
    case notUTF8
    case notJSON
    case noHeader
    case unknownSchema(String)
    case newerSchema(String)
    case conflict
    case brokenMarkers
    case unknownKind
    case unknownKey(String)
    case missing(String)
    case wrongType(String)
    case count
    case badDate(String)
    case duplicate(firstLine: Int)
  }

  /// The file's path, as the person named it.
  package let file: String
  /// Counted from one.
  package let line: Int
  package let trouble: Trouble

  package init(file: String, line: Int, trouble: Trouble) {
    self.file = file
    self.line = line
    self.trouble = trouble
  }

  package var description: String { "\(file):\(line): \(cause); \(remedy)" }

  var cause: String {
    switch trouble {
    case .empty: "the baseline is empty"
    case .notUTF8: "the line is not UTF-8"
    case .notJSON: "the line is not a JSON object"
    case .noHeader: "the first line is not the header of a baseline"
    case .unknownSchema(let schema): "the schema \(JSON.quoted(schema)) is not that of a baseline"
    case .newerSchema(let schema): "the baseline was written by a newer Sluice (\(schema))"
    case .conflict: "a merge conflict is not settled"
    case .brokenMarkers: "the markers of a merge conflict do not fit together"
    case .unknownKind: "the line is neither a promise nor a site, declaration, target or finding"
    case .unknownKey(let key): "the key \(JSON.quoted(key)) is not known here"
    case .missing(let key): "the key \(JSON.quoted(key)) is missing"
    case .wrongType(let key): "the value of \(JSON.quoted(key)) has the wrong type"
    case .count: "n is not a whole number above 0"
    case .badDate(let text): "\(JSON.quoted(text)) is not a day"
    case .duplicate(let first): "line \(first) says the same"
    }
  }

  var remedy: String {
    switch trouble {
    case .empty, .noHeader, .unknownSchema:
      "name a baseline with --baseline, or remove this file and run 'sluice baseline write'"
    case .newerSchema: "update Sluice to read it"
    case .conflict: "settle it with 'sluice baseline merge'"
    case .brokenMarkers: "have git write the conflict again with 'git checkout --merge -- FILE'"
    case .badDate: "write it as 2027-01-31"
    case .duplicate: "keep one of the two, with the n of both where they count different sites"
    case .count, .missing, .unknownKey, .wrongType: "correct it, or remove the line to see its sites as new"
    case .notUTF8, .notJSON, .unknownKind: "restore the line from version control"
    }
  }
}
