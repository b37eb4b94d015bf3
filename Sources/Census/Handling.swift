/// What the code around a site does with it, as far as one file's tokens tell: what an audit asks for beyond the site
/// itself. It is no part of what a census says.
package struct Handling: Sendable, Hashable {
  package struct Traits: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A failure is thrown away: by `try?`, an empty `catch`, an answer that nobody looks at.
    package static let ignoresFailure = Traits(rawValue: 1 << 0)
    /// The call says, or may say, how the file is protected.
    package static let givesClass = Traits(rawValue: 1 << 1)
    /// The file can be written only while the device is unlocked.
    package static let needsUnlock = Traits(rawValue: 1 << 2)
    /// The file has another name each time: there are more and more of them.
    package static let isFreshName = Traits(rawValue: 1 << 3)
    /// Which file it is, the caller or a loop says: it can be any.
    package static let isGiven = Traits(rawValue: 1 << 4)
    /// The same file was kept out of backups before, and the write puts a new one in its place.
    package static let losesExclusion = Traits(rawValue: 1 << 5)
    /// What begins here ends in the same function, or the function does not tell.
    package static let isEnded = Traits(rawValue: 1 << 6)
    /// It ends in the same function, which can be left before that.
    package static let isEndSkipped = Traits(rawValue: 1 << 7)
    /// A server is accepted, and nothing around that looks at who it is.
    package static let isUnchecked = Traits(rawValue: 1 << 8)
    /// It hands a server to nothing that looks at the answer.
    package static let ignoresAnswer = Traits(rawValue: 1 << 9)
    /// The path is written out in the source.
    package static let isAbsolute = Traits(rawValue: 1 << 10)
    /// It stands in a function of no type.
    package static let isFree = Traits(rawValue: 1 << 11)
    /// The value is only compared, matched or told, and given to nothing.
    package static let isAsked = Traits(rawValue: 1 << 12)
    /// Access is asked for, to read and to write: only what the call surely says.
    package static let asksToRead = Traits(rawValue: 1 << 13)
    package static let asksToWrite = Traits(rawValue: 1 << 14)
    /// A declaration around it is marked as not available to app extensions.
    package static let isKeptFromExtensions = Traits(rawValue: 1 << 15)
    /// A text that the rule lists by itself stands in the same expression: the key of what an organisation configures.
    package static let holdsListedText = Traits(rawValue: 1 << 16)
  }

  package var traits: Traits
  /// Where the file lies, as far as the names tell that lead to it.
  package var place: StoragePlace?
  /// The path that is written out.
  package var path = ""
  /// The line of what the traits are about: where the function is left, where the file was kept out. Zero for none.
  package var line = 0
  /// From which versions of systems on it never runs; nothing where nothing says so.
  package var limit: SystemLimit?
  /// The key of the Info.plist's purposes that a request names.
  package var purposeKey = ""

  package init(
    _ traits: Traits = [], place: StoragePlace? = nil, path: String = "", line: Int = 0,
    limit: SystemLimit? = nil, purposeKey: String = ""
  ) {
    self.traits = traits
    self.place = place
    self.path = path
    self.line = line
    self.limit = limit
    self.purposeKey = purposeKey
  }
}

extension Handling {
  func with(_ more: Traits) -> Handling {
    var handling = self
    handling.traits.formUnion(more)
    return handling
  }
}

/// A folder that the system has a name for.
package enum StoragePlace: String, Sendable, CaseIterable {
  case documents, applicationSupport, caches, temporary, library, home, group
  case desktop, downloads, pictures, movies, music

  /// Whether the system clears it.
  package var isPassing: Bool { self == .caches || self == .temporary }

  /// By any of its spellings: `documentDirectory`, `documentsDirectory`, `NSDocumentDirectory`.
  init?(spelling: String) {
    switch spelling {
    case "documentDirectory", "documentsDirectory", "NSDocumentDirectory": self = .documents
    case "applicationSupportDirectory", "NSApplicationSupportDirectory": self = .applicationSupport
    case "cachesDirectory", "NSCachesDirectory": self = .caches
    case "temporaryDirectory", "NSTemporaryDirectory", "itemReplacementDirectory": self = .temporary
    case "libraryDirectory", "NSLibraryDirectory": self = .library
    case "homeDirectory", "NSHomeDirectory", "homeDirectoryForCurrentUser": self = .home
    case "containerURL", "containerURLForSecurityApplicationGroupIdentifier": self = .group
    case "desktopDirectory", "NSDesktopDirectory": self = .desktop
    case "downloadsDirectory", "NSDownloadsDirectory": self = .downloads
    case "picturesDirectory", "NSPicturesDirectory": self = .pictures
    case "moviesDirectory", "NSMoviesDirectory": self = .movies
    case "musicDirectory", "NSMusicDirectory": self = .music
    default: return nil
    }
  }
}
