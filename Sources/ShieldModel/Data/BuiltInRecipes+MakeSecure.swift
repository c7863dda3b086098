// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `make-secure.recipe.jsonc`.
  static let recipeMakeSecure = File(name: "make-secure.recipe.jsonc", text: #"""
// The window's layer goes below the field's canvas; the field stays the window's subview.
{
  "version": 1,
  "recipe": "make-secure",
  "title": "makeSecure: the window's layer below the field",
  "source": "https://stackoverflow.com/questions/18680028 and many copies",
  "because": ["L1", "T3", "T5", "T6"],
  "claims": "first up to iOS 16, last from iOS 17",
  "knownFailures": [
    "With the first sublayer everything is captured from iOS 17, silently.",
    "View and layer trees together form a cycle, on which walkers overflow from iOS 18.",
    "A centred field moves the window by its own place.",
    "Other windows are not covered."
  ],
  "whenMissing": "failOpen",
  "off": "togglesByDesign",
  "target": "window",
  "contradictions": [
    { "os": "13...16", "with": { "pick": "last" },
      "says": "A report says that the last sublayer leaves systems before 17 open.",
      "source": "https://github.com/prongbang/screen_protector/issues/17" }
  ],
  "parameters": {
    "pick": {
      "summary": "Which sublayer of the field takes the window's layer.",
      "values": ["first", "last", "firstThenLast", "byVersion"],
      "default": "byVersion"
    },
    "placement": {
      "summary": "Where the field lies: most copies leave it without extent, careful ones centre it.",
      "values": ["withoutExtent", "centred"],
      "default": "withoutExtent"
    }
  },
  "attach": [
    { "add": { "view": "UITextField#field", "isSecureTextEntry": true, "to": "#target" } },
    { "when": { "parameter": "placement", "is": "centred", "do": [
      { "set": { "#field.frame": { "centerX": 0, "centerY": 0, "width": 40, "height": 20 } } },
      { "layout": "#field" } ] } },
    { "addSublayer": { "layer": "#field", "to": { "superlayerOf": "#target" } } },
    { "when": { "parameter": "pick", "is": "first", "do": [
      { "lookup": { "in": "#field", "by": "firstSublayer", "as": "canvas" } } ] } },
    { "when": { "parameter": "pick", "is": "last", "do": [
      { "lookup": { "in": "#field", "by": "lastSublayer", "as": "canvas" } } ] } },
    { "when": { "parameter": "pick", "is": "byVersion", "do": [
      { "when": { "os": "17...", "do": [{ "lookup": { "in": "#field", "by": "lastSublayer", "as": "canvas" } }],
                  "else": [{ "lookup": { "in": "#field", "by": "firstSublayer", "as": "canvas" } }] } } ] } },
    { "when": { "parameter": "pick", "is": "firstThenLast", "do": [
      { "lookup": { "in": "#field", "by": "firstThenLast", "as": "canvas" } },
      { "when": { "found": "canvasFirst", "do": [{ "addSublayer": { "layer": "#target", "to": "#canvasFirst" } }] } } ] } },
    { "when": { "found": "canvas", "do": [{ "addSublayer": { "layer": "#target", "to": "#canvas" } }] } }
  ],
  "actions": {
    "enable": { "summary": "Sets the field's secure flag.", "effect": "on",
                "do": [{ "set": { "#field.isSecureTextEntry": true } }] },
    "disable": { "summary": "Clears the field's secure flag; the layers stay nested.", "effect": "off",
                 "do": [{ "set": { "#field.isSecureTextEntry": false } }] }
  }
}

"""#)
}
