// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `saved-superlayer-graft.recipe.jsonc`.
  static let recipeSavedSuperlayerGraft = File(name: "saved-superlayer-graft.recipe.jsonc", text: #"""
// The window graft that remembers where the window's layer was and keeps the canvas as large as the field after every
// layout. A field class whose override puts the canvas right in the same pass comes to one that UIKit does not lay out.
{
  "version": 1,
  "recipe": "saved-superlayer-graft",
  "title": "Window graft with saved superlayer, matched canvas",
  "source": "a ScreenProtector class with Arabic comments, author not named",
  "because": ["F3", "L1", "S2", "T3", "T4", "T5"],
  "claims": "no versions stated; measured by its author",
  "knownFailures": [
    "Moving the canvas's layer alone, while the field stays in the window, ends in a cycle inside the field's layout.",
    "Without the subclass the app shrinks or shifts to the text rectangle.",
    "With the first sublayer everything is captured from iOS 17."
  ],
  "whenMissing": "failOpen",
  "off": "detaches",
  "target": "window",
  "parameters": {
    "moves": {
      "summary": "Whose layer goes next to the window's: the field's, or the canvas's alone.",
      "values": ["field", "canvas"],
      "default": "field"
    },
    "subclass": {
      "summary": "Whether the field's class matches the canvas with the window on every layout.",
      "values": ["yes", "no"],
      "default": "yes"
    }
  },
  "attach": [
    { "remember": { "of": "#target", "as": "home" } },
    { "add": { "view": "UITextField#field", "isSecureTextEntry": true, "borderStyle": "roundedRect" } },
    { "matchFrame": { "of": "#field", "to": "#target" } },
    { "addSubview": { "view": "#field", "to": "#target" } },
    { "lookup": { "in": "#field", "by": "firstSublayer", "as": "canvas" } },
    { "when": { "parameter": "subclass", "is": "yes", "do": [
      { "set": { "#field.skipsOwnLayout": true } },
      { "onLayout": { "of": "#target", "do": [
        { "matchFrame": { "of": "#field", "to": "#target" } },
        { "when": { "found": "canvas", "do": [{ "matchFrame": { "of": "#canvas", "to": "#target" } }] } }
      ] } }
    ] } },
    { "when": { "parameter": "moves", "is": "canvas", "do": [
      { "when": { "found": "canvas", "do": [
        { "addSublayer": { "layer": "#canvas", "to": { "superlayerOf": "#target" } } } ] } }
    ], "else": [
      { "addSublayer": { "layer": "#field", "to": { "superlayerOf": "#target" } } }
    ] } },
    { "when": { "found": "canvas", "do": [{ "addSublayer": { "layer": "#target", "to": "#canvas" } }] } }
  ],
  "actions": {
    "disable": { "summary": "Puts the window's layer back and drops the field.", "effect": "off",
      "do": [
        { "restore": { "of": "#target", "from": "home", "layerOnly": true } },
        { "removeFromSuperlayer": "#field" },
        { "removeFromSuperview": "#field" } ] }
  }
}

"""#)
}
