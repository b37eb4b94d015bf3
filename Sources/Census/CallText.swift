import Bytes
import Lexing

/// The text by which a site is known: the callee chain with its argument labels, and those literals that say where data
/// goes. No local names, no blanks, no line ends, so that formatting and renaming leave it alone.
extension Code {
  /// Labels of arguments whose literal says where data goes: to which host, suite, group or folder.
  static let tellingLabels: Set<String> = [
    "suiteName", "host", "hostname", "withName", "named", "forSecurityApplicationGroupIdentifier",
    "forUbiquityContainerIdentifier", "accessGroup", "toHostWithName", "withHostName", "forName",
    "identifier",
    "initWithSuiteName", "containerURLForSecurityApplicationGroupIdentifier",
    "URLForUbiquityContainerIdentifier",
    "containerWithIdentifier", "addSuiteNamed", "persistentDomainForName", "pasteboardWithName", "service",
  ]

  /// Modules of the system that are named where another type has the name.
  private static let modules: Set<String> = [
    "Foundation", "FoundationNetworking", "Darwin", "Security", "Network", "UIKit", "SwiftUI",
  ]

  /// Functions that are told a host without a label.
  private static let askers: Set<String> = [
    "getaddrinfo", "gethostbyname", "gethostbyname2", "inet_pton", "inet_addr", "Host",
    "CFHostCreateWithName", "SCNetworkReachabilityCreateWithName", "CFStreamCreatePairWithSocketToHost",
    "nw_endpoint_create_host",
  ]

  /// The call that the name at `index` belongs to.
  func callText(at index: Int) -> String {
    // A message without a selector that could be read is known by its receiver.
    if !isSwift, let message = messageText(at: index) { return message }
    let start = textStart(of: index)
    return chainText(from: start, through: index) ?? chainText(from: index, through: index) ?? text(index)
  }

  /// The call of a member without receiver, with the type that its place has: `URLSession.init(configuration:)`.
  func callText(ofMemberAt dot: Int, typeAt index: Int) -> String {
    let chain = chainText(from: dot, through: dot + 1) ?? ""
    // `name: Type = .init(…)` is `Type(…)`.
    let isInit = isWord(dot + 1, .`init`) && mark(dot + 2, "(")
    return text(index) + (isInit ? String(chain.dropFirst(".init".utf8.count)) : chain)
  }

  /// The text of a key or an option by its own name: `FileAttributeKey.creationDate` is `.creationDate`, as it is where its
  /// place says which type it has.
  /// - Parameters:
  ///   - dot: what stands before its name.
  ///   - start: where the name of the type begins.
  func callText(ofConstantAt dot: Int, from start: Int) -> String {
    let open = parent(start)
    var text: String?
    if mark(open, "["), isCallOrSubscript(open), partner(open) == dot + 2, !isAssigned(open) {
      let outer = chainStart(endingAt: calleeEnd(before: open))
      text = chainText(from: isType(outer) ? outer : open, through: dot + 1)
    }
    return text ?? chainText(from: dot, through: dot + 1, keyFrom: start) ?? callText(at: start)
  }

  /// The text of the chain from `start` on; nothing where it does not reach the name at `index`.
  /// - Parameter key: where it begins as a key, if that is before `start`.
  private func chainText(from start: Int, through index: Int, keyFrom key: Int? = nil) -> String? {
    var at = start
    var text = ""
    while at < count, text.utf8.count < 200 {
      // Parentheses around what the chain begins with say nothing.
      if at > start, isGroup(endingAt: at, from: start), goesOn(at + 1) {
        at += 1
        continue
      }
      // What an initialiser makes is what its type makes.
      let isPastName = at > (isWord(at, .`init`) ? index + 2 : index)
      guard let step = step(at, isPastName: isPastName) else { break }
      text += step.text
      at = step.next
      guard step.isLast else { continue }
      let isCalled = isPastName && mark(at - 1, ")")
      if !isCalled, isGroup(endingAt: at, from: start), goesOn(at + 1) { continue }
      // `(Type.shared as Other).name` is of the other type.
      if at > index || isWord(at) { break }
    }
    guard at > index else { return nil }
    let assigned = assignedConstant(at)
    if !assigned.isEmpty { return text + assigned }
    let switched = switchedValue(ofCallEndingAt: at - 1)
    return text + (switched.isEmpty ? givenValue(ofKeyFrom: key ?? start, to: at) : switched)
  }

