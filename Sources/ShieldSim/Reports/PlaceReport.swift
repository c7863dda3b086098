import ShieldModel

/// A place in a file.
struct PlaceReport: Codable, Sendable, Hashable {
  /// The path of the file, relative to the root.
  var file: String
  /// The line, from 1.
  var line: Int
  /// The column in Unicode scalars, from 1.
  var column: Int
  /// The path of the value inside the file; empty for the whole file.
  var path: String
  /// The place of the recipe's step that was being run; nil when the scenario's own step was.
  var recipe: RecipePlaceReport?

  /// File, line and column as compilers print them, safe to show.
  var text: String { "\(QuotedText.bare(file)):\(line):\(column)" }

  /// The same, with the place in the recipe behind it.
  var fullText: String { recipe.map { "\(text), in \($0.text)" } ?? text }
}

/// A place in a recipe.
struct RecipePlaceReport: Codable, Sendable, Hashable {
  /// The name of the recipe's file.
  var file: String
  /// The line, from 1.
  var line: Int
  /// The column in Unicode scalars, from 1.
  var column: Int
  /// Whether the recipe is one of those that come with the program.
  var isBuiltIn: Bool

  /// File, line and column, safe to show.
  var text: String { "\(QuotedText.bare(file)):\(line):\(column)" }
}
