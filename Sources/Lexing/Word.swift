/// The words of the languages that a lexer or a matcher has to know. One list for all languages, so that a
/// name has one number; whether a word is a keyword is asked of the language.
///
/// No name of an API is here: a word cannot be a site.
package enum Word: UInt16, CaseIterable, Sendable {
  // Swift keywords, some of them C keywords too
  case `associatedtype` = 1
  case `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, `init`, `inout`, `internal`, `let`
  case `operator`, `precedencegroup`, `private`, `protocol`, `public`, `rethrows`, `static`, `struct`, `subscript`
  case `typealias`, `var`, `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`
  case `for`, `guard`, `if`, `in`, `repeat`, `return`, `throw`, `switch`, `where`, `while`, `Any`, `as`, `await`
  case `false`, `is`, `nil`, `self`, `Self`, `super`, `throws`, `true`, `try`

  // C, C++ and Objective-C keywords that Swift does not have
  case auto, char, const, double, extern, float, goto, int, long, register, short, signed, sizeof, typedef, union
  case unsigned, void, volatile, inline, restrict, bool, delete, explicit, friend, mutable, namespace, new
  case noexcept, `nullptr`, template, this, typeid, typename, using, virtual, wchar_t, typeof, constexpr, decltype

  // words with a meaning in a place, which are identifiers everywhere else
  case actor, async, macro, override, final, lazy, weak, unowned, mutating, nonisolated, some, any, get, set, willSet
  case didSet, define, undef, include, pragma, mark, error, warning, elif, endif, ifdef, ifndef, interface
  case implementation, property, end, selector, synthesize, dynamic, optional, required, autoreleasepool, id

  /// The word as it is written.
  package var spelling: String { String(describing: self) }

  package var isSwiftKeyword: Bool { rawValue <= Word.try.rawValue }

  package var isCKeyword: Bool {
    switch self {
    case .auto ... .decltype: true
    case .class, .enum, .operator, .private, .protocol, .public, .static, .struct, .break, .case, .catch: true
    case .continue, .default, .do, .else, .for, .if, .return, .throw, .switch, .while, .false, .true, .try: true
    case .self, .super: false
    default: false
    }
  }
}

extension Word: Comparable {
  package static func < (a: Word, b: Word) -> Bool { a.rawValue < b.rawValue }
}
