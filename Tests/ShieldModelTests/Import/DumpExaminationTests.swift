import Testing

@testable import ShieldModel

@Suite struct DumpExaminationTests {
  private func checks(_ text: String, os: String) throws -> [FactCheck] {
    let profile = try #require(OSCatalogue.profile(platform: .iPhone, name: os))
    return DumpExamination(try DumpSample.read(text)).checks(against: profile)
  }

  private func check(_ key: String, _ text: String, os: String) throws -> FactCheck {
    try #require(try checks(text, os: os).first { $0.key == key })
  }

  /// The systems that a dump does not contradict.
  private func agreeing(_ tree: ImportedTree) -> [String] {
    let examination = DumpExamination(tree)
    return OSCatalogue.rows(of: .iPhone).filter { row in
      row.standing == .released && examination.checks(against: row).allSatisfy { $0.outcome != .contradicts }
    }.map(\.name)
  }

  @Test(arguments: [
    ("01", ["16", "17", "18", "26"]), ("02", ["16", "17", "18", "26", "26.5"]), ("07", ["13", "14"]),
  ])
  func `a published dump agrees with the systems that it is said to come from`(prefix: String, names: [String]) throws {
    #expect(agreeing(try DumpSample.read(beginning: prefix)) == names)
  }

  @Test(arguments: ["04", "05", "14", "16", "18"])
  func `a dump without text fields tells nothing`(prefix: String) throws {
    let examination = DumpExamination(try DumpSample.read(beginning: prefix))
    #expect(examination.fields.isEmpty && examination.candidates.isEmpty && examination.movedCanvases.isEmpty)
    let profile = try #require(OSCatalogue.profile(platform: .iPhone, name: "17"))
    #expect(examination.checks(against: profile).allSatisfy { $0.outcome == .cannotTell && $0.position == nil })
    #expect(examination.textViewCanvases.count == (["04", "05"].contains(prefix) ? 1 : 0))
  }

  @Test func `a dump that ends within a field confirms only what it shows, and nothing by what is missing`() throws {
    let whole = """
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x9>>
         | <UITextField: 0x2; frame = (10 10; 100 30); layer = <CALayer: 0x8>>
         |    | <_UITouchPassthroughView: 0x3; frame = (0 0; 100 30); layer = <CALayer: 0x7>>
         |    | <_UITextLayoutCanvasView: 0x5; frame = (0 0; 100 30); layer = <CALayer: 0x6>>
      """
    let cut = String(whole.dropLast(30))
    let byAbsence = ["canvasCount", "canvasPosition", "canvasSiblings", "canvasInteractionEnabled"]
    for key in byAbsence {
      #expect(try check(key, whole, os: "18").outcome == .confirms, "\(key)")
      #expect(try check(key, cut, os: "18").outcome == .cannotTell, "\(key)")
    }
    #expect(try check("canvasTypeName", cut, os: "18").outcome == .confirms)
    let elsewhere = whole + "\n   | <UIView: 0x9; frame = (0 0; 1"
    for key in byAbsence { #expect(try check(key, elsewhere, os: "18").outcome == .confirms, "\(key)") }
    let nameless = whole.replacing("_UITextLayoutCanvasView", with: "_UITextNewView").dropLast(30)
    #expect(try check("canvasTypeName", String(nameless), os: "18").outcome == .cannotTell)
  }

  @Test func `a check names the fact, its rule, its value and grade, and the line that shows it`() throws {
    let check = try check("canvasTypeName", DumpSample.field(DumpSample.canvas), os: "17")
    #expect(
      check
        == FactCheck(
          key: "canvasTypeName", rule: "F1", value: "_UITextLayoutCanvasView", grade: .measured, outcome: .confirms,
          shown: "_UITextLayoutCanvasView", fieldCount: 1, position: SourcePosition(line: 3, column: 11)))
  }

  private static let passthrough = "<_UITouchPassthroughView: 0x7; frame = (0 0; 100 20); userInteractionEnabled = NO>"
  private static let stranger = "<_UITextNewThing: 0x8; frame = (0 0; 9 9)>"
  private static let old = DumpSample.canvas.replacing("_UITextLayoutCanvasView", with: "_UITextFieldCanvasView")
  private static let deep = "<UIView: 0x9>\n   |    |    | " + DumpSample.canvas

