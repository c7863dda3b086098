import Testing

@testable import ShieldModel

@Suite struct CursorTests {
  private func root(_ text: String) throws -> Cursor {
    try DocumentReader.read(SourceFile(name: "f.jsonc", text: text)).root
  }

  @Test func `members are read by key and by kind`() throws {
    let root = try root("{\"s\":\"x\",\"n\":2.5,\"i\":3,\"b\":true,\"z\":null,\"a\":[1,\"2\"],\"o\":{\"k\":1}}")
    #expect(root.string("s") == "x")
    #expect(root.number("n") == 2.5)
    #expect(root.number("i") == 3)
    #expect(root.integer("i") == 3)
    #expect(root.integer("n") == nil)
    #expect(root.boolean("b") == true)
    #expect(root.child("z")?.isNull == true)
    #expect(root.array("a")?.map(\.string) == [nil, "2"])
    #expect(root.object("o")?.integer("k") == 1)
    #expect(root.keysInOrder == ["s", "n", "i", "b", "z", "a", "o"])
  }

  @Test func `wrong kinds and missing keys answer nil`() throws {
    let root = try root("{\"s\":\"x\",\"a\":[1]}")
    #expect(root.number("s") == nil)
    #expect(root.boolean("s") == nil)
    #expect(root.array("s") == nil)
    #expect(root.object("a") == nil)
    #expect(root.string("a") == nil)
    #expect(root.string("none") == nil)
    #expect(root.child(0) == nil)
    #expect(root.child("a")?.child(1) == nil)
    #expect(root.child("a")?.child(-1) == nil)
    #expect(root.child("a")?.child("x") == nil)
    #expect(root.child("s")?.members == nil)
    #expect(root.elements == nil)
  }

  @Test func `a whole number beyond 2 to the 53rd is not exact`() throws {
    let root = try root("[9007199254740992, 9007199254740994, -9007199254740992, 1e300, 2.0]")
    #expect(root.elements?.map(\.integer) == [9_007_199_254_740_992, nil, -9_007_199_254_740_992, nil, 2])
  }

  @Test func `one value and a list read alike`() throws {
    let root = try root("{\"one\":1,\"several\":[1,2],\"none\":[]}")
    #expect(["one", "several", "none"].map { root.child($0)?.oneOrMore.compactMap(\.integer) } == [[1], [1, 2], []])
  }

  @Test func `notes are left out and known apart`() throws {
    let root = try root("{\"$schema\":\"s\",\"b\":{\"$schema\":1,\"x-y\":2},\"x-note\":[1],\"a\":1}")
    #expect(root.keysInOrder == ["b", "a"])
    #expect(root.members?.map(\.key) == ["b", "a"])
    #expect(root.noteKeys == ["$schema", "x-note"])
    #expect(root.child("b")?.keysInOrder == ["$schema"])
    #expect(root.child("x-note")?.elements?.count == 1)
  }

  @Test func `a problem knows its place`() throws {
    let child = try #require(try root("{\n  \"a\": [1, {\"k\": 5}]\n}").child("a")?.child(1)?.child("k"))
    #expect(child.key == "k")
    #expect(child.ordinal == 0)
    #expect(child.position == SourcePosition(line: 2, column: 18))
    #expect(child.keyPosition == SourcePosition(line: 2, column: 13))
    #expect(child.problem(.other("no")).description == "f.jsonc:2:18: a[1].k: no")
    #expect(
      child.problem(.other("no"), expected: "yes", suggestion: "yea", notes: [.init(.remark("so"))], atKey: true)
        .description == "f.jsonc:2:13: a[1].k: no; expected yes; did you mean \"yea\"? (so)")
  }
}
