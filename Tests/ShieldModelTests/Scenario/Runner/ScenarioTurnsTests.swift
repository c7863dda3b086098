import Testing

@testable import ShieldModel

@Suite struct ScenarioTurnsTests {
  private func scenario(_ actions: [Step.Action]) throws -> Scenario {
    var scenario = try ScenarioReader.read(
      SourceFile(name: "a", text: #"{ "version": 1, "title": "T" }"#))
    scenario.steps = actions.enumerated().map { Step($0.element, place: Int32($0.offset) + 10) }
    return scenario
  }

  @Test func `each step has the turns that it takes, and checks take none`() throws {
    let scenario = try scenario([.together([]), .expect(0), .turn(3), .turn(0), .turn(-1), .together([])])
    let places = (Int32(0)...7).map { scenario.place(ofTurn: $0) }
    #expect(places == [-1, 10, 12, 12, 12, 15, 15, 15])
  }

  @Test func `without steps there is no place`() throws {
    let scenario = try scenario([])
    #expect(scenario.place(ofTurn: 0) == -1)
    #expect(scenario.place(ofTurn: .max) == -1)
  }

  @Test func `huge turns do not overflow`() throws {
    let scenario = try scenario([.turn(.max), .turn(.max), .turn(.max)])
    #expect(scenario.place(ofTurn: .max) == 10)
  }
}
