package import Catalog
package import Trees

/// One place in source that a rule of the catalog counts.
///
/// Where a census was asked for less detail, what says where the site is and what it is called is empty or zero.
/// A site never changes, and each target that compiles it, in each configuration, has it: so it is shared.
package final class Site: Sendable {
  /// The rule's id.
  package let rule: String
  /// The API as the source names it: `UserDefaults`, `dataTask`.
  package let name: String
  /// The callee chain with argument labels and the literals that say where data goes; no local names.
  package let call: String
  package let form: Form
  package let certainty: Certainty
  package let standing: Standing?
  /// What decided the certainty, in words.
  package let evidence: String
  /// Relative to the root.
  package let file: String
  /// From one.
  package let line: Int
  package let column: Int
  /// The enclosing declaration: `Client.load(_:)`. Empty at the top of a file.
  package let declaration: String
  /// The chain of `#if` conditions around it, joined by `&&`. Empty where there is none.
  package let condition: String
  package let origin: Origin
  package let role: Role
  /// The dependency that a third-party file belongs to.
  package let dependency: String
  /// The host of a URL literal.
  package let host: String
  /// Why a comment in the source asks not to judge it; nothing where none does.
  package let suppressed: String?
  /// Whether code that the site can mean declares the name itself, and nothing at the site speaks against that.
  package let isOwnName: Bool
  /// Ids of the targets that compile it, in order.
  package let targets: [String]
  /// What the code around it does with it, for audits that ask.
  package let handling: Handling?

  package init(
    rule: String, name: String = "", call: String = "", form: Form, certainty: Certainty,
    standing: Standing? = nil, evidence: String = "", file: String, line: Int = 0, column: Int = 0,
    declaration: String = "", condition: String = "",
    origin: Origin = .firstParty, role: Role = .app, dependency: String = "", host: String = "",
    suppressed: String? = nil, isOwnName: Bool = false, targets: [String] = [],
    handling: Handling? = nil
  ) {
    self.rule = rule
    self.name = name
    self.call = call
    self.form = form
    self.certainty = certainty
    self.standing = standing
    self.evidence = evidence
    self.file = file
    self.line = line
    self.column = column
    self.declaration = declaration
    self.condition = condition
    self.origin = origin
    self.role = role
    self.dependency = dependency
    self.host = host
    self.suppressed = suppressed
    self.isOwnName = isOwnName
    self.targets = targets
    self.handling = handling
  }
}

extension Site {
  /// The same site with some things said otherwise.
  package func with(
    certainty: Certainty? = nil, evidence: String? = nil, line: Int? = nil, origin: Origin? = nil,
    role: Role? = nil, dependency: String? = nil, suppressed: String? = nil, isOwnName: Bool? = nil,
    targets: [String]? = nil
  ) -> Site {
    Site(
      rule: rule, name: name, call: call, form: form, certainty: certainty ?? self.certainty,
      standing: standing, evidence: evidence ?? self.evidence, file: file, line: line ?? self.line,
      column: column, declaration: declaration, condition: condition, origin: origin ?? self.origin,
      role: role ?? self.role, dependency: dependency ?? self.dependency, host: host,
      suppressed: suppressed ?? self.suppressed, isOwnName: isOwnName ?? self.isOwnName,
      targets: targets ?? self.targets, handling: handling)
  }
}

extension Site: Hashable {
  package static func == (a: Site, b: Site) -> Bool {
    a === b
      || a.hasSamePlace(as: b) && a.hasSameName(as: b) && a.hasSameVerdict(as: b) && a.targets == b.targets
  }

  private func hasSamePlace(as other: Site) -> Bool {
    file == other.file && line == other.line && column == other.column && declaration == other.declaration
      && condition == other.condition && origin == other.origin && role == other.role
      && dependency == other.dependency
  }

  private func hasSameName(as other: Site) -> Bool {
    rule == other.rule && name == other.name && call == other.call && form == other.form && host == other.host
  }

