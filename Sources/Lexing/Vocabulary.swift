/// The names that a lexer looks out for, interned: the words of the languages, names that are only ever
/// evidence, and names that can be a site.
package struct Vocabulary: Sendable {
  private let spellings: [String]
  private let numbers: [String: UInt16]
  private let table: NameTable
  /// What literals begin with at which a site can stand, whatever else they say.
  package let textPrefix: TextPrefix

  /// - Parameters:
  ///   - triggers: names at which a site can stand. None may be a `Word`.
  ///   - context: further names that a matcher asks about.
  ///   - textPrefix: what literals begin with at which a site can stand, whatever else they say.
  package init(
    triggers: some Sequence<String>, context: some Sequence<String> = [], textPrefix: TextPrefix = .none
  ) {
    self.textPrefix = textPrefix
    var spellings = [""] + Word.allCases.map(\.spelling)
    var numbers: [String: UInt16] = [:]
    for (number, spelling) in spellings.enumerated().dropFirst() { numbers[spelling] = UInt16(number) }
    let triggers = Set(triggers).subtracting(numbers.keys).sorted()
    let context = Set(context).subtracting(numbers.keys).subtracting(triggers).sorted()
    precondition(spellings.count + triggers.count + context.count < Self.maximumCount)
    for name in context {
      numbers[name] = UInt16(spellings.count)
      spellings.append(name)
    }
    let firstTrigger = UInt16(spellings.count)
    for name in triggers {
      numbers[name] = UInt16(spellings.count)
      spellings.append(name)
    }
    self.spellings = spellings
    self.numbers = numbers
    table = NameTable(spellings, firstTrigger: firstTrigger, textPrefix: textPrefix)
  }

  /// More names than this no catalog comes near; what holds a bit for each can be small.
  package static var maximumCount: Int { 1 << 13 }

  /// The name that a text stands for, `.none` where the vocabulary does not have it.
  package func name(_ text: String) -> Name { Name(number: numbers[text] ?? 0) }

  package func spelling(of name: Name) -> String {
    name.number < spellings.count ? spellings[Int(name.number)] : ""
  }

  /// How many names there are, zero (none) included: a table indexed by a name's number has this size.
  package var count: Int { spellings.count }

  /// What finds names in a source; valid as long as the vocabulary is.
  var lookup: NameLookup { table.lookup }
}
