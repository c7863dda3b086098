import Testing

@testable import ShieldSim

@Suite struct ParsedArgumentsTests {
  @Test func `reading an argument that the command does not list is an internal mistake`() throws {
    let arguments = try SampleTable.arguments(["draw", "box"])
    let error = try #require(throws: InternalError.self) { try arguments[SampleTable.first] }
    #expect(error.description == "the command 'draw' reads FIRST but does not list it")
    #expect(error.exitStatus == .internal)
  }

  @Test func `a word with a path needs a known word and a path that is not empty`() {
    #expect(WordWithPath<SampleTable.Shape>("box")?.path == nil)
    #expect(WordWithPath<SampleTable.Shape>("box=a")?.path == "a")
    #expect(WordWithPath<SampleTable.Shape>("box=")?.word == nil)
    #expect(WordWithPath<SampleTable.Shape>("bax=a")?.word == nil)
    #expect(WordWithPath<SampleTable.Shape>("=a")?.word == nil)
  }
}
