import ShieldModel

/// A policy with everything that can be said about it.
struct ExaminedPolicy {
  /// The policy with the places of its rules and promises.
  let file: PolicyFile
  /// What holds for all its inputs.
  let analysis: PolicyAnalysis

  /// Analyses a policy.
  init(_ file: PolicyFile) {
    self.file = file
    analysis = PolicyAnalysis(file.policy)
  }

  /// The policy.
  var policy: Policy { file.policy }

  /// Its mutants; a preset is also held against its neighbours.
  var mutation: PolicyMutation {
    guard let place = Policy.presets.firstIndex(of: policy) else { return PolicyMutation(of: policy) }
    return PolicyMutation(
      of: policy, above: Array(Policy.presets[..<place].suffix(1)),
      below: Array(Policy.presets[(place + 1)...].prefix(1)))
  }

  /// Rules with the places where they are stated, such as `cover-inactive (my.policy.jsonc:7:5)`.
  func placed(_ rules: [String]) -> String {
    rules.map { rule in file.place(ofRule: rule).map { "\(rule) (\($0))" } ?? rule }.joined(separator: ", ")
  }
}
