/// A positional argument together with the Swift type that a command reads it as.
struct Argument<Value: Sendable>: ArgumentDescribing {
  /// The argument as data.
  let specification: ArgumentSpecification
  /// Turns the given texts into the value; nil when a required value is not among them.
  let read: @Sendable ([String]) -> Value?
}

extension Argument {
  /// An argument that must be given.
  init(_ name: String, _ kind: ValueKind<Value>, _ summary: String) {
    specification = ArgumentSpecification(
      name: name, value: kind.specification, isRequired: true, isRepeating: false, summary: summary)
    read = { $0.first.flatMap(kind.decode) }
  }

  /// An argument that may be left out and is nil then.
  init<Part: Sendable>(optional name: String, _ kind: ValueKind<Part>, _ summary: String) where Value == Part? {
    specification = ArgumentSpecification(
      name: name, value: kind.specification, isRequired: false, isRepeating: false, summary: summary)
    read = { .some($0.first.flatMap(kind.decode)) }
  }

  /// An argument that takes all values that are left, at least one of them if it is required.
  init<Part: Sendable>(
    repeating name: String, _ kind: ValueKind<Part>, isRequired: Bool = true, _ summary: String
  ) where Value == [Part] {
    specification = ArgumentSpecification(
      name: name, value: kind.specification, isRequired: isRequired, isRepeating: true, summary: summary)
    read = { $0.compactMap(kind.decode) }
  }
}
