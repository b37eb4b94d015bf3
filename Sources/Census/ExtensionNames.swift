import Lexing

/// Names by which code that app extensions cannot run is known.
struct ExtensionNames: Sendable {
  /// Whose one object extensions do not have.
  let application: Name
  /// How that object is asked for.
  let shared: [Name]
  /// Classes whose objects extensions cannot make, and methods that they cannot call.
  let classes: [Name]
  let methods: [Name]
  /// What keeps a declaration from extensions.
  let fences: [Name]

  static let application = "UIApplication"
  static let shared = ["shared", "sharedApplication"]
  /// Those that no rule counts: the table of what is unavailable names them.
  static let classes = ["UIAlertView", "UIActionSheet", "EKEventViewController", "EKEventEditViewController"]
  static let methods = [
    "handleAuthorizationForExtension", "handleAuthorizationForExtensionWithCompletion",
    "requestAutomaticPassPresentationSuppression",
    "requestAutomaticPassPresentationSuppressionWithResponseHandler",
  ]
  static let fences = [
    "iOSApplicationExtension", "NS_EXTENSION_UNAVAILABLE", "NS_EXTENSION_UNAVAILABLE_IOS",
    "ios_app_extension",
  ]

  init(_ vocabulary: Vocabulary) {
    application = vocabulary.name(Self.application)
    shared = Self.shared.map(vocabulary.name)
    classes = Self.classes.map(vocabulary.name)
    methods = Self.methods.map(vocabulary.name)
    fences = Self.fences.map(vocabulary.name)
  }
}

/// What is kept from app extensions, or asks for what they do not have.
extension Code {
  /// Whether a declaration around `index` is marked as not available to extensions, as the compiler then sees to.
  func isKeptFromExtensions(_ index: Int, _ names: ExtensionNames) -> Bool {
    guard names.fences.contains(where: { contains($0) }) else { return false }
    var inside = index
    for _ in 0..<Code.maximumNesting where inside >= 0 {
      if isMarked(statement(around: inside), names) { return true }
      inside = enclosing(inside, "{")
    }
    return false
  }

  /// Whether the head of a declaration, from its attributes to its braces, says so.
  private func isMarked(_ statement: Range<Int>, _ names: ExtensionNames) -> Bool {
    var at = isSwift ? attributes(before: statement.lowerBound) : statement.lowerBound
    let end = min(statement.upperBound, at + Code.reach)
    while at < end, !mark(at, "{") {
      if names.fences.contains(self[at].name), !isSwift || isWord(at + 2) && text(at + 2) == "unavailable" {
        return true
      }
      at += 1
    }
    return false
  }

  /// Where the attributes and modifiers begin that stand on lines before a statement.
  private func attributes(before start: Int) -> Int {
    var at = start
    for _ in 0..<32 {
      let before = at - 1
      if mark(before, ")"), case let open = partner(before), open > 1, isWord(open - 1), mark(open - 2, "@") {
        at = open - 2
      } else if isWord(before), mark(before - 1, "@") {
        at = before - 1
      } else if isWord(before), isModifier(before) {
        at = before
      } else {
        break
      }
    }
    return at
  }

  /// Whether the name at `index` calls what extensions cannot call.
  func isOutOfExtensions(_ index: Int, _ names: ExtensionNames) -> Bool {
    let name = self[index].name
    if asksForApplication(index, names) { return true }
    if names.classes.contains(name) {
      if isSwift { return mark(index + 1, "(") || mark(index + 1, ".") && isText(index + 2, "init") }
      return mark(index - 1, "[") && (isText(index + 1, "alloc") || isText(index + 1, "new"))
    }
    guard names.methods.contains(name) else { return false }
    return isSwift
      ? mark(index - 1, ".") && (mark(index + 1, "(") || mark(index + 1, "{")) : message(ofPiece: index) >= 0
  }

  private func isText(_ index: Int, _ word: String) -> Bool { isWord(index) && text(index) == word }

  /// Whether the name at `index` asks for the one object of `UIApplication`.
  func asksForApplication(_ index: Int, _ names: ExtensionNames) -> Bool {
    guard self[index].name == names.application else { return false }
    if mark(index + 1, ".") { return names.shared.contains(self[index + 2].name) }
    return !isSwift && mark(index - 1, "[") && self[index + 1].name == names.shared[1]
  }
}
