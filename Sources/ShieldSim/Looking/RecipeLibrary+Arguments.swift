import ShieldModel

extension RecipeLibrary {
  /// The built-in recipes, with those of the folder that a command line names before them.
  ///
  /// - Throws: ``DocumentError`` for a folder or file that cannot be read or is wrong, a usage error for a root that is
  ///   no folder.
  static func chosen(by arguments: ParsedArguments, console: Console) throws -> RecipeLibrary {
    let library = try builtIn()
    guard let folder = arguments[LookOptions.recipes] else { return library }
    let root = try RootFolder.given(arguments[LookOptions.root])
    let own = try library.overridden(byFolder: folder, name: root.name(of: folder))
    for override in own.overrides {
      console.say(
        "note: the recipe \(QuotedText.bare(override.recipe)) comes from \(QuotedText.bare(override.file)),"
          + " not from the built-in ones")
    }
    return own
  }
}