  private static let cases: [(key: String, os: String, dump: String, outcome: FactCheck.Outcome)] = [
    ("canvasTypeName", "14", DumpSample.field(DumpSample.canvas), .contradicts),
    ("canvasTypeName", "17", DumpSample.field(old), .cannotTell),
    ("canvasTypeName", "17", DumpSample.field(stranger), .contradicts),
    ("canvasTypeName", "17", DumpSample.field(passthrough), .cannotTell),
    ("canvasTypeName", "17", DumpSample.field(passthrough) + "   | " + DumpSample.canvas, .cannotTell),
    ("canvasTypeName", "17", DumpSample.field(stranger) + "   | " + DumpSample.canvas, .cannotTell),
    ("canvasDepth", "17", DumpSample.field(DumpSample.canvas), .confirms),
    ("canvasDepth", "17", DumpSample.field(deep), .contradicts),
    ("canvasDepth", "next-deeper", DumpSample.field(deep), .confirms),
    ("canvasCount", "17", DumpSample.field(DumpSample.canvas, DumpSample.canvas), .contradicts),
    ("canvasCount", "next-two-canvases", DumpSample.field(DumpSample.canvas, DumpSample.canvas), .confirms),
    ("canvasPosition", "17", DumpSample.field(passthrough, DumpSample.canvas), .confirms),
    ("canvasPosition", "17", DumpSample.field(DumpSample.canvas, stranger), .contradicts),
    ("canvasPosition", "17", DumpSample.field(DumpSample.canvas, "<MyBadge: 0x9>"), .cannotTell),
    ("canvasPosition", "26.5", DumpSample.field(passthrough, DumpSample.canvas), .contradicts),
    ("canvasPosition", "26.5", DumpSample.field(DumpSample.canvas, stranger), .confirms),
    ("canvasSiblings", "26.5", DumpSample.field(DumpSample.canvas, stranger), .confirms),
    ("canvasSiblings", "26.5", DumpSample.field(DumpSample.canvas), .contradicts),
    ("canvasSiblings", "17", DumpSample.field(DumpSample.canvas, stranger), .contradicts),
    ("canvasSiblings", "17", DumpSample.field(passthrough, DumpSample.canvas), .confirms),
    ("canvasFrame", "17", DumpSample.field(DumpSample.canvas), .confirms),
    ("canvasFrame", "17", DumpSample.field(DumpSample.canvas.replacing("(0 0; 100", with: "(0 0; 80")), .cannotTell),
    ("canvasFrame", "17", DumpSample.field(DumpSample.canvas.replacing("(0 0; 100", with: "(-9 0; 200")), .contradicts),
    ("canvasInteractionEnabled", "17", DumpSample.field(DumpSample.canvas), .confirms),
    ("canvasInteractionEnabled", "13", DumpSample.field(DumpSample.canvas), .contradicts),
    ("canvasInteractionEnabled", "13", DumpSample.field(DumpSample.canvas, "   | <MyCard: 0x9>"), .cannotTell),
    ("canvasInteractionEnabled", "11", DumpSample.field(DumpSample.canvas), .cannotTell),
    ("canvasLayerTypeName", "13", DumpSample.field(DumpSample.canvas), .contradicts),
    ("passthroughTypeName", "17", DumpSample.field(passthrough, DumpSample.canvas), .confirms),
    ("passthroughTypeName", "16", DumpSample.field(passthrough, DumpSample.canvas), .contradicts),
    ("passthroughTypeName", "16", DumpSample.field(DumpSample.canvas), .confirms),
    ("passthroughTypeName", "16", DumpSample.field(DumpSample.canvas, in: "UIView"), .cannotTell),
    ("passthroughTrigger", "16", DumpSample.field(DumpSample.canvas), .confirms),
    ("passthroughTrigger", "17", DumpSample.field(DumpSample.canvas), .contradicts),
    ("passthroughTrigger", "17", DumpSample.field(DumpSample.canvas, in: "UIView"), .cannotTell),
    ("passthroughTrigger", "17", DumpSample.field(passthrough, DumpSample.canvas), .cannotTell),
    ("placeholderTypeName", "17", DumpSample.field("<UITextFieldLabel: 0x9>", DumpSample.canvas), .confirms),
    ("placeholderTypeName", "17", DumpSample.field("<_UIHintLabel: 0x9>", DumpSample.canvas), .contradicts),
    ("placeholderTypeName", "17", DumpSample.field("<UILabel: 0x9>", DumpSample.canvas), .cannotTell),
    ("maskWhenSecure", "17", DumpSample.field(DumpSample.canvas), .cannotTell),
    ("maskWhenSecure", "17", DumpSample.shieldDump(), .confirms),
    ("maskWhenSecure", "17", DumpSample.shieldDump(mask: 0), .contradicts),
    ("maskWhenSecure", "17", DumpSample.shieldDump(mask: nil), .cannotTell),
    ("maskWhenSecure", "17", DumpSample.shieldDump(isSecure: false, mask: 0), .cannotTell),
    ("maskWhenSecure", "next-unmasked", DumpSample.shieldDump(mask: 0), .confirms),
  ]

  @Test(arguments: cases.indices)
  func `a fact is confirmed, contradicted or left open`(index: Int) throws {
    let sample = Self.cases[index]
    let check = try check(sample.key, sample.dump, os: sample.os)
    #expect(check.outcome == sample.outcome, "\(sample.key) on \(sample.os): \(check)\n\(sample.dump)")
  }

  @Test func `an unknown class where the canvas would stand is a candidate and never a canvas`() throws {
    let examination = DumpExamination(try DumpSample.read(DumpSample.field(Self.passthrough, Self.stranger)))
    #expect(examination.candidates.map { examination.tree[$0].typeName } == ["_UITextNewThing"])
    #expect(examination.fields.allSatisfy { $0.canvases.isEmpty })
    let check = try check("canvasTypeName", DumpSample.field(Self.stranger), os: "17")
    #expect(check.shown == "no such view; the canvas may be renamed to _UITextNewThing")
    let hypothetical = DumpSample.field(Self.stranger.replacing("_UITextNewThing", with: "_UITextRenderingHostView"))
    #expect(try self.check("canvasTypeName", hypothetical, os: "17").outcome == .contradicts)
  }

  @Test func `fields that say the same are counted, and each different contradiction has its line`() throws {
    let two = DumpSample.field(Self.old) + DumpSample.field(Self.old) + DumpSample.field(DumpSample.canvas)
    let found = try checks(two, os: "12").filter { $0.key == "canvasTypeName" }
    #expect(found.map(\.shown) == ["_UITextFieldCanvasView", "_UITextLayoutCanvasView"])
    #expect(found.map(\.fieldCount) == [2, 1] && found.map { $0.position?.line } == [3, 9])
  }

  @Test func `what nobody knows is neither confirmed nor contradicted`() throws {
    let checks = try checks(DumpSample.field(DumpSample.canvas), os: "27")
    #expect(checks.filter { $0.grade == .contested }.allSatisfy { $0.outcome == .cannotTell })
    #expect(checks.contains { $0.shown == "_UITextLayoutCanvasView" })
  }
}
