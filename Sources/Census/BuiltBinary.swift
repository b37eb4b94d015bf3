package import Catalog
import Formats
import Projects
import Trees

/// A program or library of a built bundle, as far as its file tells.
package struct BuiltBinary: Sendable, Hashable {
  /// Relative to the root.
  package let path: String
  /// Why it is none, for the middle of a sentence; nothing where it is one.
  package var trouble: String?
  package var isEncrypted = false
  /// Whether the names of messages are among what is encrypted.
  package var hidesSelectors = false
  /// Whether a certificate vouches for it.
  package var isSigned = false
  /// Whether it is yet to be linked into another one.
  package var isStatic = false
  /// What it is built for, as far as it says; an app for iOS on a Mac is one for iOS.
  package var platforms: [ApplePlatform] = []
}

/// Reads programs and libraries, one after the other: each can be as large as all sources of an app.
struct BinaryReader: ~Copyable {
  private let tree: Tree
  private let index: SymbolIndex
  private var buffer = FileBuffer()
  private var folders: FolderMemory

  init(_ tree: Tree, _ catalog: Catalog, _ roles: RoleFolders) {
    self.tree = tree
    index = SymbolIndex(catalog)
    folders = FolderMemory(roles)
  }

  /// By their numbers in `mach-o/loader.h`, simulators among them.
  private static let platforms: [Int: ApplePlatform] = [
    1: .macOS, 2: .iOS, 3: .tvOS, 4: .watchOS, 6: .iOS, 7: .iOS, 8: .tvOS, 9: .watchOS, 11: .visionOS,
    12: .visionOS,
  ]

  /// What a file comes to.
  struct Answer {
    var binary: BuiltBinary
    var tally = Tally()
    /// What its signature says, as a file of its own.
    var entitlements: ConfigurationFile?
  }

  mutating func read(_ file: TreeFile, at path: String) -> Answer {
    var answer = Answer(binary: BuiltBinary(path: path))
    do throws(FileBuffer.Trouble) {
      try buffer.read(file, of: tree, limit: MachOReader.maximumByteCount)
    } catch {
      answer.tally.blind = [Blind(error, path, limit: MachOReader.maximumByteCount)]
      return answer
    }
    do throws(BinaryError) {
      let read = try MachOReader.read(buffer.bytes)
      answer.tally.scanned = 1
      answer.tally.bytes = buffer.count
      take(read, of: file, into: &answer)
    } catch {
      answer.binary.trouble = "\(error)"
      answer.tally.blind = [
        Blind(kind: .malformed, file: path, why: "it should be a program or library, and it \(error)")
      ]
    }
    return answer
  }

  private mutating func take(_ read: MachOReader.Answer, of file: TreeFile, into answer: inout Answer) {
    let path = answer.binary.path
    answer.binary.isStatic = read.isStatic
    var platforms = Set(read.images.flatMap(\.platforms))
    // What is for a Mac can be loaded by apps for iOS there, too.
    if platforms.contains(1) { platforms.remove(6) }
    answer.binary.platforms = Set(platforms.compactMap { Self.platforms[$0] }).sorted {
      $0.rawValue < $1.rawValue
    }
    answer.binary.isEncrypted = read.images.contains(where: \.isEncrypted)
    answer.binary.hidesSelectors = read.images.contains(where: \.hidesSelectors)
    answer.binary.isSigned = read.images.contains { $0.signature?.hasCertificate ?? false }
    answer.tally.blind = blind(read, path)
    answer.entitlements =
      read.images.lazy.compactMap(\.signature).compactMap { signature in
        signature.entitlements.map {
          ConfigurationFile(entitlements: $0, of: path, at: signature.entitlementsOffset)
        }
      }.first
    let sites = sites(read, path)
    guard !sites.isEmpty else { return }
    var share = Share()
    share.sites = sites.map { Share.Candidate(site: $0, doubts: []) }
    answer.tally.parts = [Tally.Part(path, share, folders.facts(of: file, at: path))]
  }

  private func blind(_ read: MachOReader.Answer, _ path: String) -> [Blind] {
    var found: [Blind] = []
    let note = { (why: String) in found.append(Blind(kind: .hiddenSymbols, file: path, why: why)) }
    if read.images.contains(where: \.hidesSelectors) {
      note("its code is encrypted, so the names of messages were not read, only what it imports")
    }
    if read.images.contains(where: \.hidesImports) {
      note("it has no table of symbols, so what it imports is not known")
    }
    if read.unreadMembers > 0 {
      let objects =
        read.unreadMembers == 1 ? "1 of its objects is" : "\(read.unreadMembers) of its objects are"
      note("\(objects) not for the machine but for the compiler, and not read")
    }
    return found
  }

  /// One site for each rule and name, as sure as in the architecture where it is surest.
  private func sites(_ read: MachOReader.Answer, _ path: String) -> [Site] {
    var images = read.images
    if read.isStatic {
      // What one object asks for and another one gives is the library's own.
      let own = Set(images.flatMap(\.definitions))
      for place in images.indices { images[place].imports.removeAll { own.contains($0.name) } }
    }
    var places: [Key: Int] = [:]
    var hits: [SymbolIndex.Hit] = []
    for hit in images.flatMap(index.hits) {
      let key = Key(rule: hit.spelling.rule, name: hit.name)
      guard let place = places[key] else {
        places[key] = hits.count
        hits.append(hit)
        continue
      }
      if hit.certainty > hits[place].certainty { hits[place] = hit }
    }
    return hits.map { hit in
      Site(
        rule: index.rule(hit.spelling), name: hit.name,
        call: hit.form == .import ? "import \(hit.name)" : hit.name,
        form: hit.form, certainty: hit.certainty, standing: hit.spelling.standing, evidence: hit.evidence,
        file: path)
    }.sorted { ($0.rule, $0.name) < ($1.rule, $1.name) }
  }

  private struct Key: Hashable {
    let rule: Int
    let name: String
  }
}

extension ConfigurationFile {
  /// The entitlements in the signature of a program: its lines are no lines of the file.
  fileprivate init(entitlements bytes: [UInt8], of path: String, at offset: Int) {
    self.init(path: path, bytes, as: .entitlements)
    switch content {
    case .propertyList(var document):
      document.root = document.root.moved(to: .byte(offset))
      document.notes = []
      content = .propertyList(document)
    case .malformed(var malformed):
      malformed.place = FilePlace(path)
      content = .malformed(malformed)
    default: break
    }
  }
}
