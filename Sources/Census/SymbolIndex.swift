import Catalog
import Formats

/// The catalog as programs and libraries are held against it: what the C and Objective-C spellings of its rows are called
/// where a linker or the runtime has to find them.
///
/// A function or constant is imported by its name with an underscore before it, a class as `_OBJC_CLASS_$_` and its name;
/// a message is a text among the names of messages, and some rows are of such a message alone: what was passed with it is
/// not to be seen, but what else is imported is. What only Swift can spell has no such name, and neither has what the
/// compiler put in the place of a call.
struct SymbolIndex {
  private let catalog: Catalog
  /// By the name that a linker looks for.
  private var imports: [String: [Int]] = [:]
  /// How names begin that are not known in full: few.
  private var beginnings: [(text: String, place: Int)] = []
  /// By the first piece of the selector, with its colon where it has one.
  private var messages: [String: [Int]] = [:]
  private var modules: [String: [Int]] = [:]

  init(_ catalog: Catalog) {
    self.catalog = catalog
    for (place, spelling) in catalog.spellings.enumerated() {
      if case .import(let module) = spelling.pattern { modules[module, default: []].append(place) }
      if case .symbol(let name) = spelling.pattern {
        if name.hasSuffix("*") {
          beginnings.append((String(name.dropLast()), place))
        } else {
          imports[name, default: []].append(place)
        }
      }
      guard !spelling.languages.isDisjoint(with: [.cFamily, .binary]) else { continue }
      switch spelling.pattern {
      case .function(let name, _), .constant(let name): imports["_" + name, default: []].append(place)
      case .type(let name): imports[Self.classPrefix + name, default: []].append(place)
      case .message(_, let pieces): messages[pieces.first ?? "", default: []].append(place)
      case .member(let name): messages[name, default: []].append(place)
      case .static, .implicit, .method, .attribute, .conformance, .declaration, .import, .string, .symbol:
        break
      }
    }
  }

  /// The id of the rule that a spelling belongs to.
  func rule(_ spelling: Spelling) -> String { catalog.rules[spelling.rule].id }

  fileprivate static let classPrefix = "_OBJC_CLASS_$_"

  /// What one image names of the catalog, each name once a rule.
  func hits(in image: MachOImage) -> [Hit] {
    let evidence = ImageEvidence(image)
    var hits: [Hit] = []
    for one in image.imports {
      // Of a type of Swift's a program imports many names, and it is one type.
      let begun = beginnings.lazy.filter { one.name.hasPrefix($0.text) }.map {
        (name: $0.text, place: $0.place)
      }
      for (name, place) in (imports[Self.plain(one.name)] ?? []).map({ (one.name, $0) }) + begun {
        guard let certainty = evidence.verdict(on: catalog.spellings[place]) else { continue }
        hits.append(hit(MachOImage.Import(name, from: one.library), catalog.spellings[place], certainty))
      }
    }
    for selector in image.selectors + Self.stubs(image) {
      for place in messages[Self.firstPiece(of: selector)] ?? [] {
        let spelling = catalog.spellings[place]
        guard spelling.isOf(selector), let (certainty, words) = evidence.verdict(onMessage: spelling) else {
          continue
        }
        hits.append(
          Hit(spelling: spelling, name: selector, form: .symbol, certainty: certainty, evidence: words))
      }
    }
    for module in evidence.modules.sorted() {
      for place in modules[module] ?? [] {
        guard let certainty = evidence.verdict(on: catalog.spellings[place]) else { continue }
        hits.append(
          Hit(
            spelling: catalog.spellings[place], name: module, form: .import, certainty: certainty,
            evidence: "linked library"))
      }
    }
    return hits
  }

  /// What a library of an app itself has is not the system's of that name, unless the rule is about that very library.
  private func hit(_ one: MachOImage.Import, _ spelling: Spelling, _ certainty: Certainty) -> Hit {
    var (certainty, words) = (certainty, "imported symbol")
    if let library = one.library, !library.hasPrefix("/usr/lib/"), !library.hasPrefix("/System/") {
      words = "imported from \(library)"
      let isMeant = (modules[ImageEvidence.module(of: library)] ?? []).contains {
        catalog.spellings[$0].rule == spelling.rule
      }
      if !isMeant { certainty = .possible }
    }
    return Hit(spelling: spelling, name: one.name, form: .symbol, certainty: certainty, evidence: words)
  }

