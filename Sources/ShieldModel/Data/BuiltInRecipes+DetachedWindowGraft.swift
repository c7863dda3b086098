// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `detached-window-graft.recipe.jsonc`.
  static let recipeDetachedWindowGraft = File(name: "detached-window-graft.recipe.jsonc", text: #"""
// A field that never was in a window lends its first sublayer to the window's layer.
{
  "version": 1,
  "recipe": "detached-window-graft",
  "title": "Window graft below a detached field",
  "source": "gbumps/react-native-screenguard",
  "because": ["F1", "L1", "T3"],
  "claims": "no versions stated",
  "knownFailures": [
    "The first sublayer is the canvas only because the field is in no window.",
    "A window without superlayer is not protected."
  ],
  "whenMissing": "failOpen",
  "off": "detaches",
  "target": "window",
  "parameters": {},
  "attach": [
    { "remember": { "of": "#target", "as": "home" } },
    { "add": { "view": "UITextField#field", "isSecureTextEntry": true } },
    { "matchFrame": { "of": "#field", "to": "#target" } },
    { "lookup": { "in": "#field", "by": "firstSublayer", "as": "canvas" } },
    { "addSublayer": { "layer": "#field", "to": { "superlayerOf": "#target" } } },
    { "when": { "found": "canvas", "do": [{ "addSublayer": { "layer": "#target", "to": "#canvas" } }] } }
  ],
  "actions": {
    "enable": { "summary": "Grafts again.", "effect": "on", "do": [
      { "set": { "#field.isSecureTextEntry": true } },
      { "addSublayer": { "layer": "#field", "to": { "superlayerOf": "#target" } } },
      { "when": { "found": "canvas", "do": [{ "addSublayer": { "layer": "#target", "to": "#canvas" } }] } } ] },
    "disable": { "summary": "Puts the window's layer back and takes the field's layer away.", "effect": "off", "do": [
      { "restore": { "of": "#target", "from": "home", "layerOnly": true } },
      { "removeFromSuperlayer": "#field" } ] }
  }
}

"""#)
}
