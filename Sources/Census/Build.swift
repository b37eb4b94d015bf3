import Bytes
package import Catalog

/// A build that a view is narrowed to: what is known of it decides conditions, the rest leaves them open.
package struct Build: Sendable {
  /// None where any will do.
  package var platforms: [ApplePlatform]
  /// The one that is asked about.
  private var platform: ApplePlatform?
  /// The flags that are set, `DEBUG` and the like. Where one is named, no other is set.
  package var flags: Set<String>
  /// What a project says of macros and flags, by their names: the value, or nothing for one that it does not set. Others
  /// are left open.
  package var definitions: [String: String?] = [:]
  /// Whether it is what goes to a store: built by Apple's compilers, and for a device.
  package var isShipped = false
  /// Whether it is an app for iOS on a Mac; nothing where that is open.
  package var isCatalyst: Bool?

  package init(platform: ApplePlatform? = nil, flags: Set<String> = []) {
    self.init(platforms: platform.map { [$0] } ?? [], flags: flags)
  }

  package init(platforms: [ApplePlatform], flags: Set<String> = []) {
    self.platforms = platforms
    self.flags = flags
  }

  /// Whether nothing is known, so that nothing is left out.
  package var isOpen: Bool { platforms.isEmpty && flags.isEmpty && definitions.isEmpty && !isShipped }

  /// Whether code under a condition can be part of the build: it is not, where the condition certainly fails.
  package func admits(_ condition: String) -> Bool {
    if isOpen || condition.isEmpty { return true }
    if platforms.isEmpty { return canHold(condition) }
    return platforms.contains { platform in
      var build = self
      build.platform = platform
      return build.canHold(condition)
    }
  }

  private func canHold(_ condition: String) -> Bool {
    var reader = ConditionReader(condition, self)
    return reader.disjunction() != false
  }

  /// The value of a name or a call of one argument; nothing where it is not known.
  fileprivate func value(_ name: String, _ argument: String?) -> Bool? {
    if isShipped, let known = shippedValue(name, argument) { return known }
    switch (name, argument) {
    case ("os", let system?): return platform.map { $0.rawValue.lowercased() == system.lowercased() }
    case ("defined", let flag?):
      if let definition = definitions[flag] { return definition != nil }
      return isSystemFlag(flag) ? nil : flagValue(flag)
    case ("targetEnvironment", "macCatalyst"?), ("TARGET_OS_MACCATALYST", nil),
      ("TARGET_OS_UIKITFORMAC", nil):
      return platform ?? .iOS == .iOS ? isCatalyst : false
    case ("canImport", let module?): return hasModule(module.prefix { $0 != "." })
    case (_, .some): return nil  // targetEnvironment, swift, arch, __has_include
    case ("true", nil), ("1", nil), ("YES", nil): return true
    case ("false", nil), ("0", nil), ("NO", nil): return false
    default: return name.hasPrefix("TARGET_OS_") ? targetValue(name) : flagValue(name)
    }
  }

  /// Whether the SDK of the platform has a module; nothing for those that anybody can add.
  private func hasModule(_ name: Substring) -> Bool? {
    switch name {
    // Of the libraries of other systems, and of Foundation's for these.
    case "Glibc", "Musl", "Bionic", "Android", "WinSDK", "CRT", "ucrt", "WASILibc", "FoundationNetworking",
      "FoundationXML":
      isShipped || platform != nil ? false : nil
    case "Darwin", "Foundation", "Dispatch", "ObjectiveC", "CoreFoundation":
      isShipped || platform != nil ? true : nil
    case "UIKit": platform.map { $0 != .macOS }
    // Apps for iOS on a Mac can import a part of it.
    case "AppKit", "Cocoa":
      platform.flatMap { $0 == .macOS ? true : $0 == .iOS && isCatalyst != false ? nil : false }
    default: nil
    }
  }

  /// What holds for all that goes to a store, whatever a project says.
  private func shippedValue(_ name: String, _ argument: String?) -> Bool? {
    switch (name, argument) {
    case ("targetEnvironment", "simulator"?), ("TARGET_OS_SIMULATOR", nil), ("TARGET_IPHONE_SIMULATOR", nil):
      return false
    case ("os", let system?): return Self.foreignSystems.contains(system) ? false : nil
    case ("defined", let flag?): return Self.compilerFlag(flag)
    case (let flag, nil): return Self.compilerFlag(flag)
    default: return nil
    }
  }

  private static let foreignSystems: Set<String> = ["Linux", "Windows", "Android", "FreeBSD", "WASI"]

  /// What compilers define for Apple's systems, and what only those for other systems define.
  private static func compilerFlag(_ flag: String) -> Bool? {
    switch flag {
    case "__APPLE__", "__MACH__": true
    case "_WIN32", "_WIN64", "WIN32", "__linux__", "__ANDROID__", "__FreeBSD__", "__EMSCRIPTEN__": false
    default: nil
    }
  }

  private func flagValue(_ flag: String) -> Bool? {
    if let definition = definitions[flag] {
      return definition.map { !["0", "NO", "false"].contains($0) } ?? false
    }
    guard !flags.isEmpty, !isSystemFlag(flag), flag.first?.isNumber == false else { return nil }
    return flags.contains(flag)
  }

  /// Whether the system or the compiler sets the flag, so that no build setting says anything about it.
  private func isSystemFlag(_ flag: String) -> Bool { flag.hasPrefix("_") || flag.hasPrefix("TARGET_") }

  /// Apple's `TargetConditionals.h`: `TARGET_OS_MAC` holds on every Apple platform, `TARGET_OS_IPHONE` on all but
  /// macOS.
  private func targetValue(_ name: String) -> Bool? {
    guard let platform else { return nil }
    switch name {
    case "TARGET_OS_MAC": return true
    case "TARGET_OS_IPHONE": return platform != .macOS
    default: return ApplePlatform.allCases.first { $0.conditional == name }.map { $0 == platform }
    }
  }
}

