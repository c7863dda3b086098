// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `canvas-follower.recipe.jsonc`.
  static let recipeCanvasFollower = File(name: "canvas-follower.recipe.jsonc", text: #"""
// Content in the canvas of a field that stays in the tree; when UIKit replaces the canvas or takes it back, the host
// moves into the one that is there now.
{
  "version": 1,
  "recipe": "canvas-follower",
  "title": "Canvas in its field, the host follows a new one",
  "source": "https://github.com/tigerduck-app/tigerduck-app/pull/158",
  "because": ["F3", "F6", "F8", "H3", "L1", "L2"],
  "claims": "no versions stated",
  "knownFailures": [
    "Sizes that depend on each other ran in circles in SwiftUI.",
    "Content of half the width, and a keyboard row that is measured again, are on record.",
    "UIKit's own decorations come back above the content."
  ],
  "whenMissing": "failOpen",
  "off": "togglesByDesign",
  "parameters": {
    "follows": {
      "summary": "Whether the host moves when the canvas is lost.",
      "values": ["yes", "no"],
      "default": "yes"
    }
  },
  "attach": [
    { "removeFromSuperview": "#target" },
    { "add": { "view": "UITextField#field", "frame": "fill", "isSecureTextEntry": true, "refusesFirstResponder": true,
               "to": "#into" } },
    { "lookup": { "in": "#field", "by": "contains", "names": ["CanvasView"], "as": "canvas", "logs": true } },
    { "when": { "found": "canvas", "do": [
      { "set": { "#canvas.isUserInteractionEnabled": true } },
      { "addSubview": { "view": "#target", "to": "#canvas" } },
      { "set": { "#target.frame": "fill" } }
    ], "else": [
      { "addSubview": { "view": "#target", "to": "#into" } },
      { "set": { "#target.frame": "fill" } }
    ] } },
    { "when": { "parameter": "follows", "is": "yes", "do": [
      { "on": { "event": "canvasLost", "of": "#field", "do": [
        { "lookup": { "in": "#field", "by": "contains", "names": ["CanvasView"], "as": "canvas", "logs": true } },
        { "when": { "found": "canvas", "do": [
          { "set": { "#canvas.isUserInteractionEnabled": true } },
          { "addSubview": { "view": "#target", "to": "#canvas" } },
          { "set": { "#target.frame": "fill" } }
        ] } }
      ] } }
    ] } }
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
