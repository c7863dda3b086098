import Testing

@testable import ShieldModel

@Suite struct FormatLimitTests {
  @Test func `there is a limit for nodes, named in the message`() throws {
    // The limit is reached with the decoder's own count, since two hundred thousand views take long to check.
    var decoder = FormatDecoder(table: ScenarioFormat.table, isRecipe: false, places: PlaceTable())
    let root = try DocumentReader.read(SourceFile(name: "s", text: "{}")).root
    var counted = 0
    for _ in 0..<FormatDecoder.nodeLimit where decoder.countNode(root) { counted += 1 }
    #expect(counted == 200_000)
    #expect(decoder.mistakes.isEmpty)
    for _ in 0..<3 where decoder.countNode(root) { counted += 1 }
    #expect(counted == 200_000)
    #expect(decoder.mistakes.list.lines == ["s:1:1: there are more than 200,000 nodes"])
  }

  @Test func `views may be nested as deeply as the document, and deeper with under`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "{\"view\":\"V\",\"children\":[", count: depth) + "{\"view\":\"V\"}"
        + String(repeating: "]}", count: depth)
    }
    #expect(try FormatSample.template(nested(250))?.nodes.count == 251)
    let messages = FormatSample.messages(FormatSample.text("\"steps\":[{\"add\":\(nested(260))}]"))
    #expect(messages.count == 1)
    #expect(messages.first?.contains("arrays and objects are nested deeper than 512 levels") == true)
  }

  @Test func `steps may stand in each other thirty-two levels deep`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "{\"together\":[", count: depth) + "{\"layout\":\"#a\"}" + String(repeating: "]}", count: depth)
    }
    #expect(try FormatSample.steps("[\(nested(31))]").count == 1)
    let messages = FormatSample.messages(FormatSample.text("\"steps\":[\(nested(32))]"))
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix(": there are more than 32 levels of steps within steps") == true)
    #expect(FormatSample.messages(FormatSample.text("\"steps\":[\(nested(200))]")).count == 1)
  }

  @Test func `of a file of another version only the version is reported`() {
    let text = #"{"version":2,"matrix":{"os":"19"},"device":{"os":"x"},"steps":[{"a":1}],"include":["gone"]}"#
    #expect(
      FormatSample.messages(text) == ["s:1:12: version: this is a file of format version 2; expected version 1"])
    let recipe = #"{"version":0,"because":["F99"]}"#
    #expect(
      FormatSample.recipeMessages(recipe) == [
        "r:1:12: version: this is a file of format version 0; expected version 1"
      ])
  }

  @Test func `many mistakes are counted and a few are shown`() {
    let steps = Array(repeating: "{\"trun\":1}", count: 3_000).joined(separator: ",")
    let messages = FormatSample.messages(FormatSample.text("\"steps\":[\(steps)]"))
    #expect(messages.count == 21)
    #expect(messages.last == "and 2980 more")
  }
}
