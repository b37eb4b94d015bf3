/// A value in the text of a program, as far as it can be told without running it.
struct LiteralValue: Sendable, Hashable {
  enum Content: Sendable, Hashable {
    case text(String)
    case flag(Bool)
    case list([LiteralValue])
    case map([Entry])
    /// `.target(name: "Core")`, `Package(…)`; a name alone is a call without arguments.
    case call(String, [Argument])
    /// What only running the program would tell.
    case unknown
  }

  struct Entry: Sendable, Hashable {
    var key: LiteralValue
    var value: LiteralValue
  }

  struct Argument: Sendable, Hashable {
    /// Empty where there is none.
    var label: String
    var value: LiteralValue
  }

  var content: Content
  /// In bytes from the start of the source.
  var offset: Int
  /// Whether something that belongs to it could not be told.
  var isPartial = false

  init(_ content: Content, at offset: Int, isPartial: Bool = false) {
    self.content = content
    self.offset = offset
    self.isPartial = isPartial
  }

  static func unknown(at offset: Int) -> LiteralValue { LiteralValue(.unknown, at: offset, isPartial: true) }

  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  var elements: [LiteralValue]? {
    if case .list(let elements) = content { elements } else { nil }
  }

  /// What is left of it after a call that may filter or change it: targets are still there in most cases, texts mean
  /// something else.
  var changed: LiteralValue {
    let isOfCalls = elements?.contains { $0.callName != nil } ?? false
    return LiteralValue(isOfCalls ? content : .unknown, at: offset, isPartial: true)
  }

  /// What may be there or not.
  var conditional: LiteralValue {
    var value = self
    value.isPartial = true
    if let elements {
      value.content = .list(
        elements.map { element in
          var element = element
          element.isPartial = true
          return element
        })
    }
    return value
  }

  /// How much is copied with it.
  var size: Int {
    switch content {
    case .text(let text): text.utf8.count
    case .list(let elements): elements.count
    default: 1
    }
  }

  /// The argument of a call with a label; the empty label stands for the first one without.
  func argument(_ label: String) -> LiteralValue? {
    guard case .call(_, let arguments) = content else { return nil }
    return arguments.first { $0.label == label }?.value
  }

  var callName: String? {
    if case .call(let name, _) = content { name } else { nil }
  }

  /// `a + b`, for lists and texts.
  static func + (a: LiteralValue, b: LiteralValue) -> LiteralValue {
    switch (a.content, b.content) {
    case (.list(let left), .list(let right)):
      LiteralValue(.list(left + right), at: a.offset, isPartial: a.isPartial || b.isPartial)
    case (.list(let left), .unknown): LiteralValue(.list(left), at: a.offset, isPartial: true)
    case (.unknown, .list(let right)): LiteralValue(.list(right), at: b.offset, isPartial: true)
    case (.text(let left), .text(let right)):
      LiteralValue(.text(left + right), at: a.offset, isPartial: a.isPartial || b.isPartial)
    default: .unknown(at: a.offset)
    }
  }
}
