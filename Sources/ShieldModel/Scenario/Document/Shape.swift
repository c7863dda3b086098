/// What a value of a document may look like.
///
/// One table of shapes drives the check of documents, the JSON Schema and the reference text.
public indirect enum Shape: Hashable, Sendable {
  /// Text.
  case string(TextShape)

  /// One of a closed set of words.
  case words([Word])

  /// A number.
  case number(NumberShape)

  /// A number without a fraction.
  case integer(NumberShape)

  /// The word `true` or `false`.
  case boolean

  /// The word `null`.
  case null

  /// A list.
  case array(ArrayShape)

  /// An object with known keys.
  case object(ObjectShape)

  /// An object with free keys.
  case map(MapShape)

  /// One of several shapes, told apart by the kind of the value, objects by their keys.
  case anyOf([Shape])

  /// The shape that the table holds under this name.
  case named(String)

  /// Any value.
  case anything
}
