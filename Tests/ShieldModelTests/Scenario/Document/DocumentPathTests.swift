import Testing

@testable import ShieldModel

@Suite struct DocumentPathTests {
  @Test(
    arguments: [
      ([], ""), (["windows", 0, "root", "children", 2, "frame"], "windows[0].root.children[2].frame"),
      (["steps", 3, "set", "#shield/field.isSecureTextEntry"], "steps[3].set[\"#shield/field.isSecureTextEntry\"]"),
      ([0, 1], "[0][1]"), (["a b"], "[\"a b\"]"), (["", "1a", "a1", "$b", "_", "é"], "[\"\"][\"1a\"].a1.$b._[\"é\"]"),
      (["say \"hi\"\n"], "[\"say \\\"hi\\\"\\n\"]"),
    ] as [(DocumentPath, String)])
  func `a path prints with quotes only where they are needed`(_ path: DocumentPath, _ text: String) {
    #expect(path.description == text)
  }

  @Test func `a path grows at its end`() {
    #expect(DocumentPath().appending("a").appending(2) == ["a", 2])
  }
}
