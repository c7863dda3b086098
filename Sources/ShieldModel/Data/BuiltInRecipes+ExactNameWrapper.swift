// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `exact-name-wrapper.recipe.jsonc`.
  static let recipeExactNameWrapper = File(name: "exact-name-wrapper.recipe.jsonc", text: #"""
// The canvas of a detached field, by exact name, pinned into a wrapper; the secure flag is set a turn later.
{
  "version": 1,
  "recipe": "exact-name-wrapper",
  "title": "Exact name, canvas in a wrapper, secure a turn later",
  "source": "yoxisem544/ScreenshotPreventing-iOS",
  "because": ["E0", "F2", "F3", "L1"],
  "claims": "12 to 15 and later; 13 fixed after issue 4",
  "knownFailures": [
    "Until the flag is set the content is captured.",
    "Several windows on an iPad crashed in an eager safe-area update.",
    "Interaction of wrapper and canvas out of step froze a scroll view."
  ],
  "whenMissing": "failClosed",
  "off": "togglesByDesign",
  "parameters": {
    "interaction": {
      "summary": "Whether wrapper and canvas agree about interaction.",
      "values": ["mirrored", "canvasOff"],
      "default": "mirrored"
    }
  },
  "attach": [
    { "removeFromSuperview": "#target" },
    { "add": { "view": "UITextField#field" } },
    { "when": { "os": "12", "do": [
        { "lookup": { "in": "#field", "by": "name", "names": ["_UITextFieldContentView"], "as": "canvas" } } ] } },
    { "when": { "os": "13...14", "do": [
        { "lookup": { "in": "#field", "by": "name", "names": ["_UITextFieldCanvasView"], "as": "canvas" } } ] } },
    { "when": { "os": "15...", "do": [
        { "lookup": { "in": "#field", "by": "name", "names": ["_UITextLayoutCanvasView"], "as": "canvas" } } ] } },
    { "add": { "view": "UIView#wrapper", "frame": "fill", "to": "#into" } },
    { "when": { "found": "canvas", "do": [
      { "when": { "parameter": "interaction", "is": "mirrored",
        "do": [{ "set": { "#canvas.isUserInteractionEnabled": true } }],
        "else": [{ "set": { "#canvas.isUserInteractionEnabled": false } }] } },
      { "addSubview": { "view": "#canvas", "to": "#wrapper" } },
      { "set": { "#canvas.frame": "fill" } },
      { "addSubview": { "view": "#target", "to": "#canvas" } },
      { "set": { "#target.frame": "fill" } }
    ] } },
    { "async": [{ "set": { "#field.isSecureTextEntry": true } }] }
  ],
  "actions": {
    "enable": { "summary": "Sets the flag in the next turn.", "effect": "on",
                "do": [{ "async": [{ "set": { "#field.isSecureTextEntry": true } }] }] },
    "disable": { "summary": "Clears the flag in the next turn.", "effect": "off",
                 "do": [{ "async": [{ "set": { "#field.isSecureTextEntry": false } }] }] }
  }
}

"""#)
}
