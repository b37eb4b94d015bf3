import Catalog
import Lexing

/// What has to stand right beside a name for any of its spellings to fit: asked of every name that can be a site, before
/// brackets are matched. Most files answer no, and cost nothing more.
struct Shape: OptionSet, Sendable {
  let rawValue: UInt16

  /// A dot or an arrow before it.
  static let member = Shape(rawValue: 1)
  /// What calls or continues it after it: `(`, `<`, `{`, `.`.
  static let used = Shape(rawValue: 2)
  /// As `used`, and there the label of the first argument is one of the name's.
  static let labelled = Shape(rawValue: 4)
  /// A bracket before it, as the receiver of a message has; or a nib makes it.
  static let receiver = Shape(rawValue: 8)
  /// A colon or a closing bracket after it, as the pieces of a selector have; or alone in parentheses.
  static let selector = Shape(rawValue: 16)
  static let attribute = Shape(rawValue: 32)
  /// A colon, a comma, an angle or `&` before it.
  static let inherited = Shape(rawValue: 64)
  /// `import`, a directive or a dot before it.
  static let imported = Shape(rawValue: 128)
  /// Anything.
  static let mention = Shape(rawValue: 256)
  /// A word that declares before it; the declaration says what uses of the name mean.
  static let declared = Shape(rawValue: 512)
  /// Also `var`, `let` or a comma before it.
  static let declaredValue = Shape(rawValue: 1024)
  /// As a string.
  static let string = Shape(rawValue: 2048)
  /// As a string that is looked up at run time.
  static let lookedUp = Shape(rawValue: 4096)
  /// A dot without receiver before it, right where a type is expected: after `=`, `{` or `return`.
  static let placed = Shape(rawValue: 8192)
}

extension Shape {
  init(_ pattern: Spelling.Pattern) {
    switch pattern {
    case .type: self = [.used, .receiver, .declared]
    case .constant: self = [.mention]
    case .function(let name, let labels):
      let isLower = name.utf8.first.map { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") } ?? false
      self = isLower ? [.mention] : [labels.first == nil ? .used : .labelled, .declared]
    case .static: self = [.used, .declared]
    case .member, .implicit: self = [.member, .declared, .declaredValue]
    case .method(_, let labels): self = [.member, labels.first == nil ? .used : .labelled, .declared]
    case .attribute: self = [.attribute, .declared]
    case .conformance: self = [.inherited, .declared]
    case .declaration: self = [.declared, .selector]
    case .message(let receiver, _):
      self = receiver == nil ? [.selector, .member, .declaredValue] : [.receiver, .used, .declared]
    case .import: self = [.imported]
    case .string: self = [.string]
    }
  }
}

extension Spelling.Labels {
  /// The label that the first argument has to have; nothing where any will do.
  var first: String? {
    switch self {
    case .any: nil
    case .prefix(let labels), .exactly(let labels): labels.first.flatMap { $0 == "_" ? nil : $0 }
    }
  }
}

/// The shapes of all names, and the test itself.
struct ShapeTable: Sendable {
  private var shapes: [Shape]
  /// For a name the first labels that its calls may have: one bit for all whose numbers agree in six bits.
  private var labels: [UInt64]
  private let lookups: [Name]

  private static let declarers = WordSet(
    .func, .class, .struct, .enum, .protocol, .actor, .typealias, .associatedtype, .macro, .case, .for,
    .import)
  private static let valueDeclarers = WordSet(.var, .let)

  init(_ catalog: Catalog, _ vocabulary: Vocabulary) {
    shapes = [Shape](repeating: [], count: vocabulary.count)
    labels = [UInt64](repeating: 0, count: vocabulary.count)
    lookups = DynamicLookup.takers.map(vocabulary.name)
    for spelling in catalog.spellings {
      let name = vocabulary.name(spelling.pattern.trigger)
      shapes[Int(name.number)].formUnion(spelling.needsContext ? .placed : Shape(spelling.pattern))
      if let label = spelling.pattern.firstLabel {
        labels[Int(name.number)] |= 1 << UInt64(vocabulary.name(label).number & 63)
      }
      for reached in spelling.pattern.namesReachedDynamically {
        shapes[Int(vocabulary.name(reached).number)].formUnion(.lookedUp)
      }
    }
    for name in catalog.rootTypes { shapes[Int(vocabulary.name(name).number)].formUnion(.declared) }
    for name in DynamicLookup.lookups { shapes[Int(vocabulary.name(name).number)].formUnion(.mention) }
  }

  /// Of the places of names that can be a site, those that may be one or declare a name that one has.
  func candidates(_ hits: [UInt32], _ tokens: UnsafeBufferPointer<Token>, _ source: Source) -> [Int] {
    var candidates: [Int] = []
    for hit in hits where Int(hit) < tokens.count {
      let index = Int(hit)
      let token = tokens[index]
      let shape = shapes[Int(token.name.number)]
      let fits =
        token.kind == .string
        ? token.flags.contains(.holdsURL) || fitsString(index, shape, tokens)
        : fits(index, shape, Neighbours(index, tokens, source))
          || shape.contains(.placed) && Self.isPlaced(index, tokens, source)
      if fits { candidates.append(index) }
    }
    return candidates
  }