  /// Whether nothing but the operand that begins at `start` is in the parentheses that close at `index`.
  private func isGroup(endingAt index: Int, from start: Int) -> Bool {
    guard isSwift, mark(index, ")") else { return false }
    let open = partner(index)
    return open >= 0 && open < start && !isCallOrSubscript(open) && firstOperand(in: open) == start
  }

  /// Where the text of the chain begins: at its root where that is a type or global, else at the name itself.
  private func textStart(of index: Int) -> Int {
    if mark(parent(index), "["), isSwift, isCallOrSubscript(parent(index)), receiver(of: index) == -1,
      !isAssigned(parent(index))
    {
      let open = parent(index)
      let start = chainStart(endingAt: calleeEnd(before: open))
      return isType(start) ? start : open
    }
    var start = chainStart(endingAt: index)
    if start == index - 1 { return start }  // `.member`
    // `(Type.shared).member`
    if isSwift, mark(start, "("), start < index { start = firstOperand(in: start) }
    // With the name of the system's module before it, it is the same call.
    if start < index, isSwift, mark(start + 1, "."), isType(start + 2), Self.modules.contains(text(start)) {
      start += 2
    }
    // `Self` says nothing that the declaration around it does not say.
    guard isType(start), !isWord(start, .`Self`) else { return index }
    // A view is no part of what its modifiers do, and changes with the screen.
    return isSwift && makesOwnType(start, before: index) ? index : start
  }

  /// Whether the subscript at `open` is given a value, so that what stands in it is a key as that of a literal is.
  private func isAssigned(_ open: Int) -> Bool {
    mark(partner(open) + 1, "=") && !mark(partner(open) + 2, "=")
  }

  /// Whether the chain from `start` begins with a call of a type that the vocabulary does not know, `Editor.MainView()`,
  /// and the name at `index` comes after it.
  private func makesOwnType(_ start: Int, before index: Int) -> Bool {
    var at = start
    while at < index, self[at].name == .none {
      if callParenthesis(after: at) >= 0 { return true }
      guard mark(at + 1, "."), isType(at + 2) else { return false }
      at += 2
    }
    return false
  }

  /// Whether a name begins as those of types do.
  func isType(_ index: Int) -> Bool {
    isWord(index) && source[self[index].start].isUppercase
  }

  /// Whether a name that begins as those of types do is a variable's: `NSData *JSONData` or `JSONData =` stands at
  /// some distance before it.
  func isVariable(_ index: Int) -> Bool {
    guard self[index].name == .none else { return false }
    let hash = textHash(index)
    let length = self[index].length
    for at in stride(from: index - 1, to: max(index - 4096, 0), by: -1)
    where self[at].length == length && self[at].kind == .identifier && textHash(at) == hash {
      if mark(at - 1, "*") || mark(at + 1, "=") { return true }
    }
    return false
  }

  private struct Step {
    let text: String
    let next: Int
    let isLast: Bool
  }

