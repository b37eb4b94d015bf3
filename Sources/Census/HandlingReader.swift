import Catalog
import Lexing

/// Names that it looks for.
struct HandlingNames: Sendable {
  /// What ends the access to a picked file.
  let scopeStops: [Name]
  /// What keeps a file out of backups.
  let exclusions: [Name]

  init(_ vocabulary: Vocabulary) {
    scopeStops = [
      "stopAccessingSecurityScopedResource", "CFURLStopAccessingSecurityScopedResource",
    ].map(vocabulary.name)
    exclusions = ["isExcludedFromBackup", "NSURLIsExcludedFromBackupKey"].map(vocabulary.name)
  }
}

/// Reads what the code of one file does with the sites that audits ask more about.
struct HandlingReader {
  /// The rules that it is asked about.
  static let rules = Set<String>([
    "scope.start", "storage.file-write", "storage.database", "storage.delete", "trust.override",
    "trust.evaluation",
    "file-protection.option", "file-protection.attribute", "file-protection.none", "permission.health",
    "permission.location-full-accuracy",
  ]).union(limited).union(keptFromExtensions)

  /// Those whose calls have other names, and ask for other keys, on newer systems.
  private static let limited: Set = [
    "permission.calendars", "permission.calendars-add", "permission.reminders",
  ]
  /// Those of which some are not for app extensions.
  private static let keptFromExtensions: Set = [
    "web.open-url", "ipc.app-query", "service.background-task", "permission.tracking", "permission.nfc",
  ]

  /// No file that a person wrote has more; a file is not followed for ever.
  private static let maximumCount = 256

  private let code: Code
  private let names: HandlingNames
  private let extensionNames: ExtensionNames
  private var files: FileHandling
  private var lines: LineCounter
  private var count = 0
  private var exclusions: BackupExclusions

  init(_ code: Code, _ names: HandlingNames, _ extensionNames: ExtensionNames) {
    self.code = code
    self.names = names
    self.extensionNames = extensionNames
    files = FileHandling(code)
    exclusions = BackupExclusions(code, names.exclusions)
    lines = LineCounter(code.source)
  }

  /// What is known of the site of a rule at a token; nothing where nothing is.
  mutating func handling(of rule: String, at token: Int) -> Handling? {
    guard count < Self.maximumCount else { return nil }
    count += 1
    switch rule {
    case "scope.start": return scope(token)
    case "storage.file-write", "storage.database": return write(token)
    case "storage.delete": return removal(token)
    case "trust.override": return acceptance(token)
    case "trust.evaluation": return TrustHandling(code).ignoresAnswer(token) ? Handling(.ignoresAnswer) : nil
    case "permission.health":
      var request = HealthRequest(code, files, at: token)
      return request.handling()
    case "permission.location-full-accuracy": return purpose(token)
    case _ where Self.limited.contains(rule):
      return code.systemLimit(at: token).map { Handling(limit: $0) }
    case _ where Self.keptFromExtensions.contains(rule):
      return code.isKeptFromExtensions(token, extensionNames) ? Handling(.isKeptFromExtensions) : nil
    default: return protection(token)
    }
  }

  // MARK: Purposes

  /// A literal alone: what a name stands for is not followed.
  private func purpose(_ token: Int) -> Handling? {
    let label = code.isSwift ? "withPurposeKey" : "requestTemporaryFullAccuracyAuthorizationWithPurposeKey"
    guard let range = files.argument(label, ofCallAt: token) else { return nil }
    let literal = code.mark(range.lowerBound, "@") ? range.lowerBound + 1 : range.lowerBound
    guard literal == range.upperBound - 1, code[literal].kind == .string,
      code[literal].flags.contains(.opensLiteral)
    else { return nil }
    return Handling(purposeKey: code.contents(ofString: literal))
  }

  // MARK: Access to picked files

