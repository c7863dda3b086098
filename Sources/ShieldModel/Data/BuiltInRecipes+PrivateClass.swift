// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `private-class.recipe.jsonc`.
  static let recipePrivateClass = File(name: "private-class.recipe.jsonc", text: #"""
// An instance of the private canvas class is made by name and gets the mask by hand.
{
  "version": 1,
  "recipe": "private-class",
  "title": "An instance of the private canvas class",
  "source": "gist by damian-rzeszot and markst",
  "because": ["C1", "F1"],
  "claims": "its authors name 14.1 and 15.0",
  "knownFailures": ["Class and setter are private, which App Review may refuse."],
  "whenMissing": "failOpen",
  "off": "togglesByDesign",
  "parameters": {},
  "attach": [
    { "add": { "view": "_UITextFieldCanvasView#canvas", "frame": "fill", "captureMask": ["still", "live"], "to": "#into" } },
    { "addSubview": { "view": "#target", "to": "#canvas" } },
    { "set": { "#target.frame": "fill" } }
  ],
  "actions": {
    "enable": { "summary": "Sets the mask.", "effect": "on", "do": [{ "set": { "#canvas.captureMask": ["still", "live"] } }] },
    "disable": { "summary": "Clears the mask.", "effect": "off", "do": [{ "set": { "#canvas.captureMask": [] } }] }
  }
}

"""#)
}
