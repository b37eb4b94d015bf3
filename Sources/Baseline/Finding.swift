import Bytes
package import Catalog

/// What a person has to decide on.
package struct Finding: Sendable, Hashable {
  /// The finding's rule: `drift.new-site`.
  package var rule: String
  /// What it is about, as the rule's brackets say: for `drift.new-site` the site's rule.
  package var subject: String
  package var severity: Severity
  /// One sentence: what is so.
  package var message: String
  /// The call, for a report that says once for several what is so. Empty where it is no call.
  package var call: String
  /// The declaration that the call is made in; empty at the top of a file.
  package var declaration: String
  /// Relative to the root; empty where it has no place in a file.
  package var file: String
  /// Counted from one; zero where the whole file is meant.
  package var line: Int
  package var column: Int
  /// One sentence: what to do.
  package var help: String
  /// A page on it. Empty where there is none.
  package var reference: String
  /// The same for the same finding, wherever its line is.
  package var fingerprint: String
  /// The target that it is about; empty where it is about none.
  package var target: String
  /// The configuration that it holds for; empty where it holds for all of them.
  package var configuration: String
  package var related: [Related]
  /// Whether it is on record: the team lives with it, and it fails nothing.
  package var isKnown = false
  /// Whether what is said to be gone is still there, where a comment keeps it from being judged.
  package var isStillThere = false
  /// Why a comment at its place asks not to judge it: then it fails nothing, and is shown. Nothing where none does.
  package var suppressed: String?

  /// Whether somebody has to decide on it still.
  package var isOpen: Bool { !isKnown && suppressed == nil }

  package struct Related: Sendable, Hashable {
    package var file: String
    package var line: Int
    package var message: String

    package init(file: String, line: Int = 0, message: String) {
      self.file = file
      self.line = line
      self.message = message
    }
  }

  package init(
    rule: String, subject: String = "", severity: Severity, message: String, call: String = "",
    declaration: String = "", file: String = "", line: Int = 0, column: Int = 0, help: String = "",
    reference: String = "",
    fingerprint: String = "", target: String = "", configuration: String = "",
    related: [Related] = []
  ) {
    self.rule = rule
    self.subject = subject
    self.severity = severity
    self.message = message
    self.call = call
    self.declaration = declaration
    self.file = file
    self.line = line
    self.column = column
    self.help = help
    self.reference = reference
    self.fingerprint = fingerprint
    self.target = target
    self.configuration = configuration
    self.related = related
  }
}

extension Finding {
  /// The call and where it is made, as sentences have it; empty where it is no call.
  package var callInPlace: String { Identity.words(call, in: declaration) }

  /// The order of reports: what is open, what is on record, what is suppressed.
  package var order: Int { isOpen ? 0 : isKnown ? 1 : 2 }
}

/// Fingerprints of findings: of their identity, and of their number among those that share it.
package struct Fingerprints {
  private var counts: [[String]: Int] = [:]

  package init() {}

  /// The next finding with this identity. No message, line or column: those change while the finding stays.
  package mutating func next(_ identity: [String]) -> String {
    let ordinal = counts[identity, default: 0]
    counts[identity] = ordinal + 1
    var hash = FNVHash()
    for field in ["1"] + identity + [String(ordinal)] {
      for byte in field.utf8 { hash.add(byte) }
      hash.add(0)
    }
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
