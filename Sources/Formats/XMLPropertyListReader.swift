import Bytes

/// Reads a property list of XML. It is no reader of XML in general: namespaces and definitions have no meaning here.
struct XMLPropertyListReader {
  var cursor: TextCursor
  /// Where all bytes are, texts need not be checked one by one.
  let isUTF8: Bool
  var builder = PropertyListBuilder()
  private var open: [Element] = []

  private struct Element {
    let name: String
    let place: Place
    /// Of a `<plist>`.
    var holdsValue = false
  }

  init(_ bytes: [UInt8], isUTF8: Bool) {
    cursor = TextCursor(bytes)
    self.isUTF8 = isUTF8
  }

  mutating func read() throws(PropertyListError) -> PropertyListDocument {
    while !isDone { try readNext() }
    noteTrailing()
    guard let root = builder.root else { throw error(.empty, at: cursor.at) }
    return PropertyListDocument(format: .xml, root: root, notes: builder.notes)
  }

  private var isDone: Bool { builder.root != nil && open.isEmpty }

  mutating func error(_ trouble: XMLTrouble, at offset: Int) -> PropertyListError {
    PropertyListError(.xml(trouble), at: cursor.place(of: offset))
  }

  mutating func note(_ kind: PropertyListNote.Kind, at offset: Int) {
    builder.note(kind, at: cursor.place(of: offset))
  }

  private mutating func readNext() throws(PropertyListError) {
    cursor.skip(while: \.isSpace)
    let start = cursor.at
    guard let byte = cursor.peek() else {
      if let last = open.last { throw PropertyListError(.xml(.unclosedElement(last.name)), at: last.place) }
      throw error(.empty, at: start)
    }
    guard byte == "<" else {
      if skipDirective() || skipComment() { return }
      throw error(.strayText(cursor.word(at: start)), at: start)
    }
    switch cursor.peek(1) {
    case "?"?: try skipInstruction()
    case "!"?: try skipDeclaration()
    case "/"?: try readEnd()
    default: try readElement()
    }
  }
}

// MARK: Elements

extension XMLPropertyListReader {
  private mutating func readElement() throws(PropertyListError) {
    let start = cursor.at
    let place = cursor.place(of: start)
    let (name, isEmpty) = try readTag()
    if open.last?.holdsValue == true { throw PropertyListError(.xml(.secondValue(name)), at: place) }
    if builder.wantsKey, name != "key" { throw PropertyListError(.xml(.notAKey(name)), at: place) }
    switch name {
    case "plist", "dict", "array": try openContainer(name, isEmpty: isEmpty, at: place)
    case "key" where builder.wantsKey:
      let text = isEmpty ? "" : try readText(of: name)
      if !isEmpty { try expectEnd(of: name, from: place) }
      try builder.add(key: text, at: place)
    default:
      if name == "key" { builder.note(.keyAsValue, at: place) }
      guard let content = try readValue(name, isEmpty: isEmpty, from: place) else {
        throw PropertyListError(.xml(.unknownElement(name)), at: place)
      }
      try builder.add(content, at: place)
      finishValue()
    }
  }

  private mutating func openContainer(_ name: String, isEmpty: Bool, at place: Place)
    throws(PropertyListError)
  {
    if name == "plist" {
      if isEmpty { throw PropertyListError(.xml(.emptyElement(name)), at: place) }
      if !open.isEmpty { builder.note(.nestedList, at: place) }
      // Such an element is nothing to the builder, so its depth is bounded here.
      guard open.count < 2 * PropertyListReader.maximumDepth else {
        throw PropertyListError(.tooDeep, at: place)
      }
    } else {
      try builder.open(isDictionary: name == "dict", at: place)
      if isEmpty {
        try builder.close()
        return finishValue()
      }
    }
    open.append(Element(name: name, place: place))
  }

  private mutating func finishValue() {
    if open.last?.name == "plist" { open[open.count - 1].holdsValue = true }
  }

  /// From `<` to behind `>`. Like CoreFoundation, it takes the first `>` for the end, even between quotes.
  private mutating func readTag() throws(PropertyListError) -> (name: String, isEmpty: Bool) {
    let start = cursor.at
    cursor.at += 1
    cursor.skip { !$0.isSpace && $0 != ">" }
    var nameEnd = cursor.at
    cursor.skip { $0 != ">" }
    guard !cursor.isAtEnd else { throw error(.unclosedTag, at: start) }
    let isEmpty = cursor.bytes[cursor.at - 1] == "/"
    if isEmpty, nameEnd == cursor.at { nameEnd -= 1 }
    let name = String(decoding: cursor.bytes[min(start + 1, nameEnd)..<nameEnd].prefix(40), as: UTF8.self)
    let rest = cursor.bytes[nameEnd..<cursor.at]
    if name != "plist", rest.contains(where: { !$0.isSpace && $0 != "/" }) {
      note(.attributes(name), at: start)
    }
    cursor.at += 1
    return (name, isEmpty)
  }

