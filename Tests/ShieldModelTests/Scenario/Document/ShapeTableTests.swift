import Testing

@testable import ShieldModel

@Suite struct ShapeTableTests {
  @Test func `a sound table has no flaws`() {
    #expect(ShapeExample.table.flaws == [])
  }

  @Test func `the flaws of a table are named`() {
    let table = ShapeTable(
      identifier: "", title: "", summary: "", root: "top",
      entries: [
        .init(
          "top",
          ObjectShape(
            "a top", "",
            keys: [
              .optional("a", .named("nowhere"), ""), .optional("b", .words([]), ""), .optional("b", .anyOf([]), ""),
              .optional("x-c", .text("t", pattern: "abc"), ""), .optional("d", .text("t", pattern: "^($"), ""),
              .optional("e", .named("twice"), ""), .optional("f", .oneOf(["w": "", "w": ""]), ""),
            ], exactlyOneOf: ["q"])),
        .init("unused", "", .boolean), .init("twice", "", .boolean), .init("twice", "", .null),
      ])
    #expect(
      table.flaws == [
        "top: a top has a key twice", "top: a top must choose an unknown key q", "top: a union without alternatives",
        "top: no shape nowhere", "top: the key x-c of a top would be a note", "top: the pattern ^($ is malformed",
        "top: the pattern abc is not anchored", "top: words that are none or not distinct",
        "twice: given twice", "unused: not used",
      ])
    let empty = ShapeTable(identifier: "", title: "", summary: "", root: "top", entries: [])
    #expect(empty.flaws == ["top: no shape for whole documents"])
  }

  @Test func `notes are keys with x- everywhere and the schema at the top`() {
    #expect(ShapeTable.isNote("x-a", atTop: false))
    #expect(ShapeTable.isNote("$schema", atTop: true))
    #expect(!ShapeTable.isNote("$schema", atTop: false))
    #expect(!ShapeTable.isNote("xa", atTop: true))
  }

  @Test(arguments: [
    (Shape.anything, "any value"), (.anyNumber, "a number"),
    (.number(NumberShape(maximum: 2)), "a number of at most 2"),
    (.integer(0...), "a whole number of at least 0"), (.list(of: .anything), "an array"),
    (.list(of: .anything, count: 0...2), "an array of at most 2 elements"),
    (.list(of: .anything, count: 1...2), "an array of 1 to 2 elements"),
    (.list(of: .null, count: 1), "an array of 1 element"),
    (.map(MapShape("a name", .null)), "an object with a name as key"), (.boolean, "true or false"), (.null, "null"),
    (.text("a colour"), "a colour"), (.anyOf([.null, .anyOf([.boolean, .null])]), "null or true or false"),
    (.named("frame"), "an array of 4 elements, \"fill\" or an inset (an object)"),
  ])
  func `every shape has a phrase`(_ shape: Shape, _ phrase: String) {
    #expect(shape.phrase(in: ShapeExample.table) == phrase)
  }

  @Test func `a phrase lists twelve words and counts the rest`() {
    let many = Shape.words((1...14).map { Word("\($0)", "") })
    #expect(
      many.phrase(in: ShapeExample.table)
        == (1...12).map { "\"\($0)\"" }.joined(separator: ", ") + " or 2 more")
  }
}
