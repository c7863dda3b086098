// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `ladder-graft.recipe.jsonc`.
  static let recipeLadderGraft = File(name: "ladder-graft.recipe.jsonc", text: #"""
// The window graft with a ladder of lookups: part of the name, then the last subview, then the first. It waits a turn,
// keeps its field, and looks again whenever the scene becomes active.
{
  "version": 1,
  "recipe": "ladder-graft",
  "title": "Window graft by a ladder: name, last, first",
  "source": "pizzini, WindowSecureMask.swift",
  "because": ["C2", "L1", "L2", "S2", "T3", "T8"],
  "claims": "no versions stated",
  "knownFailures": [
    "The rungs below the name take any view for the canvas.",
    "When the field is deallocated nothing is protected any more.",
    "Where the host's alpha is 0 the whole app is black.",
    "White strips at the safe area on iOS 26 are on record."
  ],
  "whenMissing": "failOpen",
  "off": "togglesByDesign",
  "target": "window",
  "parameters": {
    "host": {
      "summary": "Whether the field is kept, dropped, or shown with alpha 0.",
      "values": ["kept", "dropped", "transparent"],
      "default": "kept"
    }
  },
  "attach": [
    { "async": [
      { "add": { "view": "UITextField#field", "isSecureTextEntry": true, "refusesFirstResponder": true } },
      { "matchFrame": { "of": "#field", "to": "#target" } },
      { "lookup": { "in": "#field", "by": "ladder", "as": "canvas", "ladder": [
        { "by": "contains", "names": ["Canvas"] }, { "by": "lastSubview" }, { "by": "firstSubview" } ] } },
      { "addSublayer": { "layer": "#field", "to": { "superlayerOf": "#target" } } },
      { "when": { "found": "canvas", "do": [
        { "matchFrame": { "of": "#canvas", "to": "#target" } },
        { "addSublayer": { "layer": "#target", "to": "#canvas" } } ] } },
      { "when": { "parameter": "host", "is": "transparent", "do": [{ "set": { "#field.alpha": 0 } }] } },
      { "when": { "parameter": "host", "is": "dropped", "do": [{ "release": "#field" }] } }
    ] },
    { "on": { "event": "didBecomeActive", "do": [
      { "when": { "found": "field", "do": [
        { "lookup": { "in": "#field", "by": "ladder", "as": "canvas", "ladder": [
          { "by": "contains", "names": ["Canvas"] }, { "by": "lastSubview" }, { "by": "firstSubview" } ] } },
        { "when": { "found": "canvas", "do": [{ "addSublayer": { "layer": "#target", "to": "#canvas" } }] } }
      ] } }
    ] } }
  ],
  "actions": {
    "enable": { "summary": "Sets the field's secure flag.", "effect": "on", "do": [
      { "when": { "found": "field", "do": [{ "set": { "#field.isSecureTextEntry": true } }] } } ] },
    "disable": { "summary": "Clears the field's secure flag; the layers stay nested.", "effect": "off", "do": [
      { "when": { "found": "field", "do": [{ "set": { "#field.isSecureTextEntry": false } }] } } ] }
  }
}

"""#)
}