  private mutating func readEnd() throws(PropertyListError) {
    let start = cursor.at
    let name = readEndName()
    guard let last = open.last else { throw error(.strayEnd(name ?? ""), at: start) }
    guard name == last.name else {
      throw error(.wrongEnd(name ?? "", open: last.name, last.place), at: start)
    }
    if last.name == "plist" {
      if !last.holdsValue { throw PropertyListError(.xml(.emptyElement("plist")), at: last.place) }
    } else {
      if let (key, place) = builder.key, last.name == "dict" {
        throw PropertyListError(.xml(.missingValue(key)), at: place)
      }
      try builder.close()
    }
    open.removeLast()
    finishValue()
  }

  /// From `</` to behind `>`; nothing, and no step, where that is not closed.
  private mutating func readEndName() -> String? {
    let start = cursor.at
    cursor.at += 2
    let nameStart = cursor.at
    cursor.skip { !$0.isSpace && $0 != ">" && $0 != "<" }
    let name = String(decoding: cursor.bytes[min(nameStart, cursor.at)..<cursor.at].prefix(40), as: UTF8.self)
    cursor.skip(while: \.isSpace)
    guard cursor.isAt(">") else {
      cursor.at = start
      return nil
    }
    cursor.at += 1
    return name
  }

  /// After the text of an element.
  mutating func expectEnd(of name: String, from place: Place) throws(PropertyListError) {
    let start = cursor.at
    guard !cursor.isAtEnd else { throw PropertyListError(.xml(.unclosedElement(name)), at: place) }
    guard cursor.isAt("</") else { throw error(.markup(in: name), at: start) }
    let end = readEndName()
    if end != name { throw error(.wrongEnd(end ?? "", open: name, place), at: start) }
  }
}

// MARK: What is no value

extension XMLPropertyListReader {
  private mutating func skipInstruction() throws(PropertyListError) {
    let start = cursor.at
    cursor.at += 2
    if !cursor.skip(past: "?>") { throw error(.unclosedInstruction, at: start) }
  }

  private mutating func skipDeclaration() throws(PropertyListError) {
    let start = cursor.at
    if cursor.take("<!--") {
      if !cursor.skip(past: "-->") { throw error(.unclosedComment, at: start) }
    } else if cursor.take("<!DOCTYPE"), open.isEmpty {
      cursor.skip { $0 != ">" && $0 != "[" }
      if cursor.isAt("[") { throw error(.internalSubset, at: cursor.at) }
      if cursor.isAtEnd { throw error(.documentType, at: start) }
      cursor.at += 1
    } else if cursor.isAt("<![CDATA[") {
      throw error(.strayText("<![CDATA["), at: start)
    } else {
      throw error(.declaration, at: start)
    }
  }

  /// `#if DEBUG` and the like, in the Info.plist of targets that run the preprocessor on it.
  private mutating func skipDirective() -> Bool {
    guard cursor.isAt("#") else { return false }
    let start = cursor.at
    let lineStart = cursor.bytes[..<start].lastIndex(where: \.isBreak).map { $0 + 1 } ?? 0
    guard cursor.bytes[lineStart..<start].allSatisfy(\.isBlank) else { return false }
    let rest = cursor.bytes[(start + 1)...].drop(while: \.isBlank)
    let word = String(decoding: rest.prefix(while: \.isLowercase), as: UTF8.self)
    guard XMLPropertyListReader.directives.contains(word) else { return false }
    cursor.skip { !$0.isBreak }
    let line = cursor.text(from: start)
    note(.directive(line.count > 60 ? line.prefix(60) + "…" : line), at: start)
    return true
  }

  /// A comment of C, which the preprocessor takes out, too.
  private mutating func skipComment() -> Bool {
    let start = cursor.at
    if cursor.isAt("//") {
      cursor.skip { !$0.isBreak }
    } else if !cursor.take("/*") || !cursor.skip(past: "*/") {
      cursor.at = start
      return false
    }
    note(.codeComment, at: start)
    return true
  }

  private static let directives: Set<String> = [
    "if", "ifdef", "ifndef", "elif", "else", "endif", "define", "undef", "include", "import", "warning",
    "error", "pragma", "line",
  ]

  /// CoreFoundation stops at the end of the root.
  private mutating func noteTrailing() {
    while true {
      cursor.skip(while: \.isSpace)
      let start = cursor.at
      if cursor.take("<!--"), cursor.skip(past: "-->") { continue }
      cursor.at = start
      if cursor.take("<?"), cursor.skip(past: "?>") { continue }
      cursor.at = start
      if !cursor.isAtEnd { note(.trailing, at: start) }
      return
    }
  }
}
