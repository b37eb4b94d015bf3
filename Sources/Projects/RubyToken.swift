/// One lexeme of a Ruby file.
struct RubyToken: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case word, text, symbol, number
    /// `name:` in a hash or in arguments.
    case label
    case list
    case punctuation
    /// The end of a line.
    case lineEnd
  }

  var kind: Kind
  /// A string's content, with `#{…}` as it is written; a name; the characters of an operator.
  var text: String
  /// The words of `%w[…]`.
  var words: [String] = []
  /// Of a string: whether `#{…}` in it stands for a value.
  var isInterpolated = false
  var offset: Int
}
