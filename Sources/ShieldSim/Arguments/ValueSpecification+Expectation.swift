extension ValueSpecification {
  /// What a value should be, in the data that a sentence needs.
  var expectation: ValueExpectation {
    switch self {
    case .text(let placeholder): .text(placeholder: placeholder)
    case .file, .folder, .path: .path
    case .integer(_, let range): .integer(range)
    case .words(_, let words), .wordsWithPath(_, let words): .words(words.map(\.word))
    case .form(let form): .form(form.expectation)
    }
  }
}
