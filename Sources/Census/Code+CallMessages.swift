import Lexing

/// The text of a message: `[[NSURLSession sharedSession] dataTaskWithURL:]`. What is asked for with a dot is asked for with
/// a message, `NSURLSession.sharedSession` is `[NSURLSession sharedSession]`.
extension Code {
  /// What is sent to the answers belongs to it, as far as this.
  private static let maximumSteps = 3

  /// The outermost message that the name at `index` is part of, with what receives it; nothing where it is part of none.
  func messageText(at index: Int) -> String? {
    let open = messageAround(index)
    var (start, end) = (open, skip(open))
    if open < 0 {
      guard language != .c, language != .cPlusPlus else { return nil }
      start = chainStart(endingAt: index)
      let isMessage = mark(start, "[") && isMessage(start)
      guard isMessage || isSystemClass(start) else { return nil }
      end = index == start ? index + 1 : start
      while end <= index {
        guard let next = afterAnswer(end, isFirst: end == start, start) else { return nil }
        end = next
      }
      if index == start {
        guard let next = afterAnswer(end, isFirst: false, start) else { return nil }
        end = next
      }
    }
    for _ in 0..<Self.maximumSteps {
      if mark(start - 1, "["), isMessage(start - 1), selectorPieces(of: start - 1).first == end {
        start -= 1
        end = skip(start)
      } else if let next = afterAnswer(end, isFirst: false, start) {
        end = next
      } else {
        break
      }
    }
    guard let text = answerText(from: start, to: end, depth: 0), text.hasPrefix("[") || open >= 0 else {
      return nil
    }
    return text
  }

  /// Whether a class of the system is named at `index`, of which something is asked with a dot.
  private func isSystemClass(_ index: Int) -> Bool {
    isType(index) && mark(index + 1, ".") && (self[index].name != .none || hasSystemPrefix(index))
      && !isVariable(index) && !mark(index - 1, "/")  // `#if __has_include(<Kit/Class.h>)`
  }

  /// The index after what is asked next of an answer that ends before `index`: `.name`, a subscript; nothing where
  /// nothing is.
  private func afterAnswer(_ index: Int, isFirst: Bool, _ start: Int) -> Int? {
    if isFirst { return mark(start, "[") ? skip(start) : start + 1 }
    if mark(index, "["), endsOperand(index - 1), !isMessage(index), skip(index) > index { return skip(index) }
    guard mark(index, "."), isWord(index + 1), !mark(index + 2, "(") else { return nil }
    return index + 2
  }

  /// The text of the operand from `start` to `end`; nothing where it is none that a message can be sent to.
  private func answerText(from start: Int, to end: Int, depth: Int) -> String? {
    var text: String
    var at: Int
    if mark(start, "["), isMessage(start) {
      text = innerText(start, depth: depth)
      at = skip(start)
    } else if isType(start), !isVariable(start) {
      text = self.text(start)
      at = start + 1
    } else {
      return nil
    }
    while at < end {
      if mark(at, "."), isWord(at + 1) {
        let setter = at + 2 == end && depth == 0 ? setterText(ofAssignmentAt: end) : nil
        text = "[\(text) \(setter ?? self.text(at + 1))]"
        at += 2
      } else if mark(at, "["), skip(at) > at {
        at = skip(at)
      } else {
        return nil
      }
    }
    return at == end && !text.isEmpty ? text : nil
  }

  /// `setName:` of `….name = …`, with what switches it on or off; nothing where nothing is assigned at `index`.
  private func setterText(ofAssignmentAt index: Int) -> String? {
    guard mark(index, "="), !mark(index + 1, "=") else { return nil }
    let name = text(index - 1)
    return "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
      + (isSwitch(index + 1) ? text(index + 1) : "")
  }

  /// The message that the name is the receiver or a selector piece of; -1 where there is none.
  private func messageAround(_ index: Int) -> Int {
    let piece = message(ofPiece: index)
    if piece >= 0 { return piece }
    let open = parent(index)
    return mark(open, "[") && index == open + 1 && !mark(index + 1, "(") && isMessage(open) ? open : -1
  }

  private func innerText(_ open: Int, depth: Int) -> String {
    let pieces = selectorPieces(of: open)
    guard let first = pieces.first else { return "" }
    let selector = pieces.map { pieceText($0) }.joined()
    // A class, or what it answers: `[NSFileManager.defaultManager …]`.
    let receiver = depth < 8 ? answerText(from: open + 1, to: first, depth: depth + 1) : nil
    return receiver.map { "[\($0) \(selector)]" } ?? selector
  }

  private func pieceText(_ piece: Int) -> String {
    guard mark(piece + 1, ":") else { return text(piece) }
    let name = text(piece)
    let value = self[piece + 2]
    if name.hasPrefix("set"), isSwitch(piece + 2), mark(piece + 3, "]") {
      return "\(name):\(text(piece + 2))"
    }
    guard Self.tellingLabels.contains(name), value.kind == .string else { return name + ":" }
    return "\(name):@\"\(contents(ofString: piece + 2))\""
  }
}
