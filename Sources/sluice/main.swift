import Foundation
import Lexing

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
if CommandLine.arguments.contains("--list") {
  while let path = readLine() { dump(path) }
} else {
  for path in CommandLine.arguments.dropFirst(2) { dump(path) }
}
