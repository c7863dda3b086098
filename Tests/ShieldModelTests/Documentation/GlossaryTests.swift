import Testing

struct GlossaryTests {
  /// The words in bold of a page.
  private static func terms(in page: String) -> [String] {
    page.split(separator: "**", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The words of a list that occur nowhere in the texts, whichever case and with or without spaces.
  private static func unused(_ terms: [String], in texts: some Sequence<String>) -> [String] {
    var left = terms.map { (term: $0, bytes: Array($0.lowercased().utf8.filter { $0 != UInt8(ascii: " ") })) }
    for text in texts where !left.isEmpty {
      let bytes = text.utf8.compactMap { byte -> UInt8? in
        if byte == UInt8(ascii: " ") { return nil }
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
      }
      left.removeAll { contains(bytes, $0.bytes) }
    }
    return left.map(\.term)
  }

  private static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    guard let first = word.first, text.count >= word.count else { return false }
    for start in 0...(text.count - word.count) where text[start] == first {
      if text[start..<(start + word.count)].elementsEqual(word) { return true }
    }
    return false
  }

  @Test func `every word is defined once and is in use`() throws {
    let terms = Self.terms(in: try ProjectFiles.text("\(ProjectFiles.catalogue)/Glossary.md"))
    #expect(terms.count > 50)
    #expect(Set(terms).count == terms.count)
    let sources = ProjectFiles.sources.lazy.map { $0.lines.joined(separator: "\n") }
    let others = try ["README.md", "\(ProjectFiles.catalogue)/Architecture.md"].map { try ProjectFiles.text($0) }
    #expect(Self.unused(terms, in: others + Array(sources)) == [])
  }

  @Test func `a word that nobody uses is noticed`() {
    #expect(Self.terms(in: "- **one**: a. Its **two** is\n- **three words**: b") == ["one", "two", "three words"])
    #expect(Self.unused(["canvas", "render tree", "griffin"], in: ["let renderTree", "a Canvas"]) == ["griffin"])
  }
}
