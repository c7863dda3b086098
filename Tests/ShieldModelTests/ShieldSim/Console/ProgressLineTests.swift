import Testing

@testable import ShieldSim

@Suite struct ProgressLineTests {
  let time = ManualTime()
  let output = MemorySink()
  let talk = MemorySink()

  func console(_ change: (inout ConsoleSettings) -> Void = { _ in }) -> Console {
    var settings = ConsoleSettings()
    settings.talkIsTerminal = true
    settings.terminalErasesLines = true
    change(&settings)
    return Console(output: output, talk: talk, settings: settings) { [time] in time.now }
  }

  @Test func `short work shows nothing`() {
    let progress = console().progress("Running", total: 3)
    time.move(by: .milliseconds(499))
    progress.advance(at: "one")
    progress.finish()
    #expect(talk.text.isEmpty)
  }

  @Test func `long work shows its count, replaces the line and takes it away at the end`() {
    let progress = console().progress("Running", total: 3)
    time.move(by: .milliseconds(500))
    progress.advance(at: "one")
    time.move(by: .milliseconds(100))
    progress.advance(at: "two")
    progress.finish()
    progress.advance()
    #expect(talk.text == "\r\u{1B}[KRunning 1 of 3: one\r\u{1B}[KRunning 2 of 3: two\r\u{1B}[K")
  }

  @Test func `the line is not written more often than ten times a second`() {
    let progress = console().progress("Running")
    time.move(by: .seconds(1))
    for _ in 0..<1_000 {
      time.move(by: .milliseconds(1))
      progress.advance()
    }
    #expect(talk.pieces.count == 10)
  }

  @Test func `other talk takes the line away first`() {
    let console = console()
    let progress = console.progress("Running")
    time.move(by: .seconds(1))
    progress.advance()
    console.say("news")
    #expect(talk.text == "\r\u{1B}[KRunning 1\r\u{1B}[Knews\n")
  }

  @Test func `data on the same terminal takes the line away first, data in a file does not`() {
    let screen = MemorySink()
    var settings = ConsoleSettings()
    settings.terminalErasesLines = true
    settings.outputIsTerminal = true
    let console = Console(output: screen, talk: screen, settings: settings) { [time] in time.now }
    let progress = console.progress("Running")
    time.move(by: .seconds(1))
    progress.advance()
    console.writeLine("data")
    #expect(screen.text == "\r\u{1B}[KRunning 1\r\u{1B}[Kdata\n")
  }

  static let refusals: [@Sendable (inout ConsoleSettings) -> Void] = [
    { $0.terminalErasesLines = false }, { $0.isQuiet = true },
  ]

  @Test(arguments: refusals.indices)
  func `nothing is shown off a terminal or when quiet is asked for`(index: Int) {
    let progress = console(Self.refusals[index]).progress("Running")
    time.move(by: .seconds(5))
    progress.advance()
    progress.finish()
    #expect(talk.text.isEmpty)
  }

  @Test func `a long or hostile name stays within one line`() {
    let progress = console { $0.width = 20 }.progress("Running", total: 9)
    time.move(by: .seconds(1))
    progress.advance(at: "\u{1B}[2J\n" + String(repeating: "x", count: 500))
    #expect(talk.text == "\r\u{1B}[KRunning 1 of 9: \\u…")
  }

  @Test func `counting beyond the largest number does not trap`() {
    let progress = console().progress("Running")
    progress.advance(by: .max)
    progress.advance(by: .max)
    time.move(by: .seconds(1))
    progress.advance(by: 0)
    #expect(talk.text.hasSuffix("Running \(Int.max)"))
  }
}
