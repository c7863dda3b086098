extension Shape {
  /// Tells whether the shape can hold a value of a kind; a union or a name says no, resolve it first.
  func accepts(_ kind: JSONKind) -> Bool {
    switch self {
    case .string, .words: kind == .string
    case .number, .integer: kind == .number
    case .boolean: kind == .boolean
    case .null: kind == .null
    case .array: kind == .array
    case .object, .map: kind == .object
    case .anything: true
    case .anyOf, .named: false
    }
  }

  /// Tells whether numbers of this shape have no fraction.
  var isInteger: Bool { if case .integer = self { true } else { false } }
}
