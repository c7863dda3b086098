import ShieldModel
import Testing

@testable import ShieldSim

@Suite struct TerminalPaletteTests {
  @Test(arguments: [
    (Color(red: 255, green: 0, blue: 0), 196), (.white, 231), (.black, 16), (Color(red: 8, green: 8, blue: 8), 232),
    (Color(red: 238, green: 238, blue: 238), 255), (Color(red: 95, green: 135, blue: 175), 67),
    (Color(red: 128, green: 128, blue: 128), 244),
  ])
  func `the nearest of the numbered colors is found`(color: Color, number: Int) {
    #expect(TerminalPalette.index(of: color) == number)
  }

  @Test func `without colors there are no codes`() {
    #expect(TerminalPalette.none.foreground(.white).isEmpty && TerminalPalette.none.background(.white).isEmpty)
    #expect(TerminalPalette.full.background(Color(red: 1, green: 2, blue: 3)) == "\u{1B}[48;2;1;2;3m")
    #expect(TerminalPalette.indexed.foreground(.white) == "\u{1B}[38;5;231m")
  }

  @Test func `a console without color has no palette, whatever is asked for`() {
    let console = Console(output: MemorySink(), talk: MemorySink()) { .zero }
    #expect(TerminalPalette(.full, console: console) == .none)
    console.configure(color: .always, isQuiet: false)
    #expect(TerminalPalette(.full, console: console) == .full)
    #expect(TerminalPalette(.indexed, console: console) == .indexed)
  }
}
