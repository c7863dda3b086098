import Foundation
import Testing

@testable import ShieldModel

@Suite struct JSONSchemaWriterTests {
  private let table = ShapeExample.table

  private func schema() throws -> JSONValue {
    try DocumentReader.read(SourceFile(name: "schema", text: table.schemaText())).value
  }

  @Test func `a small table gives exactly this schema`() {
    let small = ShapeTable(
      identifier: "https://example.invalid/s.json", title: "T", summary: "S.", root: "top",
      entries: [
        .init(
          "top",
          ObjectShape(
            "a top", "The top.",
            keys: [
              .required("kind", .oneOf(["a/b": "Both.", "c": "C."]), "The kind.", example: "\"c\""),
              .optional("more", .named("other"), "More.", default: "none at all"),
            ], exactlyOneOf: ["kind"])),
        .init("other", "Another.", .list(of: .integer(0...9), count: 1...2)),
        .init("unused", "Not reached.", .null),
      ])
    #expect(
      small.schemaText() == """
        {
          "$id" : "https://example.invalid/s.json",
          "$schema" : "http://json-schema.org/draft-07/schema#",
          "allOf" : [
            {
              "$ref" : "#/definitions/top"
            }
          ],
          "definitions" : {
            "other" : {
              "description" : "Another.",
              "items" : {
                "maximum" : 9,
                "minimum" : 0,
                "type" : "integer"
              },
              "maxItems" : 2,
              "minItems" : 1,
              "type" : "array"
            },
            "top" : {
              "additionalProperties" : false,
              "description" : "The top.",
              "oneOf" : [
                {
                  "required" : [
                    "kind"
                  ]
                }
              ],
              "patternProperties" : {
                "^x-" : true
              },
              "properties" : {
                "$schema" : {
                  "type" : "string"
                },
                "kind" : {
                  "anyOf" : [
                    {
                      "const" : "a/b",
                      "description" : "Both."
                    },
                    {
                      "const" : "c",
                      "description" : "C."
                    }
                  ],
                  "description" : "The kind.",
                  "examples" : [
                    "c"
                  ]
                },
                "more" : {
                  "allOf" : [
                    {
                      "$ref" : "#/definitions/other"
                    }
                  ],
                  "description" : "More. Default: none at all."
                }
              },
              "required" : [
                "kind"
              ],
              "type" : "object"
            }
          },
          "description" : "S.",
          "title" : "T"
        }

        """)
  }

  @Test func `the same table gives the same text`() {
    let texts = Set((0..<5).map { _ in table.schemaText() })
    #expect(texts.count == 1)
    #expect(texts.first?.hasSuffix("}\n") == true)
  }

  @Test(arguments: ShapeCheckerTests.mistakes)
  func `the schema refuses what the check refuses`(_ text: String, _ sentences: [String]) throws {
    // Upper bounds of free keys cannot be said in the schema without counting notes.
    if sentences.contains(where: { $0.contains("found 2 members") }) { return }
    #expect(!SchemaValidator(schema: try schema()).accepts(try ShapeExample.document(text).value), "\(text)")
  }

  @Test func `the schema accepts whatever the check accepts`() throws {
    let validator = SchemaValidator(schema: try schema())
    var random = DocumentFuzzGenerator(seed: 11)
    var counts = (accepted: 0, refused: 0)
    for _ in 0..<800 {
      let value = Self.scene(using: &random)
      let text = String(decoding: try Self.encoded(value), as: UTF8.self)
      let fits = table.check(try ShapeExample.document(text)).isEmpty
      if fits { counts.accepted += 1 } else { counts.refused += 1 }
      let isAccepted = validator.accepts(value)
      #expect(isAccepted == fits, "\(text)")
    }
    #expect(counts.accepted > 50)
    #expect(counts.refused > 50)
  }

  private static func scene(using random: inout DocumentFuzzGenerator) -> JSONValue {
    var members: [String: JSONValue] = ["version": .number(1)]
    if Bool.random(using: &random) { members["root"] = view(depth: 0, using: &random) }
    let steps: [JSONValue] = [
      .object(["turn": .number(1)]), .object(["turn": .number(0)]), .object([:]), .object(["note": .null]),
      .object(["set": .object(["a": .null])]), .object(["set": .array([])]), .object(["set": .object([:])]),
      .object(["capture": .string("screenshot"), "x-a": .null]), .object(["capture": .string("shot")]),
      .object(["turn": .number(1), "note": .null]), .object(["set": .array([.object(["a": .string("toolong")])])]),
    ]
    let expectations: [JSONValue] = [
      .object(["shows": .string("a")]), .object(["shows": .string("a"), "hides": .string("a")]),
      .object(["finding": .string("C8"), "in": .string("s")]), .object(["finding": .string("8")]),
      .object(["fault": .string("none")]), .object(["in": .string("s")]), .object([:]), .string("x"),
    ]
    if Int.random(in: 0...2, using: &random) == 0 {
      members["steps"] = .array([steps.randomElement(using: &random) ?? .null])
    }
    if Int.random(in: 0...2, using: &random) == 0 { members["expect"] = expectations.randomElement(using: &random) }
    if Int.random(in: 0...9, using: &random) == 0 { members["title"] = .string("") }
    if Int.random(in: 0...9, using: &random) == 0 { members["$schema"] = .string("s") }
    return .object(members)
  }

  private static func view(depth: Int, using random: inout DocumentFuzzGenerator) -> JSONValue {
    let names: [JSONValue] = [.string("UIView#a"), .string("UIView"), .string("A"), .string("UI View"), .number(1)]
    let frames: [JSONValue] = [
      .string("fill"), .array([.number(1), .number(2), .number(3), .number(4)]), .object(["inset": .number(8)]),
      .object(["inset": .number(-8)]), .array([.number(1)]), .null, .object([:]),
    ]
    var members: [String: JSONValue] = ["view": names[min(Int.random(in: 0...12, using: &random) / 3, 4)]]
    if Bool.random(using: &random) { members["frame"] = frames[Int.random(in: 0...12, using: &random) % 7] }
    if Int.random(in: 0...5, using: &random) == 0 {
      members["level"] = .number(Double(Int.random(in: -2...2, using: &random)) / 2)
    }
    if Int.random(in: 0...5, using: &random) == 0 { members["hidden"] = .boolean(true) }
    if Int.random(in: 0...9, using: &random) == 0 { members["hiden"] = .boolean(true) }
    if depth < 3, Bool.random(using: &random) { members["children"] = .array([view(depth: depth + 1, using: &random)]) }
    return .object(members)
  }

  private static func encoded(_ value: JSONValue) throws -> [UInt8] {
    [UInt8](try JSONEncoder().encode(value))
  }
}
