import Testing

/// A text and what is read of it. The values are those that PyYAML's `safe_load` takes from it.
struct YAMLFixture: CustomTestStringConvertible {
  let text: String
  let value: String
  var testDescription: String { text }

  init(_ text: String, _ value: String) {
    self.text = text
    self.value = value
  }

  static let all: [YAMLFixture] = collections + scalars + blocks + documents

  private static let collections = [
    YAMLFixture("", "null"),
    YAMLFixture("# nothing\n\n", "null"),
    YAMLFixture("a: 1\nb: two\n", "{'a':1,'b':'two'}"),
    YAMLFixture("a:\nb:\n", "{'a':null,'b':null}"),
    YAMLFixture("a:\n  b:\n    c: d\n  e: f\ng: h", "{'a':{'b':{'c':'d'},'e':'f'},'g':'h'}"),
    YAMLFixture("- a\n-\n- - b\n  - c\n", "['a',null,['b','c']]"),
    YAMLFixture("a:\n- b\n- c\nd: e\n", "{'a':['b','c'],'d':'e'}"),
    YAMLFixture("- a: 1\n  b: 2\n- c: 3\n", "[{'a':1,'b':2},{'c':3}]"),
    YAMLFixture("? a\n: b\n? c\n", "{'a':'b','c':null}"),
    YAMLFixture("[a, 'b', \"c\",]", "['a','b','c']"),
    YAMLFixture("{a: 1, b, 'c':2, d: }", "{'a':1,'b':null,'c':2,'d':null}"),
    YAMLFixture("[a: b, {c: [d]}, []]", "[{'a':'b'},{'c':['d']},[]]"),
    YAMLFixture("a: [b,\n  c, # one\n\n  d]\ne: {\n}\n", "{'a':['b','c','d'],'e':{}}"),
    YAMLFixture("{a:b, http://x:y}", "{'a:b':null,'http://x:y':null}"),
    YAMLFixture("a: http://x.example/y#z # w\n", "{'a':'http://x.example/y#z'}"),
    YAMLFixture("a b c: d e\n'f: g': h\n", "{'a b c':'d e','f: g':'h'}"),
    YAMLFixture("a: 1\na: 2\n", "{'a':1,'a':2}"),
    YAMLFixture("a:   # one\n  # two\n\n  b: c # three\n# four\n", "{'a':{'b':'c'}}"),
    YAMLFixture("a: 1\r\nb:\r\n  - c\r\n", "{'a':1,'b':['c']}"),
    YAMLFixture("a: 1\rb: 2\r", "{'a':1,'b':2}"),
    YAMLFixture("\u{FEFF}a: 1\n", "{'a':1}"),
    YAMLFixture("a:\tb\t# c\nd:\n\t# e\n\t\n  f\n", "{'a':'b','d':'f'}"),
  ]

  private static let scalars = [
    YAMLFixture("a\n  b\n\n  c\n", "'a b¶c'"),
    YAMLFixture("a: b\n  c\n   d\ne: f", "{'a':'b c d','e':'f'}"),
    YAMLFixture("[a\n b\n\n\n c, d]", "['a b¶¶c','d']"),
    YAMLFixture("'it''s'", "'it's'"),
    YAMLFixture("'a\n\n  b \n c'", "'a¶b c'"),
    YAMLFixture("\"a\\tb\\x41\\u00e9\\U0001F600\\\"\\\\\\/\"", "'a\tbAé😀\"\\/'"),
    YAMLFixture("\"\\ud83d\\ude00\"", "'😀'"),
    YAMLFixture("\"a\\\n   b\\n\n  c\"", "'ab¶ c'"),
    YAMLFixture("\"a\n\n\n  b\"", "'a¶¶b'"),
    YAMLFixture("-x\n", "'-x'"),
    YAMLFixture("?x: :y\n", "{'?x':':y'}"),
    YAMLFixture("a#b: c:d\n", "{'a#b':'c:d'}"),
    YAMLFixture("!!str 12", "'12'"),
    YAMLFixture("!<tag:yaml.org,2002:int> '12'", "12"),
    YAMLFixture("a: !custom 12\nb: !x [1]\n", "{'a':'12','b':[1]}"),
    YAMLFixture("a: &x b\nc: *x\nd:\n  <<: *x\n", "{'a':'b','c':*x,'d':{'<<':*x}}"),
    YAMLFixture("é: ü\n", "{'é':'ü'}"),
  ]

  private static let blocks = [
    YAMLFixture("a: |\n  b\n   c\n\n  d\n\ne: f\n", "{'a':'b¶ c¶¶d¶','e':'f'}"),
    YAMLFixture("a: >\n  b\n  c\n\n  d\n   e\n  f\n", "{'a':'b c¶d¶ e¶f¶'}"),
    YAMLFixture("a: |-\n  b\n\n", "{'a':'b'}"),
    YAMLFixture("a: |+\n  b\n\nc: 1\n", "{'a':'b¶¶','c':1}"),
    YAMLFixture("a: |2-\n   b\n  c\n", "{'a':' b¶c'}"),
    YAMLFixture("a: >+1 # why\n  b\n\n", "{'a':' b¶¶'}"),
    YAMLFixture("- |\n a\n- >\n b\n c", "['a¶','b c']"),
    YAMLFixture("a: |\n", "{'a':''}"),
    YAMLFixture("|\n a: b\n # c\n", "'a: b¶# c¶'"),
    YAMLFixture("a: |\r\n  b\r\n  c\r\n", "{'a':'b¶c¶'}"),
    YAMLFixture(
      "script: |\n  if [ -z \"$A\" ]; then\n    exit 1 # no\n  fi\n",
      "{'script':'if [ -z \"$A\" ]; then¶  exit 1 # no¶fi¶'}"),
  ]

  private static let documents = [
    YAMLFixture("---\na: 1\n", "{'a':1}"),
    YAMLFixture("%YAML 1.1\n---\na: 1\n...\n", "{'a':1}"),
    YAMLFixture("--- a\n", "'a'"),
    YAMLFixture("--- |\n a\n", "'a¶'"),
    YAMLFixture("a\n---\n[never, read\n", "'a'"),
    YAMLFixture("---\n---\n", "null"),
    YAMLFixture("a: b\n---x: c\n", "{'a':'b','---x':'c'}"),
  ]
}
