import Testing

@testable import ShieldModel

@Suite struct QuotedTextTests {
  @Test(arguments: [
    ("plain é 😀", "\"plain é 😀\""), ("a\"b\\c", "\"a\\\"b\\\\c\""), ("\u{1B}[2J\n\r\t", "\"\\u001B[2J\\n\\r\\t\""),
    ("\u{202E}x\u{200B}\u{FEFF}\u{9B}", "\"\\u202Ex\\u200B\\uFEFF\\u009B\""), ("\u{E0041}", "\"\\u{E0041}\""),
  ])
  func `nothing in quoted text can move the cursor or turn the text around`(_ text: String, _ quoted: String) {
    #expect(QuotedText.full(text) == quoted)
  }

  @Test func `short text is cut after its limit`() {
    #expect(QuotedText.short("abcdef", limit: 6) == "\"abcdef\"")
    #expect(QuotedText.short("abcdefg", limit: 6) == "\"abcdef…\"")
    #expect(QuotedText.short("abc", limit: -1) == "\"…\"")
  }

  @Test func `bare text has no quotes and no escapes for them`() {
    #expect(QuotedText.bare("a\"b\\\u{7}") == "a\"b\\\\u0007")
  }
}
