import Foundation

/// The recipes that scenarios can ask for: those that are built in, and a user's own.
public struct RecipeLibrary: Sendable {
  /// A built-in recipe that a user's file took the place of.
  public struct Override: Hashable, Sendable {
    /// The name of the recipe.
    public var recipe: String
    /// The user's file.
    public var file: String

    /// Makes a report of a replaced recipe.
    public init(recipe: String, file: String) {
      self.recipe = recipe
      self.file = file
    }
  }

  /// A recipe with the file that it comes from.
  private struct Item: Sendable {
    let recipe: Recipe
    let file: String
    let isBuiltIn: Bool
  }

  private var items: [String: Item] = [:]

  /// The places of all steps; a scenario that is read with this library continues the table.
  public private(set) var places = PlaceTable()

  /// The built-in recipes that users' files took the place of, by name; they are to be said aloud.
  public private(set) var overrides: [Override] = []

  /// A library without recipes.
  public static let empty = RecipeLibrary()

  /// The recipes, sorted by name.
  public var recipes: [Recipe] { items.keys.sorted().compactMap { items[$0]?.recipe } }

  /// The recipe of a name, or nil.
  public func recipe(_ name: String) -> Recipe? { items[name]?.recipe }

  /// The file that a recipe comes from; nil for an unknown recipe.
  public func fileName(of recipe: String) -> String? { items[recipe]?.file }

  /// Tells whether a recipe comes with the program.
  public func isBuiltIn(_ recipe: String) -> Bool { items[recipe]?.isBuiltIn ?? false }

  private static let builtInOutcome = Result { () throws(DocumentError) in
    try RecipeLibrary.empty.adding(BuiltInRecipes.files, isBuiltIn: true)
  }

  /// The recipes that come with the program; they are read once.
  ///
  /// - Throws: ``DocumentError`` when the program was built with a recipe that it cannot read.
  public static func builtIn() throws(DocumentError) -> RecipeLibrary { try builtInOutcome.get() }

  /// The library with further recipes; one with the name of a built-in recipe takes its place.
  ///
  /// - Throws: ``DocumentError`` with all mistakes of all files; two files with the same recipe are one.
  public func overridden(by files: [SourceFile]) throws(DocumentError) -> RecipeLibrary {
    try adding(files, isBuiltIn: false)
  }

  /// The library with the recipes of a folder: all its files whose names end in `.recipe.jsonc`, in order of name.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - name: The name of the folder in messages; the path when nil.
  /// - Throws: ``DocumentError``, of category `noInput` when there is no such folder.
  public func overridden(byFolder folder: String, name: String? = nil) throws(DocumentError) -> RecipeLibrary {
    let name = name ?? folder
    let entries: [String]
    do { entries = try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
      throw DocumentError(.noInput, Diagnostic(file: name, problem: .missingFile, expected: "a folder with recipes"))
    }
    var files: [SourceFile] = []
    var mistakes = DiagnosticList()
    for entry in entries.sorted() where entry.hasSuffix(RecipeFormat.fileNameSuffix) {
      let path = folder + "/" + entry
      guard let real = FilePath.real(path), FilePath.isRegularFile(real) else {
        mistakes.append(
          Diagnostic(file: FilePath.resolve(entry, from: name + "/"), problem: .other("this is not a file")))
        continue
      }
      do { files.append(try SourceFile.read(path: real, name: FilePath.resolve(entry, from: name + "/"))) } catch {
        mistakes.append(contentsOf: error.diagnostics)
      }
    }
    guard mistakes.isEmpty else { throw DocumentError(.badData, mistakes) }
    return try overridden(by: files)
  }

  private func adding(_ files: [SourceFile], isBuiltIn: Bool) throws(DocumentError) -> RecipeLibrary {
    var library = self
    var mistakes = DiagnosticList()
    var added: [String: SourceFile] = [:]
    for file in files {
      do {
        let recipe = try RecipeReader.read(file, isBuiltIn: isBuiltIn, places: &library.places)
        if let first = added[recipe.name] {
          mistakes.append(
            Diagnostic(
              file: file.name, problem: .duplicateName(kind: "recipe", name: recipe.name),
              notes: [Diagnostic.Note(.firstGiven, file: first.name, position: SourcePosition(line: 1, column: 1))]))
          continue
        }
        added[recipe.name] = file
        if library.items[recipe.name]?.isBuiltIn == true, !isBuiltIn {
          library.overrides.append(Override(recipe: recipe.name, file: file.name))
        }
        library.items[recipe.name] = Item(recipe: recipe, file: file.name, isBuiltIn: isBuiltIn)
      } catch {
        mistakes.append(contentsOf: error.diagnostics)
      }
    }
    guard mistakes.isEmpty else { throw DocumentError(.badData, mistakes) }
    library.overrides.sort { $0.recipe < $1.recipe }
    return library
  }
}
