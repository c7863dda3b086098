import Testing

@testable import ShieldSim

@Suite struct ShellWordTests {
  static let words: [(String, String)] = [
    ("plain", "plain"), ("a/b-c_d.e,f:g=h@i%j+k", "a/b-c_d.e,f:g=h@i%j+k"), ("", "''"), ("a b", "'a b'"),
    ("$HOME", "'$HOME'"), ("it's", #"'it'\''s'"#), ("*", "'*'"), ("~", "'~'"), ("é", "'é'"), ("a\nb", "'a\nb'"),
    ("`x`", "'`x`'"), ("'", #"''\'''"#),
  ]

  @Test(arguments: words)
  func `a word is quoted when a shell would read more into it`(word: String, quoted: String) {
    #expect(ShellWord.quoted(word) == quoted)
  }
}
