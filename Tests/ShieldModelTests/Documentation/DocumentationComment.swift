/// The documentation comment above a declaration.
struct DocumentationComment {
  /// The text of a comment line without slashes and spaces around it; nil for a line that is no such comment.
  static func text(ofLine line: String) -> String? {
    let bytes = line.utf8.drop { $0 == UInt8(ascii: " ") }
    guard bytes.starts(with: "///".utf8) else { return nil }
    var rest = bytes.dropFirst(3).drop { $0 == UInt8(ascii: " ") }
    while rest.last == UInt8(ascii: " ") { rest.removeLast() }
    return String(Substring(rest))
  }

  /// The first paragraph above a line, given by its index; nil when no comment stands there.
  static func abstract(above index: Int, in lines: [String]) -> String? {
    var start = index
    while start > 0, isAttribute(lines[start - 1]) { start -= 1 }
    var comment: [String] = []
    while start > 0, let text = text(ofLine: lines[start - 1]) {
      comment.insert(text, at: 0)
      start -= 1
    }
    guard !comment.isEmpty else { return nil }
    return comment.prefix { !$0.isEmpty }.joined(separator: " ")
  }

  private static func isAttribute(_ line: String) -> Bool {
    line.utf8.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "@")
  }

  /// What is wrong with an abstract; nil when it is one sentence.
  static func flaw(ofAbstract abstract: String) -> String? {
    guard let last = abstract.last else { return "the first line is empty" }
    if last != "." { return "the first paragraph does not end with a full stop" }
    let words = abstract.split(separator: " ")
    for (word, next) in zip(words, words.dropFirst()) where word.hasSuffix(".") {
      if next.first?.isUppercase == true { return "the first paragraph has more than one sentence" }
    }
    return nil
  }
}

/// A declaration that other modules can see, in the lines of a Swift file.
struct PublicDeclaration {
  /// The index of its line, from 0.
  var index: Int

  /// The public declarations of a file and the cases of its public enumerations.
  ///
  /// The files are formatted with two spaces a level, so a case stands exactly one level below its enumeration.
  static func all(in lines: [String]) -> [PublicDeclaration] {
    var found: [PublicDeclaration] = []
    var enumerations: [Int] = []
    for (index, line) in lines.enumerated() {
      let bytes = line.utf8
      let content = bytes.drop { $0 == UInt8(ascii: " ") }
      guard !content.isEmpty else { continue }
      let depth = bytes.count - content.count
      while let open = enumerations.last, depth <= open { enumerations.removeLast() }
      if content.starts(with: "public ".utf8) || content.starts(with: "open class ".utf8) {
        found.append(PublicDeclaration(index: index))
        let isEnumeration = line.contains("public enum ") || line.contains("public indirect enum ")
        if isEnumeration, content.last == UInt8(ascii: "{") { enumerations.append(depth) }
      } else if let open = enumerations.last, depth == open + 2,
        content.starts(with: "case ".utf8) || content.starts(with: "indirect case ".utf8)
      {
        found.append(PublicDeclaration(index: index))
      }
    }
    return found
  }

  /// What is wrong with the documentation of a file's public declarations, one complaint a line.
  static func flaws(in lines: [String]) -> [(line: Int, flaw: String)] {
    all(in: lines).compactMap { declaration in
      guard let abstract = DocumentationComment.abstract(above: declaration.index, in: lines) else {
        return (declaration.index + 1, "no documentation comment")
      }
      return DocumentationComment.flaw(ofAbstract: abstract).map { (declaration.index + 1, $0) }
    }
  }
}
