package import Projects

/// One fact that a configuration file states of what ships.
package struct Declaration: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A text that the system shows with a question: `NSCameraUsageDescription`.
    case usageDescription = "usage-description"
    /// A key of App Transport Security; one of a domain is `example.com/NSIncludesSubdomains`.
    case atsException = "ats-exception"
    /// A key that shows the app's documents to the person, to other apps or to a computer.
    case fileSharing = "file-sharing"
    /// A scheme by which others open the app.
    case urlScheme = "url-scheme"
    /// A scheme that the app asks about, whether something opens it.
    case queriedScheme = "queried-scheme"
    /// What the app goes on with while it is not seen.
    case backgroundMode = "background-mode"
    /// A kind of document that the app says is its own.
    case exportedType = "exported-type"
    /// A service that the app looks for or offers on the local network.
    case bonjourService = "bonjour-service"
    /// Whether the app says that it encrypts beyond what export rules exempt.
    case encryptionExport = "encryption-export"
    case entitlement
    /// Whether a privacy manifest says that the app tracks.
    case tracking
    case trackingDomain = "tracking-domain"
    /// A type of collected data.
    case dataType = "data-type"
    /// A category of required-reason API with its codes.
    case accessedAPI = "accessed-api"
    case dependency
  }

  package var kind: Kind
  /// As the file spells it. Of a list it is the element, so that one more is one new declaration.
  package var key: String
  /// `true`, `false`, a number, a text, a version; empty where that it is there is all there is to say. Of a text that
  /// people read there is none: what counts is whether it says something, `true` or `false`.
  package var value: String
  package var place: FilePlace
  /// The id of the target; empty where it is about none.
  package var target: String
  /// The configuration that it holds for; empty where it holds for all of them.
  package var configuration: String
  /// Why a comment asks not to judge it; nothing where none does.
  package var suppressed: String?

  package init(
    _ kind: Kind, _ key: String, _ value: String = "", at place: FilePlace, target: String = "",
    configuration: String = ""
  ) {
    self.kind = kind
    self.key = key
    self.value = value
    self.place = place
    self.target = target
    self.configuration = configuration
  }
}

extension Declaration {
  /// The order of declarations in every report: by kind, key, target and configuration, then by place.
  package func precedes(_ other: Declaration) -> Bool {
    guard kind == other.kind else { return kind.rawValue < other.kind.rawValue }
    if key != other.key { return key < other.key }
    if target != other.target { return target < other.target }
    if configuration != other.configuration { return configuration < other.configuration }
    if value != other.value { return value < other.value }
    return (place.file, place.line) < (other.place.file, other.place.line)
  }
}
