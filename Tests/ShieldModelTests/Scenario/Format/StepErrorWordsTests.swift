import Testing

@testable import ShieldModel

@Suite struct StepErrorWordsTests {
  private static let sentences: [(StepError.Problem, String)] = [
    (.noMatch(selector: "#titel", names: ["title", "card"]), ##"there is no node "#titel"; did you mean "#title"?"##),
    (.noMatch(selector: ".x", names: ["a", "b"]), ##"there is no node ".x"; expected "#a" or "#b""##),
    (.noMatch(selector: ".x", names: []), #"there is no node ".x"; expected a node that is there at this moment"#),
    (.severalMatches(selector: ".x", count: 3), #"".x" matches 3 nodes; expected a selector that matches one"#),
    (.notAView(selector: "#l"), ##""#l" is a layer without a view; expected a view"##),
    (
      .noSuperlayer(selector: "#l"),
      ##"the layer of "#l" has no superlayer; expected a layer inside of another one"##
    ),
    (
      .noSuperview(selector: "#v"), ##"the view "#v" has no superview; expected a view inside of another one"##
    ),
    (.unknownRecipe(name: "hots", names: ["host"]), #"there is no recipe "hots"; did you mean "host"?"#),
    (.unknownRecipe(name: "x", names: []), #"there is no recipe "x"; expected a recipe of the library"#),
    (
      .unknownShield(name: "x", names: []),
      #"there is no shield "x"; expected a shield that has been applied before"#
    ),
    (.unknownAction(name: "of", names: ["on", "off"]), #"there is no action "of"; did you mean "off"?"#),
    (
      .unknownAction(name: "x", names: []),
      #"there is no action "x"; expected nothing, since the recipe has no actions"#
    ),
    (
      .unknownParameter(name: "x", names: ["content", "mode"]),
      #"there is no parameter "x"; expected "content" or "mode""#
    ),
    (
      .unknownValue(parameter: "content", value: "nwo", values: ["now", "later"]),
      #"the parameter "content" cannot be "nwo"; expected "now" or "later"; did you mean "now"?"#
    ),
    (
      .unknownMemory(name: "x"),
      #"there is no remembered place "x"; expected the name of a "remember" step before"#
    ),
    (
      .unknownSnapshot(name: "x", names: []),
      #"there is no snapshot "x"; expected the name of a "snapshot" step before"#
    ),
    (.unknownSnapshot(name: "befor", names: ["before"]), #"there is no snapshot "befor"; did you mean "before"?"#),
    (.duplicateName("a"), ##"the node name "#a" is given twice; expected a name that is free"##),
    (.unknownScene(name: "x", names: ["main"]), #"there is no scene "x"; expected "main""#),
    (
      .systemRange("13..x"),
      #""13..x" is malformed; expected a release such as "17", a range such as "13...26" or a list of them"#
    ),
    (.notInAScript, #"this step can stand only directly in the "steps" of a scenario"#),
    (.nestedTooDeeply, "there are more than 32 levels of steps within steps"),
  ]

  @Test(arguments: sentences)
  func `a mistake that only a run finds is a sentence like any other`(
    _ problem: StepError.Problem, _ sentence: String
  ) throws {
    #expect(
      StepError(place: -1, problem: problem).diagnostic(in: PlaceTable(), file: "s").description == "s: \(sentence)")
    let scenario = try FormatSample.scenario(FormatSample.text("\"steps\":[{\"turn\":1}]"))
    let place = try #require(scenario.steps.first?.place)
    #expect(
      StepError(place: place, problem: problem).diagnostic(in: scenario.places, file: "x").description
        == "s:1:35: steps[0]: \(sentence)")
  }

  @Test func `a text from a file cannot move the cursor of a terminal`() {
    let error = StepError(place: -1, problem: .duplicateName("\u{1B}[2J"))
    #expect(!error.diagnostic(in: PlaceTable(), file: "s").description.contains("\u{1B}"))
  }
}
