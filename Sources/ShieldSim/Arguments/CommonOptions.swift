/// The options that every command has.
enum CommonOptions {
  /// Leaves out everything but data, faults and errors.
  static let quiet = Option(flag: "quiet", short: "q", "Prints only results, faults and errors.")

  /// When to color.
  static let color = Option(
    "color", .words("WHEN", of: ColorChoice.self), default: .auto,
    "Says when to color; without it a terminal gets colors unless NO_COLOR is set.")

  /// Shows help.
  static let help = Option(flag: "help", short: "h", "Shows this help.")

  /// Shows versions.
  static let version = Option(flag: "version", "Shows the versions of the tool, its facts and its file format.")

  /// All of them in the order of help.
  static let all: [OptionSpecification] = [
    quiet.specification, color.specification, help.specification, version.specification,
  ]
}

/// When to color.
enum ColorChoice: String, ChoiceValue {
  case auto
  case always
  case never

  /// What the word means.
  var summary: String {
    switch self {
    case .auto: "on a terminal, unless NO_COLOR is set"
    case .always: "everywhere, even in a file"
    case .never: "nowhere"
    }
  }
}
