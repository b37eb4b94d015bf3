import Census
import Projects

/// How well a file is protected while the device is locked.
enum ProtectionClass: Int, Comparable {
  case none, untilFirstUnlock, unlessOpen, whenUserInactive, complete

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The class that a site gives a file; nothing where it only asks for one.
  init?(of site: Site) {
    if site.handling?.traits.contains(.isAsked) ?? false { return nil }
    if site.rule == "file-protection.none" {
      self = .none
    } else if let known = Self(named: site.name) {
      self = known
    } else if let last = site.call.split(separator: ".").last, let known = Self(named: String(last)) {
      self = known
    } else {
      return nil
    }
  }

  /// By any of its names: `NSFileProtectionComplete`, `completeFileProtection`, `.complete`.
  init?(named name: String) {
    let words = name.lowercased().filter { $0 != "_" }
    switch words {
    case _ where words.hasSuffix("untilfirstuserauthentication"): self = .untilFirstUnlock
    case _ where words.hasSuffix("unlessopen"): self = .unlessOpen
    case _ where words.hasSuffix("whenuserinactive"): self = .whenUserInactive
    case "complete", "completefileprotection": self = .complete
    case _ where words.hasSuffix("protectioncomplete"): self = .complete
    case _ where words.hasSuffix("protectionnone") || words == "none": self = .none
    default: return nil
    }
  }

  var words: String {
    switch self {
    case .none: "none"
    case .untilFirstUnlock: "until first unlock"
    case .unlessOpen: "unless open"
    case .whenUserInactive: "when user inactive"
    case .complete: "complete"
    }
  }
}

extension AuditSubject {
  /// The class of files to which no call gives one, as the entitlement says it; nothing where it says none that is known.
  var entitledProtection: (class: ProtectionClass, place: FilePlace)? {
    let texts = SignedEntitlements(judged)?.texts(of: SignedEntitlements.Key.protection) ?? []
    guard let text = texts.first, let known = ProtectionClass(named: text.text) else { return nil }
    return (known, text.place)
  }
}
