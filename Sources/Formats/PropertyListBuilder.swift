/// Puts values together in the order of the file, bounds how many there are and how deep they nest, and notes keys
/// that are there twice. What is open is a list, not a chain of calls, so that no file can exhaust the stack.
struct PropertyListBuilder {
  enum Innermost { case nothing, array, dictionary }

  private struct Container {
    let isDictionary: Bool
    let place: Place
    var elements: [PropertyList] = []
    var members: [PropertyListMember] = []
    var key: (text: String, place: Place)?
  }

  private var open: [Container] = []
  private var count = 0
  private(set) var root: PropertyList?
  private(set) var notes: [PropertyListNote] = []

  var depth: Int { open.count }

  var innermost: Innermost {
    guard let last = open.last else { return .nothing }
    return last.isDictionary ? .dictionary : .array
  }

  var innermostPlace: Place? { open.last?.place }

  /// Whether a dictionary is open, and has no key that waits for its value.
  var wantsKey: Bool { open.last.map { $0.isDictionary && $0.key == nil } ?? false }

  /// The key that waits for its value.
  var key: (text: String, place: Place)? { open.last?.key }

  /// The key of the value that was added last to the innermost dictionary.
  var lastKey: String? { open.last?.members.last?.key }

  mutating func note(_ kind: PropertyListNote.Kind, at place: Place) {
    notes.append(PropertyListNote(kind: kind, place: place))
  }

  mutating func open(isDictionary: Bool, at place: Place) throws(PropertyListError) {
    guard open.count < PropertyListReader.maximumDepth else { throw PropertyListError(.tooDeep, at: place) }
    open.append(Container(isDictionary: isDictionary, place: place))
  }

  mutating func add(key text: String, at place: Place) throws(PropertyListError) {
    try countOne(at: place)
    open[open.count - 1].key = (text, place)
  }

  mutating func add(_ content: PropertyList.Content, at place: Place) throws(PropertyListError) {
    try countOne(at: place)
    deliver(PropertyList(content, at: place))
  }

  /// Closes what is innermost; nothing where nothing is open.
  mutating func close() throws(PropertyListError) {
    guard let last = open.popLast() else { return }
    try countOne(at: last.place)
    if last.isDictionary { notes += last.members.duplicates }
    deliver(
      PropertyList(last.isDictionary ? .dictionary(last.members) : .array(last.elements), at: last.place))
  }

  private mutating func countOne(at place: Place) throws(PropertyListError) {
    count += 1
    if count > PropertyListReader.maximumValueCount { throw PropertyListError(.tooManyValues, at: place) }
  }

  private mutating func deliver(_ value: PropertyList) {
    let last = open.count - 1
    guard last >= 0 else {
      root = value
      return
    }
    if let (key, place) = open[last].key {
      open[last].members.append(PropertyListMember(key, at: place, value))
      open[last].key = nil
    } else {
      open[last].elements.append(value)
    }
  }
}

extension [PropertyListMember] {
  /// A note for each key that was there before.
  var duplicates: [PropertyListNote] {
    var notes: [PropertyListNote] = []
    if count <= 12 {
      // Most dictionaries are so small that looking at each pair is faster than a table.
      for (index, member) in enumerated() {
        guard let first = self[..<index].last(where: { $0.key.isSpelt(as: member.key) }) else { continue }
        notes.append(note(on: member, first: first.keyPlace))
      }
    } else {
      var places: [SpeltKey: Place] = [:]
      places.reserveCapacity(count)
      for member in self {
        guard let first = places.updateValue(member.keyPlace, forKey: SpeltKey(text: member.key)) else {
          continue
        }
        notes.append(note(on: member, first: first))
      }
    }
    return notes
  }

  /// CoreFoundation keeps the first of two in a binary file, and the last in any other.
  var firstOfEachKey: [PropertyListMember] {
    var seen: Set<SpeltKey> = []
    return filter { seen.insert(SpeltKey(text: $0.key)).inserted }
  }

  private func note(on member: PropertyListMember, first: Place) -> PropertyListNote {
    PropertyListNote(kind: .duplicateKey(member.key, first: first), place: member.keyPlace)
  }
}
