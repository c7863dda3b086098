// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `private-class.recipe.jsonc`.
  static let recipePrivateClass = File(name: "private-class.recipe.jsonc", text: #"""
// An instance of the private canvas class is made by name and gets the mask by hand; where the class is gone, the view
// behind the first sublayer of a field is the host.
{
  "version": 1,
  "recipe": "private-class",
  "title": "An instance of the private canvas class",
  "source": "gist by damian-rzeszot and markst",
  "because": ["C1", "F1", "L1"],
  "claims": "its authors name 14.1 and 15.0",
  "knownFailures": [
    "Class and setter are private, which App Review may refuse.",
    "From 15 on the class is that of the older text engine; it exists, and its instance belongs to no field."
  ],
  "whenMissing": "failOpen",
  "off": "togglesByDesign",
  "parameters": {
    "branch": {
      "summary": "Whether the class exists, or the second branch has to take the first sublayer's view.",
      "values": ["class", "firstSublayer"],
      "default": "class"
    }
  },
  "attach": [
    { "when": { "parameter": "branch", "is": "class", "do": [
      { "add": { "view": "_UITextFieldCanvasView#canvas", "captureMask": ["still", "live"] } }
    ], "else": [
      { "add": { "view": "UITextField#field", "isSecureTextEntry": true } },
      { "lookup": { "in": "#field", "by": "delegate", "as": "canvas" } }
    ] } },
    { "when": { "found": "canvas", "do": [
      { "set": { "#canvas.isUserInteractionEnabled": true } },
      { "addSubview": { "view": "#canvas", "to": "#into" } },
      { "set": { "#canvas.frame": "fill" } },
      { "addSubview": { "view": "#target", "to": "#canvas" } },
      { "set": { "#target.frame": "fill" } }
    ] } }
  ],
  "actions": {
    "enable": { "summary": "Sets the mask, by hand or through the field.", "effect": "on", "do": [
      { "when": { "parameter": "branch", "is": "class",
        "do": [{ "set": { "#canvas.captureMask": ["still", "live"] } }],
        "else": [{ "set": { "#field.isSecureTextEntry": true } }] } } ] },
    "disable": { "summary": "Clears the mask, by hand or through the field.", "effect": "off", "do": [
      { "when": { "parameter": "branch", "is": "class",
        "do": [{ "set": { "#canvas.captureMask": [] } }],
        "else": [{ "set": { "#field.isSecureTextEntry": false } }] } } ] }
  }
}

"""#)
}
