extension Diagnostic: CustomStringConvertible {
  /// The whole message: `<file>:<line>:<column>: <path>: <what is wrong>; <what was expected>`.
  public var description: String {
    var text = QuotedText.bare(file)
    if let position { text += ":\(position)" }
    let place = pathText
    if !place.isEmpty { text += ": \(place)" }
    return "\(text): \(message)"
  }

  /// The message without file, position and path.
  public var message: String {
    var text = problem.words
    if let expected { text += "; expected \(QuotedText.bare(expected))" }
    if let suggestion { text += "; did you mean \(QuotedText.short(suggestion))?" }
    for note in notes { text += " (\(note.words(besides: file)))" }
    return text
  }

  /// The path, cut in the middle when it is very long.
  private var pathText: String {
    let text = QuotedText.bare(path.description)
    guard text.unicodeScalars.count > 240 else { return text }
    return String(text.unicodeScalars.prefix(110)) + " … " + String(text.unicodeScalars.suffix(110))
  }
}

extension DiagnosticList: CustomStringConvertible {
  /// The messages as they are shown: in file order, at most twenty, then how many more there are.
  public var lines: [String] {
    let shown = inFileOrder.prefix(Self.shownLimit).map(\.description)
    return count > shown.count ? shown + ["and \(count - shown.count) more"] : shown
  }

  /// The shown messages, one a line.
  public var description: String { lines.joined(separator: "\n") }
}

extension DocumentError: CustomStringConvertible {
  /// The shown messages, one a line.
  public var description: String { diagnostics.description }
}

extension Diagnostic.Note {
  /// The note in words.
  func words(besides file: String) -> String {
    var place = ""
    if let noteFile = self.file, noteFile != file { place += QuotedText.bare(noteFile) }
    if let position { place += place.isEmpty ? "\(position)" : ":\(position)" }
    let suffix = place.isEmpty ? "" : " at \(place)"
    return switch kind {
    case .firstGiven: "first given\(suffix)"
    case .opened: "opened\(suffix)"
    case .includedFrom: place.isEmpty ? "included" : "included from \(place)"
    case .remark(let text): QuotedText.bare(text) + suffix
    }
  }
}

