/// A situation written down as a scenario file: a small screen, one shield, one secret.
///
/// This text is what the matrix judges, so a file that shows a failing cell is the very thing that failed.
public struct SituationFile: Hashable, Sendable {
  /// The recipe with its parameters.
  public var variant: RecipeVariant
  /// The situation.
  public var situation: Situation
  /// The ways of capturing.
  public var kinds: [CaptureKind]
  /// The systems of one platform, at least one.
  public var systems: [OSProfile]

  /// Writes down a situation on some systems of one platform.
  public init(variant: RecipeVariant, situation: Situation, kinds: [CaptureKind], systems: [OSProfile]) {
    self.variant = variant
    self.situation = situation
    self.kinds = kinds
    self.systems = systems
  }

  private var isWindow: Bool { variant.recipe.target == .window }

  /// The name of the file without a folder: recipe, parameters, and the first system.
  public var name: String {
    var parts = [variant.recipe.name] + variant.nameParts + [systems.first?.name ?? ""]
    if let platform = systems.first?.platform, platform != .iPhone { parts.append(platform.word) }
    let words = parts.joined(separator: "-").map { $0.isASCIILetterOrDigit || $0 == "." ? $0 : "-" }
    return String(words.prefix(150)) + ScenarioFormat.fileNameSuffix
  }

  /// The text of the file.
  public var text: String {
    let platform = systems.first?.platform ?? .iPhone
    let names = systems.map { JSONValue.quoted($0.name) }.joined(separator: ", ")
    let words = variant.words
    let title = "\(variant.recipe.name)\(words.isEmpty ? "" : " \(words)"): \(situation.words)"
    let notes = [
      "One situation of the recipe \(variant.recipe.name)\(words.isEmpty ? "" : " with \(words)"):",
      "the shield is built \(situation.shield.words), its content is set \(situation.content.words),",
      "and its field \(situation.state.phrase). Nothing here expects a finding.",
    ]
    let lines =
      notes.map { "// " + QuotedText.bare($0) } + [
        "{",
        "  \"version\": 1,",
        "  \"title\": \(JSONValue.quoted(String(title.prefix(60)))),",
        "  \"device\": { \"screen\": [60, 80] },",
        "  \"matrix\": { \"platform\": [\(JSONValue.quoted(platform.word))], \"os\": [\(names)] },",
        "  \"windows\": [",
        "    \(window)",
        "  ],",
        "  \"steps\": [",
        steps.map { "    " + $0 }.joined(separator: ",\n"),
        "  ]",
        "}",
      ]
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: The screen

  private static let frame = "\"frame\": [6, 6, 48, 30]"

  /// The content that the shield is for.
  private func card(isHidden: Bool) -> String {
    "{ \"view\": \"UIView#card\", \(Self.frame), \"color\": \"#1d4f91\", \"handlesTouches\": true, \"secret\": true"
      + (isHidden ? ", \"hidden\": true }" : " }")
  }

  private var isShownBefore: Bool { situation.shield == .afterLayout }

  private var window: String {
    guard isWindow else {
      return "{ \"id\": \"main\", \"color\": \"white\", \"root\": { \"view\": \"UIView#root\", \"color\": \"white\" } }"
    }
    let hidden = isShownBefore ? "" : "\"hidden\": true, "
    return "{ \"id\": \"main\", \(hidden)\"color\": \"white\", \"root\": { \"view\": \"UIView#root\", "
      + "\"color\": \"white\", \"children\": [\n      \(card(isHidden: isShownBefore))\n    ] } }"
  }

  /// The screen of a recipe for views, which is in no window at first unless it is shown before.
  private var page: String {
    "{ \"add\": { \"view\": \"UIView#page\", \"frame\": \"fill\", \"color\": \"white\", \"children\": [\n      "
      + card(isHidden: isShownBefore) + "\n    ]" + (isShownBefore ? ", \"to\": \"#root\"" : "") + " } }"
  }

  // MARK: What happens

  private var steps: [String] {
    var steps: [String] = []
    if !isWindow { steps.append(page) }
    for kind in kinds where kind.isContinuous { steps.append("{ \"record\": { \"start\": \"\(kind.key)\" } }") }
    let appears =
      isWindow
      ? "{ \"makeKeyAndVisible\": \"#main\" }" : "{ \"addSubview\": { \"view\": \"#page\", \"to\": \"#root\" } }"
    switch situation.shield {
    case .beforeWindow:
      steps.append(shield)
      if situation.content == .beforeWindow { steps.append(contentOf(replacement)) }
      steps.append(appears)
    case .withWindow: steps.append("{ \"together\": [\(appears),\n      \(shield)] }")
    case .afterLayout:
      steps.append("{ \"together\": [{ \"set\": { \"#card.hidden\": false } },\n      \(shield)] }")
    }
    steps.append("{ \"turn\": 2 }")
    if situation.content == .afterLayout { steps.append(contentOf(replacement)) }
    steps.append(contentsOf: laterState)
    for kind in kinds where !kind.isContinuous && !kind.isSystemTaken { steps.append(Self.picture(kind)) }
    if kinds.contains(where: \.isSystemTaken) {
      steps += ["{ \"event\": \"willResignActive\" }", "{ \"event\": \"didEnterBackground\" }"]
      steps += kinds.filter(\.isSystemTaken).map(Self.picture)
    }
    return steps
  }

  private static func picture(_ kind: CaptureKind) -> String { "{ \"capture\": \"\(kind.key)\" }" }

  private var shield: String {
    var members = [
      "\"recipe\": \(JSONValue.quoted(variant.recipe.name))", "\"target\": \(isWindow ? "\"#main\"" : "\"#card\"")",
    ]
    members += variant.departures.map { "\(JSONValue.quoted($0.name)): \(JSONValue.quoted($0.value))" }
    switch situation.state {
    case .placeholder: members.append("\"field\": { \"placeholder\": \"pin\" }")
    case .text: members.append("\"field\": { \"text\": \"1234\" }")
    case .empty, .focused, .placeholderLater, .textLater: break
    }
    return "{ \"shield\": { \(members.joined(separator: ", ")) } }"
  }

  private var replacement: (add: String, call: String) {
    (
      "{ \"add\": { \"view\": \"UIView#content\", \(Self.frame), \"color\": \"#8a2432\", \"handlesTouches\": true, "
        + "\"secret\": true } }",
      "{ \"call\": { \"do\": \(JSONValue.quoted(variant.recipe.contentAction ?? "")), \"content\": \"#content\" } }"
    )
  }

  private func contentOf(_ replacement: (add: String, call: String)) -> String {
    "{ \"together\": [\(replacement.add),\n      \(replacement.call)] }"
  }

  /// What happens to the field once the shield stands; a field that is gone by then is left alone.
  private var laterState: [String] {
    variant.recipe.fieldNames.compactMap { name in
      let step: String
      switch situation.state {
      case .focused: step = "{ \"focus\": \"#shield/\(name)\" }"
      case .placeholderLater: step = "{ \"set\": { \"#shield/\(name).placeholder\": \"pin\" } }"
      case .textLater: step = "{ \"set\": { \"#shield/\(name).text\": \"1234\" } }"
      case .empty, .placeholder, .text: return nil
      }
      return "{ \"when\": { \"found\": \"shield/\(name)\", \"do\": [\(step)] } }"
    }
  }
}
