import Lexing

/// What a file says of the type of a property, for code of the same class in other files.
struct PropertyType: Sendable, Hashable {
  /// A class and one of its properties, as hashes of their names.
  struct Place: Sendable, Hashable {
    let owner: UInt64
    let name: UInt64
  }

  let place: Place
  /// The system's type that it has, as a hash of its name.
  let type: UInt64
}

/// The types that all files give to the properties of classes. One that two give different types has none.
struct PropertyTypes {
  private var known: [PropertyType.Place: UInt64] = [:]

  mutating func add(_ property: PropertyType) {
    let other = known.updateValue(property.type, forKey: property.place)
    if let other, other != property.type { known[property.place] = 0 }
  }

  /// The type of a receiver that is a property of one of the classes around it; zero where it is not known.
  func type(of receivers: [PropertyType.Place]) -> UInt64 {
    receivers.lazy.compactMap { known[$0] }.first ?? 0
  }
}

extension Code {
  /// The property that has, or is made from, the type of the system at `index`: `@property Type *name`, `let name = Type()`.
  func property(ofTypeAt index: Int) -> PropertyType? {
    guard let name = owner(ofTypeAt: index), !isNestedInOwn(index) else { return nil }
    let owner: Int
    if isSwift {
      guard isWord(name - 1, .let, .var), !isLocal(name - 1), let head = typeHead(around: name)?.name else {
        return nil
      }
      owner = head
    } else {
      guard isInClassHead(name), let head = classHead(around: name) else { return nil }
      owner = head
    }
    let place = PropertyType.Place(owner: textHash(owner), name: textHash(name))
    return PropertyType(place: place, type: textHash(index))
  }

  /// The name of the class in whose head a property of Objective-C is declared, a little after it.
  private func classHead(around index: Int) -> Int? {
    var at = index
    while at >= 0, index - at < 4096 {
      if mark(at, "@"), isWord(at + 1, .interface) { return at + 2 }
      if mark(at, "@"), isWord(at + 1, .end) || isWord(at + 1, .implementation) { return nil }
      let open = partner(at)
      at = open >= 0 && open < at ? open - 1 : at - 1
    }
    return nil
  }

  /// The name of the property of `self` that an operand is which ends at `end`: `self.name`, `_name`, in Swift `name` too.
  func ownProperty(endingAt end: Int) -> (text: Substring, isBare: Bool)? {
    guard isWord(end) else { return nil }
    let text = text(end)
    if let before = receiver(of: end) {
      return before >= 0 && isSelf(before) && receiver(of: before) == nil ? (text[...], false) : nil
    }
    if isSwift { return localDeclaration(of: end) == nil ? (text[...], true) : nil }
    return text.hasPrefix("_") && text.count > 1 ? (text.dropFirst(), true) : nil
  }
}
