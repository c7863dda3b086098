/// An option together with the Swift type that a command reads it as.
///
/// A command keeps each option in a `static let`, lists it in its specification and reads it with
/// `arguments[Self.jobs]`; so a misspelt name or a wrong type does not compile.
struct Option<Value: Sendable>: OptionDescribing {
  /// The option as data.
  let specification: OptionSpecification
  /// Turns the given texts, in their order, into the value; an empty list means that nothing was given.
  let read: @Sendable ([String]) -> Value
}

extension Option {
  /// A flag that stands alone and is true when given.
  init(flag name: String, short: Character? = nil, _ summary: String) where Value == Bool {
    specification = OptionSpecification(
      name: name, short: short, value: nil, isRepeatable: false, defaultText: nil, environment: nil, summary: summary)
    read = { !$0.isEmpty }
  }

  /// An option that is nil when nothing is given.
  init<Part: Sendable>(
    _ name: String, short: Character? = nil, _ kind: ValueKind<Part>, environment: String? = nil, _ summary: String
  ) where Value == Part? {
    specification = OptionSpecification(
      name: name, short: short, value: kind.specification, isRepeatable: false, defaultText: nil,
      environment: environment, summary: summary)
    read = { $0.last.flatMap(kind.decode) }
  }

  /// An option that has a value even when nothing is given; `shown` says in help what that is.
  init(
    _ name: String, short: Character? = nil, _ kind: ValueKind<Value>, default value: Value, shown: String,
    environment: String? = nil, _ summary: String
  ) {
    specification = OptionSpecification(
      name: name, short: short, value: kind.specification, isRepeatable: false, defaultText: shown,
      environment: environment, summary: summary)
    read = { $0.last.flatMap(kind.decode) ?? value }
  }

  /// An option that has a word even when nothing is given.
  init(
    _ name: String, short: Character? = nil, _ kind: ValueKind<Value>, default value: Value,
    environment: String? = nil, _ summary: String
  ) where Value: ChoiceValue {
    self.init(name, short: short, kind, default: value, shown: value.rawValue, environment: environment, summary)
  }

  /// An option that has a number even when nothing is given.
  init(
    _ name: String, short: Character? = nil, _ kind: ValueKind<Value>, default value: Value,
    environment: String? = nil, _ summary: String
  ) where Value == Int {
    self.init(name, short: short, kind, default: value, shown: String(value), environment: environment, summary)
  }

  /// An option that may be given several times and is empty when nothing is given.
  init<Part: Sendable>(
    repeating name: String, short: Character? = nil, _ kind: ValueKind<Part>, environment: String? = nil,
    _ summary: String
  ) where Value == [Part] {
    specification = OptionSpecification(
      name: name, short: short, value: kind.specification, isRepeatable: true, defaultText: nil,
      environment: environment, summary: summary)
    read = { $0.compactMap(kind.decode) }
  }
}
