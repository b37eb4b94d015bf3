/// A piece of a YAML file: a scalar, a mark, or a change of indentation.
struct YAMLToken {
  enum Kind: Equatable {
    case documentStart, documentEnd, directive, end
    case blockSequence, blockMapping, blockEnd
    case flowSequence, flowSequenceEnd, flowMapping, flowMappingEnd
    /// `-`, `,`, `?` or what a colon makes one, and `:`.
    case element, comma, key, value
    case scalar(String, YAMLStyle)
    case alias(String)
    case anchor(String)
    case tag(String)
  }

  /// What a colon further on makes of the token: the start of a key, and maybe of the mapping too.
  enum Opening { case nothing, key, mapping }

  var kind: Kind
  var position: Position
  var opens = Opening.nothing
}

extension YAMLToken.Kind {
  /// For messages.
  var name: String {
    switch self {
    case .documentStart: "'---'"
    case .documentEnd: "'...'"
    case .directive: "a directive"
    case .end: "the end of the file"
    case .blockSequence, .element: "'-'"
    case .blockMapping, .key: "a key"
    case .blockEnd: "a line that is less far in"
    case .flowSequence: "'['"
    case .flowSequenceEnd: "']'"
    case .flowMapping: "'{'"
    case .flowMappingEnd: "'}'"
    case .comma: "','"
    case .value: "':'"
    case .scalar: "a value"
    case .alias: "an alias"
    case .anchor: "an anchor"
    case .tag: "a tag"
    }
  }
}
