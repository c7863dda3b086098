// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `root-subview-graft.recipe.jsonc`.
  static let recipeRootSubviewGraft = File(name: "root-subview-graft.recipe.jsonc", text: #"""
// The graft for one subview of the root view at a time, with a way out that asks the canvas for what only a field can.
{
  "version": 1,
  "recipe": "root-subview-graft",
  "title": "The graft on each subview of the root view",
  "source": "https://github.com/killserver/react-native-screenshot-prevent/pull/2",
  "because": ["L1", "S2", "T3", "T6"],
  "claims": "iOS 16 on two physical devices",
  "knownFailures": [
    "Switching off crashes: the canvas does not know the message that a field would.",
    "With the sublayer at index 0 everything is captured from iOS 17.",
    "A light background behind dark content leaves a white picture."
  ],
  "whenMissing": "failOpen",
  "off": "togglesByDesign",
  "parameters": {
    "pick": {
      "summary": "Which sublayer of the field takes the content's layer.",
      "values": ["last", "index0"],
      "default": "last"
    }
  },
  "attach": [
    { "add": { "view": "UITextField#field", "isSecureTextEntry": true, "to": "#target" } },
    { "addSublayer": { "layer": "#field", "to": { "superlayerOf": "#target" } } },
    { "when": { "parameter": "pick", "is": "index0",
      "do": [{ "lookup": { "in": "#field", "by": "firstSublayer", "as": "canvas" } }],
      "else": [{ "lookup": { "in": "#field", "by": "lastSublayer", "as": "canvas" } }] } },
    { "when": { "found": "canvas", "do": [{ "addSublayer": { "layer": "#target", "to": "#canvas" } }] } }
  ],
  "actions": {
    "enable": { "summary": "Sets the field's secure flag.", "effect": "on",
                "do": [{ "set": { "#field.isSecureTextEntry": true } }] },
    "disable": { "summary": "Takes what holds the content for the field, which it is not.", "effect": "off",
                 "do": [{ "when": { "found": "canvas", "do": [{ "set": { "#canvas.isSecureTextEntry": false } }] } }] }
  }
}

"""#)
}
