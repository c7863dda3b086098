import Testing

@testable import ShieldModel

@Suite struct SourceScannerTests {
  private func lines(_ text: String) -> [String] {
    do {
      _ = try SourceScanner.scan(SourceFile(name: "f", text: text))
      return []
    } catch {
      return error.diagnostics.lines
    }
  }

  @Test(arguments: [
    "null", " true ", "-0", "0.5e-3", "1E+2", "\"\"", "[]", "{}", "[1,]", "{\"a\":1,}", "//c\n[]//d",
    "/**/[/*,*/]/***/",
    "\u{FEFF}[]", "//a\r[1]", "[\"\\ud83d\\ude00\\/\\\"\\u00e9\"]", "[\"//\",\"/*\"]", "{\"\":{\"\":[]}}",
    "[\"\u{7F}\u{2028}\"]",
    "{\"a\":{\"a\":1},\"b\":{\"a\":1}}", "[1e308, 4.9e-324, 0e999, 1e0000000001]", "\r\n\t[ ]",
  ])
  func `valid text is accepted`(_ text: String) {
    #expect(lines(text) == [])
  }

  static let oneMistake: [(String, String)] = [
    // The document.
    ("", "1:1: the file holds no value; expected an object in { }"),
    (" // x", "1:6: the file holds no value; expected an object in { }"),
    ("/* x", "1:1: the comment is not closed; expected */"),
    ("/", "1:1: unexpected character \"/\"; expected a value"),
    ("[1] 2", "1:5: there is more after the end of the document; expected the end of the file"),
    ("[]]", "1:3: \"]\" closes nothing; expected the end of the file"),
    ("}", "1:1: \"}\" closes nothing; expected a value"),
    (",", "1:1: unexpected character \",\"; expected a value"),
    ("# x\n[]", "1:1: unexpected character \"#\"; expected a comment to start with //"),
    ("[1]//\0", "1:6: the control character U+0000 stands here as it is"),
    // The end of the file.
    ("[", "1:2: the file ends too early; expected \"]\" (opened at 1:1)"),
    ("{\"a\":[1,", "1:9: a: the file ends too early; expected \"]\" (opened at 1:6)"),
    ("{\"a\"", "1:5: a: the file ends too early; expected \":\" and a value (opened at 1:1)"),
    ("{\"a\":", "1:6: a: the file ends too early; expected a value (opened at 1:1)"),
    ("{\n\"a\":1\n", "3:1: the file ends too early; expected \"}\" (opened at 1:1)"),
    // Commas, colons, brackets.
    ("[1 2]", "1:3: a comma is missing; expected \",\" or \"]\""),
    ("{\"a\":1\n\"b\":2}", "1:7: a comma is missing; expected \",\" or \"}\""),
    ("[,]", "1:2: there is a comma too many; expected a value"),
    ("[1,,2]", "1:4: there is a comma too many; expected a value"),
    ("{,}", "1:2: there is a comma too many; expected a key in double quotes"),
    ("{\"a\" 1}", "1:5: a: a colon is missing; expected \":\""),
    ("{\"a\"=1}", "1:5: a: a colon is missing; expected \":\" and not \"=\""),
    ("{\"a\"}", "1:5: a: a colon is missing; expected \":\" and a value"),
    ("{\"a\":}", "1:6: a: a value is missing; expected a value after \":\""),
    ("{\"a\":,\"b\":1}", "1:6: a: a value is missing; expected a value after \":\""),
    ("{\"a\":1]", "1:7: \"]\" does not match the bracket that is open; expected \"}\" (opened at 1:1)"),
    ("[{\"a\":[1}]", "1:9: [0].a: \"}\" does not match the bracket that is open; expected \"]\" (opened at 1:7)"),
    ("{\"a\":1;}", "1:7: unexpected character \";\"; expected \",\" or \"}\""),
    ("[1:2]", "1:3: unexpected character \":\"; expected \",\" or \"]\""),
    ("[\u{A0}1]", "1:2: unexpected character U+00A0; expected a plain space"),
    ("[\u{1B}]", "1:2: unexpected character U+001B; expected a value or \"]\""),
    ("{\"a\":é}", "1:6: a: unexpected character \"é\" (U+00E9); expected a value"),
    // Keys.
    ("{“a”:1}", "1:2: unexpected character \"“\" (U+201C); expected the straight quote \""),
    ("{a:1}", "1:2: the key a has no quotes; expected \"a\""),
    ("{a-b.c:1}", "1:2: the key a-b.c has no quotes; expected \"a-b.c\""),
    ("{'a':1}", "1:2: strings in single quotes are not allowed; expected double quotes"),
    ("{1:1}", "1:2: a key must be a string; expected a key in double quotes"),
    ("{[1]:1}", "1:2: a key must be a string; expected a key in double quotes"),
    ("{\"a\":1,\"b\":2,\"a\":3}", "1:14: a: the key \"a\" is given twice; expected each key once (first given at 1:2)"),
    ("{\"a\":1,\"\\u0061\":3}", "1:8: a: the key \"a\" is given twice; expected each key once (first given at 1:2)"),
    (
      "{\"\u{E9}\":1,\"e\u{301}\":3}",
      "1:8: [\"\u{E9}\"]: the key \"\u{E9}\" is given twice; expected each key once (first given at 1:2)"
    ),
    // Words.
    ("[nul]", "1:2: [0]: unknown word nul; expected a value; text stands in double quotes; did you mean \"null\"?"),
    ("[True]", "1:2: [0]: unknown word True; expected a value; text stands in double quotes; did you mean \"true\"?"),
    ("[hello]", "1:2: [0]: unknown word hello; expected a value; text stands in double quotes"),
    ("[NaN]", "1:2: [0]: NaN is not a finite number; expected a finite number"),
    ("[-Infinity]", "1:2: [0]: -Infinity is not a finite number; expected a finite number"),
    // Numbers.
    ("[0x1F]", "1:2: [0]: 0x1F is a hexadecimal number; expected a decimal number such as 12 or -0.5"),
    ("[+1]", "1:2: [0]: +1 starts with a plus; expected a decimal number such as 12 or -0.5"),
    ("[-012]", "1:2: [0]: -012 starts with a zero that means nothing; expected a decimal number such as 12 or -0.5"),
    ("[.5]", "1:2: [0]: .5 has no digit beside its point; expected a decimal number such as 12 or -0.5"),
    ("[5.]", "1:2: [0]: 5. has no digit beside its point; expected a decimal number such as 12 or -0.5"),
    ("[5.e1]", "1:2: [0]: 5.e1 has no digit beside its point; expected a decimal number such as 12 or -0.5"),
    ("[-]", "1:2: [0]: - is not a number; expected a decimal number such as 12 or -0.5"),
    ("[.]", "1:2: [0]: . is not a number; expected a decimal number such as 12 or -0.5"),
    ("[1e]", "1:2: [0]: 1e is not a number; expected a decimal number such as 12 or -0.5"),
    ("[1e+]", "1:2: [0]: 1e+ is not a number; expected a decimal number such as 12 or -0.5"),
    ("[1_000]", "1:2: [0]: 1_000 is not a number; expected a decimal number such as 12 or -0.5"),
    ("[12pt]", "1:2: [0]: 12pt is not a number; expected a decimal number such as 12 or -0.5"),
    ("[1-2]", "1:2: [0]: 1-2 is not a number; expected a decimal number such as 12 or -0.5"),
    ("[1.2.3]", "1:2: [0]: 1.2.3 is not a number; expected a decimal number such as 12 or -0.5"),
    ("[1e999]", "1:2: [0]: 1e999 is too large; expected a magnitude of at most 1.8e308"),
    ("[1e-999]", "1:2: [0]: 1e-999 is too close to zero; expected 0 or a magnitude of at least 5e-324"),
    // Strings.
    ("[\"a]", "1:2: [0]: the string is not closed; expected a closing quote on the same line"),
    ("[\"a\n\"]", "1:2: [0]: the string is not closed; expected a closing quote on the same line"),
    ("[\"a\\\n\"]", "1:2: [0]: the string is not closed; expected a closing quote on the same line"),
    ("[\"a\\", "1:2: [0]: the string is not closed; expected a closing quote on the same line"),
    ("[\"a\tb\"]", "1:4: [0]: the control character U+0009 stands here as it is; expected \\t"),
    (
      "[\"a\u{1}b\"]", "1:4: [0]: the control character U+0001 stands here as it is; expected an escape such as \\u001B"
    ),
    ("['a']", "1:2: [0]: strings in single quotes are not allowed; expected double quotes"),
    ("['a\n']", "1:2: [0]: strings in single quotes are not allowed; expected double quotes"),
    ("[\"\\q\"]", "1:3: [0]: \\q is not an escape; expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0041"),
    ("[\"\\'\"]", "1:3: [0]: \\' is not an escape; expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0041"),
    ("[\"\\é\"]", "1:3: [0]: \\é is not an escape; expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0041"),
    ("[\"\\u12g4\"]", "1:3: [0]: \\u12 is not an escape; expected \\u and four hexadecimal digits"),
    (
      "[\"\\ud83d\"]",
      "1:3: [0]: \\ud83d is half a character; expected a second escape from \\uDC00 to \\uDFFF after it"
    ),
    (
      "[\"\\ud83d\\u0041\"]",
      "1:3: [0]: \\ud83d is half a character; expected a second escape from \\uDC00 to \\uDFFF after it"
    ),
    ("[\"\\ude00\"]", "1:3: [0]: \\ude00 is half a character; expected an escape from \\uD800 to \\uDBFF before it"),
    ("[\"\\u0000\"]", "1:3: [0]: text may not hold the character U+0000"),
  ]

