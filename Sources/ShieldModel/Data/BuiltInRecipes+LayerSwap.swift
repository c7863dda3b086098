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
  "source": "TelegramMessenger/Telegram-iOS, UIKitRuntimeUtils; copies: CaptureGuard, DGSecureView, XZKit, GRU",
  "because": ["F2", "L1", "T9"],
  "claims": "15 and later by name; copies with a suffix match also 13 and 14",
  "knownFailures": [
    "On iOS 13 and 14 the class has another name than most copies look for, so nothing happens.",
    "A secure flag that already has its value writes no mask, hence the toggle.",
    "It relies on setting a view's layer by key-value coding."
  ],
  "whenMissing": "failOpen",
  "off": "detaches",
  "parameters": {
    "match": {
      "summary": "Which part of the class name the lookup accepts.",
      "values": ["TextLayoutCanvasView", "LayoutCanvasView", "suffixCanvasView"],
      "default": "TextLayoutCanvasView"
    },
    "switches": {
      "summary": "Whether the flag goes to the other value and back, so that the setter really writes.",
      "values": ["backAndForth", "once"],
      "default": "backAndForth"
    },
    "fallback": {
      "summary": "What happens when nothing is found; one copy sets the private mask itself.",
      "values": ["none", "privateMask"],
      "default": "none"
    }
  },
  "attach": [
    { "add": { "view": "UITextField#field", "refusesFirstResponder": true, "isSecureTextEntry": true } },
    { "when": { "parameter": "match", "is": "suffixCanvasView", "do": [
      { "lookup": { "in": "#field", "by": "endsWith", "names": ["CanvasView"], "as": "canvas" } } ] } },
    { "when": { "parameter": "match", "is": "LayoutCanvasView", "do": [
      { "lookup": { "in": "#field", "by": "contains", "names": ["LayoutCanvasView"], "as": "canvas" } } ] } },
    { "when": { "parameter": "match", "is": "TextLayoutCanvasView", "do": [
      { "lookup": { "in": "#field", "by": "contains", "names": ["TextLayoutCanvasView"], "as": "canvas" } } ] } },
    { "when": { "found": "canvas", "do": [
      { "swapLayer": { "of": "#canvas", "with": "#target" } },
      { "when": { "parameter": "switches", "is": "backAndForth", "do": [
        { "set": { "#field.isSecureTextEntry": false } } ] } },
      { "set": { "#field.isSecureTextEntry": true } },
      { "restoreLayer": "#canvas" }
    ], "else": [
      { "when": { "parameter": "fallback", "is": "privateMask", "do": [
        { "set": { "#target.captureMask": ["still", "live"] } } ] } }
    ] } }
  ],
  "actions": {
    "enable": { "summary": "Swaps, toggles off and on, swaps back.", "effect": "on", "do": [
      { "when": { "found": "canvas", "do": [
        { "swapLayer": { "of": "#canvas", "with": "#target" } },
        { "when": { "parameter": "switches", "is": "backAndForth", "do": [
          { "set": { "#field.isSecureTextEntry": false } } ] } },
        { "set": { "#field.isSecureTextEntry": true } },
        { "restoreLayer": "#canvas" }
      ], "else": [
        { "when": { "parameter": "fallback", "is": "privateMask", "do": [
          { "set": { "#target.captureMask": ["still", "live"] } } ] } }
      ] } } ] },
    "disable": { "summary": "Swaps, toggles on and off, swaps back.", "effect": "off", "do": [
      { "when": { "found": "canvas", "do": [
        { "swapLayer": { "of": "#canvas", "with": "#target" } },
        { "when": { "parameter": "switches", "is": "backAndForth", "do": [
          { "set": { "#field.isSecureTextEntry": true } } ] } },
        { "set": { "#field.isSecureTextEntry": false } },
        { "restoreLayer": "#canvas" }
      ], "else": [
        { "when": { "parameter": "fallback", "is": "privateMask", "do": [
          { "set": { "#target.captureMask": [] } } ] } }
      ] } } ] }
  }
}

"""#)
}