  /// Messages of objects that are yet to be linked: a linker makes the text, and a stub of this name.
  private static func stubs(_ image: MachOImage) -> [String] {
    let prefix = "_objc_msgSend$"
    return image.imports.lazy.map(\.name).filter { $0.hasPrefix(prefix) }.map {
      String($0.dropFirst(prefix.utf8.count))
    }
  }

  /// Without what a header of the system adds to the name of a function for the layout that it wants: `$INODE64`,
  /// `$DARWIN_EXTSN`.
  private static func plain(_ name: String) -> String {
    guard let sign = name.utf8.lastIndex(of: UInt8(ascii: "$")) else { return name }
    let suffix = name[sign...].utf8.dropFirst()
    let isVariant =
      !suffix.isEmpty
      && suffix.allSatisfy { byte in
        byte == UInt8(ascii: "_") || 48...57 ~= byte || 65...90 ~= byte
      }
    return isVariant && !name.hasPrefix("_OBJC_") ? String(name[..<sign]) : name
  }

  private static func firstPiece(of selector: String) -> String {
    guard let colon = selector.utf8.firstIndex(of: UInt8(ascii: ":")) else { return selector }
    return String(selector[...colon])
  }

  /// One name of the catalog that an image has.
  struct Hit {
    let spelling: Spelling
    /// As the image has it.
    let name: String
    let form: Form
    var certainty: Certainty
    let evidence: String
  }
}

/// What an image says that can speak for or against a spelling.
private struct ImageEvidence {
  /// Of Objective-C, that it imports.
  private let classes: Set<Substring>
  /// Of functions, constants and classes that it imports, as source spells them.
  private let names: Set<Substring>
  /// The frameworks that it links.
  let modules: Set<String>

  init(_ image: MachOImage) {
    let prefix = SymbolIndex.classPrefix
    classes = Set(
      image.imports.lazy.filter { $0.name.hasPrefix(prefix) }.map { $0.name.dropFirst(prefix.utf8.count) })
    names = classes.union(image.imports.lazy.map { $0.name.dropFirst() })
    modules = Set(image.libraries.map(Self.module))
  }

  /// The framework of an install name: `Kit` of `@rpath/Kit.framework/Kit`; empty where it is a library alone.
  static func module(of library: String) -> String {
    let parts = library.split(separator: "/")
    return parts.last { $0.hasSuffix(".framework") }.map { String($0.dropLast(10)) } ?? ""
  }

  /// Of what a linker finds by its name: it is that function, whatever was passed to it.
  func verdict(on spelling: Spelling) -> Certainty? {
    for clause in spelling.clauses where clause.evidence.allSatisfy(holds) { return clause.certainty }
    return spelling.certainty
  }

  /// Of the name of a message, which says nothing of who gets it, nor whether it is sent or answered.
  func verdict(onMessage spelling: Spelling) -> (Certainty, words: String)? {
    if case .message(let receiver?, _) = spelling.pattern {
      guard classes.contains(receiver[...]), let certainty = verdict(on: spelling) else { return nil }
      return (min(certainty, .likely), "selector, with the class \(receiver)")
    }
    for clause in spelling.clauses {
      let roots = clause.evidence.flatMap { if case .root(let names) = $0 { names } else { [String]() } }
      guard clause.evidence.allSatisfy(holds) else { continue }
      guard let certainty = clause.certainty else { return nil }
      guard let root = roots.first(where: { classes.contains($0[...]) }) else {
        return (min(certainty, .likely), "selector, with what else is imported")
      }
      return (min(certainty, .likely), "selector, with the class \(root)")
    }
    guard let certainty = spelling.certainty else { return nil }
    return (certainty == .certain ? .likely : .possible, "selector alone")
  }

  private func holds(_ evidence: Evidence) -> Bool {
    switch evidence {
    // A symbol is of a library, and what it takes its prototype says.
    case .qualified, .address: true
    case .arguments(let counts): !counts.contains(0)
    case .import(let names): names.contains(where: modules.contains)
    case .root(let names): names.contains { classes.contains($0[...]) }
    case .file(let names): names.contains { self.names.contains($0[...]) }
    case .receiver, .subscript, .statement, .url, .context, .value, .awaited, .tried, .number, .argument,
      .other, .named:
      false
    }
  }
}

extension Spelling {
  /// Whether a selector is what the row spells: all of it, or how it begins.
  fileprivate func isOf(_ selector: String) -> Bool {
    switch pattern {
    case .message(_, let pieces):
      pieces.count == 1 && pieces[0].utf8.last != UInt8(ascii: ":")
        ? selector == pieces[0] : selector.hasPrefix(pieces.joined())
    case .member(let name): selector == name
    default: false
    }
  }
}