  private mutating func scope(_ token: Int) -> Handling? {
    guard let balance = ScopeBalance(code, at: token) else { return Handling(.isEnded) }
    let free: Handling.Traits = isFree(token) ? .isFree : []
    switch balance.verdict(names.scopeStops) {
    case .ended: return Handling(.isEnded)
    case .open: return Handling(free)
    case .skipped(let exit):
      return Handling(.isEndSkipped, line: lines.position(of: code[exit].start).line)
    }
  }

  /// Whether the function around a token is in no type.
  private func isFree(_ token: Int) -> Bool {
    code.isSwift && code.enclosing(code.functionBrace(around: token), "{") < 0
  }

  // MARK: Servers

  private func acceptance(_ token: Int) -> Handling? {
    let trust = TrustHandling(code)
    switch code.text(token) {
    case "URLCredential", "NSURLCredential", "credentialForTrust", "initWithTrust":
      return trust.isUnchecked(token, inCallOnly: false) ? Handling(.isUnchecked) : nil
    case "sec_protocol_options_set_verify_block":
      return trust.isUnchecked(token, inCallOnly: true) ? Handling(.isUnchecked) : nil
    default: return nil
    }
  }

  // MARK: Files

  private mutating func write(_ token: Int) -> Handling? {
    guard let range = files.path(ofCallAt: token) else { return nil }
    let path = files.resolved(range, at: token)
    var handling = Handling(path.traits, place: path.place, path: path.literal)
    // An empty file is made to be written to, which fails where it was not made.
    let isEmpty = files.argument("contents", ofCallAt: token).map(isNothing) ?? false
    if !isEmpty, code.ignoresFailure(ofCallAt: token) { handling.traits.insert(.ignoresFailure) }
    protect(&handling, token)
    if let exclusion = exclusions.lost(of: path, at: token, &files) {
      handling.traits.insert(.losesExclusion)
      handling.line = lines.position(of: code[exclusion].start).line
    }
    return handling
  }

  /// `nil` or `Data()`.
  private func isNothing(_ range: Range<Int>) -> Bool {
    let first = range.lowerBound
    if code.isWord(first, .nil) { return true }
    return code.isWord(first) && code.text(first) == "Data" && code.mark(first + 1, "(")
      && code.mark(first + 2, ")")
  }

  private mutating func removal(_ token: Int) -> Handling? {
    guard code.isSwift, let range = files.path(ofCallAt: token) else { return Handling(.isGiven) }
    let path = files.resolved(range, at: token)
    return Handling(path.traits, place: path.place)
  }

  private func protection(_ token: Int) -> Handling? {
    // The name of the attribute is what a class is given by.
    if !code.text(token).hasSuffix("Key"), code.isOnlyAskedAbout(token) { return Handling(.isAsked) }
    let statement = code.statement(around: token)
    let setter = statement.first { index in
      code.isWord(index)
        && ["setAttributes", "setResourceValue", "setResourceValues"].contains(code.text(index))
    }
    guard let setter, code.ignoresFailure(ofCallAt: setter) else { return nil }
    return Handling(.ignoresFailure)
  }

  /// Options of a write that have nothing to do with protection.
  private static let plainOptions: Set<String> = [
    "atomic", "atomicWrite", "withoutOverwriting", "NSDataWritingAtomic", "NSAtomicWrite",
    "NSDataWritingWithoutOverwriting", "Data", "NSData", "WritingOptions", "nil", "kNilOptions",
  ]

  /// What a write says of how the file is protected.
  private func protect(_ handling: inout Handling, _ token: Int) {
    guard code.isSwift else {
      handling.traits.insert(.givesClass)
      return
    }
    guard
      let options = files.argument("options", ofCallAt: token)
        ?? files.argument("attributes", ofCallAt: token)
    else { return }
    let words = options.filter { code.isWord($0) && !code.mark($0 + 1, ":") }.map { code.text($0) }
    // What is no word of the system may hold a class.
    if words.contains(where: { !Self.plainOptions.contains($0) }) { handling.traits.insert(.givesClass) }
    if words.contains(where: { $0 == "completeFileProtection" || $0 == "complete" }) {
      handling.traits.insert(.needsUnlock)
    }
  }
}
