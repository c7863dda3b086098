/// Captures of a personal screen are taken as `response.personal` says.
///
/// A report goes to the app's own service and holds no content.
enum AnswerPersonalRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "answer-personal", "Captures of personal screens are answered so.",
      when: .when(Sensitivity.personal),
      .permit(downTo: parameters.response.personal))
  }
}
