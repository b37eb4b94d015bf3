import Catalog
package import Lexing

/// What one file adds to a census: it depends on that file alone.
package struct Share: Sendable {
  /// The sites, their files and lines set; what a declaration elsewhere in the module would speak against is beside them.
  package var sites: [Candidate] = []
  /// The names of the vocabulary that the file declares.
  package var declared: Set<Usage.Declared> = []
  /// Under which conditions, where none of its declarations stands without one.
  var conditions: [Usage.Declared: Set<String>] = [:]
  /// The types of the system that it gives to properties.
  var properties: [PropertyType] = []
  /// No file that a person wrote has more.
  static let maximumPropertyCount = 256
  package var blind: [Blind] = []
  package var suppressions: [Suppression] = []
  /// Suites, groups and containers that its sites name.
  var mentions: [GroupMention] = []
  /// No file that a person wrote names more.
  static let maximumMentionCount = 256
  /// Texts that may name some, for the sites of other files.
  var constants: [Constant] = []
  /// The modules that the file imports, as hashes of their names, where declarations of others may be meant.
  var imports: [UInt64] = []
  /// Where it asks for the object of the running application.
  var applicationUses: [Site] = []
  /// Whether the file imports a test framework.
  package var isTest = false

  package struct Candidate: Sendable {
    package var site: Site
    /// The declarations of the same name that would make it only possible; nothing where the site's own evidence decides.
    package var doubts: [Usage.Declared]
    /// The type of the receiver where that decided, and where the module may have its own of that name.
    package var doubted = ""
    /// The system's type on whose value or self the site is, as a hash of its name; zero where it is not known.
    package var receiverType: UInt64 = 0
    /// The properties of `self` that the receiver can be, where its type is not known.
    var receivers: [PropertyType.Place] = []
    /// The types around it and what those inherit from, as hashes of their names, where a declaration in one of them may
    /// be meant.
    package var enclosing: [UInt64] = []
    package var manner = Manner.any

    /// How a name is reached, which says where what it means can be declared.
    package enum Manner: Sendable {
      /// As it likes.
      case any
      /// It stands for itself in Swift, without a receiver or its module.
      case bare
      /// It stands so, and what it is given speaks for the API.
      case inType
      /// It is a member of something in Swift.
      case member
      /// Its scope is that of all, as `::stat` says.
      case global
    }
  }
}

/// Finds the sites of one file after another; keeps its buffers between them.
package struct Matcher: ~Copyable {
  private let index: SpellingIndex
  private var buffer = CodeBuffer()
  private let testModules: [Name]

  package init(_ index: SpellingIndex) {
    self.index = index
    testModules = ["XCTest", "Testing"].map(index.vocabulary.name)
  }

  /// What the tokens of a file add to the census of `path`.
  /// - Parameters:
  ///   - detail: of which sites to say more than what they are counted as.
  ///   - search: where suppressions count.
  package mutating func share(
    of source: Source, _ tokens: borrowing TokenBuffer, _ language: Language, path: String,
    detail: SiteDetail = .all, suppressions search: SuppressionSearch = .everywhere
  ) -> Share {
    tokens.withContents { contents in
      let candidates = index.sieve.candidates(contents, source, language)
      guard !candidates.isEmpty || search == .everywhere else { return Share() }
      return buffer.withCode(of: source, contents, language) { code in
        var matching = Matching(index, code)
        matching.share.isTest = testModules.contains { code.contains($0) } && code.importsTestFramework
        matching.match(candidates)
        matching.finish(path, matching.share.isTest ? detail.ofTests : detail, search)
        return matching.share
      }
    }
  }
}

/// Of which sites a census says where they are and what they are called; the others are only counted.
package enum SiteDetail: Sendable {
  case none
  /// Those that can fail a gate.
  case gating
  case all

  /// What is left of it in code that is not the app's own.
  package var ofTests: SiteDetail { self == .all ? .all : .none }

  func includes(_ certainty: Certainty) -> Bool {
    switch self {
    case .none: false
    case .gating: certainty > .possible
    case .all: true
    }
  }
}
