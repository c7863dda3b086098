// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `single-owner-graft.recipe.jsonc`.
  static let recipeSingleOwnerGraft = File(name: "single-owner-graft.recipe.jsonc", text: #"""
// The window graft below a detached field, made once however often it is asked for, and once more without that guard.
{
  "version": 1,
  "recipe": "single-owner-graft",
  "title": "Window graft below a detached field, one owner",
  "source": "expo/expo, expo-screen-capture; issues 48985, 49088 and 49099, pull requests 38384 and 49372",
  "because": ["C9", "F1", "L1", "S2", "S3", "T3"],
  "claims": "17 to 26 in an issue thread of expo-screen-capture",
  "knownFailures": [
    "Without the guard a second call nests canvases, and the screen stays black for good (issue 48985).",
    "A header that jumps and a black screen on the way back are on record (pull request 38384).",
    "A window without superlayer is not protected."
  ],
  "whenMissing": "failOpen",
  "off": "detaches",
  "target": "window",
  "parameters": {
    "guard": {
      "summary": "Whether a second call is noticed, as since pull request 49372.",
      "values": ["yes", "no"],
      "default": "yes"
    }
  },
  "attach": [
    { "remember": { "of": "#target", "as": "home" } },
    { "add": { "view": "UITextField#field", "isSecureTextEntry": true } },
    { "matchFrame": { "of": "#field", "to": "#target" } },
    { "lookup": { "in": "#field", "by": "firstSublayer", "as": "canvas" } },
    { "addSublayer": { "layer": "#field", "to": { "superlayerOf": "#target" } } },
    { "when": { "found": "canvas", "do": [{ "addSublayer": { "layer": "#target", "to": "#canvas" } }] } }
  ],
  "actions": {
    "enable": { "summary": "Grafts, unless the guard knows that it has.", "effect": "on", "do": [
      { "when": { "parameter": "guard", "is": "no", "do": [
        { "when": { "found": "field", "do": [{ "removeFromSuperlayer": "#field" }, { "release": "#field" }] } } ] } },
      { "when": { "found": "field", "not": true, "do": [
        { "remember": { "of": "#target", "as": "home" } },
        { "add": { "view": "UITextField#field", "isSecureTextEntry": true } },
        { "matchFrame": { "of": "#field", "to": "#target" } },
        { "lookup": { "in": "#field", "by": "firstSublayer", "as": "canvas" } },
        { "addSublayer": { "layer": "#field", "to": { "superlayerOf": "#target" } } },
        { "when": { "found": "canvas", "do": [{ "addSublayer": { "layer": "#target", "to": "#canvas" } }] } }
      ] } }
    ] },
    "disable": { "summary": "Puts the window's layer back and drops the field.", "effect": "off", "do": [
      { "when": { "found": "field", "do": [
        { "restore": { "of": "#target", "from": "home", "layerOnly": true } },
        { "removeFromSuperlayer": "#field" },
        { "release": "#field" }
      ] } }
    ] }
  }
}

"""#)
}
