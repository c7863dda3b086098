import Testing

@testable import ShieldSim

@Suite struct TextTableTests {
  @Test func `columns line up and no line ends with a space`() {
    var table = TextTable([.init("OS"), .init("Count", alignment: .right), .init("Why")])
    table.add(["17", "5", "no masked ancestor"])
    table.add(["9.3", "1200", ""])
    #expect(
      table.lines(width: 80) == [
        "OS   Count  Why",
        "17       5  no masked ancestor",
        "9.3   1200",
      ])
  }

  @Test func `a table without headings has no heading line, and an indent moves it`() {
    var table = TextTable([.init(), .init()], indent: 2)
    table.add(["a", "b"])
    table.add(["ccc", "d"])
    #expect(table.lines(width: 80) == ["  a    b", "  ccc  d"])
  }

  @Test func `wide characters and marks count as they are shown`() {
    var table = TextTable([.init(), .init()])
    table.add(["日本", "x"])
    table.add(["abcd", "x"])
    table.add(["e\u{301}", "x"])
    table.add(["🎉", "x"])
    #expect(table.lines(width: 80) == ["日本  x", "abcd  x", "e\u{301}     x", "🎉    x"])
  }

  @Test func `the widest column gives way: it wraps, or it is cut`() {
    var table = TextTable([.init(overflow: .keep), .init(), .init(overflow: .cut)])
    table.add(["identifier", "one two three four", "five six seven eight"])
    #expect(
      table.lines(width: 32) == [
        "identifier  one two    five six…",
        "            three",
        "            four",
      ])
  }

  @Test func `a column that must be kept is kept though the line gets too long`() {
    var table = TextTable([.init(overflow: .keep)])
    table.add(["a-very-long-identifier"])
    #expect(table.lines(width: 5) == ["a-very-long-identifier"])
  }

  @Test func `cells are painted by their style, beside the spaces`() {
    var table = TextTable([.init("V"), .init()])
    table.add([.init("ok", .good), "x"])
    #expect(table.lines(width: 80, hasColor: true) == ["\u{1B}[1mV\u{1B}[0m", "\u{1B}[32mok\u{1B}[0m  x"])
    #expect(table.lines(width: 80) == ["V", "ok  x"])
  }

  @Test func `a line end begins a further line and control characters are shown escaped`() {
    var table = TextTable([.init(), .init()])
    table.add(["a\nb", "\u{1B}[2J"])
    #expect(table.lines(width: 80) == [#"a  \u001B[2J"#, "b"])
  }

  @Test func `rows with too few and too many cells, and no rows at all, are fine`() {
    var table = TextTable([.init("A"), .init("B")])
    #expect(table.lines(width: 80) == ["A  B"])
    table.add([])
    table.add(["1"])
    table.add(["1", "2", "3"])
    #expect(table.lines(width: 80) == ["A  B", "", "1", "1  2"])
    #expect(TextTable([]).lines(width: 80) == [])
  }

  @Test func `random tables fit whenever their columns may give way`() {
    var random = LawGenerator(seed: 11)
    for _ in 0..<200 {
      let count = 1 + random.below(4)
      var table = TextTable(
        (0..<count).map { _ in
          TextTable.Column("H", alignment: random.one(of: [.left, .right]), overflow: random.one(of: [.wrap, .cut]))
        })
      for _ in 0..<random.below(5) {
        table.add((0..<count).map { _ in .init(String(repeating: "word 日本 ", count: random.below(8))) })
      }
      let width = 30 + random.below(60)
      #expect(table.lines(width: width).allSatisfy { DisplayWidth.of($0) <= width && $0.last != " " })
    }
  }
}
