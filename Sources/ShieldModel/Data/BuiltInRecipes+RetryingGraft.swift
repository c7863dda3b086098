// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `retrying-graft.recipe.jsonc`.
  static let recipeRetryingGraft = File(name: "retrying-graft.recipe.jsonc", text: #"""
// The window graft by class name only. While nothing is found the app says "pending", and it tries again whenever a
// scene becomes active.
{
  "version": 1,
  "recipe": "retrying-graft",
  "title": "Window graft by name, tried again until found",
  "source": "https://github.com/chainapsis/vizor-wallet/pull/304",
  "because": ["E5", "F12", "L1", "L2", "S1", "S2", "T3", "T7"],
  "claims": "26.5, where lookups by index are reported broken",
  "knownFailures": ["Until a retry succeeds everything is captured."],
  "whenMissing": "failOpen",
  "off": "togglesByDesign",
  "target": "window",
  "parameters": {
    "retries": {
      "summary": "Whether a failed attempt is made again.",
      "values": ["yes", "no"],
      "default": "yes"
    }
  },
  "attach": [
    { "add": { "view": "UITextField#field", "isSecureTextEntry": true, "refusesFirstResponder": true } },
    { "matchFrame": { "of": "#field", "to": "#target" } },
    { "lookup": { "in": "#field", "by": "name", "names": ["_UITextLayoutCanvasView"], "as": "canvas", "logs": true } },
    { "when": { "found": "canvas", "do": [
      { "addSublayer": { "layer": "#field", "to": { "superlayerOf": "#target" } } },
      { "addSublayer": { "layer": "#target", "to": "#canvas" } }
    ] } },
    { "when": { "parameter": "retries", "is": "yes", "do": [
      { "on": { "event": "didBecomeActive", "do": [
        { "when": { "found": "canvas", "not": true, "do": [
          { "lookup": { "in": "#field", "by": "name", "names": ["_UITextLayoutCanvasView"], "as": "canvas",
                        "logs": true } },
          { "when": { "found": "canvas", "do": [{ "addSublayer": { "layer": "#target", "to": "#canvas" } }] } }
        ] } }
      ] } }
    ] } }
  ],
  "actions": {
    "enable": { "summary": "Sets the field's secure flag.", "effect": "on",
                "do": [{ "set": { "#field.isSecureTextEntry": true } }] },
    "disable": { "summary": "Clears the field's secure flag; the layers stay nested.", "effect": "off",
                 "do": [{ "set": { "#field.isSecureTextEntry": false } }] }
  }
}

"""#)
}
