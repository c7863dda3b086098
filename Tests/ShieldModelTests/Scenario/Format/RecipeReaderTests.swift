import Testing

@testable import ShieldModel

@Suite struct RecipeReaderTests {
  private static let text = ##"""
    {
      "version": 1, "recipe": "my-recipe", "title": "Mine", "source": "me", "because": ["L1"], "claims": "all",
      "knownFailures": ["One."], "whenMissing": "failClosed", "off": "togglesByDesign",
      "parameters": {
        "when": { "summary": "When.", "values": ["now", true, 2], "default": 2, "fixedAtInit": true },
        "mode": { "summary": "How.", "values": ["a", "b"] },
        "veil": { "summary": "A node." }
      },
      "attach": [{ "when": { "parameter": "whenMissing", "is": "failOpen", "do": [{ "layout": "#into" }] } },
        { "when": { "parameter": "when", "is": true, "do": [] } }],
      "actions": {
        "go": { "summary": "Goes.", "effect": "on", "do": [{ "focus": "#field" }] },
        "stay": { "summary": "Stays.", "do": [] },
        "out": { "summary": "Out.", "effect": "off", "do": [] },
        "put": { "summary": "Puts.", "effect": "content", "do": [] }
      }
    }
    """##

  @Test(arguments: [
    ##"[{ "set": { "#target.secret": false } }]"##,
    ##"[{ "add": { "view": "UIView#v", "to": "#into", "secret": true } }]"##,
    ##"[{ "when": { "os": "17...", "do": [{ "set": { "#into.secret": false } }] } }]"##,
  ])
  func `a recipe cannot say what is secret, or it would be its own judge`(attach: String) {
    let messages = FormatSample.recipeMessages(FormatSample.recipeText("", attach: attach))
    #expect(messages.count == 1 && messages[0].contains("a recipe cannot say what is secret"), "\(messages)")
  }

  @Test func `a recipe has at most a hundred parameters with a hundred words each`() {
    func names(_ count: Int, _ make: (Int) -> String) -> String { (0..<count).map(make).joined(separator: ",") }
    let parameter = #"{"summary":"s","values":["a"]}"#
    let many = names(101) { "\"p\($0)\":\(parameter)" }
    let long = names(101) { "\"v\($0)\"" }
    let most = names(100) { "\"p\($0)\":\(parameter)" }
    #expect(FormatSample.recipeMessages(FormatSample.recipeText(",\"parameters\":{\(most)}")).isEmpty)
    #expect(FormatSample.recipeMessages(FormatSample.recipeText(",\"parameters\":{\(many)}")).count == 1)
    let words = ",\"parameters\":{\"p\":{\"summary\":\"s\",\"values\":[\(long)]}}"
    #expect(FormatSample.recipeMessages(FormatSample.recipeText(words)).count == 1)
  }

  @Test func `a recipe has its head, parameters, steps and actions in the order of the file`() throws {
    let recipe = try FormatSample.recipe(Self.text)
    #expect([recipe.name, recipe.title, recipe.source, recipe.claims] == ["my-recipe", "Mine", "me", "all"])
    #expect(recipe.because == ["L1"])
    #expect(recipe.knownFailures == ["One."])
    #expect(recipe.whenMissing == .failClosed)
    #expect(recipe.offMode == .togglesByDesign)
    #expect(
      recipe.parameters == [
        .init(name: "when", summary: "When.", values: ["now", "true", "2"], defaultValue: "2", isFixedAtInit: true),
        .init(name: "mode", summary: "How.", values: ["a", "b"], defaultValue: "a"),
        .init(name: "veil", summary: "A node.", values: [], defaultValue: ""),
      ])
    #expect(
      FormatSample.withoutPlaces(recipe.attach) == [
        Step(.branch(.parameter("whenMissing", is: "failOpen"), then: [Step(.layoutIfNeeded("#into"))], otherwise: [])),
        Step(.branch(.parameter("when", is: "true"), then: [], otherwise: [])),
      ])
    #expect(recipe.actions.map(\.name) == ["go", "stay", "out", "put"])
    #expect(recipe.actions.map(\.effect) == [.on, .none, .off, .content])
    #expect(FormatSample.withoutPlaces(recipe.actions[0].steps) == [Step(.focus("#field"))])
  }

  @Test func `defaults are those of the model`() throws {
    let recipe = try FormatSample.recipe(FormatSample.recipeText(""))
    #expect(recipe == Recipe(name: "r", title: "t", source: "s", attach: []))
  }

  @Test func `a recipe that is refused leaves the places as they were`() throws {
    var places = PlaceTable()
    _ = try RecipeReader.read(SourceFile(name: "a", text: Self.text), places: &places)
    let before = places
    #expect(before.count > 0)
    #expect(throws: DocumentError.self) {
      try RecipeReader.read(
        SourceFile(name: "b", text: FormatSample.recipeText("", attach: ##"[{"layout":"#a"},{"turn":1}]"##)),
        places: &places)
    }
    #expect(places == before)
  }
}
