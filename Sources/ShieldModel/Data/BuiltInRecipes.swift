/// The recipe files that come with the program, as text.
enum BuiltInRecipes {
  /// A file as the table of recipes holds it.
  struct File: Sendable {
    /// The name without folder.
    let name: String
    /// The content.
    let text: String
  }

  /// The folder that messages show before the name of a built-in file.
  static let folder = "Scenarios/recipes"

  /// The files, ready to be read.
  static var files: [SourceFile] { table.map { SourceFile(name: folder + "/" + $0.name, text: $0.text) } }
}
