import Lexing

/// One use of a name, with what evidence is asked of: its receiver, its call, its statement.
struct Occurrence {
  let index: Int
  let usage: Usage
  /// What the name stands for where it is one that the file gives to a type; none where it is its own.
  var name = Name.none
  /// The statement is found once, when a clause asks for it.
  var statement: Range<Int>?

  init(_ index: Int, _ usage: Usage) {
    self.index = index
    self.usage = usage
  }

  /// The parenthesis of the call, or -1.
  var call: Int {
    switch usage {
    case .member(_, let call), .free(_, let call): call
    default: -1
    }
  }
}
