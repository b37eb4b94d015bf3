import Lexing
import Testing

/// A source and its tokens, as `render` writes them, in some languages of the C family.
struct CFamilyFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let languages: [Language]
  let source: String
  let tokens: String

  var testDescription: String { name }

  private init(_ name: String, _ languages: [Language], _ source: String, _ tokens: String) {
    (self.name, self.languages, self.source, self.tokens) = (name, languages, source, tokens)
  }

  private static let everywhere: [Language] = [.c, .objectiveC, .cPlusPlus, .objectiveCPlusPlus]
  private static let plain: [Language] = [.c, .objectiveC]
  private static let plusPlus: [Language] = [.cPlusPlus, .objectiveCPlusPlus]

  static let all: [CFamilyFixture] = [
    .init("words", everywhere, "int a_1 = $b$ + UserDefaults; if x", ""),
    .init("words of other scripts", everywhere, "été x€ 变量 a🎈", ""),
    .init("signs of other scripts start no word", everywhere, "× «a»", ""),
    .init("universal character names", everywhere, #"\u00e9t\U000000e9 a\u{e9}b \u0041 \u12"#, ""),
    .init("punctuation", everywhere, "a->b a::b x-->y ::: -= ... a.b <:c:>", ""),
    .init("numbers", everywhere, "1 0x1F .5 1.e+5 1e-5f 0x1p-3 5_km 1..2 1e+5+6 a.5", ""),
    .init("exponent of a number that is not hexadecimal", plain, "1p-3", ""),
    .init("exponent of a number that is not hexadecimal", plusPlus, "1p-3", ""),
    .init("digit separators", plusPlus, "1'000'000 0x1'F 1'a 1'2'.5 1''", ""),
    .init("no digit separators", plain, "1'000'0", ""),
    .init("strings", everywhere, #""a" "a\"b" "\\" L"w" u"x" U"y" u8"z" "" '"' "'""#, ""),
    .init("characters", everywhere, #"'a' '\'' '\\' L'a' u'b' U'c' '"' '' 'ab'"#, ""),
    .init("character with the prefix u8", plusPlus, "u8'a'", ""),
    .init("character behind the word u8", plain, "u8'a'", ""),
    .init("no prefixes", everywhere, #"LL"a" U8"b" R'c' u8L"d" RL"e""#, ""),
    .init("suffixes", plusPlus, #""a"_x "a"s "a"sv 'c'_d "a"PRIu64 "a"mins "a"é 'c's"#, ""),
    .init("no suffixes", plain, #""a"_x "a"s"#, ""),
    .init("Objective-C strings", everywhere, #"@"a" @ "b" @"UserDefaults" @selector(c) @'d' @[@"e"]"#, ""),
    .init("names in strings", everywhere, #""UserDefaults" L"Security" "Security " 'UserDefaults' "#, ""),
    .init("addresses", everywhere, #""http://a" @"b://" "c:/d" "://" 'e://f' "g:\//""#, ""),
    .init("raw strings", everywhere, "R\"(a)\" R\"x(a\"b)\"c)x\" LR\"()\" u8R\"(a\nb)\" uR\"(\\)\" R \"(a)\"", ""),
    .init("raw string holds an address", everywhere, #"R"(a://b)" R"(a:)//b""#, ""),
    .init("raw string without its parenthesis", everywhere, #"R"a b" c R" d"#, ""),
    .init("raw string that nothing closes", everywhere, "R\"x(a)\" b\n)y\"", ""),
    .init("raw delimiter of seventeen bytes", everywhere, #"R"0123456789abcdefg(a)0123456789abcdefg" b"#, ""),
    .init("stray quotes", everywhere, "a \"b\nc 'd\ne @\"f\ng L\"h\ni", ""),
    .init("quote at the end", everywhere, #"a ""#, ""),
    .init("escape at the end", everywhere, #"a "\"#, ""),
    .init("continued tokens", everywhere, "User\\\nDefaults \"a\\\nb\" 1\\\n2 L\\\n\"c\" #\\  \n/\\\n/ d\\\ne\nf", ""),
    .init("continued block comment", everywhere, "a /\\\n* b *\\\n\\\n/ c", ""),
    .init("continuation is no first token", everywhere, "a \\\nb \\\n#if c\n\\\n#if d", ""),
    .init("escape before a continuation", everywhere, "\"\\\\\n\" a\" b", ""),
    .init("comments", everywhere, "a // b \" ' /*\nc /* d // \" ' */ e /**/ f /*/ g */ h / i", ""),
    .init("line comment goes on", everywhere, "// a \\\nb\\  \nc\nd // \\\n\ne", ""),
    .init("comment that nothing closes", everywhere, "a /* b\nc", ""),
    .init("lines", everywhere, "a b\n\n c\n\td /* e\n */ f\n/* g */ h", ""),
    .init("directives", everywhere, "#if a\n # define b(c) #c ## d\n#endif // e\n  %:undef f\n#\n#1 \"g\"\nh #if", ""),
    .init("no directives", everywhere, "## a\n%:%: b\n@#c", ""),
    .init("directive behind a comment", everywhere, "/* a\n */ #if b\n#/**/if c", ""),
    .init("continued directive", everywhere, "#\\\nif a\n#err\\\nor 'b'\n", ""),
    .init("free text", everywhere, "#error it's /* \"a\n#warning  don't // \\\n  b \nc\n#error\n#error\\\n\nd #error 'e'", ""),
    .init("pragma mark", everywhere, "#pragma mark - it's /* a\n#pragma  mark\n#pragma mark_ 'a'\n#pragma once\nb", ""),
    .init("header names", everywhere, "#import <Security/a.h> // b\n#include \"Security.h\"\n# include_next <it's>\n#embed <a> c\n#import\"d'e\"\nf", ""),
    .init("no header names", everywhere, "#include a <b>\n#include /* c */ <d>\n#import <e\n#import \"f\ng <h.h>\n@import Security;", ""),
    .init("control bytes", everywhere, "a\0b \"c\0d\" '\0' \u{1} \u{1A} `\u{7F} // \0 e\nf", ""),
    .init("backslashes", everywhere, #"\ a \\ \b"#, ""),
  ]
}

let vocabulary = Vocabulary(triggers: ["UserDefaults", "Security"])

/// The tokens of a source, with a space between them. Each is a letter for its kind, marks for its flags (`^` first on
/// its line, `!` unterminated, `~` free text, `/` holds a URL, `=` its name is a trigger) and its text.
func render(_ text: String, _ language: Language, keepComments: Bool = false) -> String {
  Source.with(Array(text.utf8)) { source in
    var tokens = TokenBuffer()
    language.lex(source, vocabulary, keepComments: keepComments, into: &tokens)
    return (0..<tokens.count).map { render(tokens[$0], source) }.joined(separator: " ")
  }
}

private func render(_ token: Token, _ source: Source) -> String {
  let letters: [TokenKind: String] = [
    .identifier: "i", .keyword: "k", .string: "s", .comment: "c", .number: "n", .punctuation: "p", .directive: "d",
  ]
  let marks: [(Token.Flags, String)] = [(.unterminated, "!"), (.freeText, "~"), (.holdsURL, "/")]
  let controls: [Unicode.Scalar: String] = ["\n": "␊", "\r": "␍", "\0": "␀"]
  var text = token.flags.contains(.startsLine) ? "^" : ""
  text += letters[token.kind] ?? "?"
  for (flag, mark) in marks where token.flags.contains(flag) { text += mark }
  if vocabulary.isTrigger(token.name) { text += "=" }
  text += ":"
  for scalar in source.text(of: token).unicodeScalars { text += controls[scalar] ?? String(scalar) }
  return text
}

/// Expects tokens in order, none empty and none overlapping, and nothing but white space between them.
func expectTiling(_ bytes: ArraySlice<UInt8>, _ language: Language) {
  Source.with(bytes) { source in
    var tokens = TokenBuffer()
    language.lex(source, vocabulary, keepComments: true, into: &tokens)
    var at = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for index in 0..<tokens.count {
      let token = tokens[index]
      guard token.length > 0, token.start >= at, token.end <= source.count, isBlank(source, at..<token.start) else {
        Issue.record("token \(index) after offset \(at) in \(language): \(Array(bytes.prefix(400)))")
        return
      }
      at = token.end
    }
    #expect(isBlank(source, at..<source.count), "after \(at) in \(language): \(Array(bytes.prefix(400)))")
  }
}

/// Whether there is only white space, NUL, and backslashes that continue a line.
private func isBlank(_ source: Source, _ range: Range<Int>) -> Bool {
  var continues = false
  for index in range {
    switch source[index] {
    case UInt8(ascii: "\\"):
      if continues { return false }
      continues = true
    case 0x0A, 0x0D: continues = false
    case 0x20, 0x09, 0x0B, 0x0C: break
    case 0: if continues { return false }
    default: return false
    }
  }
  return !continues
}

extension Source {
  fileprivate func starts(with prefix: [UInt8]) -> Bool {
    prefix.indices.allSatisfy { self[$0] == prefix[$0] }
  }
}

/// A small generator, so that the same seed gives the same bytes everywhere.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
