extension Shape {
  /// Any text, or text of a form.
  ///
  /// - Parameters:
  ///   - phrase: What the text is, with its article.
  ///   - pattern: A regular expression with `^` and `$` that the text must match.
  ///   - maximumLength: The most Unicode scalars.
  ///   - example: An example without quotes.
  public static func text(
    _ phrase: String = "text", pattern: String? = nil, maximumLength: Int? = nil, example: String? = nil
  ) -> Shape {
    .string(TextShape(phrase, pattern: pattern, maximumLength: maximumLength, example: example))
  }

  /// One of some words, given with what they mean.
  public static func oneOf(_ words: KeyValuePairs<String, String>) -> Shape {
    .words(words.map { Word($0.key, $0.value) })
  }

  /// Any number.
  public static var anyNumber: Shape { .number(NumberShape()) }

  /// A number between two bounds, both included.
  public static func number(_ range: ClosedRange<Double>) -> Shape {
    .number(NumberShape(minimum: range.lowerBound, maximum: range.upperBound))
  }

  /// A number that is not less than a bound.
  public static func number(_ range: PartialRangeFrom<Double>) -> Shape {
    .number(NumberShape(minimum: range.lowerBound))
  }

  /// A whole number between two bounds, both included.
  public static func integer(_ range: ClosedRange<Int>) -> Shape {
    .integer(NumberShape(minimum: Double(range.lowerBound), maximum: Double(range.upperBound)))
  }

  /// A whole number that is not less than a bound.
  public static func integer(_ range: PartialRangeFrom<Int>) -> Shape {
    .integer(NumberShape(minimum: Double(range.lowerBound)))
  }

  /// A list with at least a number of elements.
  public static func list(of element: Shape, atLeast minimum: Int = 0) -> Shape {
    .array(ArrayShape(element, minimumCount: minimum))
  }

  /// A list whose count is in a range.
  public static func list(of element: Shape, count: ClosedRange<Int>) -> Shape {
    .array(ArrayShape(element, minimumCount: count.lowerBound, maximumCount: count.upperBound))
  }

  /// A list with exactly a number of elements.
  public static func list(of element: Shape, count: Int) -> Shape { list(of: element, count: count...count) }

  /// One value of a shape, or a list of at least one.
  public static func oneOrMore(_ element: Shape) -> Shape { .anyOf([element, list(of: element, atLeast: 1)]) }
}
