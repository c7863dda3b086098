// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `first-subview-swiftui.recipe.jsonc`.
  static let recipeFirstSubviewSwiftui = File(name: "first-subview-swiftui.recipe.jsonc", text: #"""
// The first-subview container inside a SwiftUI wrapper: a host takes the content before the window comes, and updates
// only replace what the host shows.
{
  "version": 1,
  "recipe": "first-subview-swiftui",
  "title": "First-subview container in a SwiftUI wrapper",
  "source": "12Bay, article on sharing flights and protecting screenshots",
  "because": ["F1", "F4", "L1", "H1", "S4"],
  "claims": "no versions stated",
  "knownFailures": [
    "Touches never reach the content, because the field's interaction is off.",
    "The host never becomes a child controller, so appearance events are missed.",
    "The field sets the height: where nothing else does, it collapses to one line of text."
  ],
  "whenMissing": "failOpen",
  "off": "togglesByDesign",
  "parameters": {},
  "attach": [
    { "removeFromSuperview": "#target" },
    { "add": { "view": "_UIHostingView#host" } },
    { "addSubview": { "view": "#target", "to": "#host" } },
    { "set": { "#target.frame": "fill" } },
    { "add": { "view": "UIView#container", "frame": "fill" } },
    { "add": { "view": "UITextField#field", "frame": "fill", "isSecureTextEntry": true,
               "isUserInteractionEnabled": false, "to": "#container" } },
    { "lookup": { "in": "#field", "by": "firstSubview", "as": "canvas" } },
    { "when": { "found": "canvas", "do": [
      { "set": { "#canvas.isUserInteractionEnabled": true } },
      { "addSubview": { "view": "#host", "to": "#canvas" } },
      { "set": { "#host.frame": "fill" } }
    ] } },
    { "addSubview": { "view": "#container", "to": "#into" } }
  ],
  "actions": {
    "update": {
      "summary": "What an update of the SwiftUI view does: the host shows other content and stays where it is.",
      "effect": "content",
      "do": [
        { "removeFromSuperview": "#target" },
        { "addSubview": { "view": "#content", "to": "#host" } },
        { "set": { "#content.frame": "fill" } }
      ]
    }
  }
}

"""#)
}
