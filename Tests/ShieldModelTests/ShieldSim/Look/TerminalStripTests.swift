import Testing

@testable import ShieldSim

@Suite struct TerminalStripTests {
  /// A picture of some columns with a letter in some of its rows.
  private func item(_ name: String, columns: Int, rows: Int, letters: Set<Int>, tainted: Set<Int> = [])
    -> TerminalStrip.Item
  {
    var picture = CellPicture(
      rows: [[CellPicture.Cell]](
        repeating: [CellPicture.Cell](repeating: CellPicture.Cell(), count: columns), count: rows),
      taintedRows: tainted)
    for row in letters { picture.rows[row][0].letter = "x" }
    return TerminalStrip.Item(heading: name, picture: picture, marksTaint: true, caption: ["a caption in words"])
  }

  @Test func `a long stretch that is empty in all pictures becomes one line`() {
    let items = [item("a", columns: 9, rows: 8, letters: [0]), item("b", columns: 9, rows: 8, letters: [0, 2])]
    #expect(
      TerminalStrip(items: items, width: 80).lines(palette: .none) == [
        "a           b", "x           x", "", "            x", "⋮           ⋮", "a caption   a caption",
        "in words    in words",
      ])
  }

  @Test func `pictures of unequal height are shown whole`() {
    let items = [item("a", columns: 20, rows: 7, letters: [0]), item("b", columns: 20, rows: 1, letters: [0])]
    let lines = TerminalStrip(items: items, width: 80).lines(palette: .none)
    #expect(lines.count == 9)
    #expect(!lines.contains { $0.contains("⋮") })
  }

  @Test func `pictures that do not fit side by side stand below each other`() {
    let items = ["a", "b", "c"].map { item($0, columns: 20, rows: 1, letters: [0]) }
    let lines = TerminalStrip(items: items, width: 44).lines(palette: .none)
    #expect(lines.filter { $0 == "" }.count == 1)
    #expect(lines.first == "a                      b")
    #expect(lines.contains("c"))
  }

  @Test func `rows with secret content are marked beside the picture`() {
    let items = [item("a", columns: 5, rows: 2, letters: [0], tainted: [1])]
    let lines = TerminalStrip(items: items, width: 80).lines(palette: .none)
    #expect(lines[1...2] == ["x", "     ◀"])
  }
}
