/// One positional argument of a command, as data for parser, help and completion.
struct ArgumentSpecification: Sendable {
  /// The name in capitals as help shows it: `FILE`.
  let name: String
  /// What the value may look like.
  let value: ValueSpecification
  /// Whether the command line is wrong without it.
  let isRequired: Bool
  /// Whether it takes all the values that are left; only the last argument may.
  let isRepeating: Bool
  /// What it is for, as one sentence.
  let summary: String

  /// The name as a usage line shows it: `FILE`, `[FILE]`, `FILE…` or `[FILE…]`.
  var usage: String {
    let repeated = isRepeating ? "\(name)…" : name
    return isRequired ? repeated : "[\(repeated)]"
  }
}

/// Something that describes one positional argument; what `CommandSpecification` lists.
protocol ArgumentDescribing: Sendable {
  /// The argument as data.
  var specification: ArgumentSpecification { get }
}
