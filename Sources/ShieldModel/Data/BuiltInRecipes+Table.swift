// swift-format-ignore-file
// Made from Scenarios/recipes by `SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests`.

extension BuiltInRecipes {
  /// The files in the order of their names.
  static let table: [File] = [
    recipeBssecurekit,
    recipeCanvasFollower,
    recipeCanvasHost,
    recipeDelayedGraft,
    recipeDetachedWindowGraft,
    recipeExactNameList,
    recipeExactNameWrapper,
    recipeFirstSubviewContainer,
    recipeFirstSubviewReparent,
    recipeFirstSubviewSwiftui,
    recipeLadderGraft,
    recipeLayerOnView,
    recipeLayerSwap,
    recipeLeftViewGraft,
    recipeMakeSecure,
    recipeOpaqueCover,
    recipePrivateClass,
    recipePrivateMask,
    recipeReference,
    recipeRetryingGraft,
    recipeRootSubviewGraft,
    recipeSavedSuperlayerGraft,
    recipeScreenProtectorKit,
    recipeSingleOwnerGraft,
    recipeWindowGraftFieldRemoved,
  ]
}
