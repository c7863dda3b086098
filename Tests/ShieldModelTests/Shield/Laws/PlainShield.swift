@testable import ShieldModel

/// A small recipe that does everything right, written for the tests, from which mutants are made by one edit each.
enum PlainShield {
  /// The name of the recipe.
  static let name = "plain"

  /// The text of the recipe's file.
  static let text = """
    {
      "version": 1, "recipe": "plain", "title": "Plain shield of the tests", "source": "the tests",
      "whenMissing": "failClosed", "off": "detaches",
      "attach": [
        { "remember": { "of": "#target", "as": "home" } },
        { "add": { "view": "UITextField#field", "refusesFirstResponder": true, "isAccessibilityElement": false,
                   "skipsOwnLayout": true, "isSecureTextEntry": true } },
        { "lookup": { "in": "#field", "by": "name", "names": ["_UITextLayoutCanvasView", "_UITextFieldCanvasView"],
                      "as": "canvas", "logs": true } },
        { "when": { "found": "canvas", "do": [
          { "set": { "#canvas.isUserInteractionEnabled": true } },
          { "addSubview": { "view": "#canvas", "to": "#into", "above": "#target" } },
          { "set": { "#canvas.frame": "fill" } },
          { "addSubview": { "view": "#target", "to": "#canvas" } },
          { "on": { "event": "canvasLost", "do": [
            { "restore": { "of": "#target", "from": "home" } },
            { "removeFromSuperview": "#canvas" },
            { "lookup": { "in": "#field", "by": "name", "names": ["_UITextLayoutCanvasView", "_UITextFieldCanvasView"],
                          "as": "canvas", "logs": true } },
            { "when": { "found": "canvas", "do": [
              { "set": { "#canvas.isUserInteractionEnabled": true } },
              { "addSubview": { "view": "#canvas", "to": "#into", "above": "#target" } },
              { "set": { "#canvas.frame": "fill" } },
              { "addSubview": { "view": "#target", "to": "#canvas" } } ] } } ] } }
        ], "else": [
          { "when": { "parameter": "whenMissing", "is": "failClosed", "do": [{ "removeFromSuperview": "#target" }] } }
        ] } }
      ],
      "actions": {
        "disable": { "summary": "Puts the content back and takes the canvas out.", "effect": "off", "do": [
          { "removeFromSuperview": "#canvas" },
          { "restore": { "of": "#target", "from": "home" } } ] },
        "enable": { "summary": "Hosts the content again.", "effect": "on", "do": [
          { "removeFromSuperview": "#canvas" },
          { "restore": { "of": "#target", "from": "home" } },
          { "addSubview": { "view": "#canvas", "to": "#into", "above": "#target" } },
          { "set": { "#canvas.frame": "fill" } },
          { "addSubview": { "view": "#target", "to": "#canvas" } } ] }
      }
    }
    """
}

/// A recipe with one dangerous shortcut.
struct RecipeMutant: Sendable, CustomStringConvertible {
  /// What is wrong, as a sentence.
  let description: String
  /// The law that it breaks.
  let broken: ShieldLaw
  /// What stands in the right recipe and what stands there instead; every occurrence is replaced.
  let edits: [(right: String, wrong: String)]

  /// The text of the wrong recipe; nil when an edit finds nothing to change.
  var text: String? {
    var text = PlainShield.text
    for edit in edits {
      guard text.contains(part: edit.right) else { return nil }
      text = text.replacing(edit.right, with: edit.wrong)
    }
    return text
  }

  private static let lookup = """
    "by": "name", "names": ["_UITextLayoutCanvasView", "_UITextFieldCanvasView"],
    """
  private static let made = "\"skipsOwnLayout\": true, \"isSecureTextEntry\": true } }"
  private static let madeInWindow = "\"skipsOwnLayout\": true, \"isSecureTextEntry\": true, \"to\": \"#into\" } }"
  private static let removed = """
    "do": [
          { "removeFromSuperview": "#canvas" },
          { "restore": { "of": "#target", "from": "home" } } ] }
    """

