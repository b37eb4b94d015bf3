/// Reads tables of facts: a block begins with a keyword and the name of what it is about, and each line after it is a
/// keyword and what it says. A keyword that comes again goes on with its text.
struct FactBlocks {
  let table: CatalogTable
  /// The keyword that begins a block.
  let opening: String
  /// The keywords that lines can have.
  let keywords: Set<String>

  struct Block {
    let name: String
    /// Further words of the line that begins it.
    let rest: String
    let line: Int
    var texts: [String: String] = [:]

    func list(_ keyword: String) -> [String] {
      guard let text = texts[keyword] else { return [] }
      return Array(text.utf8)[...].parts(at: ",").map(\.trimmed.text).filter { !$0.isEmpty }
    }
  }

  /// All blocks, each name once.
  func read() throws(CatalogError) -> [Block] {
    var blocks: [Block] = []
    var known: Set<String> = []
    for (index, row) in Array(table.text.utf8)[...].parts(at: "\n").enumerated() {
      var words = Words(row)
      guard !words.rest.begins(with: "#"), let keyword = words.next()?.text else { continue }
      let text = words.rest.text
      if keyword == opening {
        let block = block(text, line: index + 1)
        guard !block.name.isEmpty else { throw error(index, "\(keyword) needs a name") }
        guard known.insert(block.name).inserted else { throw error(index, "\(block.name) is there already") }
        blocks.append(block)
      } else {
        guard keywords.contains(keyword) else { throw error(index, "unknown keyword '\(keyword)'") }
        guard let last = blocks.indices.last else { throw error(index, "no \(opening) is started") }
        let before = blocks[last].texts[keyword].map { $0 + " " } ?? ""
        blocks[last].texts[keyword] = before + text
      }
    }
    return blocks
  }

  /// - Parameter text: a name that is one word and what follows it, or a name of several words.
  private func block(_ text: String, line: Int) -> Block {
    guard opening != "sdk" else { return Block(name: text, rest: "", line: line) }
    var words = Words(Array(text.utf8)[...])
    let name = words.next()?.text ?? ""
    return Block(name: name, rest: words.rest.text, line: line)
  }

  private func error(_ index: Int, _ message: String) -> CatalogError {
    CatalogError(table: table.name, line: index + 1, message: message)
  }
}
