import Foundation
import Lexing
import Catalog
import Census
import Trees

func dump(_ path: String) {
  guard let data = FileManager.default.contents(atPath: path),
    let language = Language(fileExtension: path.split(separator: ".").last ?? "")
  else { return }
  print("F\t\(path)")
  let vocabulary = Vocabulary(triggers: ["UserDefaults"])
  Source.with(data) { source in
    var tokens = TokenBuffer()
    language.lex(source, vocabulary, keepComments: true, into: &tokens)
    var out = ""
    for index in 0..<tokens.count {
      let token = tokens[index]
      out += "\(token.offset)\t\(token.length)\t\(token.kind)\n"
    }
    print(out, terminator: "")
  }
}
if CommandLine.arguments.dropFirst().first == "census" {
  let catalog = try Catalog.load()
  let index = SpellingIndex(catalog)
  let tree = try Tree(root: CommandLine.arguments[2])
  let census = Scanner(index, tree, ListOptions(wanted: Scanner.sources), jobs: 2).census()
  if CommandLine.arguments.contains("-v") {
    for s in census.sites { print("\(s.file):\(s.line):\(s.column)\t\(s.rule)\t\(s.name)\t\(s.form)\t\(s.certainty)\t\(s.evidence)\t\(s.standing?.rawValue ?? "-")\t\(s.declaration)\t\(s.call)\t\(s.condition)\t\(s.role)\t\(s.origin)") }
  }
  for t in census.totals(catalog) where t.count + t.possible + t.tests + t.thirdParty > 0 { print(t.rule, t.count, t.possible, t.tests, t.thirdParty) }
  for b in census.blind { print(b) }
  print(census.scanned, census.bytes, census.sites.count)
} else
if CommandLine.arguments.contains("--list") {
  while let path = readLine() { dump(path) }
} else {
  for path in CommandLine.arguments.dropFirst(2) { dump(path) }
}
