// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The file `private-mask.recipe.jsonc`.
  static let recipePrivateMask = File(name: "private-mask.recipe.jsonc", text: #"""
// No field at all: the private layer property is set by key-value coding.
{
  "version": 1,
  "recipe": "private-mask",
  "title": "The private capture mask by key-value coding",
  "source": "https://github.com/Kyle-Ye/ScreenShieldKit, a copy by daangn, and https://nsantoine.dev/posts/CALayerCaptureHiding",
  "because": ["C1", "C3"],
  "claims": "iOS 14 and later; tested on simulators 18.5 and 26.2",
  "knownFailures": [
    "The property is private, which App Review may refuse.",
    "Where the property is gone the call answers false and the content stays unprotected.",
    "AppKit on macOS is unreliable.",
    "Raw masks are said to have failed about half of the time on one build of iOS 18; nothing explains it."
  ],
  "whenMissing": "failOpen",
  "off": "detaches",
  "parameters": {},
  "attach": [{ "set": { "#target.captureMask": ["still", "live"] } }],
  "actions": {
    "enable": { "summary": "Sets the mask.", "effect": "on", "do": [{ "set": { "#target.captureMask": ["still", "live"] } }] },
    "disable": { "summary": "Clears the mask.", "effect": "off", "do": [{ "set": { "#target.captureMask": [] } }] }
  }
}

"""#)
}
