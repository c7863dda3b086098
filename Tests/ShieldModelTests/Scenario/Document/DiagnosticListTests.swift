import Testing

@testable import ShieldModel

@Suite struct DiagnosticListTests {
  private func mistake(_ file: String, _ line: Int, _ column: Int, _ text: String) -> Diagnostic {
    Diagnostic(file: file, position: SourcePosition(line: line, column: column), problem: .other(text))
  }

  @Test func `mistakes are shown by file and then by place`() {
    let list = DiagnosticList([
      mistake("b", 9, 1, "p"), mistake("a", 1, 1, "q"), mistake("b", 2, 5, "r"), mistake("b", 2, 5, "s"),
      Diagnostic(file: "a", problem: .missingFile),
    ])
    #expect(
      list.lines == ["b:2:5: r", "b:2:5: s", "b:9:1: p", "a: there is no such file", "a:1:1: q"])
    #expect(list.description == list.lines.joined(separator: "\n"))
  }

  @Test func `at most twenty are shown and the rest is counted`() {
    let twenty = DiagnosticList((1...20).map { mistake("f", $0, 1, "x") })
    #expect(twenty.lines.count == 20)
    let more = DiagnosticList((1...23).map { mistake("f", $0, 1, "x") })
    #expect(more.lines.count == 21)
    #expect(more.lines.last == "and 3 more")
  }

  @Test func `beyond a thousand mistakes are only counted`() {
    var list = DiagnosticList()
    var made = 0
    func next() -> Diagnostic {
      made += 1
      return mistake("f", made, 1, "x")
    }
    for _ in 0..<1500 { list.append(next()) }
    #expect(made == 1000)
    #expect(list.count == 1500)
    #expect(list.isFull)
    var sum = DiagnosticList([mistake("f", 1, 1, "x")])
    sum.append(contentsOf: list)
    #expect(sum.count == 1501)
    #expect(sum.kept.count == 1000)
    #expect(sum.lines.last == "and 1481 more")
  }

  @Test func `an error speaks with the words of its mistakes`() {
    let error = DocumentError(.noInput, Diagnostic(file: "f", problem: .missingFile))
    #expect("\(error)" == "f: there is no such file")
    #expect(!error.diagnostics.isEmpty)
    #expect(DiagnosticList().isEmpty)
  }
}
