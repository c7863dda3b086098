// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `screen-protector-kit.recipe.jsonc`.
  static let recipeScreenProtectorKit = File(name: "screen-protector-kit.recipe.jsonc", text: #"""
// The window graft as a library has it: grafted once at the start, and only the secure flag is switched.
{
  "version": 1,
  "recipe": "screen-protector-kit",
  "title": "ScreenProtectorKit: grafted at start, then toggled",
  "source": "prongbang/ScreenProtectorKit and prongbang/screen_protector",
  "because": ["F2", "F11", "L1", "S2", "T3", "T6"],
  "claims": "16.1 works, 17 needs release 1.3.1; 1.5.1 dropped the technique",
  "knownFailures": [
    "Before release 1.3.1 it took the first sublayer, and everything is captured from iOS 17.",
    "A walk over the swapped window overflows on iOS 18 (prongbang/screen_protector, issue 48).",
    "On iOS 18 the caret of inputs stays invisible after switching off (prongbang/screen_protector, issue 75).",
    "Warnings about the width of a layout guide are on record."
  ],
  "whenMissing": "failOpen",
  "off": "togglesByDesign",
  "target": "window",
  "parameters": {
    "release": {
      "summary": "The release of the library: from 1.3.1 on the last sublayer counts from iOS 17.",
      "values": ["1.3.1", "before1.3.1"],
      "default": "1.3.1",
      "fixedAtInit": true
    }
  },
  "attach": [
    { "add": { "view": "UITextField#field", "to": "#target" } },
    { "addSublayer": { "layer": "#field", "to": { "superlayerOf": "#target" } } },
    { "when": { "parameter": "release", "is": "1.3.1", "do": [
      { "when": { "os": "17...", "do": [{ "lookup": { "in": "#field", "by": "lastSublayer", "as": "canvas" } }],
                  "else": [{ "lookup": { "in": "#field", "by": "firstSublayer", "as": "canvas" } }] } }
    ], "else": [{ "lookup": { "in": "#field", "by": "firstSublayer", "as": "canvas" } }] } },
    { "when": { "found": "canvas", "do": [{ "addSublayer": { "layer": "#target", "to": "#canvas" } }] } },
    { "set": { "#field.isSecureTextEntry": true } }
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
