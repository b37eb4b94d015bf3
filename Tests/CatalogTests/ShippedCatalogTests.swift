import Lexing
import Testing

@testable import Catalog

@Suite("The catalog that Sluice ships")
struct ShippedCatalogTests {
  private static let shipped = Result { try Catalog.load() }
  private let catalog: Catalog

  init() throws { catalog = try Self.shipped.get() }

  /// Names that baselines and suppressions rely on, in the order of reports.
  private static let promised = """
    required-reason. file-timestamp system-boot-time disk-space active-keyboards user-defaults
    network. url-session url-connection connection cfnetwork sockets resolver http-client remote-load url-literal
    web. web-view safari-view auth-session open-url
    cloud. cloudkit key-value-store documents push
    sharing. share-sheet mail file-export handoff spotlight siri
    nearby. bluetooth multipeer nfc local-network
    pasteboard. general named
    analytics. sdk
    tracking. identifier authorization attribution
    trust. override
    service. store maps games speech other
    ipc. xpc darwin-notification url-scheme
    logging. unified-log
    keychain. read write delete accessibility accessible-always access-group synchronizable access-control wrapper
    keychain. import
    file-protection. option attribute none
    backup. exclusion
    storage. documents application-support caches temporary home group-container user-defaults-suite preferences
    storage. file-write database archive delete
    scope. start stop bookmark
    """

  @Test("Promised rules are there, in their order")
  func promisedRules() {
    let covered = Set(catalog.rules.map { $0.group + "." })
    var promised: [String] = []
    for line in Self.promised.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let group = words.first, covered.contains(group) else { continue }
      for name in words.dropFirst() { promised.append(group + name) }
    }
    let names = Set(promised)
    #expect(catalog.rules.map(\.id).filter(names.contains) == promised)
  }

  @Test("A new site is an error in the groups where data leaves or secrets change hands, else a warning")
  func severities() {
    let strict: Set = [
      "network", "trust", "analytics", "tracking", "keychain", "file-protection", "backup",
    ]
    #expect(strict.isSubset(of: Set(catalog.rules.map(\.group))))
    for rule in catalog.rules {
      #expect(rule.severity == (strict.contains(rule.group) ? .error : .warning), "\(rule.id)")
    }
  }

  @Test("Texts are there, in whole sentences")
  func texts() {
    for rule in catalog.rules {
      #expect(rule.title.count <= 60 && rule.title.last != ".", "\(rule.id)")
      #expect(
        rule.title.first?.isUppercase == true || ["iCloud", "iBeacon"].contains { rule.title.hasPrefix($0) },
        "\(rule.id)")
      for text in [rule.why, rule.mend, rule.doubt] where !text.isEmpty {
        #expect(text.last == ".", "\(rule.id): \(text)")
        #expect(!text.contains("  ") && !text.contains(". ."), "\(rule.id): \(text)")
      }
      #expect(rule.why != rule.mend, "\(rule.id)")
      #expect(rule.since == Catalog.version, "\(rule.id)")
    }
  }

  @Test("References are pages of vendors")
  func references() {
    for rule in catalog.rules {
      #expect(rule.reference.hasPrefix("https://"), "\(rule.id)")
      #expect(!rule.reference.contains(" ") && rule.reference.contains("/"), "\(rule.id)")
    }
  }

  @Test("No site can stand at a word of a language")
  func triggers() {
    #expect(catalog.triggers.isDisjoint(with: Word.allCases.map(\.spelling)))
    #expect(!catalog.triggers.contains("") && !catalog.context.contains(""))
  }

  @Test("Every spelling is found at its trigger")
  func index() {
    #expect(!catalog.spellings.isEmpty)
    for (place, spelling) in catalog.spellings.enumerated() {
      // What only programs name stands nowhere in a source.
      let isInSources = spelling.languages != .binary
      #expect(
        catalog.spellings(at: spelling.pattern.trigger).contains(place) == isInSources, "\(spelling.text)")
      #expect(catalog.rules.indices.contains(spelling.rule))
    }
  }

  @Test("Standing is a matter of required-reason rules, all of them")
  func standing() {
    for spelling in catalog.spellings {
      let asked = catalog.rules[spelling.rule].group == "required-reason"
      #expect((spelling.standing != nil) == asked, "\(spelling.text)")
    }
  }

  @Test("Symbols of the facts count where they belong", arguments: SymbolFixture.all)
  func symbol(fixture: SymbolFixture) throws {
    let place = try #require(catalog.place(ofRule: fixture.rule), "\(fixture.rule)")
    for symbol in fixture.symbols {
      let found = catalog.spellings.contains {
        $0.rule == place && $0.standing == fixture.standing && SymbolFixture.written($0.pattern) == symbol
      }
      #expect(found, "\(symbol) in \(fixture.rule)")
    }
  }

  @Test(
    "Neighbours that need no declaration are left alone",
    arguments: [
      "clock_gettime", "mach_timebase_info", "mach_wait_until", "CACurrentMediaTime", "DispatchTime",
      "ContinuousClock", "SuspendingClock", "AudioGetCurrentHostTime", "uptimeNanoseconds", "timestamp",
      "contentAccessDateKey", "NSURLAddedToDirectoryDateKey", "NSMetadataItemFSCreationDateKey",
      "systemFreeNodes", "systemNumber", "NSFileSystemFreeNodes", "textInputMode", "primaryLanguage",
      "SceneStorage", "NSUbiquitousKeyValueStore", "NSProcessInfo", "UITextInputMode.currentInputMode",
    ])
  func neighbour(name: String) {
    let asked = catalog.spellings.filter { catalog.rules[$0.rule].group == "required-reason" }
    #expect(!asked.contains { [$0.pattern.trigger, SymbolFixture.written($0.pattern)].contains(name) })
  }

  @Test(
    "A name that other types have too is possible at most, where nothing speaks for the API",
    arguments: [
      "creationDate", "modificationDate", "fileModificationDate", "systemSize", "systemFreeSize",
      "systemUptime",
      "stat", "lstat", "fstat", "statfs", "dictionaryRepresentation", "standard",
    ])
  func sharedName(name: String) {
    let spellings = catalog.spellings(at: name).map { catalog.spellings[$0] }
    #expect(!spellings.isEmpty)
    for spelling in spellings {
      let asked = catalog.rules[spelling.rule].group == "required-reason" && spelling.standing == .listed
      #expect(!asked || spelling.certainty ?? .possible == .possible, "\(spelling.text)")
    }
  }
}
