import Foundation
import ShieldModel
import Testing

@testable import ShieldSim

@Suite struct CanaryTestTests {
  /// `SHIELDMODEL_REGENERATE=1 swift test --filter CanaryTestTests` writes the files instead of comparing them.
  @Test(arguments: [("reference", CanaryStyle.xctest), ("make-secure", CanaryStyle.testing)])
  func `the printed test is the one that is checked in`(name: String, style: CanaryStyle) async throws {
    let run = await ProgramRun("canary", name, "--style", style.rawValue)
    #expect(run.status == .holds && run.talk == "")
    let url = ProjectFiles.root.appendingPathComponent("Tests/CanaryGoldens/\(name)-\(style.rawValue).txt")
    if FormatSample.isRegenerating { try Data(run.output.utf8).write(to: url) }
    #expect(try String(contentsOf: url, encoding: .utf8) == run.output)
  }

  @Test func `no printed line is longer than 120 columns`() throws {
    let recipes = try RecipeLibrary.builtIn().recipes + CanarySample.all.map { try FormatSample.recipe($0) }
    let texts = recipes.flatMap { recipe in
      CanaryStyle.allCases.map { CanaryTest(recipe: recipe, plan: CanaryPlan(recipe), style: $0).text }
    }
    for line in (texts + [DumpSnippet.text]).flatMap({ $0.split(separator: "\n") }) {
      #expect(line.count <= 120, "\(line)")
    }
  }

  @Test func `what a position finds must bear a canvas's name, and a name is enough by itself`() async {
    let byPosition = await ProgramRun("canary", "first-subview-container").output
    #expect(byPosition.contains("canvasNames.contains(canvas.typeName)"))
    #expect(byPosition.contains("1 lookup of its actions and fallbacks is not tested."))
    #expect(!(await ProgramRun("canary", "reference").output.contains("canvasNames")))
  }

  @Test func `the canary says what it cannot test`() async {
    let text = await ProgramRun("canary", "reference").output
    #expect(text.contains("It cannot test that the system leaves the canvas out of captures"))
  }

  @Test(arguments: [
    (["private-mask"], "error: the recipe private-mask looks for no canvas, so there is nothing that a canary could"),
    (["refrence"], #"error: there is no recipe "refrence"; did you mean "reference"?"#),
    ([], "error: RECIPE is missing; expected the name of a recipe, or --snippet"),
    (["reference", "--snippet"], "error: --snippet is the same for all recipes; expected no RECIPE"),
    (["make-secure", "--parameter", "pick=lst"], #"error: --parameter: pick cannot be "lst"; expected first, last"#),
    (["make-secure", "--parameter", "pik=last"], #"has no parameter "pik"; did you mean "pick"?"#),
    (["make-secure", "--parameter", "pick"], "error: --parameter: \"pick\" does not fit"),
  ])
  func `a call that leads nowhere is a wrong command line`(words: [String], sentence: String) async {
    let run = await ProgramRun(["canary"] + words, table: .shieldsim)
    #expect(run.status == .usage && run.output == "")
    #expect(run.talk.contains(sentence), "\(run.talk)")
  }

  @Test func `a recipe of one's own gets a canary`() async throws {
    let folder = try TemporaryFolder()
    try CanarySample.ladder.write(toFile: folder.path("a.recipe.jsonc"), atomically: true, encoding: .utf8)
    let run = await ProgramRun("canary", "sample-ladder", "--recipes", folder.path)
    #expect(run.status == .holds)
    #expect(run.output.contains("field.borderStyle = .roundedRect") && run.output.contains("holder.layoutIfNeeded()"))
  }

  @Test func `names from a file stay inside of their literal`() throws {
    let recipe = try FormatSample.recipe(CanarySample.hostileName)
    let text = CanaryTest(recipe: recipe, plan: CanaryPlan(recipe), style: .xctest).text
    #expect(text.contains(#"["a\"]) \\(fatalError()) // \u{E9}"]"#))
  }
}
