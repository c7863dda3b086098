// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `reference.recipe.jsonc`.
  static let recipeReference = File(name: "reference.recipe.jsonc", text: #"""
// What this project recommends: a canvas found by name among the field's children becomes the host, all or nothing,
// comes back when UIKit replaces it, and is undone exactly. The field's class refuses focus and lays nothing out.
{
  "version": 1,
  "recipe": "reference",
  "title": "Reference: canvas host, all or nothing, exact restore",
  "source": "this project",
  "because": ["F1", "F2", "F3", "F6", "L1", "L2", "L3", "S1", "S2"],
  "claims": "iOS and iPadOS 13 to 26.5, by the facts of this catalogue",
  "knownFailures": ["A canvas that keeps its name and loses its mask is not noticed by any lookup."],
  "whenMissing": "failClosed",
  "off": "detaches",
  "parameters": {},
  "attach": [
    { "add": { "view": "UITextField#field", "refusesFirstResponder": true, "skipsOwnLayout": true,
               "isAccessibilityElement": false, "isSecureTextEntry": true } },
    { "lookup": { "in": "#field", "by": "name", "names": ["_UITextLayoutCanvasView", "_UITextFieldCanvasView"],
                  "as": "canvas", "logs": true } },
    { "when": { "found": "canvas", "do": [
      { "set": { "#canvas.isUserInteractionEnabled": true } },
      { "addSubview": { "view": "#canvas", "to": "#into" } },
      { "set": { "#canvas.frame": "fill" } },
      { "addSubview": { "view": "#target", "to": "#canvas" } },
      { "set": { "#target.frame": "fill" } },
      { "on": { "event": "canvasLost", "do": [
        { "removeFromSuperview": "#target" },
        { "removeFromSuperview": "#canvas" },
        { "lookup": { "in": "#field", "by": "name", "names": ["_UITextLayoutCanvasView", "_UITextFieldCanvasView"],
                      "as": "canvas", "logs": true } },
        { "when": { "found": "canvas", "do": [
          { "set": { "#canvas.isUserInteractionEnabled": true } },
          { "addSubview": { "view": "#canvas", "to": "#into" } },
          { "set": { "#canvas.frame": "fill" } },
          { "addSubview": { "view": "#target", "to": "#canvas" } },
          { "set": { "#target.frame": "fill" } }
        ] } }
      ] } }
    ], "else": [
      { "when": { "parameter": "whenMissing", "is": "failOpen", "do": [
        { "addSubview": { "view": "#target", "to": "#into" } },
        { "set": { "#target.frame": "fill" } }
      ], "else": [
        { "removeFromSuperview": "#target" },
        { "add": { "view": "UILabel#placeholder", "frame": "fill", "color": "lightGray",
                   "text": "content is protected", "to": "#into" } }
      ] } }
    ] } }
  ],
  "actions": {
    "disable": { "summary": "Moves the content out and drops field and canvas.", "effect": "off", "do": [
      { "addSubview": { "view": "#target", "to": "#into" } },
      { "removeFromSuperview": "#canvas" } ] },
    "enable": { "summary": "Moves the content into the canvas again.", "effect": "on", "do": [
      { "addSubview": { "view": "#canvas", "to": "#into" } },
      { "set": { "#canvas.frame": "fill" } },
      { "addSubview": { "view": "#target", "to": "#canvas" } },
      { "set": { "#target.frame": "fill" } } ] }
  }
}

"""#)
}
