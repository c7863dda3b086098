// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `opaque-cover.recipe.jsonc`.
  static let recipeOpaqueCover = File(name: "opaque-cover.recipe.jsonc", text: #"""
// No capture protection at all: an opaque window while the scene is not active.
{
  "version": 1,
  "recipe": "opaque-cover",
  "title": "Only a cover while the scene is not active",
  "source": "https://github.com/signalapp/Signal-iOS/issues/831",
  "because": ["C2", "E1"],
  "claims": "all systems",
  "knownFailures": ["Screenshots and recordings of the active app show everything."],
  "whenMissing": "failOpen",
  "off": "detaches",
  "parameters": {},
  "attach": [
    { "window": { "id": "cover", "level": 1000, "purpose": "cover", "hidden": true, "color": "black",
                  "root": { "view": "UIView#blank" } } },
    { "on": { "event": "willResignActive", "do": [{ "set": { "#cover.hidden": false } }] } },
    { "on": { "event": "didBecomeActive", "do": [{ "set": { "#cover.hidden": true } }] } }
  ],
  "actions": {}
}

"""#)
}
