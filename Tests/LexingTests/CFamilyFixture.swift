import Testing

@testable import Lexing

/// A source and its tokens, as `render` writes them, in some languages of the C family.
struct CFamilyFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let languages: [Language]
  var source = ""
  var tokens = ""

  var testDescription: String { name }

  static let all: [CFamilyFixture] = text.split(separator: "\n\n").compactMap { parse($0) }

  /// Reads a name and the languages, the lines of the source (`> `) and those of the tokens (`< `).
  private static func parse(_ text: Substring) -> CFamilyFixture? {
    let lines = text.split(separator: "\n")
    let title = lines[0].split(separator: ": ")
    guard title.count == 2, let languages = languages[String(title[1])] else { return nil }
    let source = lines.filter { $0.hasPrefix(">") }.map { $0.dropFirst(2) }.joined(separator: "\n")
    let tokens = lines.filter { $0.hasPrefix("<") }.map { $0.dropFirst(2) }.joined(separator: " ")
    return CFamilyFixture(
      name: "\(title[0]) (\(title[1]))", languages: languages, source: withControls(source), tokens: tokens)
  }

  private static let languages: [String: [Language]] = [
    "everywhere": [.c, .objectiveC, .cPlusPlus, .objectiveCPlusPlus], "C": [.c, .objectiveC],
    "C++": [.cPlusPlus, .objectiveCPlusPlus],
  ]

  /// A picture of a control character stands for the character (`␀`), in a source and in tokens; `␠` is a space.
  private static let text = #"""
    words: everywhere
    > int a_1 = $b$ + UserDefaults; if x
    < ^k:int i:a_1 p:= i:$b$ p:+ i=:UserDefaults p:; k:if i:x

    words of other scripts: everywhere
    > été x€ 变量 a🎈
    < ^i:été i:x€ i:变量 i:a🎈

    signs of other scripts start no word: everywhere
    > × «a»
    < ^p:× p:« i:a»

    universal character names: everywhere
    > \u00e9t\U000000e9 a\u{e9}b \u0041 \u12
    < ^i:\u00e9t\U000000e9 i:a\u{e9}b p:\ i:u0041 p:\ i:u12

    punctuation: everywhere
    > a->b a::b x-->y ::: -= ... a.b <:c:>
    < ^i:a p:-> i:b i:a p::: i:b i:x p:- p:- p:> i:y p::: p:: p:- p:= p:. p:. p:. i:a p:. i:b p:< p::
    < i:c p:: p:>

    numbers: everywhere
    > 1 0x1F .5 1.e+5 1e-5f 0x1p-3 5_km 1..2 1e+5+6 a.5
    < ^n:1 n:0x1F n:.5 n:1.e+5 n:1e-5f n:0x1p-3 n:5_km n:1..2 n:1e+5 p:+ n:6 i:a n:.5

    exponent of a number that is not hexadecimal: C
    > 1p-3
    < ^n:1p-3

    exponent of a number that is not hexadecimal: C++
    > 1p-3
    < ^n:1p p:- n:3

    digit separators: C++
    > 1'000'000 0x1'F 1'a 1'2'.5 1''
    < ^n:1'000'000 n:0x1'F n:1'a n:1'2 s:'.5 1' p!:'

    no digit separators: C
    > 1'000'0
    < ^n:1 s:'000' n:0

    strings: everywhere
    > "a" "a\"b" "\\" L"w" u"x" U"y" u8"z" "" '"' "'"
    < ^s:"a" s:"a\"b" s:"\\" s:L"w" s:u"x" s:U"y" s:u8"z" s:"" s:'"' s:"'"

    characters: everywhere
    > 'a' '\'' '\\' L'a' u'b' U'c' '"' '' 'ab'
    < ^s:'a' s:'\'' s:'\\' s:L'a' s:u'b' s:U'c' s:'"' s:'' s:'ab'

    character with the prefix u8: C++
    > u8'a'
    < ^s:u8'a'

    character behind the word u8: C
    > u8'a'
    < ^i:u8 s:'a'

    no prefixes: everywhere
    > LL"a" U8"b" R'c' u8L"d" RL"e"
    < ^i:LL s:"a" i:U8 s:"b" i:R s:'c' i:u8L s:"d" i:RL s:"e"

    suffixes: C++
    > "a"_x "a"s "a"sv 'c'_d "a"PRIu64 "a"mins "a"é 'c's
    < ^s:"a"_x s:"a"s s:"a"sv s:'c'_d s:"a" i:PRIu64 s:"a" i:mins s:"a"é s:'c' i:s

    no suffixes: C
    > "a"_x "a"s
    < ^s:"a" i:_x s:"a" i:s

    Objective-C strings: everywhere
    > @"a" @ "b" @"UserDefaults" @selector(c) @'d' @[@"e"]
    < ^s:@"a" p:@ s:"b" s=:@"UserDefaults" p:@ i:selector p:( i:c p:) p:@ s:'d' p:@ p:[ s:@"e" p:]

    names in strings: everywhere
    > "UserDefaults" L"Security" "Security " 'UserDefaults'␠
    < ^s=:"UserDefaults" s=:L"Security" s:"Security " s:'UserDefaults'

    addresses: everywhere
    > "http://a" @"b://" "c:/d" "://" 'e://f' "g:\//"
    < ^s/:"http://a" s/:@"b://" s:"c:/d" s/:"://" s/:'e://f' s:"g:\//"

    raw strings: everywhere
    > R"(a)" R"x(a"b)"c)x" LR"()" u8R"(a
    > b)" uR"(\)" R "(a)"
    < ^s:R"(a)" s:R"x(a"b)"c)x" s:LR"()" s:u8R"(a␊b)" s:uR"(\)" i:R s:"(a)"

    raw string holds an address: everywhere
    > R"(a://b)" R"(a:)//b"
    < ^s/:R"(a://b)" p!:R"(a:)//b"

    raw string without its parenthesis: everywhere
    > R"a b" c R" d
    < ^p!:R"a b" i:c p!:R" d

    raw string that nothing closes: everywhere
    > R"x(a)" b
    > )y"
    < ^p!:R"x(a)" b␊)y"

    raw delimiter of seventeen bytes: everywhere
    > R"0123456789abcdefg(a)0123456789abcdefg" b
    < ^p!:R"0123456789abcdefg(a)0123456789abcdefg" i:b

    stray quotes: everywhere
    > a "b
    > c 'd
    > e @"f
    > g L"h
    > i
    < ^i:a p!:"b ^i:c p!:'d ^i:e p!:@"f ^i:g p!:L"h ^i:i

    quote at the end: everywhere
    > a "
    < ^i:a p!:"

    escape at the end: everywhere
    > a "\
    < ^i:a p!:"\

    continued tokens: everywhere
    > User\
    > Defaults "a\
    > b" 1\
    > 2 L\
    > "c" #\␠␠
    > /\
    > / d\
    > e
    > f
    < ^i=:User\␊Defaults s:"a\␊b" n:1\␊2 s:L\␊"c" p:# ^i:f

    continued block comment: everywhere
    > a /\
    > * b *\
    > \
    > / c
    < ^i:a i:c

    continuation is no first token: everywhere
    > a \
    > b \
    > #if c
    > \
    > #if d
    < ^i:a i:b p:# k:if i:c ^d:#if i:d

    escape before a continuation: everywhere
    > "\\
    > " a" b
    < ^s:"\\␊" a" i:b

    comments: everywhere
    > a // b " ' /*
    > c /* d // " ' */ e /**/ f /*/ g */ h / i
    < ^i:a ^i:c i:e i:f i:h p:/ i:i

    line comment goes on: everywhere
    > // a \
    > b\␠␠
    > c
    > d // \
    >
    > e
    < ^i:d ^i:e

    comment that nothing closes: everywhere
    > a /* b
    > c
    < ^i:a

    lines: everywhere
    > a b
    >
    >  c
    > ␉d /* e
    >  */ f
    > /* g */ h
    < ^i:a i:b ^i:c ^i:d i:f ^i:h

    directives: everywhere
    > #if a
    >  # define b(c) #c ## d
    > #endif // e
    >   %:undef f
    > #
    > #1 "g"
    > h #if
    < ^d:#if i:a ^d:# define i:b p:( i:c p:) p:# i:c p:# p:# i:d ^d:#endif ^d:%:undef i:f ^d:# ^d:#
    < n:1 s:"g" ^i:h p:# k:if

    no directives: everywhere
    > ## a
    > %:%: b
    > @#c
    < ^p:# p:# i:a ^p:% p:: p:% p:: i:b ^p:@ p:# i:c

    directive behind a comment: everywhere
    > /* a
    >  */ #if b
    > #/**/if c
    < ^d:#if i:b ^d:# k:if i:c

    continued directive: everywhere
    > #\
    > if a
    > #err\
    > or 'b'
    >
    < ^d:#\␊if i:a ^d:#err\␊or s:'b'

    free text: everywhere
    > #error it's /* "a
    > #warning  don't // \
    >   b␠
    > c
    > #error
    > #error\
    >
    > d #error 'e'
    < ^d:#error d~:it's /* "a ^d:#warning d~:don't // \␊  b ^i:c ^d:#error ^d:#error ^i:d p:# i:error
    < s:'e'

    pragma mark: everywhere
    > #pragma mark - it's /* a
    > #pragma  mark
    > #pragma mark_ 'a'
    > #pragma once
    > b
    < ^d:#pragma i:mark d~:- it's /* a ^d:#pragma i:mark ^d:#pragma i:mark_ s:'a' ^d:#pragma i:once
    < ^i:b

    header names: everywhere
    > #import <Security/a.h> // b
    > #include "Security.h"
    > # include_next <it's>
    > #embed <a> c
    > #import"d'e"
    > f
    < ^d:#import s=:<Security/a.h> ^d:#include s=:"Security.h" ^d:# include_next s:<it's> ^d:#embed
    < s:<a> i:c ^d:#import s:"d'e" ^i:f

    no header names: everywhere
    > #include a <b>
    > #include /* c */ <d>
    > #import <e
    > #import "f
    > g <h.h>
    > @import Security;
    < ^d:#include i:a p:< i:b p:> ^d:#include p:< i:d p:> ^d:#import p:< i:e ^d:#import p!:"f ^i:g p:<
    < i:h p:. i:h p:> ^p:@ i:import i=:Security p:;

    control bytes: everywhere
    > a␀b "c␀d" '␀' ␁ ␚ `␡ // ␀ e
    > f
    < ^i:a i:b s:"c␀d" s:'␀' p:␁ p:␚ p:` p:␡ ^i:f

    backslashes: everywhere
    > \ a \\ \b
    < ^p:\ i:a p:\ p:\ p:\ i:b
    """#
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
    .identifier: "i", .keyword: "k", .string: "s", .comment: "c", .number: "n", .punctuation: "p",
    .directive: "d",
  ]
  let marks: [(Token.Flags, String)] = [(.unterminated, "!"), (.freeText, "~"), (.holdsURL, "/")]
  var text = token.flags.contains(.startsLine) ? "^" : ""
  text += letters[token.kind] ?? "?"
  for (flag, mark) in marks where token.flags.contains(flag) { text += mark }
  if vocabulary.lookup.isTrigger(token.name) { text += "=" }
  text += ":"
  return text + withPictures(source.text(of: token))
}

private let pictures: ClosedRange<UInt32> = 0x2400...0x2420

private func withPictures(_ text: String) -> String {
  map(text) { $0 == 0x7F ? 0x2421 : $0 < 0x20 ? $0 + pictures.lowerBound : $0 }
}

private func withControls(_ text: String) -> String {
  map(text) { $0 == 0x2421 ? 0x7F : pictures ~= $0 ? $0 - pictures.lowerBound : $0 }
}

private func map(_ text: String, _ change: (UInt32) -> UInt32) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.compactMap { Unicode.Scalar(change($0.value)) }))
}

/// Expects tokens in order, none empty and none overlapping, and nothing but white space between them.
func expectTiling(_ bytes: ArraySlice<UInt8>, _ language: Language) {
  Source.with(bytes) { source in
    var tokens = TokenBuffer()
    language.lex(source, vocabulary, keepComments: true, into: &tokens)
    var at = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for index in 0..<tokens.count {
      let token = tokens[index]
      guard token.length > 0, token.start >= at, token.end <= source.count,
        isBlank(source, at..<token.start)
      else {
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
