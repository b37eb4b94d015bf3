import Lexing

/// The calls that reach a name through a string.
enum DynamicLookup {
  /// Those that find a class, function or selector. A name that they are given and that is no literal is one
  /// that a scan of the source cannot know.
  static let lookups: Set<String> = [
    "NSSelectorFromString", "NSClassFromString", "dlsym", "sel_registerName", "sel_getUid", "objc_getClass",
    "objc_lookUpClass", "objc_getRequiredClass",
  ]

  /// Key-value coding and performed selectors: usually about the program's own properties, so that a computed name is nothing to say.
  static let accessors: Set<String> = [
    "Selector", "value", "valueForKey", "valueForKeyPath", "perform", "setValue",
  ]

  /// The names that stand before a string that is looked up, with one mark between them.
  static let takers = lookups.union(accessors).union([
    "forKey", "forKeyPath", "valueForKey", "valueForKeyPath",
  ])
}

extension Code {
  enum Lookup {
    case lookup(String)
    case accessor(String)

    var name: String {
      switch self {
      case .lookup(let name), .accessor(let name): name
      }
    }
  }

  /// The call that takes the string at `index` for a name.
  func lookup(around index: Int) -> Lookup? {
    var open = parent(index)
    // A piece of a text names nothing.
    let last =
      mark(open, "(") && mark(index + 1, ")") && isSwift && mark(open - 1, "(") ? index + 2 : index + 1
    if last > index + 1 { open -= 1 }  // `Selector(("name"))`
    guard mark(last, ")") || mark(last, ",") || mark(last, "]") || isWord(last), endsArgument(before: index)
    else {
      return nil
    }
    if mark(open, "("), isWord(open - 1) {
      let name = text(open - 1)
      if DynamicLookup.lookups.contains(name) { return .lookup(name) }
      guard DynamicLookup.accessors.contains(name) else { return nil }
      let isKeyed =
        name == "Selector" || name == "perform" || isWord(index - 2) && text(index - 2).hasPrefix("forKey")
      return isKeyed ? .accessor(name) : nil
    }
    if mark(open, "["), isMessage(open), mark(index - 1, ":"), isWord(index - 2) {
      let piece = text(index - 2)
      return piece == "valueForKey" || piece == "valueForKeyPath"
        || piece == "forKey" && text(selectorPieces(of: open).first ?? 0) == "setValue"
        ? .accessor(piece) : nil
    }
    return nil
  }

  private func endsArgument(before index: Int) -> Bool {
    mark(index - 1, "(") || mark(index - 1, ":") || mark(index - 1, ",")
  }

  /// The calls that look a name up which is no literal.
  func computedLookups(_ lookups: [Name]) -> [(token: Int, name: String)] {
    let names = lookups.filter(contains)
    guard !names.isEmpty else { return [] }
    return (0..<count).compactMap { index in
      guard self[index].kind == .identifier, names.contains(self[index].name), mark(index + 1, "(") else {
        return nil
      }
      guard case .free = usage(of: index) else { return nil }
      let arguments = arguments(of: index + 1)
      let place = text(index) == "dlsym" ? arguments.last : arguments.first
      guard let place else { return nil }
      let token = self[place]
      let isLiteral = token.kind == .string && token.flags.isSuperset(of: [.opensLiteral, .closesLiteral])
      let isClassNameOf = isWord(place) && text(place).hasPrefix("NSStringFrom")
      return isLiteral && (mark(place + 1, ")") || mark(place + 1, ",")) || isClassNameOf
        ? nil : (index, text(index))
    }
  }
}
