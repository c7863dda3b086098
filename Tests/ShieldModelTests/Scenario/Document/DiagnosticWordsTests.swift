import Testing

@testable import ShieldModel

@Suite struct DiagnosticWordsTests {
  static let sentences: [(DiagnosticProblem, String)] = [
    (.missingFile, "there is no such file"),
    (.isDirectory, "this is a folder"),
    (.unreadableFile(reason: "permission denied"), "the file cannot be read: permission denied"),
    (.fileTooLarge(limit: 64 << 20), "the file is larger than 64 MB"),
    (.notText(byte: 0, offset: 5), "byte 5 is NUL, so this is not a text file"),
    (.notText(byte: 0x9, offset: 5), "byte 5 (0x09) is not UTF-8"),
    (.otherEncoding("UTF-16"), "the text is in UTF-16"),
    (.emptyDocument, "the file holds no value"),
    (.unexpectedEnd, "the file ends too early"),
    (.unexpectedCharacter("%"), "unexpected character \"%\""),
    (.unexpectedCharacter("\u{7}"), "unexpected character U+0007"),
    (.unexpectedCharacter("\u{200B}"), "unexpected character U+200B"),
    (.unexpectedCharacter("\u{1F600}"), "unexpected character \"\u{1F600}\" (U+1F600)"),
    (.textAfterEnd, "there is more after the end of the document"),
    (.wrongBracket("}"), "\"}\" does not match the bracket that is open"),
    (.strayBracket("]"), "\"]\" closes nothing"),
    (.missingComma, "a comma is missing"),
    (.extraComma, "there is a comma too many"),
    (.missingColon, "a colon is missing"),
    (.missingValue, "a value is missing"),
    (.keyIsNotString, "a key must be a string"),
    (.unquotedKey("a"), "the key a has no quotes"),
    (.unquotedWord("a"), "unknown word a"),
    (.singleQuotes, "strings in single quotes are not allowed"),
    (.unclosedString, "the string is not closed"),
    (.unclosedComment, "the comment is not closed"),
    (.controlCharacter(0x1B), "the control character U+001B stands here as it is"),
    (.badEscape("\\q"), "\\q is not an escape"),
    (.loneSurrogate("\\ud800"), "\\ud800 is half a character"),
    (.nullEscape, "text may not hold the character U+0000"),
    (.numberNotFinite("NaN"), "NaN is not a finite number"),
    (.hexadecimalNumber("0x1"), "0x1 is a hexadecimal number"),
    (.leadingPlus("+1"), "+1 starts with a plus"),
    (.leadingZero("01"), "01 starts with a zero that means nothing"),
    (.bareDecimalPoint(".5"), ".5 has no digit beside its point"),
    (.badNumber("1x"), "1x is not a number"),
    (.badNumber(String(repeating: "1", count: 50)), String(repeating: "1", count: 39) + "… is not a number"),
    (.numberTooLarge("1e999"), "1e999 is too large"),
    (.numberTooSmall("1e-999"), "1e-999 is too close to zero"),
    (.tooDeep(limit: 512), "arrays and objects are nested deeper than 512 levels"),
    (.duplicateKey("a"), "the key \"a\" is given twice"),
    (
      .decoderDisagrees("reason"),
      "internal error: the decoder refused a file that the scanner accepted: reason"
    ),
    (.unknownKey("a\n", in: "a view"), "unknown key \"a\\n\" in a view"),
    (.missingKey("a", in: "a view"), "the key \"a\" is missing in a view"),
    (.missingChoice(in: "a step"), "a key is missing in a step"),
    (.severalChoices(["a", "b", "c"], in: "a step"), "\"a\", \"b\" and \"c\" stand together in a step"),
    (.wrongKind(.null), "found null"),
    (.wrongKind(.boolean), "found true or false"),
    (.wrongKind(.number), "found a number"),
    (.wrongKind(.string), "found a string"),
    (.wrongKind(.array), "found an array"),
    (.wrongKind(.object), "found an object"),
    (.unknownWord("a"), "unknown word \"a\""),
    (.malformedText("a"), "\"a\" is malformed"),
    (.wrongLength(0), "the text has no characters"),
    (.wrongLength(1), "the text has 1 character"),
    (.outOfRange(1.5), "1.5 is out of range"),
    (.outOfRange(-7), "-7 is out of range"),
    (.outOfRange(1e300), "1e+300 is out of range"),
    (.outOfRange(-0.0), "-0 is out of range"),
    (.notWhole(1.5), "1.5 is not a whole number"),
    (.wrongCount(3), "found 3 elements"),
    (.wrongCount(0), "found no elements"),
    (.wrongMemberCount(1), "found 1 member"),
    (.unknownReference(kind: "view", name: "#a"), "there is no view \"#a\""),
    (.ambiguousReference(kind: "view", name: ".a", count: 3), "\".a\" names 3 of kind view"),
    (.duplicateName(kind: "capture", name: "a"), "the capture name \"a\" is given twice"),
    (.cycle(kind: "include", chain: ["a", "b", "a"]), "include in a circle: \"a\" > \"b\" > \"a\""),
    (.conflict("a", "b"), "\"a\" and \"b\" exclude each other"),
    (.overLimit(what: "nodes", limit: 200_000), "there are more than 200,000 nodes"),
    (.overLimit(what: "nodes", limit: 999), "there are more than 999 nodes"),
    (.unsupported("a blur"), "a blur is not supported yet"),
    (.other("anything"), "anything"),
  ]

