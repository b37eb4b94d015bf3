extension SwiftFixture {
  static let all = words + numbers + strings + operators + regexes + oddities

  private static let words = [
    SwiftFixture("words", "let café = 变量2 + _x", "k let|i café|p =|i 变量2|p +|i _x"),
    SwiftFixture("dollar", "$0.$name $", "i $0|p .|i $name|i $"),
    SwiftFixture("back-ticks", "`class`.`a b c` `x", "i `class`|p .|i `a b c`|p `|i x"),
    SwiftFixture("attribute", "@objc(x:) class A", "p @|i objc|p (|i x|p :|p )|k class|i A"),
    SwiftFixture("directives", "#if A\n#elseif B\n#else\n#endif", "d #if|i A|d #elseif|i B|d #else|d #endif"),
    SwiftFixture(
      "pounds that are none", "#available(iOS 1) #ifdef ##if #file",
      "p #|i available|p (|i iOS|n 1|p )|p #|i ifdef|p #|d #if|p #|i file"),
    SwiftFixture("placeholder", "f(<#T##Int#>, a<#b", "i f|p (|i <#T##Int#>|p ,|i a|p <|p #|i b"),
    SwiftFixture("keyword after a dot", "a.self .init", "i a|p .|k self|p .|k init"),
  ]

  private static let numbers = [
    SwiftFixture("integers", "0 1_000 0xFF_f 0o17 0b1_0", "n 0|n 1_000|n 0xFF_f|n 0o17|n 0b1_0"),
    SwiftFixture("floats", "1.5 1e-5 1.5E+3 0x1.8p3 0x1p-2", "n 1.5|n 1e-5|n 1.5E+3|n 0x1.8p3|n 0x1p-2"),
    SwiftFixture(
      "members", "1.foo 0xff.description 0.0.bar", "n 1|p .|i foo|n 0xff|p .|i description|n 0.0|p .|i bar"),
    SwiftFixture(
      "tuple elements", "x.0.1 1...2 0..<3", "i x|p .|n 0|p .|n 1|n 1|p .|p .|p .|n 2|n 0|p .|p .|p <|n 3"),
    SwiftFixture("bad digits", "12abc 0b12 0xg 1.5abc", "n 12abc|n 0b12|n 0xg|n 1.5|i abc"),
  ]

  private static let strings = [
    SwiftFixture("plain", #""" "a" "\"" "\\""#, #"s ""|s "a"|s "\""|s "\\""#),
    SwiftFixture("interpolation", #""a\(b)c\(d)""#, #"s "a|p \(|i b|p )|s c|p \(|i d|p )|s ""#),
    SwiftFixture(
      "strings in interpolations", #""\(f("\(x)", (1)))" y"#,
      #"s "|p \(|i f|p (|s "|p \(|i x|p )|s "|p ,|p (|n 1|p )|p )|p )|s "|i y"#),
    SwiftFixture("raw", ##"#"\(a)"\#(b)""# c"##, ##"s #"\(a)"|p \#(|i b|p )|s ""#|i c"##),
    SwiftFixture("raw quote", ##"#"""# x #"""a"# y"##, ##"s #"""#|i x|s #"""a"#|i y"##),
    SwiftFixture(
      "multi-line", "\"\"\"\n a\"\"b \\\"\"\"\n \\(x\n)\n\"\"\" y",
      "s \"\"\"⏎ a\"\"b \\\"\"\"⏎ |p \\(|i x|p )|s ⏎\"\"\"|i y"),
    SwiftFixture(
      "raw multi-line", "##\"\"\"\n\"\"\"#\n\\#(a)\n\"\"\"## y", "s ##\"\"\"⏎\"\"\"#⏎\\#(a)⏎\"\"\"##|i y"),
    SwiftFixture("unterminated", "\"a\nb \"\\(c\nd \"x\\", "s \"a|i b|s \"|p \\(|i c|i d|s \"x\\"),
    SwiftFixture(
      "unterminated inside", "\"\"\"\n\\(\"a\\(b\nc)\n\"\"\" d",
      "s \"\"\"⏎|p \\(|s \"a|p \\(|i b|i c|p )|s ⏎\"\"\"|i d"),
    SwiftFixture("single quotes", "'a\"' 'b", "s 'a\"'|s 'b"),
    SwiftFixture("comment in an interpolation", "\"\\(a /* ) \" */)\"", "s \"|p \\(|i a|p )|s \""),
  ]

  private static let operators = [
    SwiftFixture("arrow", "()->A? -> B", "p (|p )|p ->|i A|p ?|p ->|i B"),
    SwiftFixture("module selector", "A::b a:b", "i A|p ::|i b|i a|p :|i b"),
    SwiftFixture("comment behind an operator", "a +/* x */ b *//y\n-c", "i a|p +|i b|p *|p -|i c"),
    SwiftFixture("end of a comment", "a */ b", "i a|p *|p /|i b"),
    SwiftFixture("beyond ASCII", "a ≠ b ⊕⊖c", "i a|p ≠|i b|p ⊕|p ⊖|i c"),
    SwiftFixture(
      "declared", "func /^/ (a: A)\noperator /^/",
      "k func|p /|p ^|p /|p (|i a|p :|i A|p )|k operator|p /|p ^|p /"),
    SwiftFixture("division", "a/b/c + a / b / c", "i a|p /|i b|p /|i c|p +|i a|p /|i b|p /|i c"),
    SwiftFixture(
      "operators as arguments", "reduce(1, /) + f(/, /)",
      "i reduce|p (|n 1|p ,|p /|p )|p +|i f|p (|p /|p ,|p /|p )"),
  ]

  private static let regexes = [
    SwiftFixture("first in the file", "/a b/.x", "r /a b/|p .|i x"),
    SwiftFixture(
      "behind what an expression follows", "x = /a\"b/; return /c/", "i x|p =|r /a\"b/|p ;|k return|r /c/"),
    SwiftFixture(
      "in an argument", "f(/a)/ + (/[)]\\/(b)/)", "i f|p (|p /|i a|p )|p /|p +|p (|r /[)]\\/(b)/|p )"),
    SwiftFixture("prefix operator", "x = -/a/ + ^/b/", "i x|p =|p -|r /a/|p +|p ^|r /b/"),
    SwiftFixture("try", "try? / x/\nawait / x/", "k try|p ?|r / x/|k await|p /|i x|p /"),
    SwiftFixture("extended", "#/a/b\\/#/# + ##/x/#y/##", "r #/a/b\\/#/#|p +|r ##/x/#y/##"),
    SwiftFixture("multi-line", "#/ \n a // b\n /# c", "r #/ ⏎ a // b⏎ /#|i c"),
    SwiftFixture("unterminated", "#/a\nb #/\nc", "r #/a|i b|r #/|i c"),
    SwiftFixture("space at its end", "f(/a /, b)", "i f|p (|p /|i a|p /|p ,|i b|p )"),
    SwiftFixture("comment at its end", "f(/a/* x */)", "i f|p (|p /|i a|p )"),
  ]

  private static let oddities = [
    SwiftFixture("curly quotes", "a “b c” ” d", "i a|i “b c”|p ”|i d"),
    SwiftFixture("characters without a place", "a\u{1}b\u{A0}c\\d", "i a|p \u{1}|i b|p \u{A0}|i c|p \\|i d"),
    SwiftFixture(
      "conflict", "a\n<<<<<<< x\n\"b\n=======\nc\n>>>>>>> y\nd <<<<<<< e",
      "i a|i d|p <|p <|p <|p <|p <|p <|p <|i e"),
    SwiftFixture("stray brackets", ")]}({[", "p )|p ]|p }|p (|p {|p ["),
  ]

  /// What random sources are put together from.
  static let pieces = [
    "\"", "\"\"\"", "#", "##", "\\", "\\(", "\\#(", "(", ")", "/", "//", "/*", "*/", "#/", "/#", "\n", "\r",
    "\r\n", " ", "\t",
    "'", "`", "a", "é", "🦭", "\u{301}", "\u{2028}", "“", "”", "≠", "0x", "1.", "e+", ".", "?", "!", "<#",
    "#>", "->", "::",
    "<<<<<<< ", ">>>>>>> ", ">>>> ", "<<<<\n", "try", "func", "return", "#if", "\u{FEFF}", "\0", "\u{1}", "[",
    "]", "{", "}", "://",
  ]

  static let hostilePieces = [
    "\"\"\"", "/", "#", "(", "\"\\(", "(((((/", "/(", " /(", "#/\n", "##/\n#/\n", "#\"\"\"\\#(", "<#", "+<#",
    "+/**/", "+/-/**/",
    "<<<<<<< \n", ">>>> \n", "“", "`", "'", "\"#", "\\", "\\#", "\u{1}", "/*", "*/", "$", ".", "? ", "0x1.",
    "é", "≠", "\n\"\\(",
    "\u{FF}/**/", "/ /**/", " =/**/",
  ]
}