  /// One step along a chain: a name with its call, a dot, a subscript.
  private func step(_ at: Int, isPastName: Bool) -> Step? {
    if mark(at, "["), partner(at) > at {
      let member = constantKey(in: at)
      let next = skip(at)
      return Step(text: "[\(member)]", next: next, isLast: isPastName || !member.isEmpty || !goesOn(next))
    }
    if mark(at, "?") || mark(at, "!") { return Step(text: "", next: at + 1, isLast: false) }
    if mark(at, ".") {
      guard isWord(at + 1) else { return nil }
      let isInit = isSwift && isType(at - 1) && mark(at + 2, "(") && text(at + 1) == "init"
      return Step(text: isInit ? "" : ".", next: at + 1, isLast: false)
    }
    if isArrow(at) || isScope(at) { return Step(text: "::", next: at + 1, isLast: false) }
    guard isWord(at) else { return nil }
    // `Type.init(…)` is `Type(…)`.
    let isInit = isSwift && mark(at - 1, ".") && isType(at - 2) && mark(at + 1, "(") && text(at) == "init"
    let name = isInit ? "" : text(at)
    if !isSwift, mark(at + 1, ")"), mark(at - 1, "("), mark(at + 2, "(") {  // (name)(…)
      return Step(text: name + "()", next: skip(at + 2), isLast: true)
    }
    var open = at + 1
    if isSwift, isType(at), mark(open, "<"), isAdjacent(at, to: open), let after = afterGenericArguments(open)
    {
      open = after
    }
    if mark(open, "("), isSwift ? !startsLine(open) : !endsDirective(at) {
      let arguments = "(" + (isSwift ? argumentsText(open) : host(toldTo: name, open)) + ")"
      let next = skip(open)
      return Step(
        text: name + arguments, next: next, isLast: isPastName || !isType(at) && !isInit || !goesOn(next))
    }
    return Step(text: name, next: open, isLast: !goesOn(open) || isPastName && !mark(open, "."))
  }

  /// The member that is all of a subscript, by its name alone or by a type of the system: `[.creationDate]`; empty where
  /// something else is.
  private func constantKey(in open: Int) -> String {
    var at = open + 1
    while isSwift, isType(at), self[at].name != .none, mark(at + 1, "."), at - open < 16 { at += 2 }
    let dot = at > open + 1 ? at - 1 : at
    return mark(dot, ".") && isWord(dot + 1) && partner(open) == dot + 2 ? "." + text(dot + 1) : ""
  }

  /// Whether the chain goes on at `index`.
  private func goesOn(_ index: Int) -> Bool {
    mark(index, ".") || isArrow(index) || isScope(index) || mark(index, "[") && !startsLine(index)
      || (mark(index, "?") || mark(index, "!")) && isAdjacent(index - 1, to: index) && mark(index + 1, ".")
  }

  /// The host that a function is told without a label, in quotes; empty where it is no literal.
  private func host(toldTo name: String, _ open: Int) -> String {
    guard Self.askers.contains(name) else { return "" }
    for start in arguments(of: open).prefix(2) {
      let value = mark(start, "@") ? start + 1 : start
      if self[value].kind == .string { return "\"\(contents(ofString: value))\"" }
      // `CFSTR("host")`
      if isWord(value), mark(value + 1, "("), self[value + 2].kind == .string {
        return "\"\(contents(ofString: value + 2))\""
      }
    }
    return ""
  }

  private func argumentsText(_ open: Int) -> String {
    // Of a name that is not called all labels are written.
    if isCompoundName(open) {
      return (0..<compoundLabelCount(open)).map { text(open + 1 + 2 * $0) + ":" }.joined()
    }
    let name = isWord(open - 1) ? text(open - 1) : ""
    let host = host(toldTo: name, open)
    if !host.isEmpty {
      return host + arguments(of: open).dropFirst().map { ", " + label(at: $0) + ":" }.joined()
    }
    var all = arguments(of: open)
    // A closure can stand behind the parenthesis as well, without its label.
    while all.count > 1, let last = all.last, mark(valueStart(last), "{") { all.removeLast() }
    return all.map { start in
      let label = label(at: start)
      let value = valueStart(start)
      let isWhole = mark(value + 1, ",") || mark(value + 1, ")")
      guard Self.tellingLabels.contains(label), self[value].kind == .string, isWhole else {
        return label + ":"
      }
      // What follows a literal needs a mark before it.
      return "\(label): \"\(contents(ofString: value))\"" + (mark(value + 1, ",") ? ", " : "")
    }.joined()
  }

  /// ` = true` and the like: a switch that is set the other way is another site.
  private func assignedConstant(_ at: Int) -> String {
    guard mark(at, "="), !mark(at + 1, "=") else { return "" }
    if isSwitch(at + 1) { return " = " + text(at + 1) }
    if mark(at + 1, "."), isWord(at + 2) { return " = ." + text(at + 2) }
    return ""
  }
}
