extension PolicyShapes {
  /// What the built-in rules go by.
  static let parameters = ObjectShape(
    "parameters", "What the built-in rules go by; what no file states is as in `standard`.",
    keys: [
      key(.shieldsFrom, Sensitivity.shape, "The least sensitive class of screens that get a shield."),
      key(.shieldedBuilds, ShieldedBuilds.shape, "The builds that run with a shield."),
      key(.coverOn, CoverTrigger.shape, "When a cover goes up."),
      key(.coversFrom, Sensitivity.shape, "The least sensitive class of screens that are covered."),
      key(.cover, CoverLevel.shape, "The kind of cover."),
      key(
        .withholdsFrom, Sensitivity.shape,
        "The least sensitive class of screens that are withheld from captures that are to be covered."),
      key(.recording, CaptureTreatment.shape, "What is done about recordings and broadcasts."),
      key(.mirroring, CaptureTreatment.shape, "What is done about mirrors on other displays."),
      key(
        .allowsAssistiveDisplay, .boolean,
        "Whether a display that the person needs in order to see may show everything."),
      classes(
        "failMode", "fail modes by class", FailMode.shape,
        "What happens when a shield fails, for each class of screens.",
        [.failModeOpen, .failModePersonal, .failModeSecret]),
      classes(
        "response", "responses by class", ResponseLevel.shape, "How captures are taken, for each class of screens.",
        [.responseOpen, .responsePersonal, .responseSecret]),
      key(.debounceTurns, FormatShape.number, "For how many turns after a prompt no other one comes."),
    ])

  private static func key(_ setting: PolicySetting, _ shape: Shape, _ summary: String) -> KeyShape {
    .optional(
      setting.keys.last ?? "", shape, summary, default: setting.defaultText, example: setting.defaultText)
  }

  private static func classes(
    _ name: String, _ phrase: String, _ shape: Shape, _ summary: String, _ settings: [PolicySetting]
  ) -> KeyShape {
    let object = ObjectShape(
      phrase, summary,
      keys: zip(settings, Sensitivity.allCases).map { key($0, shape, "For these screens: \($1.summary)") })
    let words = settings.map { "\"\($0.keys.last ?? "")\": \($0.defaultText)" }.joined(separator: ", ")
    return .optional(name, .object(object), summary, default: "{ \(words) }", example: "{ \(words) }")
  }
}
