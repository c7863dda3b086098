/// What is wrong, as data; `Diagnostic+Words.swift` makes the words.
public enum DiagnosticProblem: Hashable, Sendable {
  // The file.

  /// There is no file of this name.
  case missingFile

  /// The name is that of a folder.
  case isDirectory

  /// The file exists and cannot be read, with the system's reason.
  case unreadableFile(reason: String)

  /// The file has more bytes than the limit.
  case fileTooLarge(limit: Int)

  /// The file holds a byte that text in UTF-8 cannot hold, at this byte offset.
  case notText(byte: UInt8, offset: Int)

  /// The file is text in another encoding.
  case otherEncoding(String)

  // The grammar.

  /// The file holds no value.
  case emptyDocument

  /// The file ends inside of an array, an object or a member.
  case unexpectedEnd

  /// A character stands where none of its kind may stand.
  case unexpectedCharacter(Unicode.Scalar)

  /// Something follows the end of the document.
  case textAfterEnd

  /// An array is closed by a brace or an object by a bracket; the payload is the character that stands there.
  case wrongBracket(Unicode.Scalar)

  /// A bracket or brace closes nothing.
  case strayBracket(Unicode.Scalar)

  /// Two values or members have no comma between them.
  case missingComma

  /// A comma stands where no value came before it.
  case extraComma

  /// A key has no colon after it.
  case missingColon

  /// A key has no value after its colon.
  case missingValue

  /// An object holds something that is not a key.
  case keyIsNotString

  /// A key has no quotes.
  case unquotedKey(String)

  /// A word that is no JSON value stands without quotes.
  case unquotedWord(String)

  /// A string has single quotes.
  case singleQuotes

  /// A string has no closing quote.
  case unclosedString

  /// A comment has no closing `*/`.
  case unclosedComment

  /// A string holds a raw control character.
  case controlCharacter(UInt8)

  /// A backslash in a string starts nothing that JSON knows; the payload is the escape as written.
  case badEscape(String)

  /// An escape names half of a surrogate pair.
  case loneSurrogate(String)

  /// An escape names U+0000.
  case nullEscape

  /// A number is not finite.
  case numberNotFinite(String)

  /// A number is in hexadecimal.
  case hexadecimalNumber(String)

  /// A number starts with a plus.
  case leadingPlus(String)

  /// A number starts with a zero that is not needed.
  case leadingZero(String)

  /// A number has no digit before or after its point.
  case bareDecimalPoint(String)

  /// A number is malformed in another way.
  case badNumber(String)

  /// A number is too large for a 64-bit floating-point number.
  case numberTooLarge(String)

  /// A number is not zero and too small for a 64-bit floating-point number.
  case numberTooSmall(String)

  /// Arrays and objects are nested deeper than the limit.
  case tooDeep(limit: Int)

  /// An object has a key twice.
  case duplicateKey(String)

  /// Foundation's decoder refused what the scanner accepted; this is a defect of the program.
  case decoderDisagrees(String)

  // The shape.

  /// An object has a key that its shape does not know.
  case unknownKey(String, in: String)

  /// An object lacks a key that its shape requires.
  case missingKey(String, in: String)

  /// An object has none of the keys of which it must have one.
  case missingChoice(in: String)

  /// An object has more than one of the keys of which it must have one.
  case severalChoices([String], in: String)

  /// A value is of another kind.
  case wrongKind(JSONKind)

  /// A string is not of a closed set of words.
  case unknownWord(String)

  /// A string does not have the form that it must have.
  case malformedText(String)

  /// A string has too few or too many characters.
  case wrongLength(Int)

  /// A number is below its minimum or above its maximum.
  case outOfRange(Double)

  /// A number has a fraction where a whole number must stand.
  case notWhole(Double)

  /// An array has too few or too many elements.
  case wrongCount(Int)

  /// An object with free keys has too few or too many members.
  case wrongMemberCount(Int)

  // The meaning; for those who read documents.

  /// A reference names something that does not exist, such as kind "view" and name "#title".
  case unknownReference(kind: String, name: String)

  /// A reference that must name one thing names several.
  case ambiguousReference(kind: String, name: String, count: Int)

  /// A name that must be unique is given twice.
  case duplicateName(kind: String, name: String)

  /// Things refer to each other in a circle; the chain ends with the name it starts with.
  case cycle(kind: String, chain: [String])

  /// Two keys or settings exclude each other.
  case conflict(String, String)

  /// A limit is passed, such as 200,000 "nodes".
  case overLimit(what: String, limit: Int)

  /// Something is valid and this version does not do it.
  case unsupported(String)

  /// Anything else, in the reader's own words.
  case other(String)
}
