/// Values that occur everywhere.
extension FormatDecoder {
  /// A selector.
  mutating func selector(_ cursor: Cursor?) -> Selector? {
    guard let cursor, let text = cursor.string else { return nil }
    guard text.utf8.count <= FormatShape.selectorLimit * 4, let selector = Selector(text) else {
      mistakes.add(cursor.problem(.malformedText(text), expected: FormatShape.selectorPhrase))
      return nil
    }
    return selector
  }

  /// One selector or several.
  mutating func selectors(_ cursor: Cursor) -> [Selector]? {
    var found: [Selector] = []
    let elements = cursor.oneOrMore
    for element in elements {
      if let selector = selector(element) { found.append(selector) }
    }
    return found.isEmpty || found.count < elements.count ? nil : found
  }

  /// A word of an enumeration.
  func word<Choice: RawRepresentable>(_ type: Choice.Type, _ cursor: Cursor?) -> Choice?
  where Choice.RawValue == String {
    cursor?.string.flatMap { Choice(rawValue: $0) }
  }

  /// A whole number; the shape has bounds within 32 bits.
  func integer(_ cursor: Cursor?) -> Int32? { cursor?.integer.flatMap { Int32(exactly: $0) } }

  /// Two numbers as a point.
  func point(_ cursor: Cursor?) -> Point? {
    guard let numbers = numbers(cursor, count: 2) else { return nil }
    return Point(x: numbers[0], y: numbers[1])
  }

  /// Two numbers as width and height.
  func size(_ cursor: Cursor?) -> Size? {
    guard let numbers = numbers(cursor, count: 2) else { return nil }
    return Size(width: numbers[0], height: numbers[1])
  }

  /// Four numbers as left, top, width and height.
  mutating func rectangle(_ cursor: Cursor?) -> Rect? {
    guard let cursor, let numbers = numbers(cursor, count: 4) else { return nil }
    for index in 2...3 where numbers[index] < 0 {
      guard let element = cursor.child(index) else { continue }
      mistakes.add(
        element.problem(
          .outOfRange(numbers[index]), expected: index == 2 ? "a width of at least 0" : "a height of at least 0"))
      return nil
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// One number for all edges, or four for top, left, bottom and right.
  func insets(_ cursor: Cursor?) -> EdgeInsets? {
    if let distance = cursor?.number { return EdgeInsets(all: distance) }
    guard let numbers = numbers(cursor, count: 4) else { return nil }
    return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// A colour.
  func color(_ cursor: Cursor?) -> Color? {
    guard let text = cursor?.string else { return nil }
    return Color(hexadecimal: text) ?? NamedColor(rawValue: text)?.color
  }

  /// Bits of a capture mask.
  func mask(_ cursor: Cursor?) -> CaptureMask? {
    guard let elements = cursor?.elements else { return nil }
    var mask: CaptureMask = []
    for element in elements {
      guard let bit = element.string.flatMap({ CaptureMask(name: $0) }) else { return nil }
      mask.formUnion(bit)
    }
    return mask
  }

  /// A kind of capture.
  func captureKind(_ cursor: Cursor?) -> CaptureKind? { cursor?.string.flatMap { CaptureKind(key: $0) } }

  /// A list of texts.
  func texts(_ cursor: Cursor?) -> [String]? {
    guard let elements = cursor?.elements else { return nil }
    let texts = elements.compactMap(\.string)
    return texts.count == elements.count ? texts : nil
  }

  /// A text, a truth value or a number as the word that a parameter holds.
  func argumentWord(_ cursor: Cursor?) -> String? {
    switch cursor?.value {
    case .string(let text): text
    case .boolean(let value): value ? "true" : "false"
    case .number(let number): NumberText.short(number)
    default: nil
    }
  }

  /// Reports that two keys of an object exclude each other when both are there.
  mutating func checkConflict(_ cursor: Cursor, _ first: String, _ second: String) {
    guard cursor.child(first) != nil, let other = cursor.child(second) else { return }
    mistakes.add(other.problem(.conflict(first, second), atKey: true))
  }

  private func numbers(_ cursor: Cursor?, count: Int) -> [Double]? {
    guard let elements = cursor?.elements, elements.count == count else { return nil }
    let numbers = elements.compactMap(\.number)
    return numbers.count == count ? numbers : nil
  }
}
