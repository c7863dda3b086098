import Foundation
import Testing

@testable import ShieldModel

/// The recipes in the program are those of the repository.
@Suite struct BuiltInRecipesTests {
  private static let command = "SHIELDMODEL_REGENERATE=1 swift test --filter BuiltInRecipesTests"

  private static var files: [(name: String, text: String)] {
    get throws {
      try FormatSample.files(under: "Scenarios/recipes", endingIn: RecipeFormat.fileNameSuffix).map { path in
        (URL(fileURLWithPath: path).lastPathComponent, try String(contentsOfFile: path, encoding: .utf8))
      }
    }
  }

  @Test func `the table holds the files of the repository`() throws {
    if FormatSample.isRegenerating { try Self.regenerate() }
    let files = try Self.files
    #expect(
      BuiltInRecipes.table.map(\.name) == files.map(\.name) || FormatSample.isRegenerating,
      "make it again: \(Self.command)")
    for (built, file) in zip(BuiltInRecipes.table, files) where !FormatSample.isRegenerating {
      #expect(built.text == file.text, "\(file.name) has changed; make the table again: \(Self.command)")
    }
  }

  @Test func `a recipe has the name of its file`() throws {
    for file in try Self.files {
      let recipe = try FormatSample.recipe(file.text)
      #expect(file.name == recipe.name + RecipeFormat.fileNameSuffix)
    }
  }

  @Test(arguments: ["a\n", "", "\"\"\"#\n\\#(x)\n", "\"\"\"##\n\"\"\"###", "é\\n"])
  func `a literal is longer than any quote in its text`(_ text: String) {
    let lines = Self.literal(text).components(separatedBy: "\n")
    let mark = String(lines[0].prefix { $0 == "#" })
    #expect(lines.first == mark + "\"\"\"")
    #expect(lines.last == "\"\"\"" + mark)
    #expect(lines.dropFirst().dropLast().joined(separator: "\n") == text)
    #expect(!text.contains("\"\"\"" + mark))
    #expect(!text.contains("\\" + mark))
  }

  /// A text as a literal over several lines in which nothing has to be escaped.
  private static func literal(_ text: String) -> String {
    var mark = "#"
    while text.contains("\"\"\"" + mark) || text.contains("\\" + mark) { mark += "#" }
    return "\(mark)\"\"\"\n\(text)\n\"\"\"\(mark)"
  }

  private static func regenerate() throws {
    let folder = FormatSample.repository.appendingPathComponent("Sources/ShieldModel/Data")
    for old in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where old.hasPrefix("BuiltInRecipes+") {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(old))
    }
    let head = "// swift-format-ignore-file\n// Made from Scenarios/recipes by `\(command)`.\n\n"
    var names: [String] = []
    for file in try files {
      let words = file.name.dropLast(RecipeFormat.fileNameSuffix.count).split(separator: "-")
      let capitalised = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      let name = "recipe\(capitalised)"
      names.append(name)
      let text =
        head + "extension BuiltInRecipes {\n  /// The file `\(file.name)`.\n"
        + "  static let \(name) = File(name: \"\(file.name)\", text: \(literal(file.text)))\n}\n"
      try Data(text.utf8).write(to: folder.appendingPathComponent("BuiltInRecipes+\(capitalised).swift"))
    }
    let table =
      head
      + "extension BuiltInRecipes {\n  /// The files in the order of their names.\n  static let table: [File] = [\n"
      + names.map { "    \($0),\n" }.joined() + "  ]\n}\n"
    try Data(table.utf8).write(to: folder.appendingPathComponent("BuiltInRecipes+Table.swift"))
  }
}