  @Test(arguments: sentences)
  func `every problem has its sentence`(_ problem: DiagnosticProblem, _ sentence: String) {
    #expect(Diagnostic(file: "f", problem: problem).description == "f: \(sentence)")
  }

  @Test func `a message names file, place, path, problem, expectation and spelling in this order`() {
    let diagnostic = Diagnostic(
      file: "a/b.jsonc", position: SourcePosition(line: 3, column: 5), path: ["windows", 0],
      problem: .unknownWord("x"), expected: "\"y\"", suggestion: "y",
      notes: [.init(.includedFrom, file: "c.jsonc", position: SourcePosition(line: 1, column: 2))])
    #expect(
      diagnostic.description
        == "a/b.jsonc:3:5: windows[0]: unknown word \"x\"; expected \"y\"; did you mean \"y\"? (included from c.jsonc:1:2)"
    )
  }

  static let notes: [(Diagnostic.Note, String)] = [
    (.init(.firstGiven, position: SourcePosition(line: 1, column: 2)), "first given at 1:2"),
    (.init(.firstGiven, file: "f", position: SourcePosition(line: 1, column: 2)), "first given at 1:2"),
    (.init(.firstGiven, file: "g", position: SourcePosition(line: 1, column: 2)), "first given at g:1:2"),
    (.init(.opened), "opened"),
    (.init(.includedFrom, file: "g"), "included from g"),
    (.init(.includedFrom), "included"),
    (.init(.remark("so it is"), position: SourcePosition(line: 1, column: 2)), "so it is at 1:2"),
  ]

  @Test(arguments: notes)
  func `every note has its words`(_ note: Diagnostic.Note, _ words: String) {
    #expect(Diagnostic(file: "f", problem: .other("x"), notes: [note]).description == "f: x (\(words))")
  }

  @Test func `names of files and long paths are made safe`() {
    let path = DocumentPath(Array(repeating: .key("a"), count: 500))
    let text = Diagnostic(file: "a\u{1B}[2J", path: path, problem: .missingComma).description
    #expect(text.hasPrefix("a\\u001B[2J: a.a.a."))
    #expect(text.hasSuffix(".a.a: a comma is missing"))
    #expect(text.contains(" … "))
    #expect(text.count < 300)
  }
}