extension JSONKind {
  /// The kind with its article.
  var words: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension DiagnosticProblem {
  /// The problem in words.
  var words: String {
    switch self {
    case .missingFile: "there is no such file"
    case .isDirectory: "this is a folder"
    case .unreadableFile(let reason): "the file cannot be read: \(QuotedText.bare(reason))"
    case .fileTooLarge(let limit): "the file is larger than \(limit / 1_048_576) MB"
    case .notText(0, let offset): "byte \(offset) is NUL, so this is not a text file"
    case .notText(let byte, let offset): "byte \(offset) (0x\(Self.hexadecimal(byte))) is not UTF-8"
    case .otherEncoding(let encoding): "the text is in \(encoding)"
    case .unknownKey, .missingKey, .missingChoice, .severalChoices, .wrongKind, .unknownWord, .malformedText,
      .wrongLength, .outOfRange, .notWhole, .wrongCount, .wrongMemberCount:
      shapeWords
    case .unknownReference, .ambiguousReference, .duplicateName, .cycle, .conflict, .overLimit, .unsupported, .other:
      meaningWords
    default: grammarWords
    }
  }

  private var grammarWords: String {
    switch self {
    case .emptyDocument: "the file holds no value"
    case .unexpectedEnd: "the file ends too early"
    case .unexpectedCharacter(let scalar): "unexpected character \(Self.name(of: scalar))"
    case .textAfterEnd: "there is more after the end of the document"
    case .wrongBracket(let scalar): "\"\(scalar)\" does not match the bracket that is open"
    case .strayBracket(let scalar): "\"\(scalar)\" closes nothing"
    case .missingComma: "a comma is missing"
    case .extraComma: "there is a comma too many"
    case .missingColon: "a colon is missing"
    case .missingValue: "a value is missing"
    case .keyIsNotString: "a key must be a string"
    case .unquotedKey(let key): "the key \(QuotedText.bare(key)) has no quotes"
    case .unquotedWord(let word): "unknown word \(QuotedText.bare(word))"
    case .singleQuotes: "strings in single quotes are not allowed"
    case .unclosedString: "the string is not closed"
    case .unclosedComment: "the comment is not closed"
    case .controlCharacter(let byte): "the control character U+00\(Self.hexadecimal(byte)) stands here as it is"
    case .badEscape(let text): "\(QuotedText.bare(text)) is not an escape"
    case .loneSurrogate(let text): "\(QuotedText.bare(text)) is half a character"
    case .nullEscape: "text may not hold the character U+0000"
    case .numberNotFinite(let text): "\(Self.number(text)) is not a finite number"
    case .hexadecimalNumber(let text): "\(Self.number(text)) is a hexadecimal number"
    case .leadingPlus(let text): "\(Self.number(text)) starts with a plus"
    case .leadingZero(let text): "\(Self.number(text)) starts with a zero that means nothing"
    case .bareDecimalPoint(let text): "\(Self.number(text)) has no digit beside its point"
    case .badNumber(let text): "\(Self.number(text)) is not a number"
    case .numberTooLarge(let text): "\(Self.number(text)) is too large"
    case .numberTooSmall(let text): "\(Self.number(text)) is too close to zero"
    case .tooDeep(let limit): "arrays and objects are nested deeper than \(limit) levels"
    case .duplicateKey(let key): "the key \(QuotedText.short(key)) is given twice"
    case .decoderDisagrees(let reason):
      "internal error: the decoder refused a file that the scanner accepted: \(QuotedText.bare(reason))"
    default: ""
    }
  }

  private var shapeWords: String {
    switch self {
    case .unknownKey(let key, let name): "unknown key \(QuotedText.short(key)) in \(name)"
    case .missingKey(let key, let name): "the key \(QuotedText.short(key)) is missing in \(name)"
    case .missingChoice(let name): "a key is missing in \(name)"
    case .severalChoices(let keys, let name):
      "\(Shape.list(keys.map { QuotedText.short($0) }, joint: "and")) stand together in \(name)"
    case .wrongKind(let kind): "found \(kind.words)"
    case .unknownWord(let word): "unknown word \(QuotedText.short(word))"
    case .malformedText(let text): "\(QuotedText.short(text)) is malformed"
    case .wrongLength(let count): "the text has \(Self.count(count, "character"))"
    case .outOfRange(let number): "\(NumberText.short(number)) is out of range"
    case .notWhole(let number): "\(NumberText.short(number)) is not a whole number"
    case .wrongCount(let count): "found \(Self.count(count, "element"))"
    case .wrongMemberCount(let count): "found \(Self.count(count, "member"))"
    default: ""
    }
  }

  private var meaningWords: String {
    switch self {
    case .unknownReference(let kind, let name): "there is no \(kind) \(QuotedText.short(name))"
    case .ambiguousReference(let kind, let name, let count):
      "\(QuotedText.short(name)) names \(count) of kind \(kind)"
    case .duplicateName(let kind, let name): "the \(kind) name \(QuotedText.short(name)) is given twice"
    case .cycle(let kind, let chain):
      "\(kind) in a circle: \(chain.map { QuotedText.short($0, limit: 120) }.joined(separator: " > "))"
    case .conflict(let first, let second):
      "\(QuotedText.short(first)) and \(QuotedText.short(second)) exclude each other"
    case .overLimit(let what, let limit): "there are more than \(Self.grouped(limit)) \(what)"
    case .unsupported(let feature): "\(QuotedText.bare(feature)) is not supported yet"
    case .other(let text): QuotedText.bare(text)
    default: ""
    }
  }

  private static func count(_ count: Int, _ word: String) -> String {
    count == 1 ? "1 \(word)" : "\(count == 0 ? "no" : "\(count)") \(word)s"
  }

  private static func number(_ text: String) -> String {
    text.utf8.count > 40 ? QuotedText.bare(String(text.prefix(39))) + "…" : QuotedText.bare(text)
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    if (0x21...0x7E).contains(scalar.value) { return "\"\(scalar)\"" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return scalar.properties.isWhitespace || scalar.value < 0xA0 || scalar.properties.isDefaultIgnorableCodePoint
      ? code : "\(QuotedText.full(String(scalar))) (\(code))"
  }

  private static func grouped(_ number: Int) -> String {
    var groups = ""
    for (place, digit) in "\(number)".reversed().enumerated() {
      if place > 0, place % 3 == 0 { groups.append(",") }
      groups.append(digit)
    }
    return String(groups.reversed())
  }
}