  @Test(arguments: oneMistake)
  func `one mistake gives one exact message`(_ text: String, _ sentence: String) {
    #expect(lines(text) == ["f:" + sentence])
  }

  @Test func `several mistakes are reported together in the order of the file`() {
    let text = """
      {
        "a": 1,
        b: 02,
        "c": 'x'
        "d": { "k": 1, "k": 2 },
        "a": tru,
      }
      """
    #expect(
      lines(text) == [
        "f:3:3: the key b has no quotes; expected \"b\"",
        "f:3:6: b: 02 starts with a zero that means nothing; expected a decimal number such as 12 or -0.5",
        "f:4:8: c: strings in single quotes are not allowed; expected double quotes",
        "f:4:11: a comma is missing; expected \",\" or \"}\"",
        "f:5:18: d.k: the key \"k\" is given twice; expected each key once (first given at 5:10)",
        "f:6:3: a: the key \"a\" is given twice; expected each key once (first given at 2:3)",
        "f:6:8: a: unknown word tru; expected a value; text stands in double quotes; did you mean \"true\"?",
      ])
  }

  @Test func `nesting of 512 is accepted and of 513 refused`() {
    #expect(lines(String(repeating: "[", count: 512) + String(repeating: "]", count: 512)) == [])
    let deep = lines(String(repeating: "[", count: 513) + String(repeating: "]", count: 513))
    #expect(deep.count == 1)
    #expect(deep[0].hasPrefix("f:1:513: [0][0]"))
    #expect(deep[0].hasSuffix(": arrays and objects are nested deeper than 512 levels"))
  }

  @Test(arguments: [
    "[", "{\"a\":", "[[", "{", "\"", "/*", "//", "-", "\\", ",", "1", "[1 ", "{a:1 ", "'", "\"\\u", "}",
  ])
  func `long hostile text ends with a bounded report`(_ piece: String) {
    let found = lines(String(repeating: piece, count: 20_000))
    #expect(!found.isEmpty)
    #expect(found.count <= 21)
  }

  @Test func `every prefix of a document is refused`() {
    let text = "{\"a\": [1, -2.5e3, \"x\\u00e9\\n\"], /* c */ \"b\": {\"t\": true, \"n\": null,}, // d\n \"c\": 'no'}"
    let whole = text.replacing("'no'", with: "\"é\"")
    #expect(lines(whole) == [])
    for end in whole.unicodeScalars.indices {
      #expect(!lines(String(whole.unicodeScalars[..<end])).isEmpty)
    }
  }

  @Test func `a wide object is checked for keys that are given twice`() {
    let members = (0..<2000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    #expect(lines("{\(members)}") == [])
    #expect(lines("{\(members),\"k7\":1}").count == 1)
    #expect(lines("[{\(members)},{\(members)}]") == [])
  }
}
