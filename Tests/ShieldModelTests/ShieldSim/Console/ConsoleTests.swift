import Foundation
import Testing

@testable import ShieldSim

@Suite struct ConsoleTests {
  let output = MemorySink()
  let talk = MemorySink()

  func console(_ change: (inout ConsoleSettings) -> Void = { _ in }) -> Console {
    var settings = ConsoleSettings()
    change(&settings)
    return Console(output: output, talk: talk, settings: settings) { .zero }
  }

  @Test func `data is gathered and written in one piece at the end`() {
    let console = console()
    console.write("a")
    console.writeLine("b")
    console.write(bytes: [0xFF, 0x00])
    #expect(output.pieces.isEmpty)
    #expect(console.finish() == .holds)
    #expect(output.pieces == [[0x61, 0x62, 0x0A, 0xFF, 0x00]])
    #expect(talk.text.isEmpty)
  }

  @Test func `much data is written before the end and nothing of it is lost`() {
    let console = console()
    let line = String(repeating: "x", count: 99)
    for _ in 0..<2_000 { console.writeLine(line) }
    #expect(!output.pieces.isEmpty)
    #expect(console.finish() == .holds)
    #expect(output.text.utf8.count == 200_000)
  }

  @Test func `a terminal gets each line at once`() {
    let console = console { $0.outputIsTerminal = true }
    console.write("a")
    #expect(output.pieces.isEmpty)
    console.writeLine("b")
    #expect(output.text == "ab\n")
  }

  @Test func `data that was written before a line of talk comes before it`() {
    let both = MemorySink()
    let console = Console(output: both, talk: both) { .zero }
    console.writeLine("first")
    console.say("second")
    console.writeLine("third")
    #expect(console.finish() == .holds)
    #expect(both.text == "first\nsecond\nthird\n")
  }

  @Test func `quiet leaves out talk and warnings but neither faults nor errors nor data`() {
    let console = console()
    console.configure(color: .auto, isQuiet: true)
    console.say("chat")
    console.warn("careful")
    console.fault("no canvas")
    console.alert("error: bad")
    console.writeLine("data")
    #expect(console.finish() == .holds)
    #expect(talk.text == "fault: no canvas\nerror: bad\n")
    #expect(output.text == "data\n")
  }

  @Test func `talk says its rank in words, with color and without`() {
    let plain = console()
    plain.warn("careful")
    plain.fault("no canvas")
    #expect(talk.text == "warning: careful\nfault: no canvas\n")
    let colored = console { $0.talkHasColor = true }
    colored.fault("no canvas")
    colored.alert("nothing: special")
    #expect(talk.text.hasSuffix("\u{1B}[31mfault:\u{1B}[0m no canvas\nnothing: special\n"))
  }

  @Test func `a style is painted only when data has colors`() {
    let console = console()
    #expect(console.styled("x", .good) == "x")
    console.configure(color: .always, isQuiet: false)
    #expect(console.styled("x", .good) == "\u{1B}[32mx\u{1B}[0m")
    #expect(console.styled("", .good) == "")
    console.configure(color: .never, isQuiet: false)
    #expect(console.styled("x", .good) == "x")
  }

  @Test func `a reader that goes away ends the output without a word`() {
    let console = console()
    output.fail(with: EPIPE)
    console.write(String(repeating: "x", count: 100_000))
    #expect(console.outputIsClosed)
    console.writeLine("more")
    #expect(console.finish() == .holds)
    #expect(talk.text.isEmpty)
  }

  @Test func `any other failure to write is told once and ends as such`() {
    let console = console()
    output.fail(with: ENOSPC)
    console.write(String(repeating: "x", count: 100_000))
    console.write(String(repeating: "x", count: 100_000))
    #expect(console.finish() == .cannotWrite)
    #expect(talk.text == "error: cannot write to standard output: No space left on device\n")
  }

  @Test func `a failure of standard error changes nothing`() {
    let console = console()
    talk.fail(with: EIO)
    console.fault("unheard")
    console.writeLine("data")
    #expect(console.finish() == .holds)
    #expect(output.text == "data\n")
  }

  @Test func `lines of many tasks stay whole`() async {
    let console = console()
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask { for line in 0..<200 { console.writeLine("\(task):\(line)") } }
      }
    }
    #expect(console.finish() == .holds)
    let lines = output.text.split(separator: "\n")
    #expect(lines.count == 1_600)
    #expect(Set(lines).count == 1_600)
  }
}
