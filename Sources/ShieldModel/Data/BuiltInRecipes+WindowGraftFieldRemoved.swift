// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `window-graft-field-removed.recipe.jsonc`.
  static let recipeWindowGraftFieldRemoved = File(name: "window-graft-field-removed.recipe.jsonc", text: #"""
// The window graft of no_screenshot: the field leaves the view tree before the layers move, so no cycle comes.
{
  "version": 1,
  "recipe": "window-graft-field-removed",
  "title": "Window graft after the field left the view tree",
  "source": "FlutterPlaza/no_screenshot, IOSNoScreenshotPlugin.swift",
  "because": ["L1", "T3", "T6"],
  "claims": "the crash on iOS 26 fixed by this sequence",
  "knownFailures": [
    "A window that went gray after the background in Low Power Mode is on record.",
    "Right-to-left layout shifts the window unless the field is forced to the left."
  ],
  "whenMissing": "failOpen",
  "off": "togglesByDesign",
  "target": "window",
  "parameters": {
    "direction": {
      "summary": "Whether the field is forced to the left, as the plug-in does today.",
      "values": ["forcedLeftToRight", "ofTheSystem"],
      "default": "forcedLeftToRight"
    },
    "onResignActive": {
      "summary": "Whether the shield is lifted while the scene is not active.",
      "values": ["keeps", "lifts"],
      "default": "keeps"
    }
  },
  "attach": [
    { "add": { "view": "UITextField#field", "isSecureTextEntry": true, "to": "#target" } },
    { "when": { "parameter": "direction", "is": "forcedLeftToRight", "do": [
      { "set": { "#field.forcesLeftToRight": true } } ] } },
    { "layout": "#field" },
    { "removeFromSuperview": "#field" },
    { "set": { "#field.frame": [0, 0, 0, 0] } },
    { "addSublayer": { "layer": "#field", "to": { "superlayerOf": "#target" } } },
    { "when": { "os": "17...", "do": [{ "lookup": { "in": "#field", "by": "lastSublayer", "as": "canvas" } }],
                "else": [{ "lookup": { "in": "#field", "by": "firstSublayer", "as": "canvas" } }] } },
    { "when": { "found": "canvas", "do": [{ "addSublayer": { "layer": "#target", "to": "#canvas" } }] } },
    { "when": { "parameter": "onResignActive", "is": "lifts", "do": [
      { "on": { "event": "willResignActive", "do": [{ "set": { "#field.isSecureTextEntry": false } }] } },
      { "on": { "event": "didBecomeActive", "do": [{ "set": { "#field.isSecureTextEntry": true } }] } } ] } }
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
