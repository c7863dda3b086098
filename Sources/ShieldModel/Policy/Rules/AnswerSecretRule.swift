/// Captures of a secret screen are taken as `response.secret` says.
///
/// Where the parameter is `block` the rule permits nothing that would not hold without it.
enum AnswerSecretRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "answer-secret", "Captures of secret screens are answered so.",
      when: .when(Sensitivity.secret),
      .permit(downTo: parameters.response.secret))
  }
}
