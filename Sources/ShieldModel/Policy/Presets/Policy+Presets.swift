extension Policy {
  /// The policies that come with the model, from the weakest to the strictest.
  public static let presets: [Policy] = [relaxed, standard, wallet]

  /// The preset with that name, or nil when none has it.
  public static func preset(_ name: String) -> Policy? { presets.first { $0.name == name } }
}
