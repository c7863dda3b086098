import Foundation
import ShieldModel
import Testing

@Suite struct PathListingTests {
  private func listing() throws -> PathListing {
    let path = try #require(StatePath(from: Jugs.State(small: 0, big: 0), by: [.fillBig, .pourBig], in: Jugs()))
    return path.listing(in: Jugs())
  }

  @Test func `steps are numbered from zero and show only what changed`() throws {
    #expect(
      try listing().text == """
        0  begin
             small: 0
             big: 0
        1  fillBig
             big: 0 -> 5
        2  pourBig
             small: 0 -> 3
             big: 5 -> 2

        """)
  }

  @Test func `a step that changes nothing is a line of its own, and numbers are aligned`() {
    let space = CounterGrid(counters: 1, limit: 0, wraps: true)
    let path = StatePath(from: [0], by: Array(repeating: 0, count: 10), in: space)
    let lines = (path?.listing(in: space).text ?? "").split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines[0] == " 0  begin")
    #expect(lines[1] == "      c0: 0")
    #expect(lines[11] == "10  count 0")
  }

  @Test func `values that come and go are changes`() {
    let listing = PathListing(steps: [
      PathListing.Step(action: nil, variables: [StateVariable("a", .flag(true)), StateVariable("b", .text("x"))]),
      PathListing.Step(action: "on", variables: [StateVariable("a", .flag(false)), StateVariable("c", .number(7))]),
    ])
    #expect(listing.changes(at: 1).map { $0.words } == ["a: yes -> no", "c: 7", "b: x -> nothing"])
    #expect(listing.changes(at: 2) == [])
    #expect(listing.changes(at: -1) == [])
  }

  @Test func `the trace is JSON with all variables in every state`() throws {
    let trace = try listing().informalTrace(description: "four \"litres\"\n")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(trace.utf8)) as? [String: Any])
    #expect(object["vars"] as? [String] == ["small", "big"])
    let meta = try #require(object["#meta"] as? [String: Any])
    #expect(meta["format"] as? String == "ITF")
    #expect(meta["description"] as? String == "four \"litres\"\n")
    let states = try #require(
      object["states"] as? [[String: Any]])
    #expect(states.map { $0["small"] as? Int } == [0, 0, 3])
    #expect(states.map { $0["big"] as? Int } == [0, 5, 2])
    let metas = states.compactMap { $0["#meta"] as? [String: Any] }
    #expect(metas.map { $0["index"] as? Int } == [0, 1, 2])
    #expect(metas.map { $0["action"] as? String } == [nil, "fillBig", "pourBig"])
  }

  @Test func `strange names and values stay what they are in a trace`() throws {
    let strange = "a\"\\\u{1}\u{7F}ü\n\t"
    let listing = PathListing(steps: [
      PathListing.Step(
        action: nil,
        variables: [
          StateVariable("#meta", .text(strange)), StateVariable(strange, .flag(true)),
          StateVariable("big", .number(.min)), StateVariable("edge", .number(1 << 53)),
          StateVariable("less", .number((1 << 53) - 1)),
        ])
    ])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(listing.informalTrace().utf8)) as? [String: Any])
    let state = try #require((object["states"] as? [[String: Any]])?.first)
    #expect(state["_#meta"] as? String == strange)
    #expect(state[strange] as? Bool == true)
    #expect((state["big"] as? [String: String]) == ["#bigint": "-9223372036854775808"])
    #expect((state["edge"] as? [String: String]) == ["#bigint": "9007199254740992"])
    #expect(state["less"] as? Int == (1 << 53) - 1)
    #expect((object["vars"] as? [String])?.count == 5)
  }

  @Test func `the chart has a box for each state and an arrow for each step`() throws {
    #expect(
      try listing().mermaid == """
        flowchart TD
          s0["0<br/>small: 0<br/>big: 0"]
          s0 -->|"fillBig"| s1
          s1["1<br/>big: 0 -#62; 5"]
          s1 -->|"pourBig"| s2
          s2["2<br/>small: 0 -#62; 3<br/>big: 5 -#62; 2"]

        """)
    let listing = PathListing(steps: [
      PathListing.Step(action: nil, variables: []), PathListing.Step(action: "say \"no\" & #1\nü", variables: []),
    ])
    #expect(listing.mermaid.contains("|\"say #34;no#34; #38; #35;1 ü\"|"))
  }
}
