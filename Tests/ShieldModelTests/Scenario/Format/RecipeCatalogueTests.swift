import Foundation
import Testing

@testable import ShieldModel

/// The table of the recipes names every file, every number and only parameters that exist.
@Suite struct RecipeCatalogueTests {
  /// One line of the table.
  private struct Line {
    var number: String
    var recipe: String
    var arguments: [(name: String, value: String)]
  }

  private static let numbers = [
    "R1", "R2", "R3", "R4", "R4a", "R4b", "R4c", "R4d", "R4e", "R4f", "R4g", "R4h", "R4i", "R4j", "R4k", "R5", "R6",
    "R7", "R8", "R9", "R11", "R13", "R14", "R15", "R17",
  ]

  private static func lines() throws -> [Line] {
    let url = ScenarioFolder.url.appendingPathComponent("recipes/README.md")
    return lines(of: try String(contentsOf: url, encoding: .utf8))
  }

  private static func lines(of text: String) -> [Line] {
    text.matches(of: /(?m)^\| *(R[0-9]+[a-z]?|reference) *\| *((?:`[^`|]+` *)+)\|/).map { match in
      let words = match.output.2.matches(of: /`([^`]+)`/).map { String($0.output.1) }
      let arguments = words.dropFirst().map { word in
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        return (name: parts.first ?? "", value: parts.count == 2 ? parts[1] : "")
      }
      return Line(number: String(match.output.1), recipe: words.first ?? "", arguments: arguments)
    }
  }

  @Test func `every recipe stands in the table, and the table names no other`() throws {
    let recipes = Set(try RecipeLibrary.builtIn().recipes.map(\.name))
    #expect(Set(try Self.lines().map(\.recipe)) == recipes)
  }

  @Test func `every number of the record that somebody has read stands in the table`() throws {
    #expect(Set(try Self.lines().map(\.number)) == Set(Self.numbers + ["reference"]))
  }

  @Test func `the table names parameters and values that the recipes have`() throws {
    let library = try RecipeLibrary.builtIn()
    for line in try Self.lines() {
      let recipe = try #require(library.recipe(line.recipe))
      for argument in line.arguments {
        let values =
          argument.name == "whenMissing"
          ? FailMode.allCases.map(\.word) : recipe.parameters.first { $0.name == argument.name }?.values
        #expect(values?.contains(argument.value) == true, "\(line.recipe): \(argument.name)=\(argument.value)")
      }
    }
  }

  @Test(arguments: numbers)
  func `a number is shown at work by two scenarios or more`(_ number: String) throws {
    let paths = try ScenarioFolder.paths.filter { $0.hasPrefix("recipes-at-work/") }.filter {
      try ScenarioFolder.scenario($0).because.contains("recipe " + number)
    }
    #expect(paths.count >= (number == "R4b" || number == "R4g" ? 1 : 2), "\(paths)")
  }

  @Test func `every recipe says where it was published, which rules explain it and what is known to fail`() throws {
    for recipe in try RecipeLibrary.builtIn().recipes {
      #expect(!recipe.source.isEmpty && !recipe.because.isEmpty && !recipe.claims.isEmpty, "\(recipe.name)")
      #expect(!recipe.knownFailures.isEmpty, "\(recipe.name)")
    }
  }

  @Test func `a line is read with its parameters`() {
    let lines = Self.lines(of: "| R4 | `make-secure` `pick=first` | to 16 |\n| other | `x` | y |\n")
    #expect(lines.map(\.number) == ["R4"])
    #expect(lines.first?.recipe == "make-secure")
    #expect(lines.first?.arguments.map(\.name) == ["pick"])
    #expect(lines.first?.arguments.map(\.value) == ["first"])
  }
}
