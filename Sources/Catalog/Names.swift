/// The names that a pattern and its evidence are about: what a vocabulary has to know.
extension Spelling {
  /// All names but the trigger's own meaning: some of them can be triggers of other spellings.
  var names: [String] { pattern.names + clauses.flatMap { $0.evidence.flatMap(\.names) } }
}

extension Spelling.Pattern {
  /// The name at which a site of this pattern stands.
  package var trigger: String {
    switch self {
    case .type(let name), .constant(let name), .function(let name, _), .static(let name, _, _): name
    case .member(let name), .implicit(let name), .method(let name, _), .attribute(let name): name
    case .conformance(let name), .declaration(let name, _), .import(let name), .string(let name): name
    case .symbol(let name): name
    case .message(let receiver, let selector): receiver ?? selector.first.map(Self.name(ofPiece:)) ?? ""
    }
  }

  var names: [String] {
    switch self {
    case .type, .constant, .member, .implicit, .attribute, .conformance, .import, .string, .symbol: []
    case .function(_, let labels), .method(_, let labels), .declaration(_, let labels): labels.names
    case .static(_, let member, let labels): [member] + labels.names
    case .message(_, let selector): selector.map(Self.name(ofPiece:))
    }
  }

  /// `writeToFile` of `writeToFile:`.
  package static func name(ofPiece piece: String) -> String {
    piece.utf8.last == UInt8(ascii: ":") ? String(piece.dropLast()) : piece
  }
}

extension Spelling.Labels {
  var names: [String] {
    switch self {
    case .any: []
    case .prefix(let labels), .exactly(let labels): labels.filter { $0 != "_" }
    }
  }
}

extension Evidence {
  var names: [String] {
    switch self {
    case .import(let names), .receiver(let names), .root(let names), .statement(let names): names
    case .file(let names), .context(let names), .value(let names), .subscript(let names): names
    case .arguments, .address, .qualified, .url, .awaited, .tried, .number, .argument, .other, .named: []
    }
  }
}

extension Spelling.Pattern {
  /// Whether a program or library that uses it can have to name it: a linker looks for functions, constants and classes,
  /// and the runtime of Objective-C for messages.
  package var hasSymbol: Bool {
    switch self {
    case .function, .constant, .type, .message, .member, .symbol: true
    case .static, .implicit, .method, .attribute, .conformance, .declaration, .import, .string: false
    }
  }
}
