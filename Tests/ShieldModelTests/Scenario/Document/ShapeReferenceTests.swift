import Testing

@testable import ShieldModel

@Suite struct ShapeReferenceTests {
  @Test func `the reference lists keys, values and meanings`() {
    #expect(
      ShapeExample.table.referenceText(of: "view") == """
        ## view

        A rectangle on the screen.

        | key | value | meaning |
        |---|---|---|
        | `view`, required | a class with an id, such as `"UIView#root"` | What it is. |
        | `frame` | [frame](#frame) | Where it is. Default: `"fill"`. Example: `[0, 0, 10, 10]`. |
        | `opacity` | a number from 0 to 1 | How opaque \\| dense it is. Default: `1`. |
        | `level` | a whole number from -10 to 10 | The level. Default: `that of the parent`. |
        | `hidden` | `true` or `false` | Whether it is hidden. |
        | `children` | an array: [view](#view) | The views inside, back to front. |

        """)
  }

  @Test func `a union lists its alternatives and its objects`() {
    #expect(
      ShapeExample.table.referenceText(of: "frame") == """
        ## frame

        The place of a view in its parent.

        Value: an array of 4 elements: a number, `"fill"` or an inset.

        - `"fill"`: The whole parent.

        ### inset

        A margin on all sides.

        | key | value | meaning |
        |---|---|---|
        | `inset`, required | a number of at least 0 | Points. |

        """)
  }

  @Test func `a choice and the words of a key are explained`() {
    let text = ShapeExample.table.referenceText(of: "step") ?? ""
    #expect(text.contains("`true` or `false` or `null` as value, or an array of such values | Sets a property. |"))
    #expect(text.contains("\n\nExactly one key must be present.\n\n"))
    #expect(text.contains("\n\nWords of `capture`:\n\n- `\"screenshot\"`: A still.\n- `\"recording\"`: A video.\n"))
    let expectation = ShapeExample.table.referenceText(of: "expectation") ?? ""
    #expect(expectation.contains("Exactly one of these keys must be present: `shows`, `hides`."))
  }

  @Test func `the whole reference starts with the root and has a section for every shape in use`() {
    let text = ShapeExample.table.referenceText()
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("# ") || $0.hasPrefix("## ") }
    #expect(headings == ["# Scene", "## scene", "## frame", "## view", "## expectation", "## step"])
    #expect(ShapeExample.table.referenceText(of: "none") == nil)
  }
}
