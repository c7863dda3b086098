import Testing

@testable import ShieldSim

@Suite struct ConsoleSettingsTests {
  func settings(
    _ environment: [String: String] = [:], output: Bool = true, talk: Bool = true, width: Int? = nil
  ) -> ConsoleSettings {
    ConsoleSettings(
      environment: environment, outputIsTerminal: output, talkIsTerminal: talk, terminalWidth: width)
  }

  static let widths: [(columns: String?, terminal: Int?, width: Int)] = [
    (nil, nil, 80), (nil, 132, 132), ("40", 132, 40), ("", 132, 132), ("wide", 132, 132), ("0", nil, 80),
    ("-5", nil, 80), ("3", nil, 20), ("999999", nil, 1_000), ("99999999999999999999", 90, 90), (nil, 1, 20),
  ]

  @Test(arguments: widths)
  func `the width comes from COLUMNS, then the terminal, then is eighty`(columns: String?, terminal: Int?, width: Int) {
    #expect(settings(columns.map { ["COLUMNS": $0] } ?? [:], width: terminal).width == width)
  }

  @Test func `each side has colors only when it is a terminal`() {
    #expect(settings().outputHasColor && settings().talkHasColor)
    #expect(!settings(output: false).outputHasColor && settings(output: false).talkHasColor)
    #expect(settings(talk: false).outputHasColor && !settings(talk: false).talkHasColor)
  }

  @Test(arguments: [["NO_COLOR": "1"], ["NO_COLOR": "0"], ["TERM": "dumb"]])
  func `a person can refuse colors by a variable`(environment: [String: String]) {
    #expect(!settings(environment).outputHasColor && !settings(environment).talkHasColor)
  }

  @Test func `an empty NO_COLOR refuses nothing`() {
    #expect(settings(["NO_COLOR": ""]).outputHasColor)
  }

  @Test func `a word on the command line outweighs terminal and variable`() {
    let refused = settings(["NO_COLOR": "1"], output: false, talk: false)
    #expect(refused.applying(.always, isQuiet: false).outputHasColor)
    #expect(refused.applying(.always, isQuiet: false).talkHasColor)
    #expect(!settings().applying(.never, isQuiet: false).outputHasColor)
    var same = settings()
    same.isQuiet = true
    #expect(settings().applying(.auto, isQuiet: true) == same)
  }

  @Test func `lines are only erased on a terminal that is not dumb`() {
    #expect(settings().terminalErasesLines)
    #expect(settings(["NO_COLOR": "1"]).terminalErasesLines)
    #expect(!settings(["TERM": "dumb"]).terminalErasesLines)
    #expect(!settings(talk: false).terminalErasesLines)
  }
}
