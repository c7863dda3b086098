// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `layer-on-view.recipe.jsonc`.
  static let recipeLayerOnView = File(name: "layer-on-view.recipe.jsonc", text: #"""
// The window graft's idea on a single view: the view's layer goes below the field's canvas.
{
  "version": 1,
  "recipe": "layer-on-view",
  "title": "The graft on a single view",
  "source": "https://github.com/suzuki-0000/SKPhotoBrowser/pull/443",
  "because": ["L1", "T3", "T5"],
  "claims": "devices only, by its author",
  "knownFailures": ["With the first sublayer the view is captured from iOS 17."],
  "whenMissing": "failOpen",
  "off": "togglesByDesign",
  "parameters": {
    "pick": { "summary": "Which sublayer of the field takes the view's layer.", "values": ["first", "last"], "default": "last" }
  },
  "attach": [
    { "add": { "view": "UITextField#field", "isSecureTextEntry": true, "isUserInteractionEnabled": false, "to": "#into", "at": 0 } },
    { "addSubview": { "view": "#target", "to": "#into" } },
    { "set": { "#target.frame": "fill" } },
    { "when": { "parameter": "pick", "is": "first",
      "do": [{ "lookup": { "in": "#field", "by": "firstSublayer", "as": "canvas" } }],
      "else": [{ "lookup": { "in": "#field", "by": "lastSublayer", "as": "canvas" } }] } },
    { "when": { "found": "canvas", "do": [{ "addSublayer": { "layer": "#target", "to": "#canvas" } }] } }
  ],
  "actions": {
    "enable": { "summary": "Sets the field's secure flag.", "effect": "on",
                "do": [{ "set": { "#field.isSecureTextEntry": true } }] },
    "disable": { "summary": "Clears the field's secure flag.", "effect": "off",
                 "do": [{ "set": { "#field.isSecureTextEntry": false } }] }
  }
}

"""#)
}
