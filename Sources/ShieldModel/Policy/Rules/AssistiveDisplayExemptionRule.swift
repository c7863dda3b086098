/// The mirror on an assistive display is welcome.
///
/// Who needs a large display in order to see must not be locked out. It speaks where `allowsAssistiveDisplay` is
/// set.
///
/// Source: C10, assumed.
enum AssistiveDisplayExemptionRule {
  /// The rule under some parameters.
  static func rule(_ parameters: PolicyParameters) -> PolicyRule {
    PolicyRule(
      "assistive-display-exemption", "The person needs the display in order to see.",
      when: .when(CaptureSource.mirroring)
        .and(parameters.allowsAssistiveDisplay ? [AssistiveDisplay.present] : []),
      .permit(downTo: ResponseLevel.allow))
  }
}
