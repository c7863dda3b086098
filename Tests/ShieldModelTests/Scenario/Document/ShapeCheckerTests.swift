import Testing

@testable import ShieldModel

@Suite struct ShapeCheckerTests {
  @Test(arguments: [
    "{\"version\":1}", "{\"$schema\":\"x\",\"version\":1.0,\"x-note\":[{\"a\":1}]}",
    "{\"version\":1,\"root\":{\"view\":\"UIView\",\"frame\":[1,2,3,4],\"children\":[{\"view\":\"A#b\",\"frame\":\"fill\"}]}}",
    "{\"version\":1,\"root\":{\"view\":\"A\",\"frame\":{\"inset\":8,\"x-why\":1},\"opacity\":0.5,\"level\":-1e1}}",
    "{\"version\":1,\"steps\":[{\"turn\":1},{\"set\":{\"a\":\"b\"}},{\"set\":[{\"a\":null},{\"b\":2,\"x-c\":3}]}]}",
    "{\"version\":1,\"steps\":[{\"note\":[{}]}]}",
    "{\"version\":1,\"expect\":{\"shows\":\"#a\"}}",
    "{\"version\":1,\"expect\":[{\"finding\":\"C8\",\"in\":\"s\"},{\"fault\":\"none\"}]}",
    "{\"version\":1,\"steps\":[],\"title\":\"0123456789\"}",
  ])
  func `what fits gives no mistake`(_ text: String) throws {
    #expect(ShapeExample.table.check(try ShapeExample.document(text)).lines == [])
  }

  static let mistakes: [(String, [String])] = [
    ("[]", ["1:1: found an array; expected a scene (an object)"]),
    ("{}", ["1:1: the key \"version\" is missing in a scene; expected the number 1"]),
    ("{\"version\":2}", ["1:12: version: 2 is out of range; expected the number 1"]),
    ("{\"version\":1.5}", ["1:12: version: 1.5 is not a whole number; expected the number 1"]),
    ("{\"version\":\"1\"}", ["1:12: version: found a string; expected the number 1"]),
    ("{\"version\":1,\"titel\":\"\"}", ["1:14: titel: unknown key \"titel\" in a scene; did you mean \"title\"?"]),
    (
      "{\"version\":1,\"colour\":0}",
      [
        "1:14: colour: unknown key \"colour\" in a scene; expected one of the keys \"version\", \"title\", \"root\", "
          + "\"steps\" or \"expect\""
      ]
    ),
    (
      "{\"version\":1,\"title\":\"\"}",
      ["1:22: title: the text has no characters; expected a title of 1 to 10 characters"]
    ),
    (
      "{\"version\":1,\"title\":\"01234567890\"}",
      ["1:22: title: the text has 11 characters; expected a title of 1 to 10 characters"]
    ),
    // Views and frames.
    (
      "{\"version\":1,\"root\":{\"view\":\"UI View\"}}",
      ["1:29: root.view: \"UI View\" is malformed; expected a class with an id"]
    ),
    (
      "{\"version\":1,\"root\":{\"view\":\"A\",\"frame\":[1,2,3]}}",
      ["1:41: root.frame: found 3 elements; expected an array of 4 elements"]
    ),
    (
      "{\"version\":1,\"root\":{\"view\":\"A\",\"frame\":[1,\"2\",3,4]}}",
      ["1:44: root.frame[1]: found a string; expected a number"]
    ),
    (
      "{\"version\":1,\"root\":{\"view\":\"A\",\"frame\":true}}",
      ["1:41: root.frame: found true or false; expected an array of 4 elements, \"fill\" or an inset (an object)"]
    ),
    (
      "{\"version\":1,\"root\":{\"view\":\"A\",\"frame\":\"fil\"}}",
      ["1:41: root.frame: unknown word \"fil\"; expected \"fill\"; did you mean \"fill\"?"]
    ),
    (
      "{\"version\":1,\"root\":{\"view\":\"A\",\"frame\":{\"insets\":1}}}",
      [
        "1:42: root.frame.insets: unknown key \"insets\" in an inset; did you mean \"inset\"?"
      ]
    ),
    (
      "{\"version\":1,\"root\":{\"view\":\"A\",\"opacity\":1.5,\"hidden\":\"no\",\"children\":[{\"hiden\":true}]}}",
      [
        "1:43: root.opacity: 1.5 is out of range; expected a number from 0 to 1",
        "1:56: root.hidden: found a string; expected true or false",
        "1:73: root.children[0]: the key \"view\" is missing in a view; expected a class with an id",
        "1:74: root.children[0].hiden: unknown key \"hiden\" in a view; did you mean \"hidden\"?",
      ]
    ),
    // Steps: exactly one key.
    (
      "{\"version\":1,\"steps\":[{}]}",
      [
        "1:23: steps[0]: a key is missing in a step; expected exactly one of \"turn\", \"set\", \"capture\" and \"note\""
      ]
    ),
    (
      "{\"version\":1,\"steps\":[{\"x-a\":1,\"capture\":\"screenshot\",\"turn\":1}]}",
      [
        "1:23: steps[0]: \"capture\" and \"turn\" stand together in a step; expected exactly one of \"turn\", \"set\", "
          + "\"capture\" and \"note\""
      ]
    ),
    (
      "{\"version\":1,\"steps\":[{\"trun\":1}]}",
      ["1:24: steps[0].trun: unknown key \"trun\" in a step; did you mean \"turn\"?"]
    ),
    (
      "{\"version\":1,\"steps\":[{\"capture\":\"screenshoot\"}]}",
      [
        "1:34: steps[0].capture: unknown word \"screenshoot\"; expected \"screenshot\" or \"recording\"; did you mean "
          + "\"screenshot\"?"
      ]
    ),
    (
      "{\"version\":1,\"steps\":[{\"set\":{\"a\":1,\"b\":2}}]}",
      ["1:30: steps[0].set: found 2 members; expected an object of 1 member with a property as key"]
    ),
    (
      "{\"version\":1,\"steps\":[{\"set\":[]}]}",
      ["1:30: steps[0].set: found no elements; expected an array of at least 1 element"]
    ),
    (
      "{\"version\":1,\"steps\":[{\"set\":{\"a b\":[]}}]}",
      [
        "1:37: steps[0].set[\"a b\"]: found an array; expected a name of at most 5 characters, a number, true or false "
          + "or null"
      ]
    ),
    (
      "{\"version\":1,\"steps\":[{\"set\":{\"a\":\"toolong\"}}]}",
      ["1:35: steps[0].set.a: the text has 7 characters; expected a name of at most 5 characters"]
    ),
    // Unions of objects.
    (
      "{\"version\":1,\"expect\":{\"finding\":\"c8\"}}",
      ["1:34: expect.finding: \"c8\" is malformed; expected a rule"]
    ),
    (
      "{\"version\":1,\"expect\":[{\"fault\":\"non\",\"in\":1}]}",
      [
        "1:33: expect[0].fault: unknown word \"non\"; expected \"none\" or \"canvas\"; did you mean \"none\"?",
        "1:44: expect[0].in: found a number; expected a capture",
      ]
    ),
    (
      "{\"version\":1,\"expect\":{\"in\":\"s\",\"shwos\":\"#a\"}}",
      ["1:33: expect.shwos: unknown key \"shwos\" in a picture expectation; did you mean \"shows\"?"]
    ),
    (
      "{\"version\":1,\"expect\":{\"findng\":\"C8\"}}",
      [
        "1:24: expect.findng: unknown key \"findng\" in a finding expectation; did you mean \"finding\"?"
      ]
    ),
    (
      "{\"version\":1,\"expect\":{\"in\":\"s\",\"qqq\":1}}",
      [
        "1:33: expect.qqq: unknown key \"qqq\" in a picture expectation, a finding expectation or a fault "
          + "expectation; expected one of the keys \"in\", \"shows\", \"hides\", \"finding\" or \"fault\""
      ]
    ),
    (
      "{\"version\":1,\"expect\":{\"in\":2}}",
      [
        "1:23: expect: a key is missing in a picture expectation, a finding expectation or a fault expectation; "
          + "expected one of the keys \"shows\", \"finding\" or \"fault\"",
        "1:29: expect.in: found a number; expected a capture",
      ]
    ),
    (
      "{\"version\":1,\"expect\":{\"shows\":\"#a\",\"hides\":\"#b\"}}",
      [
        "1:23: expect: \"shows\" and \"hides\" stand together in a picture expectation; expected exactly one of "
          + "\"shows\" and \"hides\""
      ]
    ),
  ]

