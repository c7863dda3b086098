/// Frames and transforms.
extension FormatDecoder {
  /// The change that places a view.
  mutating func frame(_ cursor: Cursor) -> ViewChange? {
    switch cursor.kind {
    case .string: return cursor.string == "fill" ? .rule(.fill(.zero, withinSafeArea: false)) : nil
    case .array: return rectangle(cursor).map { .frame($0) }
    case .object:
      let isWithinSafeArea = cursor.boolean("safeArea") ?? false
      if let inset = cursor.child("inset") {
        return insets(inset).map { .rule(.fill($0, withinSafeArea: isWithinSafeArea)) }
      }
      return pins(cursor, isWithinSafeArea: isWithinSafeArea).map { .rule(.pins($0)) }
    default: return nil
    }
  }

  private mutating func pins(_ cursor: Cursor, isWithinSafeArea: Bool) -> EdgePins? {
    var pins = EdgePins()
    pins.isWithinSafeArea = isWithinSafeArea
    var isEmpty = true
    for word in PinWord.allCases {
      guard let value = cursor.child(word.rawValue) else { continue }
      isEmpty = false
      if let rival = word.rival { checkConflict(cursor, word.rawValue, rival.rawValue) }
      guard value.number != nil || value.string == "fit" else { return nil }
      word.set(value.number, in: &pins)
    }
    if isEmpty {
      mistakes.add(
        cursor.problem(
          .missingChoice(in: "pinned edges"), expected: Shape.phrase(ofKeys: PinWord.allCases.map(\.rawValue))))
      return nil
    }
    return pins
  }

  /// One step of a map, or several from first to last.
  mutating func transform(_ cursor: Cursor) -> AffineTransform? {
    var result = AffineTransform.identity
    for step in cursor.oneOrMore {
      guard let next = transformStep(step) else { return nil }
      result = next.applied(after: result)
    }
    guard result.isSensible else {
      mistakes.add(
        cursor.problem(
          .other("the steps together stretch or shift by more than a million"), expected: "smaller numbers"))
      return nil
    }
    return result
  }

  private func transformStep(_ cursor: Cursor) -> AffineTransform? {
    if let shift = cursor.child("translate") {
      return point(shift).map { .translation(x: $0.x, y: $0.y) }
    }
    if let scale = cursor.child("scale") {
      if let factor = scale.number { return .scale(x: factor, y: factor) }
      return point(scale).map { .scale(x: $0.x, y: $0.y) }
    }
    return cursor.number("rotate").map { .rotation(degrees: $0) }
  }
}
