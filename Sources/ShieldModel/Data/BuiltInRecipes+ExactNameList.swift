// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `exact-name-list.recipe.jsonc`.
  static let recipeExactNameList = File(name: "exact-name-list.recipe.jsonc", text: #"""
// The canvas is looked up by one exact name per system, and the content lives in the canvas, inside the field.
{
  "version": 1,
  "recipe": "exact-name-list",
  "title": "Exact name per system, content in the field's canvas",
  "source": "Stampoo/SnapshotSafeView, HiddenContainerRecognizer.swift",
  "because": ["F1", "F3", "F8", "L1", "L3"],
  "claims": "12 to 15 and later",
  "knownFailures": [
    "A system whose name is not in the list shows nothing at all.",
    "The field sets the canvas's frame, so the content cannot drive the size.",
    "The field in the view tree raises the AutoFill bar."
  ],
  "whenMissing": "failClosed",
  "off": "togglesByDesign",
  "parameters": {},
  "attach": [
    { "removeFromSuperview": "#target" },
    { "add": { "view": "UITextField#field", "frame": "fill", "isSecureTextEntry": true, "refusesFirstResponder": true } },
    { "when": { "os": "12", "do": [
        { "lookup": { "in": "#field", "by": "name", "names": ["_UITextFieldContentView"], "as": "canvas" } } ] } },
    { "when": { "os": "13...14", "do": [
        { "lookup": { "in": "#field", "by": "name", "names": ["_UITextFieldCanvasView"], "as": "canvas" } } ] } },
    { "when": { "os": "15...", "do": [
        { "lookup": { "in": "#field", "by": "name", "names": ["_UITextLayoutCanvasView"], "as": "canvas" } } ] } },
    { "when": { "found": "canvas", "do": [
      { "set": { "#canvas.isUserInteractionEnabled": true } },
      { "addSubview": { "view": "#target", "to": "#canvas" } },
      { "set": { "#target.frame": "fill" } },
      { "addSubview": { "view": "#field", "to": "#into" } }
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