  /// All mutants.
  static let all: [RecipeMutant] = [
    RecipeMutant(
      description: "the canvas is the first child of a field in a window", broken: .protects,
      edits: [(made, madeInWindow), (lookup, "\"by\": \"firstSubview\",")]),
    RecipeMutant(
      description: "the search by name begins at the window, where a text view comes first", broken: .protects,
      edits: [
        (made, "\"skipsOwnLayout\": true, \"isSecureTextEntry\": true } }"),
        ("\"in\": \"#field\", " + lookup, "\"in\": \"#root\", \"depth\": 3, " + lookup),
      ]),
    RecipeMutant(
      description: "the content is masked for stills alone", broken: .protects,
      edits: [
        (
          "\"skipsOwnLayout\": true, \"isSecureTextEntry\": true } }",
          "\"skipsOwnLayout\": true, \"isSecureTextEntry\": true } },\n"
            + "{ \"lookup\": { \"in\": \"#field\", \"by\": \"reference\", \"as\": \"own\" } },\n"
            + "{ \"set\": { \"#own.captureMask\": { \"remove\": [\"live\"] } } }"
        )
      ]),
    RecipeMutant(
      description: "the secure switch is set to the value that it has, to get a lost mask back", broken: .protects,
      edits: [
        (
          "\"skipsOwnLayout\": true, \"isSecureTextEntry\": true } }",
          "\"skipsOwnLayout\": true, \"isSecureTextEntry\": true } },\n"
            + "{ \"lookup\": { \"in\": \"#field\", \"by\": \"reference\", \"as\": \"own\" } },\n"
            + "{ \"set\": { \"#own.captureMask\": [] } }, { \"set\": { \"#field.isSecureTextEntry\": true } }"
        )
      ]),
    RecipeMutant(
      description: "the host keeps the frame of an empty field", broken: .keepsThePanel,
      edits: [("{ \"set\": { \"#canvas.frame\": \"fill\" } }", "{ \"set\": { \"#canvas.frame\": [3, 3, 20, 20] } }")]),
    RecipeMutant(
      description: "the host goes in front of everything", broken: .keepsThePanel,
      edits: [
        ("\"to\": \"#into\", \"above\": \"#target\"", "\"to\": \"#into\", \"at\": 0")
      ]),
    RecipeMutant(
      description: "a field without a canvas stays in the window", broken: .isAllOrNothing,
      edits: [(made, madeInWindow)]),
    RecipeMutant(
      description: "failing closed shows the content", broken: .followsItsFailMode,
      edits: [("\"do\": [{ \"removeFromSuperview\": \"#target\" }]", "\"do\": [{ \"layout\": \"#target\" }]")]),
    RecipeMutant(
      description: "failing open hides the content", broken: .followsItsFailMode,
      edits: [
        (
          "\"is\": \"failClosed\", \"do\": [{ \"removeFromSuperview\": \"#target\" }]",
          "\"is\": \"failClosed\", \"do\": [{ \"removeFromSuperview\": \"#target\" }],\n"
            + "\"else\": [{ \"removeFromSuperview\": \"#target\" }]"
        )
      ]),
    RecipeMutant(
      description: "a missed lookup is not logged", broken: .isLoud, edits: [("\"logs\": true", "\"logs\": false")]),
    RecipeMutant(
      description: "every enable makes a further field", broken: .onIsIdempotent,
      edits: [
        (
          "\"effect\": \"on\", \"do\": [",
          "\"effect\": \"on\", \"do\": [\n{ \"add\": { \"view\": \"UITextField\", \"to\": \"#into\" } },"
        )
      ]),
    RecipeMutant(
      description: "enable puts the host in front of its siblings once more", broken: .onIsIdempotent,
      edits: [
        (
          "\"effect\": \"on\", \"do\": [\n      { \"removeFromSuperview\": \"#canvas\" },\n"
            + "      { \"restore\": { \"of\": \"#target\", \"from\": \"home\" } },",
          "\"effect\": \"on\", \"do\": ["
        ),
        (
          "{ \"addSubview\": { \"view\": \"#canvas\", \"to\": \"#into\", \"above\": \"#target\" } },\n"
            + "      { \"set\": { \"#canvas.frame\": \"fill\" } },\n"
            + "      { \"addSubview\": { \"view\": \"#target\", \"to\": \"#canvas\" } } ] }",
          "{ \"addSubview\": { \"view\": \"#canvas\", \"to\": \"#into\" } },\n"
            + "      { \"addSubview\": { \"view\": \"#target\", \"to\": \"#canvas\" } } ] }"
        ),
      ]),
    RecipeMutant(
      description: "detaching forgets the place among the siblings", broken: .restoresExactly,
      edits: [
        (
          detach,
          "\"do\": [{ \"removeFromSuperview\": \"#canvas\" }, { \"restore\": { \"of\": \"#target\","
            + " \"from\": \"home\" } }, { \"bringToFront\": \"#target\" }] }"
        )
      ]),
    RecipeMutant(
      description: "detaching forgets the frame", broken: .restoresExactly,
      edits: [
        (
          detach,
          "\"do\": [{ \"removeFromSuperview\": \"#canvas\" }, { \"restore\": { \"of\": \"#target\","
            + " \"from\": \"home\" } }, { \"set\": { \"#target.frame\": \"fill\" } }] }"
        )
      ]),
    RecipeMutant(
      description: "detaching forgets the superlayer", broken: .restoresExactly,
      edits: [
        (
          detach,
          "\"do\": [{ \"removeFromSuperview\": \"#canvas\" }, { \"restore\": { \"of\": \"#target\","
            + " \"from\": \"home\" } }, { \"addSublayer\": { \"layer\": \"#target\", \"to\": \"#canvas\" } }] }"
        )
      ]),
    RecipeMutant(
      description: "detaching leaves the empty host in the tree", broken: .restoresExactly,
      edits: [(detach, "\"do\": [{ \"restore\": { \"of\": \"#target\", \"from\": \"home\" } }] }")]),
    RecipeMutant(
      description: "off only clears the flag", broken: .restoresExactly,
      edits: [(detach, "\"do\": [{ \"set\": { \"#field.isSecureTextEntry\": false } }] }")]),
    RecipeMutant(
      description: "every cycle leaves a view behind", broken: .neverGrows,
      edits: [
        (
          detach,
          "\"do\": [{ \"removeFromSuperview\": \"#canvas\" }, { \"restore\": { \"of\": \"#target\","
            + " \"from\": \"home\" } }, { \"add\": { \"view\": \"UIView\", \"to\": \"#into\" } }] }"
        )
      ]),
    RecipeMutant(
      description: "a replaced canvas is not noticed", broken: .rehosts,
      edits: [("\"event\": \"canvasLost\"", "\"event\": \"windowAppeared\"")]),
    RecipeMutant(
      description: "a replaced canvas is looked for by the old reference", broken: .rehosts,
      edits: [
        (
          "{ \"removeFromSuperview\": \"#canvas\" },\n"
            + "        { \"lookup\": { \"in\": \"#field\", \"by\": \"name\", \"names\": [\"_UITextLayoutCanvasView\","
            + " \"_UITextFieldCanvasView\"],\n                      \"as\": \"canvas\", \"logs\": true } },",
          "{ \"removeFromSuperview\": \"#canvas\" },"
        )
      ]),
    RecipeMutant(
      description: "the field may lay itself out and takes its canvas back", broken: .survivesFieldLayout,
      edits: [("\"skipsOwnLayout\": true, ", ""), ("\"event\": \"canvasLost\"", "\"event\": \"windowAppeared\"")]),
    RecipeMutant(
      description: "toggling makes the content anew", broken: .keepsIdentity,
      edits: [
        (
          "\"effect\": \"on\", \"do\": [",
          "\"effect\": \"on\", \"do\": [\n{ \"removeFromSuperview\": \"#film\" },\n"
            + "{ \"add\": { \"view\": \"AVPlayerView#film2\", \"to\": \"#target\" } }, { \"release\": \"#film\" },"
        )
      ]),
    RecipeMutant(
      description: "toggling scrolls to the top", broken: .keepsIdentity,
      edits: [
        ("\"effect\": \"on\", \"do\": [", "\"effect\": \"on\", \"do\": [\n{ \"set\": { \"#list.scroll\": [0, 0] } },")
      ]),
    RecipeMutant(
      description: "nobody holds the field", broken: .keepsField,
      edits: [
        ("{ \"on\": { \"event\": \"canvasLost\"", "{ \"release\": \"#field\" },\n{ \"on\": { \"event\": \"canvasLost\"")
      ]),
    RecipeMutant(
      description: "switching off reaches the key window only", broken: .outlivesItsWindow,
      edits: [(detach, "\"do\": [{ \"set\": { \"#other.captureMask\": [] } }] }")]),
    RecipeMutant(
      description: "content is hosted only once a window appears later", broken: .protects,
      edits: [
        (
          "{ \"addSubview\": { \"view\": \"#target\", \"to\": \"#canvas\" } },\n      { \"on\"",
          "{ \"on\": { \"event\": \"windowAppeared\", \"do\": [\n"
            + "{ \"addSubview\": { \"view\": \"#target\", \"to\": \"#canvas\" } }] } },\n      { \"on\""
        )
      ]),
    RecipeMutant(
      description: "the attach waits for the turn after the window", broken: .waitsForItsWindow,
      edits: [
        (
          "{ \"addSubview\": { \"view\": \"#target\", \"to\": \"#canvas\" } },\n      { \"on\"",
          "{ \"on\": { \"event\": \"windowAppeared\", \"do\": [{ \"async\": [\n"
            + "{ \"addSubview\": { \"view\": \"#target\", \"to\": \"#canvas\" } }] }] } },\n      { \"on\""
        )
      ]),
    RecipeMutant(
      description: "the canvas keeps its interaction off", broken: .takesNoTouches,
      edits: [("{ \"set\": { \"#canvas.isUserInteractionEnabled\": true } },", "")]),
    RecipeMutant(
      description: "the field stands in the window and can take the focus", broken: .takesNoTouches,
      edits: [("\"refusesFirstResponder\": true, ", ""), (made, madeInWindow)]),
  ]

  private static let detach = removed
}
