// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `reference.recipe.jsonc`.
  static let recipeReference = File(name: "reference.recipe.jsonc", text: #"""
// What this project recommends: a canvas found by name among the field's children becomes the host, all or nothing,
// comes back when UIKit replaces it, and is undone exactly. The field's class refuses focus and lays nothing out. A host
// of its own keeps the canvas's place among other views. Switching off drops everything that was made, so that neither
// way does harm when it is taken twice.
{
  "version": 1,
  "recipe": "reference",
  "title": "Reference: canvas host, all or nothing, exact restore",
  "source": "this project",
  "because": ["F1", "F2", "F3", "F6", "L1", "L2", "L3", "S1", "S2", "S3"],
  "claims": "iOS and iPadOS 13 to 26.5, by the facts of this catalogue",
  "knownFailures": [
    "A canvas that keeps its name and loses its mask is not noticed by any lookup.",
    "An input in the content shows no caret, as below every canvas that has been secure.",
    "Two shields on the same content: the outer one takes it out of both; several owners share one shield instead."
  ],
  "whenMissing": "failClosed",
  "off": "detaches",
  "parameters": {},
  "attach": [
    { "remember": { "of": "#target", "as": "home" } },
    { "add": { "view": "UITextField#field", "refusesFirstResponder": true, "skipsOwnLayout": true,
               "isAccessibilityElement": false, "isSecureTextEntry": true } },
    { "lookup": { "in": "#field", "by": "name", "names": ["_UITextLayoutCanvasView", "_UITextFieldCanvasView"],
                  "as": "canvas", "logs": true } },
    { "when": { "found": "canvas", "do": [
      { "add": { "view": "UIView#host", "frame": "fill", "to": "#into" } },
      { "set": { "#canvas.isUserInteractionEnabled": true } },
      { "addSubview": { "view": "#canvas", "to": "#host" } },
      { "set": { "#canvas.frame": "fill" } },
      { "addSubview": { "view": "#target", "to": "#canvas" } },
      { "set": { "#target.frame": "fill" } },
      { "on": { "event": "canvasLost", "of": "#field", "do": [
        { "removeFromSuperview": "#target" },
        { "removeFromSuperview": "#canvas" },
        { "lookup": { "in": "#field", "by": "name", "names": ["_UITextLayoutCanvasView", "_UITextFieldCanvasView"],
                      "as": "canvas", "logs": true } },
        { "when": { "found": "canvas", "do": [
          { "set": { "#canvas.isUserInteractionEnabled": true } },
          { "addSubview": { "view": "#canvas", "to": "#host" } },
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
    "disable": { "summary": "Puts the content back where it was and drops field and host.", "effect": "off", "do": [
      { "when": { "found": "field", "do": [
        { "when": { "found": "placeholder", "do": [
          { "removeFromSuperview": "#placeholder" }, { "release": "#placeholder" } ] } },
        { "restore": { "of": "#target", "from": "home" } },
        { "when": { "found": "host", "do": [{ "removeFromSuperview": "#host" }, { "release": "#host" }] } },
        { "release": "#field" }
      ] } }
    ] },
    "enable": { "summary": "Makes sure that the content is in the canvas, or starts anew.", "effect": "on", "do": [
      { "when": { "found": "host", "do": [
        { "addSubview": { "view": "#target", "to": "#canvas" } },
        { "set": { "#target.frame": "fill" } }
      ], "else": [
        { "when": { "found": "field", "not": true, "do": [
          { "remember": { "of": "#target", "as": "home" } },
          { "add": { "view": "UITextField#field", "refusesFirstResponder": true, "skipsOwnLayout": true,
                     "isAccessibilityElement": false, "isSecureTextEntry": true } }
        ] } },
        { "lookup": { "in": "#field", "by": "name", "names": ["_UITextLayoutCanvasView", "_UITextFieldCanvasView"],
                      "as": "canvas", "logs": true } },
        { "when": { "found": "canvas", "do": [
          { "when": { "found": "placeholder", "do": [
            { "removeFromSuperview": "#placeholder" }, { "release": "#placeholder" } ] } },
          { "add": { "view": "UIView#host", "frame": "fill", "to": "#into" } },
          { "set": { "#canvas.isUserInteractionEnabled": true } },
          { "addSubview": { "view": "#canvas", "to": "#host" } },
          { "set": { "#canvas.frame": "fill" } },
          { "addSubview": { "view": "#target", "to": "#canvas" } },
          { "set": { "#target.frame": "fill" } },
          { "on": { "event": "canvasLost", "of": "#field", "do": [
            { "removeFromSuperview": "#target" },
            { "removeFromSuperview": "#canvas" },
            { "lookup": { "in": "#field", "by": "name", "names": ["_UITextLayoutCanvasView", "_UITextFieldCanvasView"],
                          "as": "canvas", "logs": true } },
            { "when": { "found": "canvas", "do": [
              { "set": { "#canvas.isUserInteractionEnabled": true } },
              { "addSubview": { "view": "#canvas", "to": "#host" } },
              { "set": { "#canvas.frame": "fill" } },
              { "addSubview": { "view": "#target", "to": "#canvas" } },
              { "set": { "#target.frame": "fill" } }
            ] } }
          ] } }
        ], "else": [
          { "when": { "found": "placeholder", "not": true, "do": [
            { "when": { "parameter": "whenMissing", "is": "failOpen", "do": [
              { "addSubview": { "view": "#target", "to": "#into" } },
              { "set": { "#target.frame": "fill" } }
            ], "else": [
              { "removeFromSuperview": "#target" },
              { "add": { "view": "UILabel#placeholder", "frame": "fill", "color": "lightGray",
                         "text": "content is protected", "to": "#into" } }
            ] } }
          ] } }
        ] } }
      ] } }
    ] }
  }
}

"""#)
}