  @Test(arguments: mistakes)
  func `what does not fit gives exact messages`(_ text: String, _ sentences: [String]) throws {
    let list = ShapeExample.table.check(try ShapeExample.document(text))
    #expect(list.lines == sentences.map { "f:" + $0 })
  }

  @Test func `a part of a document is checked against a named shape`() throws {
    let document = try ShapeExample.document("{\"v\":{\"view\":1}}")
    let cursor = try #require(document.root.child("v"))
    #expect(
      ShapeExample.table.check(cursor, against: "view").lines
        == ["f:1:14: v.view: found a number; expected a class with an id"])
    #expect(ShapeExample.table.check(document, against: "no such name").isEmpty)
  }

  @Test func `a document of the greatest depth is checked`() throws {
    let depth = 255
    let text =
      String(repeating: "{\"view\":\"A\",\"children\":[", count: depth) + "{\"view\":1}"
      + String(repeating: "]}", count: depth)
    let list = ShapeExample.table.check(try ShapeExample.document(text), against: "view")
    #expect(list.count == 1)
    #expect(list.kept.first?.path.components.count == 2 * depth + 1)
  }

  @Test func `many mistakes are counted`() throws {
    let document = try ShapeExample.document("[" + String(repeating: "{\"trn\":1},", count: 3000) + "]")
    let table = ShapeTable(
      identifier: "", title: "", summary: "", root: "steps",
      entries: [.init("steps", "", .list(of: .named("step")))] + ShapeExample.table.entries)
    let list = table.check(document)
    #expect(list.count == 3000)
    #expect(list.lines.last == "and 2980 more")
  }

  @Test func `names that only lead to each other accept nothing and end`() throws {
    let table = ShapeTable(
      identifier: "", title: "", summary: "", root: "a",
      entries: [.init("a", "", .named("b")), .init("b", "", .anyOf([.named("a"), .named("b")]))])
    #expect(table.check(try ShapeExample.document("1")).lines == ["f:1:1: found a number; expected nothing"])
    #expect(table.flaws == ["a: a union without alternatives", "b: a union without alternatives"])
  }
}
