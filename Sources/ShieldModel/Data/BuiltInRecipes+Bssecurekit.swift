// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `bssecurekit.recipe.jsonc`.
  static let recipeBssecurekit = File(name: "bssecurekit.recipe.jsonc", text: #"""
// A secure view whose content hangs in the field's last sublayer; from 1.2.0 the field leaves the view tree.
{
  "version": 1,
  "recipe": "bssecurekit",
  "title": "BSSecureKit: content layer in the field's last sublayer",
  "source": "https://github.com/Bangs00/BSSecureKit, before and since 1.2.0",
  "because": ["F8", "F12", "L1", "T3", "T5"],
  "claims": "iOS 13 to 26, physical devices, not on a Mac",
  "knownFailures": [
    "Nothing is protected on a Mac.",
    "Before 1.2.0 the field stays in the view tree, and other inputs get the AutoFill bar.",
    "From iOS 26.5 the last sublayer is reported to be another view than the canvas."
  ],
  "whenMissing": "failOpen",
  "off": "togglesByDesign",
  "parameters": {
    "preventsAutoFill": {
      "summary": "Whether the field leaves the view tree at the first layout with a real size; read once.",
      "values": ["true", "false"],
      "default": "true",
      "fixedAtInit": true
    },
    "release": {
      "summary": "The release of the library; before 1.2.0 there is nothing against AutoFill.",
      "values": ["1.2.0", "before1.2.0"],
      "default": "1.2.0",
      "fixedAtInit": true
    }
  },
  "attach": [
    { "removeFromSuperview": "#target" },
    { "add": { "view": "UIView#view", "frame": "fill" } },
    { "add": { "view": "UIView#inner" } },
    { "add": { "view": "UITextField#field", "isSecureTextEntry": true, "isUserInteractionEnabled": false,
               "isAccessibilityElement": false } },
    { "addSubview": { "view": "#target", "to": "#inner" } },
    { "set": { "#target.frame": "fill" } },
    { "addSubview": { "view": "#view", "to": "#into" } },
    { "async": [
      { "addSubview": { "view": "#field", "to": "#view", "at": 0 } },
      { "set": { "#field.frame": "fill" } },
      { "addSubview": { "view": "#inner", "to": "#view" } },
      { "set": { "#inner.frame": "fill" } },
      { "addSublayer": { "layer": "#field", "to": { "superlayerOf": "#inner" } } },
      { "lookup": { "in": "#field", "by": "lastSublayer", "as": "canvas" } },
      { "when": { "found": "canvas", "do": [{ "addSublayer": { "layer": "#inner", "to": "#canvas" } }] } },
      { "when": { "parameter": "release", "is": "1.2.0", "do": [
        { "when": { "parameter": "preventsAutoFill", "is": "true", "do": [
          { "onLayout": { "of": "#view", "once": true, "do": [
            { "remember": { "of": "#field", "as": "spot" } },
            { "removeFromSuperview": "#field" },
            { "restore": { "of": "#field", "from": "spot", "layerOnly": true } }
          ] } },
          { "onLayout": { "of": "#view", "do": [
            { "matchFrame": { "of": "#field", "to": "#view" } }
          ] } }
        ] } }
      ] } }
    ] }
  ],
  "actions": {
    "enable": {
      "summary": "setSecure(true).",
      "effect": "on",
      "do": [{ "set": { "#field.isSecureTextEntry": true } }]
    },
    "disable": {
      "summary": "setSecure(false); the content stays in the canvas layer.",
      "effect": "off",
      "do": [{ "set": { "#field.isSecureTextEntry": false } }]
    },
    "update": {
      "summary": "What a SwiftUI update of the wrapper does: it sets the secure flag and nothing else.",
      "effect": "none",
      "do": []
    }
  }
}

"""#)
}
