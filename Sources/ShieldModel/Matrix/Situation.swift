/// What is asked about a recipe on a system: what its field holds, when it looks for the canvas, when content is set.
public struct Situation: Hashable, Sendable {
  /// What the recipe's text field holds.
  public var state: FieldState
  /// When the shield is built.
  public var shield: ShieldMoment
  /// When the content is set.
  public var content: ContentMoment

  /// Makes a situation.
  public init(
    state: FieldState = .empty, shield: ShieldMoment = .beforeWindow, content: ContentMoment = .withShield
  ) {
    self.state = state
    self.shield = shield
    self.content = content
  }

  /// In how many ways the situation differs from the plainest one; fewer is the better example.
  public var departures: Int {
    (state == .empty ? 0 : 1) + (shield == .beforeWindow ? 0 : 1) + (content == .withShield ? 0 : 1)
  }

  /// The situation in a phrase; what is plain is left out unless everything is.
  public var words: String {
    var parts: [String] = ["shield \(shield.words)"]
    if content != .withShield { parts.append("content \(content.words)") }
    if state != .empty { parts.append("field \(state.words)") }
    return parts.joined(separator: ", ")
  }

  /// Every situation in which a recipe can be, the plainest first.
  ///
  /// A recipe without a text field has no field states, one without an action for content cannot replace any.
  public static func all(for recipe: Recipe) -> [Situation] {
    let states: [FieldState] = recipe.fieldNames.isEmpty ? [.empty] : FieldState.allCases
    var situations: [Situation] = []
    for state in states {
      for shield in ShieldMoment.allCases {
        for content in ContentMoment.allCases {
          if content != .withShield, recipe.contentAction == nil { continue }
          if content == .beforeWindow, shield != .beforeWindow { continue }
          situations.append(Situation(state: state, shield: shield, content: content))
        }
      }
    }
    return situations.enumerated().sorted {
      ($0.element.departures, $0.offset) < ($1.element.departures, $1.offset)
    }.map(\.element)
  }
}
