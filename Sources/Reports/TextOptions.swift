/// What a person asked of text.
package struct TextOptions: Sendable {
  package enum Detail: Sendable { case quiet, normal, verbose }

  package var isColoured: Bool
  package var detail: Detail
  /// The options that a further command has to repeat to mean the same tree: ` --root App`.
  package var repeated: String
  /// The version of Sluice, for formats that say what wrote them.
  package var version = ""
  /// The root as a path from the top of its repository, with a slash at its end; empty where it is the top.
  package var folder = ""
  /// The address that paths of the root are put after; empty where none is known.
  package var linkBase = ""
  /// What a comment is called among others of the same change.
  package var label = Comment.defaultLabel
  /// How long a comment may be, in units of UTF-16.
  package var limit = Comment.maximumLength
  /// The smallest such limit with which a comment still says what is so.
  package static let leastLimit = Comment.minimumLength
  /// A line of a file of the tree, without its end; asked for only where it is shown.
  package var sourceLine: @Sendable (_ file: String, _ line: Int) -> String?

  package init(
    isColoured: Bool = false, detail: Detail = .normal, repeated: String = "",
    sourceLine: @escaping @Sendable (_ file: String, _ line: Int) -> String? = { _, _ in nil }
  ) {
    self.isColoured = isColoured
    self.detail = detail
    self.repeated = repeated
    self.sourceLine = sourceLine
  }
}
