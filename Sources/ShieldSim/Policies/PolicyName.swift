import ShieldModel

/// Policies by what a command line calls them.
enum PolicyName {
  /// The policy with that name; a usage error when there is none.
  static func policy(_ name: String) throws(UsageError) -> Policy {
    if let preset = Policy.preset(name) { return preset }
    let known = Policy.presets.map(\.name)
    throw .stated(
      "POLICY: there is no policy \(QuotedText.short(name))"
        + (UsageError.suggestion(for: name, among: known) ?? "; expected \(UsageError.list(known))"))
  }

  /// The mutants of a policy; a preset is also held against its neighbours.
  static func mutation(of policy: Policy) -> PolicyMutation {
    guard let place = Policy.presets.firstIndex(of: policy) else { return PolicyMutation(of: policy) }
    return PolicyMutation(
      of: policy, above: Array(Policy.presets[..<place].suffix(1)),
      below: Array(Policy.presets[(place + 1)...].prefix(1)))
  }
}
