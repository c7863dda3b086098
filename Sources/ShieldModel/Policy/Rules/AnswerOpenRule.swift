/// Captures of an open screen are taken as `response.open` says.
///
/// The response says how the app takes the capture; what the capture shows is decided by other parts.
enum AnswerOpenRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "answer-open", "Captures of open screens are answered so.",
      when: .when(Sensitivity.open),
      .permit(downTo: parameters.response.open))
  }
}
