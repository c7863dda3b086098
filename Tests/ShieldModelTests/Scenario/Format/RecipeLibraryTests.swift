import Foundation
import Testing

@testable import ShieldModel

@Suite struct RecipeLibraryTests {
  private func file(_ name: String, recipe: String, title: String = "t", attach: String = "[]") -> SourceFile {
    SourceFile(
      name: name,
      text: "{\"version\":1,\"recipe\":\"\(recipe)\",\"title\":\"\(title)\",\"source\":\"s\",\n\"attach\":\(attach)}")
  }

  @Test func `the built-in recipes can be read and know that they are built in`() throws {
    let library = try RecipeLibrary.builtIn()
    #expect(library.recipes.map(\.name) == library.recipes.map(\.name).sorted())
    #expect(library.recipes.count == BuiltInRecipes.table.count)
    #expect(library.overrides.isEmpty)
    for recipe in library.recipes {
      #expect(library.isBuiltIn(recipe.name))
      #expect(library.fileName(of: recipe.name) == "Scenarios/recipes/\(recipe.name).recipe.jsonc")
      let place = recipe.attach.first.flatMap { library.places[$0.place] }
      #expect(place?.file == library.fileName(of: recipe.name))
      #expect(place?.isBuiltIn == true)
    }
  }

  @Test func `a user's recipe takes the place of a built-in one, and the library says so`() throws {
    let builtIn = try RecipeLibrary.builtIn()
    let name = try #require(builtIn.recipes.first?.name)
    let library = try builtIn.overridden(by: [
      file("u/x", recipe: name, title: "mine", attach: ##"[{"layout":"#a"}]"##), file("u/y", recipe: "another"),
    ])
    #expect(library.overrides == [RecipeLibrary.Override(recipe: name, file: "u/x")])
    #expect(library.recipe(name)?.title == "mine")
    #expect(!library.isBuiltIn(name))
    #expect(library.fileName(of: "another") == "u/y")
    #expect(library.recipes.count == builtIn.recipes.count + 1)
    let place = library.recipe(name)?.attach.first.flatMap { library.places[$0.place] }
    #expect(place?.description == "u/x:2:11")
    #expect(place?.isBuiltIn == false)
  }

  @Test func `two files with the same recipe are a mistake, and so is every mistake of a file`() {
    do {
      _ = try RecipeLibrary.empty.overridden(by: [
        file("a", recipe: "x"), file("b", recipe: "x"), file("c", recipe: "Y"), file("d", recipe: "z", attach: "{}"),
      ])
      Issue.record("the recipes were read")
    } catch {
      #expect(
        error.diagnostics.lines == [
          #"b: the recipe name "x" is given twice (first given at a:1:1)"#,
          #"c:1:23: recipe: "Y" is malformed; expected a name of small letters, digits and hyphens"#,
          "d:2:10: attach: found an object; expected an array",
        ])
    }
  }

  @Test func `a folder gives all its recipe files`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recipes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("dir.recipe.jsonc"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["b", "a"] {
      try Data(file("", recipe: name).bytes).write(to: folder.appendingPathComponent("\(name).recipe.jsonc"))
    }
    try Data("{".utf8).write(to: folder.appendingPathComponent("other.json"))
    do {
      _ = try RecipeLibrary.empty.overridden(byFolder: folder.path, name: "mine")
      Issue.record("a folder was read as a recipe")
    } catch {
      #expect(error.diagnostics.lines == ["mine/dir.recipe.jsonc: this is not a file"])
    }
    try FileManager.default.removeItem(at: folder.appendingPathComponent("dir.recipe.jsonc"))
    let library = try RecipeLibrary.empty.overridden(byFolder: folder.path, name: "mine")
    #expect(library.recipes.map(\.name) == ["a", "b"])
    #expect(library.fileName(of: "a") == "mine/a.recipe.jsonc")
    do {
      _ = try RecipeLibrary.empty.overridden(byFolder: folder.path + "/gone", name: "gone")
      Issue.record("a missing folder was read")
    } catch {
      #expect(error.category == .noInput)
    }
  }

  @Test func `places of a log lead into the recipe and into the scenario`() throws {
    let library = try RecipeLibrary.empty.overridden(by: [
      file(
        "r", recipe: "grab",
        attach:
          ##"[{"add":{"view":"UITextField#field"}},{"lookup":{"in":"#field","by":"name","names":["X"],"as":"c"}}]"##)
    ])
    let scenario = try ScenarioReader.read(
      SourceFile(
        name: "s",
        text: FormatSample.text(
          ##"""
          "windows":[{"id":"main","root":{"view":"UIView#root","children":[{"view":"UILabel#t"}]}}],
          "steps":[{"shield":{"recipe":"grab","target":"#t"}},
          {"layout":"#gone"}]
          """##)), library: library)
    let profile = try #require(scenario.cases.first).profile
    var simulation = Simulation(
      device: DeviceState(profile: profile, screen: scenario.screen), recipes: library.recipes)
    try simulation.launch(scenario.launch)
    try simulation.perform(scenario.steps[0])
    let fault = try #require(simulation.log.faults.first)
    #expect(scenario.places[fault.place]?.description == "r:2:48")
    #expect(simulation.log.actions.first.flatMap { scenario.places[$0.place] } != nil)
    do {
      try simulation.perform(scenario.steps[1])
      Issue.record("a node that does not exist was laid out")
    } catch {
      #expect(
        error.diagnostic(in: scenario.places, file: "s").description
          == ##"s:3:1: steps[1]: there is no node "#gone"; expected "#main", "#root", "#shield/field", "##
          + ##""#shield/into", "#shield/slot", "#shield/target" or "#t""##)
    }
  }
}
