/// A key of the Info.plist by which an app tells people, or the system, what it wants of them.
package struct UsageKey: Sendable, Hashable {
  /// What its value is.
  package enum Value: String, Sendable, CaseIterable {
    /// What the system shows with its question.
    case text
    case flag, list, dictionary
  }

  /// What comes of it where code needs the key and it is not there.
  package enum Absence: String, Sendable, CaseIterable {
    /// The system ends the process.
    case ends
    /// The request fails, and nobody is asked.
    case refused
    /// The system asks all the same, with words of its own.
    case plain
    /// Nothing, or nothing that is known.
    case unknown
  }

  /// As the Info.plist spells it.
  package let name: String
  /// What it is about, to go on with after "for": `the camera`.
  package let resource: String
  package let value: Value
  package let systems: [System]
  /// Whether Xcode puts it into an Info.plist that it generates, for `INFOPLIST_KEY_` and the name.
  package let hasSetting: Bool
  package let absence: Absence
  /// One sentence: what happens without it.
  package let effect: String
  /// Whether what the app says counts for its extensions too.
  package let holdsForExtensions: Bool
  /// Whether it counts in the app alone, and nobody reads what an extension says.
  package let isForAppAlone: Bool
  /// What systems read instead of a key that they no longer read.
  package let replacements: [String]
  /// Entitlements and further keys that go with it.
  package let companions: [String]
  /// The sites that cannot do without it, and those that may be what it is there for.
  package let needs: [Need]
  /// What sources leave open. Empty where nothing is.
  package let doubt: String

  /// A platform on which it is read, and from when to when.
  package struct System: Sendable, Hashable {
    package let platform: ApplePlatform
    package let since: SystemVersion
    /// The first version that no longer reads it.
    package let until: SystemVersion?
  }

  /// Sites that ask for the key.
  package struct Need: Sendable, Hashable {
    package enum Strength: String, Sendable, CaseIterable {
      /// It does not work without.
      case need
      /// Sources differ.
      case may
      /// It depends on what code does not show.
      case can
      /// Reason enough for the key to be there, none to ask for it.
      case use
    }

    /// What a request can ask for that has two keys.
    package enum Purpose: String, Sendable, CaseIterable {
      case reads, writes
      /// Its arguments do not tell.
      case unclear
    }

    package let strength: Strength
    /// The id of a site rule.
    package let rule: String
    /// One of these names has to be in the site's call; any will do where there is none. What Objective-C makes of a
    /// Swift name counts as the name.
    package let names: Set<String>
    /// None of these may be.
    package let otherNames: Set<String>
    /// What the site has to ask for; anything will do where nothing is said.
    package let purpose: Purpose?
    /// One of these keys does as well.
    package let substitutes: [String]
    /// Where it holds; everywhere where there is none.
    package let platforms: [ApplePlatform]
  }
}

extension UsageKey {
  /// Whether people read it.
  package var isText: Bool { value == .text }

  package func system(_ platform: ApplePlatform) -> System? { systems.first { $0.platform == platform } }

  /// Apple's page on it; empty where there is none that is known.
  package var reference: String {
    guard hasSetting || value != .text else { return "" }
    let page = "developer.apple.com/documentation/bundleresources/information-property-list/"
    // Joined, as no rule's page is an address that the source holds.
    return ["https:", "", page + name.lowercased()].joined(separator: "/")
  }

  /// The build setting that has Xcode generate it.
  package var setting: String? { hasSetting ? "INFOPLIST_KEY_" + name : nil }
}

extension UsageKey.Need {
  /// Whether a site of its rule is one that it speaks of.
  /// - Parameter call: what the site is known by.
  package func fits(_ call: String) -> Bool {
    if names.isEmpty && otherNames.isEmpty { return true }
    let words = call.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return (names.isEmpty || names.contains { words.speak(of: $0) })
      && !otherNames.contains { words.speak(of: $0) }
  }
}

extension [Substring] {
  /// Whether one of them is the name, or what Objective-C makes of it: `requestAccessForMediaType` of `requestAccess`.
  fileprivate func speak(of name: String) -> Bool {
    contains { word in
      word.hasPrefix(name)
        && (word.count == name.count || word.dropFirst(name.count).first?.isUppercase == true)
    }
  }
}

/// A version of a system as far as it matters: `10.14`.
package struct SystemVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let major: Int
  package let minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// - Parameter text: `17`, `17.4`, `10.15.4`; nothing where it is none of these.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.map { part in part.count <= 4 && part.first != "+" ? Int(part) : nil }
    guard (1...3).contains(parts.count), let major = numbers[0], major >= 0,
      numbers.allSatisfy({ ($0 ?? -1) >= 0 })
    else { return nil }
    self.init(major, numbers.count > 1 ? numbers[1] ?? 0 : 0)
  }

  package static func < (a: SystemVersion, b: SystemVersion) -> Bool {
    (a.major, a.minor) < (b.major, b.minor)
  }

  package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
