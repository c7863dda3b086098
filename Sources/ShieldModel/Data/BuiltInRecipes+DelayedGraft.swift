// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `delayed-graft.recipe.jsonc`.
  static let recipeDelayedGraft = File(name: "delayed-graft.recipe.jsonc", text: #"""
// The graft inside a view, a second after the view has come; three turns of the main queue stand for the second.
{
  "version": 1,
  "recipe": "delayed-graft",
  "title": "The graft inside a view, a second late",
  "source": "JayantBadlani/ScreenShield",
  "because": ["E0", "L1", "S1", "T3", "T5"],
  "claims": "no versions stated",
  "knownFailures": [
    "For a second everything is captured.",
    "The layout breaks (issue 15).",
    "iPhone Mirroring shows the content (issue 24)."
  ],
  "whenMissing": "failOpen",
  "off": "togglesByDesign",
  "parameters": {
    "wait": {
      "summary": "Whether the graft waits a second or comes at once.",
      "values": ["second", "none"],
      "default": "second"
    }
  },
  "attach": [
    { "addSubview": { "view": "#target", "to": "#into" } },
    { "set": { "#target.frame": "fill" } },
    { "when": { "parameter": "wait", "is": "none", "do": [
      { "add": { "view": "UITextField#field", "frame": "fill", "isSecureTextEntry": true,
                 "isUserInteractionEnabled": false, "to": "#into", "at": 0 } },
      { "lookup": { "in": "#field", "by": "lastSublayer", "as": "canvas" } },
      { "when": { "found": "canvas", "do": [{ "addSublayer": { "layer": "#target", "to": "#canvas" } }] } }
    ], "else": [
      { "async": [{ "async": [{ "async": [
        { "add": { "view": "UITextField#field", "frame": "fill", "isSecureTextEntry": true,
                   "isUserInteractionEnabled": false, "to": "#into", "at": 0 } },
        { "lookup": { "in": "#field", "by": "lastSublayer", "as": "canvas" } },
        { "when": { "found": "canvas", "do": [{ "addSublayer": { "layer": "#target", "to": "#canvas" } }] } }
      ] }] }] }
    ] } }
  ],
  "actions": {}
}

"""#)
}
