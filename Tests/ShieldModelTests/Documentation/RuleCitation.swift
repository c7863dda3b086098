/// The ids of rules that a text cites.
enum RuleCitation {
  /// The letters with which ids of rules begin.
  static let families: Set<UInt8> = Set("TFHCELS".utf8)

  /// Whether a word is spelled like the id of a rule: a family and one or two digits.
  static func isID(_ word: some Collection<UInt8>) -> Bool {
    guard let first = word.first, families.contains(first), word.count == 2 || word.count == 3 else { return false }
    return word.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// The ids among the words of a text.
  static func ids(inWordsOf text: String) -> [String] {
    text.utf8.split { !isPartOfWord($0) }.filter { isID($0) }.map { String(Substring($0)) }
  }

  /// The ids that stand in double quotes with nothing beside them, as rules are named in code and in files.
  static func ids(inQuotesOf text: String) -> [String] {
    let parts = text.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    return parts.filter { isID($0) }.map { String(Substring($0)) }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
