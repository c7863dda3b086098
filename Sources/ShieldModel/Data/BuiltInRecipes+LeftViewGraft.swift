// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `left-view-graft.recipe.jsonc`.
  static let recipeLeftViewGraft = File(name: "left-view-graft.recipe.jsonc", text: #"""
// The window graft with a left view as large as the window, so that pictures show the theme's colour and not black.
{
  "version": 1,
  "recipe": "left-view-graft",
  "title": "Window graft over a left view in the theme's colour",
  "source": "FabriBertani/Plugin.Maui.ScreenSecurity, pull request 66",
  "because": ["C4", "F3", "L1", "T3", "T4"],
  "claims": "branches for systems before 17 and from 17 on",
  "knownFailures": [
    "On iOS 16 one field for all times raised CALayerInvalid, so each attachment makes a new one.",
    "It does not work with Mac Catalyst (issue 36).",
    "The colour of the left view does not always match the theme."
  ],
  "whenMissing": "failOpen",
  "off": "togglesByDesign",
  "target": "window",
  "parameters": {},
  "attach": [
    { "add": { "view": "UIView#theme", "color": "#512bd4" } },
    { "matchFrame": { "of": "#theme", "to": "#target" } },
    { "add": { "view": "UITextField#field", "isSecureTextEntry": true } },
    { "when": { "os": "17...", "do": [{ "set": { "#field.leftView": "#theme" } }] } },
    { "addSubview": { "view": "#field", "to": "#target" } },
    { "layout": "#field" },
    { "addSublayer": { "layer": "#field", "to": { "superlayerOf": "#target" } } },
    { "when": { "os": "17...", "do": [{ "lookup": { "in": "#field", "by": "lastSublayer", "as": "canvas" } }],
                "else": [{ "lookup": { "in": "#field", "by": "firstSublayer", "as": "canvas" } }] } },
    { "when": { "found": "canvas", "do": [{ "addSublayer": { "layer": "#target", "to": "#canvas" } }] } }
  ],
  "actions": {
    "enable": { "summary": "Sets the field's secure flag.", "effect": "on",
                "do": [{ "set": { "#field.isSecureTextEntry": true } }] },
    "disable": { "summary": "Clears the field's secure flag; the layers stay nested.", "effect": "off",
                 "do": [{ "set": { "#field.isSecureTextEntry": false } }] },
    "attachAgain": { "summary": "Attaches the same field once more, as before pull request 66.", "effect": "on", "do": [
      { "addSubview": { "view": "#field", "to": "#target" } },
      { "addSublayer": { "layer": "#field", "to": { "superlayerOf": "#target" } } },
      { "when": { "found": "canvas", "do": [{ "addSublayer": { "layer": "#target", "to": "#canvas" } }] } } ] }
  }
}

"""#)
}