  /// The tokens beside a name, their punctuation as bytes.
  struct Neighbours {
    let name: Name
    let before: Name
    let markBefore: UInt8
    let markAfter: UInt8
    let afterParenthesis: Name
    let isAfterDirective: Bool

    @inline(__always)
    init(_ index: Int, _ tokens: UnsafeBufferPointer<Token>, _ source: Source) {
      let hasBefore = index > 0
      name = tokens[index].name
      before = hasBefore ? tokens[index - 1].name : .none
      isAfterDirective = hasBefore && tokens[index - 1].kind == .directive
      markBefore = hasBefore ? Self.mark(tokens[index - 1], source) : 0
      markAfter = index + 1 < tokens.count ? Self.mark(tokens[index + 1], source) : 0
      afterParenthesis = index + 2 < tokens.count ? tokens[index + 2].name : .none
    }

    /// The last byte of a punctuation token, so that `->` is `>`; zero for anything else.
    @inline(__always)
    static func mark(_ token: Token, _ source: Source) -> UInt8 {
      token.kind == .punctuation ? source.base[token.end - 1] : 0
    }
  }

  private static func isPlaced(
    _ index: Int, _ tokens: UnsafeBufferPointer<Token>, _ source: Source
  ) -> Bool {
    guard index > 1, Neighbours.mark(tokens[index - 1], source) == UInt8(ascii: ".") else { return false }
    let before = Neighbours.mark(tokens[index - 2], source)
    return before == UInt8(ascii: "=") || before == UInt8(ascii: "{")
      || tokens[index - 2].name == Name(.return)
  }

  private func fits(_ index: Int, _ shape: Shape, _ beside: Neighbours) -> Bool {
    if shape.contains(.mention) { return true }
    let (before, after) = (beside.markBefore, beside.markAfter)
    if shape.contains(.declared), Self.declarers.contains(beside.before) { return true }
    if shape.contains(.declaredValue) {
      if Self.valueDeclarers.contains(beside.before) || before == UInt8(ascii: ",") { return true }
      if after == UInt8(ascii: ";") { return true }
    }
    if shape.contains(.attribute), before == UInt8(ascii: "@") { return true }
    if shape.contains(.imported),
      beside.isAfterDirective || before == UInt8(ascii: ".") || Name(.import) == beside.before
    {
      return true
    }
    if shape.contains(.inherited), Self.isInheritance(before) { return true }
    if shape.contains(.selector) {
      if after == UInt8(ascii: ":") || after == UInt8(ascii: "]") { return true }
      if before == UInt8(ascii: "("), after == UInt8(ascii: ")") { return true }  // @selector(name)
    }
    if shape.contains(.receiver),
      before == UInt8(ascii: "[") || after == UInt8(ascii: "!") || after == UInt8(ascii: "*")
    {
      return true
    }
    let isMember = before == UInt8(ascii: ".") || before == UInt8(ascii: ">")
    if shape.contains(.member) {
      guard isMember else {
        // A method may be called on a `self` that is not written.
        if shape.contains(.labelled), after == UInt8(ascii: "(") { return fitsLabel(index, after, beside) }
        return shape.contains(.receiver) && shape.contains(.used) && Self.isUse(after)
      }
      if !shape.contains(.labelled) || shape.contains(.used) || shape.contains(.declaredValue) { return true }
    }
    if shape.contains(.used), Self.isUse(after) { return true }
    return shape.contains(.labelled) && Self.isUse(after) && fitsLabel(index, after, beside)
  }

  private func fitsLabel(_ index: Int, _ after: UInt8, _ beside: Neighbours) -> Bool {
    guard after == UInt8(ascii: "(") else { return true }
    let label = beside.afterParenthesis
    return label != .none && labels[Int(beside.name.number)] >> UInt64(label.number & 63) & 1 == 1
  }

  private static func isUse(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: "."), UInt8(ascii: "?"),
      UInt8(ascii: "!"),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private static func isInheritance(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "<")
      || byte == UInt8(ascii: "&")
  }

  private func fitsString(_ index: Int, _ shape: Shape, _ tokens: UnsafeBufferPointer<Token>) -> Bool {
    if shape.contains(.string) { return true }
    if shape.contains(.imported), index > 0, tokens[index - 1].kind == .directive { return true }
    guard shape.contains(.lookedUp), index > 1 else { return false }
    return lookups.contains(tokens[index - 2].name)
  }
}

extension Spelling.Pattern {
  fileprivate var firstLabel: String? {
    switch self {
    case .function(_, let labels), .method(_, let labels): labels.first
    default: nil
    }
  }
}
