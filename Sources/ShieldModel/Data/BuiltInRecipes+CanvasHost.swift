// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `canvas-host.recipe.jsonc`.
  static let recipeCanvasHost = File(name: "canvas-host.recipe.jsonc", text: #"""
// The canvas of a detached secure field, found by its class name, becomes the host of the content.
{
  "version": 1,
  "recipe": "canvas-host",
  "title": "Canvas found by name, reparented as a host",
  "source": "article \"iOS has no FLAG_SECURE\"",
  "because": ["F1", "F3", "L1", "L2", "L3", "S4"],
  "claims": "measured by its author where the canvas is _UITextLayoutCanvasView",
  "knownFailures": [
    "A later layout of the field takes the canvas back, with everything in it.",
    "The app switcher is a separate problem and needs a cover."
  ],
  "whenMissing": "failOpen",
  "off": "togglesByDesign",
  "parameters": {
    "laysOutField": {
      "summary": "Whether the app lays the field out later, as a careless refactoring might.",
      "values": ["no", "yes"],
      "default": "no"
    },
    "cover": {
      "summary": "Whether an opaque cover stands over the screen while the scene is not active.",
      "values": ["none", "whileInactive"],
      "default": "none"
    }
  },
  "attach": [
    { "add": { "view": "UITextField#field", "refusesFirstResponder": true, "isSecureTextEntry": true } },
    { "layout": "#field" },
    { "lookup": { "in": "#field", "by": "name", "names": ["_UITextLayoutCanvasView"], "as": "canvas", "logs": true } },
    { "when": { "found": "canvas", "do": [
      { "removeFromSuperview": "#canvas" },
      { "set": { "#canvas.isUserInteractionEnabled": true } },
      { "addSubview": { "view": "#canvas", "to": "#into" } },
      { "set": { "#canvas.frame": "fill" } },
      { "addSubview": { "view": "#target", "to": "#canvas" } },
      { "set": { "#target.frame": "fill" } },
      { "when": { "parameter": "laysOutField", "is": "yes", "do": [{ "layout": "#field" }] } }
    ], "else": [
      { "when": { "parameter": "whenMissing", "is": "failOpen", "do": [
        { "addSubview": { "view": "#target", "to": "#into" } },
        { "set": { "#target.frame": "fill" } }
      ], "else": [
        { "removeFromSuperview": "#target" },
        { "add": { "view": "UILabel#placeholder", "frame": "fill", "color": "lightGray",
                   "text": "content is protected", "to": "#into" } }
      ] } }
    ] } },
    { "when": { "parameter": "cover", "is": "whileInactive", "do": [
      { "window": { "id": "cover", "level": 1000, "purpose": "cover", "hidden": true, "color": "black",
                    "root": { "view": "UIView#blank" } } },
      { "on": { "event": "willResignActive", "do": [{ "set": { "#cover.hidden": false } }] } },
      { "on": { "event": "didBecomeActive", "do": [{ "set": { "#cover.hidden": true } }] } }
    ] } }
  ],
  "actions": {
    "enable": {
      "summary": "Sets the field's secure flag.",
      "effect": "on",
      "do": [{ "set": { "#field.isSecureTextEntry": true } }]
    },
    "disable": {
      "summary": "Clears the field's secure flag; the hosted tree stays where it is.",
      "effect": "off",
      "do": [{ "set": { "#field.isSecureTextEntry": false } }]
    }
  }
}

"""#)
}
