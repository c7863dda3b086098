/// The shapes of steps that happen to the app as a whole.
enum EventShapes {
  /// A callback of the life cycle.
  static let transition = Shape.words(
    SceneTransition.allCases.map { Word($0.word, "From \($0.origin.word) to \($0.goal.word).") })

  /// The words for settings after whose change UIKit may replace a canvas.
  ///
  /// Source: F6, measured.
  enum Setting: String, CaseIterable {
    case dynamicTypeChanged
    case interfaceStyleChanged
    case orientationChanged
  }

  /// An event with more to it.
  static let event = ObjectShape(
    "an event", "A callback of a certain scene, or a changed setting after which UIKit replaces a canvas.",
    keys: [
      .optional("transition", transition, "The callback.", example: "\"willResignActive\""),
      .optional(
        "scene", FormatShape.name, "The scene, beside `transition`.", default: "the first scene",
        example: "\"external\""),
    ]
      + Setting.allCases.map {
        .optional(
          $0.rawValue, .object(replacement), "The setting that changed.", example: "{ \"canvasReplaced\": \"#field\" }")
      }, exactlyOneOf: ["transition"] + Setting.allCases.map(\.rawValue))

  private static let replacement = ObjectShape(
    "a changed setting", "What UIKit does about it.",
    keys: [
      .required("canvasReplaced", FormatShape.selector, "The field whose canvas is replaced.", example: "\"#field\"")
    ])

  /// A scene that is added.
  static let scene = ObjectShape(
    "a scene step", "A further scene.",
    keys: [.required("add", FormatShape.name, "The name of the new scene.", example: "\"external\"")])
}
