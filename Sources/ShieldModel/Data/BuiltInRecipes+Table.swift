// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The files in the order of their names.
  static let table: [File] = [
    recipeBssecurekit,
    recipeCanvasHost,
    recipeDetachedWindowGraft,
    recipeExactNameList,
    recipeExactNameWrapper,
    recipeFirstSubviewContainer,
    recipeFirstSubviewReparent,
    recipeLayerOnView,
    recipeLayerSwap,
    recipeMakeSecure,
    recipeOpaqueCover,
    recipePrivateClass,
    recipePrivateMask,
    recipeReference,
    recipeWindowGraftFieldRemoved,
  ]
}
