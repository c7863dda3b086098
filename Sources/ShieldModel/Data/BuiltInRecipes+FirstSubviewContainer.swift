// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `first-subview-container.recipe.jsonc`.
  static let recipeFirstSubviewContainer = File(name: "first-subview-container.recipe.jsonc", text: #"""
// A container that pins a secure text field to its edges and puts its content into the field's first subview.
{
  "version": 1,
  "recipe": "first-subview-container",
  "title": "Container over the field's first subview",
  "source": "12Bay, article on sharing flights and protecting screenshots",
  "because": ["F1", "F4", "L1", "H1"],
  "claims": "no versions stated",
  "knownFailures": [
    "Content that is placed after the field came into a window lands in the selection container from iOS 17 and is captured, silently.",
    "Touches never reach the content, because the field's interaction is off.",
    "The field sets the height: where nothing else does, it collapses to one line of text."
  ],
  "whenMissing": "failOpen",
  "off": "togglesByDesign",
  "parameters": {
    "content": {
      "summary": "Whether the content is set before or after the container comes into its window.",
      "values": ["beforeWindow", "afterWindow"],
      "default": "beforeWindow"
    }
  },
  "attach": [
    { "removeFromSuperview": "#target" },
    { "add": { "view": "UIView#container", "frame": "fill" } },
    { "add": { "view": "UITextField#field", "frame": "fill", "isSecureTextEntry": true,
               "isUserInteractionEnabled": false, "to": "#container" } },
    { "lookup": { "in": "#field", "by": "firstSubview", "as": "canvas" } },
    { "when": { "found": "canvas", "do": [{ "set": { "#canvas.isUserInteractionEnabled": true } }] } },
    { "when": { "parameter": "content", "is": "afterWindow", "do": [
      { "addSubview": { "view": "#container", "to": "#into" } },
      { "lookup": { "in": "#field", "by": "firstSubview", "as": "canvas" } },
      { "when": { "found": "canvas", "do": [
        { "addSubview": { "view": "#target", "to": "#canvas" } },
        { "set": { "#target.frame": "fill" } }
      ] } }
    ], "else": [
      { "lookup": { "in": "#field", "by": "firstSubview", "as": "canvas" } },
      { "when": { "found": "canvas", "do": [
        { "addSubview": { "view": "#target", "to": "#canvas" } },
        { "set": { "#target.frame": "fill" } }
      ] } },
      { "addSubview": { "view": "#container", "to": "#into" } }
    ] } }
  ],
  "actions": {
    "setContent": {
      "summary": "Replaces the content; the old one is removed first.",
      "effect": "content",
      "do": [
        { "removeFromSuperview": "#target" },
        { "lookup": { "in": "#field", "by": "firstSubview", "as": "canvas" } },
        { "when": { "found": "canvas", "do": [
          { "addSubview": { "view": "#content", "to": "#canvas" } },
          { "set": { "#content.frame": "fill" } }
        ] } }
      ]
    },
    "clearContent": {
      "summary": "Sets the content to nothing, which only removes the old one.",
      "effect": "none",
      "do": [{ "removeFromSuperview": "#target" }]
    }
  }
}

"""#)
}
