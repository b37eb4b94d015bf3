import Lexing

/// A piece of evidence that holds, as what a person is told about it later: most sites are only counted.
enum Proof {
  /// Words that need nothing of the file.
  case said(StaticString)
  case imports(Name)
  case inFile(Name)
  /// The place of the receiver's name.
  case receiver(Int)
  /// The type that the code is in a body or extension of.
  case inType(Name)
  case onType(Name)
  /// The place of a name, and the type that the file gives it.
  case typed(Int, Name)
  case inStatement(Name)
  case arguments(Int)
  case context(Name)
  /// The place of a string.
  case value(Int)
  /// The place of a name that is handed over.
  case argument(Int)
  /// The place of what is handed over and is certainly of the API.
  case given(Int)

  func text(_ code: Code, _ vocabulary: Vocabulary) -> String {
    switch self {
    case .said(let words): "\(words)"
    case .imports(let name): "imports \(vocabulary.spelling(of: name))"
    case .inFile(let name): "\(vocabulary.spelling(of: name)) in the file"
    case .receiver(let place): "the receiver \(code.text(place))"
    case .inType(let name): "in \(vocabulary.spelling(of: name))"
    case .onType(let name): "on \(vocabulary.spelling(of: name))"
    case .typed(let place, let type): "\(code.text(place)) is a \(vocabulary.spelling(of: type))"
    case .inStatement(let name): "\(vocabulary.spelling(of: name)) in the statement"
    case .arguments(let count): "\(count) arguments"
    case .context(let name): "the type is \(vocabulary.spelling(of: name))"
    case .argument(let place): "the argument \(code.text(place))"
    case .given(let place): "given \(code.text(place))"
    case .value(let place): "\"\(code.contents(ofString: place))\" in the statement"
    }
  }
}
