import Lexing

/// Words by what they do in a statement.
extension WordSet {
  /// Words that end an operand as a name does.
  static let operands = WordSet(.self, .super, .`Self`, .true, .false, .nil, .`init`, .this)
  /// Words of a statement or declaration whose braces hold a body, not a closure.
  static let bodyOwners = WordSet(
    .if, .guard, .while, .for, .switch, .func, .`init`, .subscript, .class, .struct, .enum, .extension,
    .protocol,
    .do, .catch, .else, .defer, .repeat, .get, .set, .var, .let)
  static let types = WordSet(.class, .struct, .enum, .extension, .protocol, .actor)
  /// Words of a C statement that are followed by an expression, so that a bracket after them is no subscript.
  static let beforeExpression = WordSet(.return, .else, .case, .in, .throw, .do)
  /// Words before a parenthesis that is a head or an operand, not a cast.
  static let beforeHead = WordSet(.if, .while, .for, .switch, .return, .sizeof)
  /// Words that go on with the statement of the line before.
  static let continuing = WordSet(.else, .catch, .in, .where, .as, .is, .throws, .async, .rethrows)
  /// Words after which a statement goes on in the next line.
  static let awaiting = WordSet(.return, .try, .await, .throw, .in, .let, .var, .case)
  static let afterClass = WordSet(.func, .var, .let, .subscript, .override)
  static let beforeType = WordSet(.as, .is, .any, .some, .inout, .extension)
  static let markers = WordSet(.any, .some, .inout, .try, .await)
}
