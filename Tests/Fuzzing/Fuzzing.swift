import Baseline
import Catalog
import Census
import Formats
import Foundation
import Lexing

// Bytes from a fuzzer. Nothing that is read may trap, hang or lose a byte. `SLUICE_FUZZ_READER` says what reads them,
// by a name of `Reader` or of `ConfigurationFormat`; without it the first byte of each input does.
//
//   SLUICE_FUZZ=1 swift build -c release --sanitize=fuzzer --product Fuzzing --scratch-path .build/fuzz
//   SWIFT_BACKTRACE=enable=no SLUICE_FUZZ_READER=lexSwift .build/fuzz/release/Fuzzing CORPUS \
//     -dict=Tests/Fuzzing/names.dict -max_len=4096 -timeout=10 -max_total_time=600
//   SLUICE_FUZZ_CUT=64 SLUICE_FUZZ_READER=project .build/fuzz/release/Fuzzing FILE...

/// What reads the bytes.
private enum Reader: String, CaseIterable {
  case lexSwift, lexObjectiveC, lexCPlusPlus, matchSwift, matchObjectiveC, matchCPlusPlus, baseline, yaml
  case propertyList, binaryList, json, machO, fatMachO, staticLibrary, zip

  /// The one that the environment names.
  static let named = name.flatMap(Reader.init)
}

private let name = ProcessInfo.processInfo.environment["SLUICE_FUZZ_READER"]
private let format = name.flatMap(ConfigurationFormat.init)

/// What every run needs and what only has to be made once.
private struct Subject: Sendable {
  let catalog: Catalog
  let index: SpellingIndex

  static let shared: Subject? = {
    guard let catalog = try? Catalog.load() else { return nil }
    return Subject(catalog: catalog, index: SpellingIndex(catalog))
  }()

  func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let format {
      format.run(Array(bytes), catalog)
    } else if let reader = Reader.named {
      run(reader, bytes)
    } else if let first = bytes.first {
      run(
        Reader.allCases[Int(first) % Reader.allCases.count], UnsafeBufferPointer(rebasing: bytes.dropFirst()))
    }
  }

  private func run(_ reader: Reader, _ bytes: UnsafeBufferPointer<UInt8>) {
    switch reader {
    case .lexSwift: lex(bytes, .swift)
    case .lexObjectiveC: lex(bytes, .objectiveC)
    case .lexCPlusPlus: lex(bytes, .objectiveCPlusPlus)
    case .matchSwift: match(bytes, .swift)
    case .matchObjectiveC: match(bytes, .objectiveC)
    case .matchCPlusPlus: match(bytes, .objectiveCPlusPlus)
    case .baseline: merge(Array(bytes))
    case .yaml: _ = try? YAMLReader.read(Array(bytes))
    case .propertyList: readList(Array(bytes))
    // With the header, so that it need not be found.
    case .binaryList: readList(Array("bplist00".utf8) + bytes)
    case .json: _ = try? JSONReader.read(Array(bytes))
    case .machO: _ = try? MachOReader.read(bytes)
    // With their beginnings, so that these need not be found.
    case .fatMachO: _ = try? MachOReader.read([0xCA, 0xFE, 0xBA, 0xBE] + bytes)
    case .staticLibrary: _ = try? MachOReader.read(Array("!<arch>\n".utf8) + bytes)
    case .zip: unpack(Array(bytes))
    }
  }

  /// What an archive lists can be read, or says why not, and has no more than a person allows.
  private func unpack(_ bytes: [UInt8]) {
    guard let archive = try? ZipArchive(ByteSource(bytes)) else { return }
    for entry in archive.entries.prefix(64) {
      let contents = try? archive.contents(of: entry, limit: 1 << 16)
      precondition(contents?.count ?? entry.size == entry.size, "an entry has another size than it says")
      precondition(
        !entry.path.split(separator: UInt8(ascii: "/")).contains(Array("..".utf8)[...]), "a way out")
    }
  }

  /// Whatever is read or noted stands in the file.
  private func readList(_ bytes: [UInt8]) {
    guard let document = try? PropertyListReader.read(bytes) else { return }
    let lines = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
    for place in document.notes.map(\.place) + [document.root.place]
      + (document.root.members ?? []).map(\.keyPlace)
    {
      switch place {
      case .text(let position):
        precondition(1...lines ~= position.line && position.column >= 1, "a place outside")
      case .byte(let offset): precondition(bytes.indices.contains(offset), "a place outside")
      }
    }
  }

  private func lex(_ bytes: UnsafeBufferPointer<UInt8>, _ language: Language) {
    Source.with(bytes) { source in
      var tokens = TokenBuffer()
      language.lex(source, index.vocabulary, keepComments: true, into: &tokens)
      var end = 0
      for place in 0..<tokens.count {
        precondition(tokens[place].start >= end && tokens[place].length > 0, "tokens overlap, or are nothing")
        checkGap(end..<tokens[place].start, source, language)
        end = tokens[place].end
        precondition(end <= source.count, "a token ends after its file")
      }
      checkGap(end..<source.count, source, language)
    }
  }

  /// Between tokens are only blanks, line ends, NUL, a byte order mark, and in the C family what continues a line.
  private func checkGap(_ gap: Range<Int>, _ source: Source, _ language: Language) {
    for offset in gap {
      switch source.base[offset] {
      case 0, 0x09...0x0D, 0x20, 0xEF, 0xBB, 0xBF: continue
      case UInt8(ascii: "\\") where language != .swift: continue
      default: preconditionFailure("a byte is in no token")
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
      // However much is told of the sites, they are the same ones.
      let counted = matcher.share(of: source, tokens, language, path: "a", detail: .none)
      precondition(counted.sites.map(\.site.rule) == share.sites.map(\.site.rule), "detail changes the count")
    }
  }
}

/// Reads each input cut at every so many bytes, too: for files that are given one by one.
private let step = ProcessInfo.processInfo.environment["SLUICE_FUZZ_CUT"].flatMap(Int.init) ?? 0

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let start, count > 0, let subject = Subject.shared else { return 0 }
  let bytes = UnsafeBufferPointer(start: start, count: count)
  if step > 0 {
    for end in stride(from: 0, to: count, by: step) {
      subject.run(UnsafeBufferPointer(rebasing: bytes[..<end]))
    }
  }
  subject.run(bytes)
  return 0
}