  private func hasSameVerdict(as other: Site) -> Bool {
    certainty == other.certainty && standing == other.standing && evidence == other.evidence
      && suppressed == other.suppressed && isOwnName == other.isOwnName && handling == other.handling
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(file)
    hasher.combine(line)
    hasher.combine(column)
    hasher.combine(call)
  }
}

/// What the code is for.
package enum Role: String, Sendable, CaseIterable {
  case app, test, sample
}

/// Something that a census could not see.
package struct Blind: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    /// A name that the program puts together when it runs.
    case dynamicName = "dynamic-name"
    /// A file or folder that could not be opened or read.
    case unreadable
    /// A file over the size limit.
    case tooLarge = "too-large"
    /// An encoding that Sluice does not read.
    case encoding
    /// A link that leads nowhere.
    case danglingLink = "dangling-link"
    /// A link that leads out of the root, which is not followed.
    case outsideLink = "outside-link"
    /// A FIFO, a socket or a device, which is not opened.
    case special
    /// A file that a project names and that is not there.
    case missingFile = "missing-file"
    /// A variable of the build settings that nothing sets.
    case unresolvedVariable = "unresolved-variable"
    /// A kind of project, or a part of one, that Sluice does not read.
    case unreadProject = "unread-project"
    /// A file that is not what it should be.
    case malformed
    /// A project of the team's own app that cannot be read, so that nobody knows what ships.
    case malformedProject = "malformed-project"
    /// A dependency that is only there as a binary, or locked and not there at all.
    case absentDependency = "absent-dependency"
    /// Which ignored files git tracks.
    case gitIndex = "git-index"
    /// Suppressions, of which a file has more than are read.
    case suppressions
    /// A source between the markers of a merge conflict, which compilers skip.
    case conflictMarker = "conflict-marker"
    /// A file that is called a source and holds something else: it is encrypted, a pointer, compressed.
    case notText = "not-text"
    /// Sources of the app in a language that Sluice does not read.
    case unreadLanguage = "unread-language"
    /// A web view in a file of the interface builder, which is not read.
    case webView = "web-view"
    /// Names of a program or library that are encrypted, or nowhere in it.
    case hiddenSymbols = "hidden-symbols"
    /// All files, because none is one that is to be read.
    case nothingRead = "nothing-read"
  }

  /// What it is about, where its kind does not say.
  package enum Subject: Sendable, Hashable {
    /// The Info.plist of a target, or a file of build settings.
    case infoPlist, buildSettings
    /// The name of a language.
    case language(String)
  }

  package var kind: Kind
  package var subject: Subject?
  package var file: String
  /// Zero where the whole file is meant.
  package var line: Int
  package var why: String
  /// How to mend it, where nothing else is said of its kind.
  package var mend = ""

  package init(kind: Kind, _ subject: Subject? = nil, file: String, line: Int = 0, why: String) {
    self.kind = kind
    self.subject = subject
    self.file = file
    self.line = line
    self.why = why
  }

  /// Whether a gate that met this has not seen all of what it judges.
  package var isFailure: Bool {
    switch kind {
    case .unreadable, .tooLarge, .encoding, .conflictMarker, .notText, .nothingRead, .malformedProject: true
    default: false
    }
  }

  /// What is so, in words that follow the file's name.
  package var summary: String {
    switch kind {
    case .conflictMarker, .hiddenSymbols: "was not read whole: \(why)"
    case .nothingRead: why
    case .malformedProject: "describes what ships, and was not read: \(why)"
    default: "was not read: \(why)"
    }
  }

  /// What to do about a failure.
  package var remedy: String {
    if !mend.isEmpty { return mend }
    return switch kind {
    case .conflictMarker: "settle the conflict and take its markers out"
    case .nothingRead: "correct the patterns, which are relative to the root, or take them out"
    default: "make it readable, or leave it out with --exclude"
    }
  }
}
