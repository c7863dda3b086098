// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `layer-swap.recipe.jsonc`.
  static let recipeLayerSwap = File(name: "layer-swap.recipe.jsonc", text: #"""
// The canvas answers with the target's layer while the secure setter writes the mask; no node moves.
{
  "version": 1,
  "recipe": "layer-swap",
  "title": "Layer swap: the setter writes the target's mask",
  "source": "TelegramMessenger/Telegram-iOS, UIKitRuntimeUtils",
  "because": ["F2", "L1", "T9"],
  "claims": "15 and later by name; copies with a suffix match also 13 and 14",
  "knownFailures": [
    "On iOS 13 and 14 the class has another name, so nothing happens.",
    "It relies on setting a view's layer by key-value coding."
  ],
  "whenMissing": "failOpen",
  "off": "detaches",
  "parameters": {
    "match": {
      "summary": "Which part of the class name the lookup accepts.",
      "values": ["TextLayoutCanvasView", "CanvasView"],
      "default": "TextLayoutCanvasView"
    }
  },
  "attach": [
    { "add": { "view": "UITextField#field", "refusesFirstResponder": true } },
    { "when": { "parameter": "match", "is": "CanvasView",
      "do": [{ "lookup": { "in": "#field", "by": "contains", "names": ["CanvasView"], "as": "canvas" } }],
      "else": [{ "lookup": { "in": "#field", "by": "contains", "names": ["TextLayoutCanvasView"], "as": "canvas" } }] } },
    { "when": { "found": "canvas", "do": [
      { "swapLayer": { "of": "#canvas", "with": "#target" } },
      { "set": { "#field.isSecureTextEntry": false } },
      { "set": { "#field.isSecureTextEntry": true } },
      { "restoreLayer": "#canvas" }
    ] } }
  ],
  "actions": {
    "enable": { "summary": "Swaps, toggles off and on, swaps back.", "effect": "on", "do": [
      { "when": { "found": "canvas", "do": [
        { "swapLayer": { "of": "#canvas", "with": "#target" } },
        { "set": { "#field.isSecureTextEntry": false } },
        { "set": { "#field.isSecureTextEntry": true } },
        { "restoreLayer": "#canvas" } ] } } ] },
    "disable": { "summary": "Swaps, toggles on and off, swaps back.", "effect": "off", "do": [
      { "when": { "found": "canvas", "do": [
        { "swapLayer": { "of": "#canvas", "with": "#target" } },
        { "set": { "#field.isSecureTextEntry": true } },
        { "set": { "#field.isSecureTextEntry": false } },
        { "restoreLayer": "#canvas" } ] } } ] }
  }
}

"""#)
}
