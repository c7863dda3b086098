// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `first-subview-reparent.recipe.jsonc`.
  static let recipeFirstSubviewReparent = File(name: "first-subview-reparent.recipe.jsonc", text: #"""
// The first subview of a fresh detached field is taken out and becomes the host.
{
  "version": 1,
  "recipe": "first-subview-reparent",
  "title": "First subview of a detached field, reparented",
  "source": "RyukieSama/Swifty ScreenShieldView; Lark's ViewCapturePreventer",
  "because": ["F1", "F3", "L1", "T8"],
  "claims": "Lark names 13, 14 and 15; Swifty is off on 15.1",
  "knownFailures": ["A crash on iOS 15.1 is on record."],
  "whenMissing": "failOpen",
  "off": "detaches",
  "parameters": {
    "keepsField": {
      "summary": "Whether the app keeps the field; without it nobody can switch the mask any more.",
      "values": ["yes", "no"],
      "default": "yes"
    }
  },
  "attach": [
    { "add": { "view": "UITextField#field", "isSecureTextEntry": true } },
    { "lookup": { "in": "#field", "by": "firstSubview", "as": "canvas" } },
    { "when": { "found": "canvas", "do": [
      { "set": { "#canvas.isUserInteractionEnabled": true } },
      { "addSubview": { "view": "#canvas", "to": "#into" } },
      { "set": { "#canvas.frame": "fill" } },
      { "addSubview": { "view": "#target", "to": "#canvas" } },
      { "set": { "#target.frame": "fill" } }
    ] } },
    { "when": { "parameter": "keepsField", "is": "no", "do": [{ "release": "#field" }] } }
  ],
  "actions": {
    "disable": { "summary": "Moves the content out of the canvas and drops the canvas.", "effect": "off", "do": [
      { "addSubview": { "view": "#target", "to": "#into" } },
      { "removeFromSuperview": "#canvas" } ] },
    "enable": { "summary": "Moves the content back into the canvas.", "effect": "on", "do": [
      { "addSubview": { "view": "#canvas", "to": "#into" } },
      { "set": { "#canvas.frame": "fill" } },
      { "addSubview": { "view": "#target", "to": "#canvas" } },
      { "set": { "#target.frame": "fill" } } ] }
  }
}

"""#)
}
