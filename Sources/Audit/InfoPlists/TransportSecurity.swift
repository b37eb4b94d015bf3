import Bytes
import Census
import Formats
import Projects

/// What an Info.plist says of App Transport Security.
struct TransportSecurity {
  /// A key with its value and where both stand.
  struct Setting: Hashable {
    var key: String
    var keyPlace: FilePlace
    var value: PropertyList
    var place: FilePlace
  }

  struct Host: Hashable {
    var name: String
    var place: FilePlace
    var settings: [Setting]
  }

  /// A key in a dictionary where nothing reads it, and where it belongs.
  struct Misplaced: Hashable {
    var setting: Setting
    var home: String
  }

  /// Those that hold for all hosts.
  private(set) var general: [Setting] = []
  private(set) var hosts: [Host] = []
  private(set) var misplaced: [Misplaced] = []

  static let root = "NSAppTransportSecurity"
  private static let domains = "NSExceptionDomains"

  private static let generalKeys: Set<String> = [
    "NSAllowsArbitraryLoads", "NSAllowsArbitraryLoadsForMedia", "NSAllowsArbitraryLoadsInMedia",
    "NSAllowsArbitraryLoadsInWebContent", "NSAllowsLocalNetworking", domains, "NSPinnedDomains",
  ]

  private static let hostKeys: Set<String> = Set(
    [
      "AllowsInsecureHTTPLoads", "MinimumTLSVersion", "RequiresForwardSecrecy",
    ].flatMap { name in
      ["NSException", "NSTemporaryException", "NSThirdPartyException"].map { $0 + name }
    } + ["NSIncludesSubdomains", "NSRequiresCertificateTransparency"])

  init(_ info: InfoPlist) {
    for entry in info.entries {
      let setting = Setting(
        key: entry.key, keyPlace: entry.keyPlace, value: entry.value, place: entry.place)
      if entry.key == Self.root {
        read(Self.settings(in: setting))
      } else if entry.key != "NSPinnedDomains" {
        note(setting, isAllowed: { _ in false })
      }
    }
  }

  private mutating func read(_ settings: [Setting]) {
    for setting in settings {
      note(setting, isAllowed: Self.generalKeys.contains)
      guard setting.key == Self.domains else {
        if Self.generalKeys.contains(setting.key) { general.append(setting) }
        continue
      }
      for host in Self.settings(in: setting) {
        note(host, isAllowed: { _ in false })
        guard host.value.members != nil, !Self.isKnown(host.key) else { continue }
        let own = Self.settings(in: host)
        for one in own { note(one, isAllowed: Self.hostKeys.contains) }
        hosts.append(Host(name: host.key, place: host.keyPlace, settings: own))
      }
    }
  }

  private static func isKnown(_ key: String) -> Bool { generalKeys.contains(key) || hostKeys.contains(key) }

  private mutating func note(_ setting: Setting, isAllowed: (String) -> Bool) {
    guard Self.isKnown(setting.key), !isAllowed(setting.key) else { return }
    let home =
      Self.generalKeys.contains(setting.key)
      ? "directly in \(Self.root)" : "in the dictionary of a host below \(Self.domains)"
    misplaced.append(Misplaced(setting: setting, home: home))
  }

  /// The members of a dictionary; of a key that is there twice the last one.
  private static func settings(in setting: Setting) -> [Setting] {
    var known: Set<String> = []
    let members = setting.value.members ?? []
    return members.reversed().filter { known.insert($0.key).inserted }.reversed().map { member in
      Setting(
        key: member.key, keyPlace: FilePlace(setting.place.file, member.keyPlace), value: member.value,
        place: FilePlace(setting.place.file, member.value.place))
    }
  }
}

extension TransportSecurity.Setting {
  /// Whether it is on: as a boolean, or as what the system takes for one.
  var isOn: Bool {
    switch value.content {
    case .flag(let flag): flag
    case .integer(let number): number != 0
    case .text(let text): ["yes", "true", "1"].contains(text.lowercased())
    default: false
    }
  }

  var isOff: Bool {
    switch value.content {
    case .flag(let flag): !flag
    case .integer(let number): number == 0
    case .text(let text): ["no", "false", "0"].contains(text.lowercased())
    default: false
    }
  }
}

extension TransportSecurity.Host {
  /// Whether what is sent to it stays on the device or on the network at home.
  var isLocal: Bool {
    let name = name.lowercased()
    return name == "localhost" || name.hasSuffix(".local") || name == "local" || name.hasPrefix("127.")
      || name == "::1" || name.hasSuffix(".localhost")
  }

  /// Why no connection has it as its host.
  enum Fault {
    /// A scheme, a port, a path, or what no name can hold.
    case noName
    case capitals, wildcard, leadingDot
  }

  /// What is wrong with the name, as the page on NSExceptionDomains has it: a name in small letters, an address or a range
  /// of addresses, without a star. Nothing where it is right.
  var fault: Fault? {
    guard Self.isName(name) else { return .noName }
    if name.contains("*") { return .wildcard }
    if name.hasPrefix(".") { return .leadingDot }
    let isAddress = name.contains(":")
    return !isAddress && name.utf8.contains(where: \.isUppercase) ? .capitals : nil
  }

  private static func isName(_ name: String) -> Bool {
    if name.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }) {
      return isAddress(name)
    }
    return !name.isEmpty
      && name.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "-_.*".unicodeScalars.contains(scalar)
          || scalar.value >= 0x80 && !scalar.properties.isWhitespace
            && !scalar.properties.isDefaultIgnorableCodePoint
      }
  }

  /// `10.0.0.0/8`, `fe80::1`, `[::1]`, `fd00::/8`: a port would make it a single colon.
  private static func isAddress(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let address =
      parts[0].hasPrefix("[") && parts[0].hasSuffix("]") ? parts[0].dropFirst().dropLast() : parts[0]
    guard parts.count < 3, !address.isEmpty,
      parts.count < 2 || Int(parts[1]).map({ (0...128).contains($0) }) == true
    else { return false }
    let isOfSix = address.utf8.count { $0 == UInt8(ascii: ":") } > 1
    return address.utf8.allSatisfy { byte in
      byte.isDigit || byte == UInt8(ascii: ".")
        || isOfSix && (byte == UInt8(ascii: ":") || byte.isHexDigit)
    }
  }

  /// The host in what is written like a URL, or has a port; nothing where there is none.
  var meant: String? {
    var rest = name[...]
    if let scheme = rest.firstRange(of: "://") { rest = rest[scheme.upperBound...] }
    rest = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    if let sign = rest.lastIndex(of: "@") { rest = rest[rest.index(after: sign)...] }
    let host = rest.prefix { $0 != ":" }.split(separator: ".", omittingEmptySubsequences: false)
      .drop { $0.isEmpty || $0.contains("*") }.joined(separator: ".").lowercased()
    return Self.isName(host) && !host.contains("*") ? host : nil
  }
}
