import Baseline
import Catalog
import Census
import Formats
import Lexing

// Bytes from a fuzzer: the first says what reads them. Nothing that is read may trap, hang or lose a byte.
//
//   SLUICE_FUZZ=1 swift build -c release --sanitize=fuzzer --product Fuzzing --scratch-path .build/fuzz
//   SWIFT_BACKTRACE=enable=no .build/fuzz/release/Fuzzing CORPUS -dict=Tests/Fuzzing/names.dict \
//     -max_len=4096 -timeout=10

/// What every run needs and what only has to be made once.
private struct Subject: Sendable {
  let index: SpellingIndex
  let languages: [Language] = [.swift, .objectiveC, .objectiveCPlusPlus, .c]

  static let shared: Subject? = {
    guard let catalog = try? Catalog.load() else { return nil }
    return Subject(index: SpellingIndex(catalog))
  }()

  func run(_ choice: UInt8, _ bytes: UnsafeBufferPointer<UInt8>) {
    let language = languages[Int(choice % 4)]
    switch choice / 4 % 5 {
    case 0: lex(bytes, language, keepComments: true)
    case 3 where language == .swift: merge(Array(bytes))
    case 3 where language == .objectiveC: _ = try? YAMLReader.read(Array(bytes))
    case 4 where language == .swift: readList(Array(bytes))
    case 4 where language == .objectiveC: _ = try? JSONReader.read(Array(bytes))
    // A header of a binary file that each run has, so that the fuzzer need not find it.
    case 4 where language == .objectiveCPlusPlus: readList(Array("bplist00".utf8) + bytes)
    default: match(bytes, language)
    }
  }

  /// What is noted stands in the file.
  private func readList(_ bytes: [UInt8]) {
    guard let document = try? PropertyListReader.read(bytes) else { return }
    for note in document.notes {
      let place = note.place.position ?? Position(line: 1, column: 1)
      precondition(place.line >= 1 && place.column >= 1, "a note without a place")
    }
  }

  private func lex(_ bytes: UnsafeBufferPointer<UInt8>, _ language: Language, keepComments: Bool) {
    Source.with(bytes) { source in
      var tokens = TokenBuffer()
      language.lex(source, index.vocabulary, keepComments: keepComments, into: &tokens)
      var end = 0
      for place in 0..<tokens.count {
        precondition(tokens[place].start >= end, "tokens overlap")
        end = tokens[place].end
        precondition(end <= source.count, "a token ends after its file")
      }
    }
  }

  /// What can be read as a baseline can be merged, and is read again as what was written.
  private func merge(_ bytes: [UInt8]) {
    if let conflict = try? Conflict(reading: bytes, file: "fuzz") {
      let merged = Merge(base: conflict.base, ours: conflict.ours, theirs: conflict.theirs).merged
      precondition((try? Baseline(reading: merged.text.utf8, file: "fuzz")) == merged, "a merge is lost")
    }
    if let baseline = try? Baseline(reading: bytes, file: "fuzz") {
      precondition((try? Baseline(reading: baseline.text.utf8, file: "fuzz")) == baseline, "a line is lost")
    }
  }

  private func match(_ bytes: UnsafeBufferPointer<UInt8>, _ language: Language) {
    Source.with(bytes) { source in
      var tokens = TokenBuffer()
      var matcher = Matcher(index)
      language.lex(source, index.vocabulary, into: &tokens)
      let share = matcher.share(of: source, tokens, language, path: "a")
      for candidate in share.sites {
        let site = candidate.site
        precondition(site.line >= 1 && site.column >= 1 && !site.call.isEmpty, "a site without a place")
      }
    }
  }
}

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let start, count > 0, let subject = Subject.shared else { return 0 }
  subject.run(start[0], UnsafeBufferPointer(start: start + 1, count: count - 1))
  return 0
}
