import Testing

@testable import ShieldModel

@Suite struct SourceIndexTests {
  private let file = SourceFile(
    name: "f", text: "{ \"z\": [10, {\"b\": 1, \"a\": 2}],\n  \"a b\": null, \"y\": {} }")

  @Test(
    arguments: [
      ([], nil, "1:1", JSONKind.object), (["z"], "1:3", "1:8", .array), (["z", 0], nil, "1:9", .number),
      (["z", 1], nil, "1:13", .object), (["z", 1, "a"], "1:22", "1:27", .number), (["a b"], "2:3", "2:10", .null),
      (["y"], "2:16", "2:21", .object),
    ] as [(DocumentPath, String?, String, JSONKind)])
  func `every path leads to its key and its value`(
    _ path: DocumentPath, _ key: String?, _ value: String, _ kind: JSONKind
  ) throws {
    let index = try SourceScanner.scan(file)
    let node = try #require(index.node(at: path))
    #expect(index.keyOffset(of: node).map { file.position(at: $0).description } == key)
    #expect(index.offset(of: node).map { file.position(at: $0).description } == value)
    #expect(index.kind(of: node) == kind)
    #expect(index.path(to: node) == path)
  }

  @Test func `keys come in the order of the file`() throws {
    let index = try SourceScanner.scan(file)
    #expect(index.keys(of: .root) == ["z", "a b", "y"])
    #expect(index.node(at: ["z", 1]).map { index.keys(of: $0) } == ["b", "a"])
    #expect(index.node(at: ["z"]).map { index.keys(of: $0) } == [])
    #expect(index.depth == 3)
    #expect(index.count == 8)
  }

  @Test(arguments: [["q"], [0], ["z", 2], ["z", -1], ["z", "a"], ["a b", 0], ["y", "z"]] as [DocumentPath])
  func `a path that leads nowhere has no value`(_ path: DocumentPath) throws {
    #expect(try SourceScanner.scan(file).node(at: path) == nil)
  }

  @Test(arguments: [-1, 8, Int32.max])
  func `a strange handle gets empty answers`(_ number: Int32) throws {
    let index = try SourceScanner.scan(file)
    let node = SourceNode(number: number)
    #expect(index.kind(of: node) == nil)
    #expect(index.key(of: node) == nil)
    #expect(index.parent(of: node) == nil)
    #expect(index.children(of: node).isEmpty)
    #expect(index.child(of: node, key: "z") == nil)
    #expect(index.path(to: node) == [])
  }

  @Test func `members of a wide object are found by key`() throws {
    let members = (0..<100).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    let index = try SourceScanner.scan(SourceFile(name: "f", text: "{\(members)}"))
    for number in 0..<100 {
      #expect(index.child(of: .root, key: "k\(number)") == SourceNode(number: Int32(number + 1)))
    }
    #expect(index.child(of: .root, key: "k100") == nil)
    #expect(index.wideObjects.count == 1)
  }
}