/// Reads a condition as far as `!`, `&&`, `||`, parentheses, names and calls go, with three values.
private struct ConditionReader {
  private let words: [Substring]
  private var next = 0
  private let build: Build
  /// Parentheses nest no deeper in code that anybody wrote.
  private var depth = 0

  init(_ text: String, _ build: Build) {
    words = Self.words(of: text)
    self.build = build
  }

  mutating func disjunction() -> Bool? {
    var value = conjunction()
    while take("||") {
      let other = conjunction()
      value = value == true || other == true ? true : value == false && other == false ? false : nil
    }
    return value
  }

  private mutating func conjunction() -> Bool? {
    var value = operand()
    while take("&&") {
      let other = operand()
      value = value == false || other == false ? false : value == true && other == true ? true : nil
    }
    return value
  }

  private mutating func operand() -> Bool? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 64, let word = current else { return nil }
    if take("!") { return operand().map { !$0 } }
    if take("(") {
      let value = disjunction()
      return take(")") ? compared(value) : nil
    }
    next += 1
    guard take("(") else { return compared(value(of: word, nil)) }
    let argument = current
    skipArguments()
    return compared(value(of: word, argument))
  }

  private func value(of word: Substring, _ argument: Substring?) -> Bool? {
    build.value(String(word), argument.map(String.init))
  }

  /// A comparison says nothing that is known here.
  private mutating func compared(_ value: Bool?) -> Bool? {
    guard let word = current, !["&&", "||", ")"].contains(word) else { return value }
    while let word = current, !["&&", "||", ")"].contains(word) {
      next += 1
      if word == "(" { skipArguments() }
    }
    return nil
  }

  /// To after the parenthesis that closes the one before.
  private mutating func skipArguments() {
    var open = 1
    while open > 0, let word = current {
      if word == "(" { open += 1 }
      if word == ")" { open -= 1 }
      next += 1
    }
  }

  private var current: Substring? { next < words.count ? words[next] : nil }

  private mutating func take(_ word: Substring) -> Bool {
    guard current == word else { return false }
    next += 1
    return true
  }

  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    let bytes = text.utf8
    var at = bytes.startIndex
    while at < bytes.endIndex {
      var end = bytes.index(after: at)
      if bytes[at] == UInt8(ascii: " ") {
        at = end
        continue
      }
      if bytes[at].isOfWord {
        while end < bytes.endIndex, bytes[end].isOfWord || bytes[end] == UInt8(ascii: ".") {
          end = bytes.index(after: end)
        }
      } else if end < bytes.endIndex, ["&&", "||", "!="].contains(text[at..<bytes.index(after: end)]) {
        end = bytes.index(after: end)
      }
      words.append(text[at..<end])
      at = end
    }
    return words
  }
}

extension UInt8 {
  /// Whether the byte belongs to a name or a number; all that are not of ASCII are of names.
  fileprivate var isOfWord: Bool {
    isWordPart || self >= 0x80
  }
}
