import Testing

@testable import ShieldModel

struct OSProfileTests {
  private func phone(_ name: String) throws -> OSProfile {
    try #require(OSCatalogue.profile(platform: .iPhone, name: name))
  }

  @Test func `a row in which nothing is stated is contested throughout`() {
    let version = OSVersion(major: 30)
    let row = OSProfile(platform: .iPhone, name: "30", version: version, lastVersion: version, title: "iOS 30")
    #expect(FactUse.all.allSatisfy { row.grade(of: $0) == .contested })
    #expect(Destination.all.allSatisfy { row.omittedBits(for: $0) == ($0 == .panel ? .panel : []) })
  }

  @Test func `a destination leaves out its own bit only where the row says so`() throws {
    let row = try phone("17")
    #expect(row.omittedBits(for: .panel) == .panel)
    #expect(row.omittedBits(for: .capture(.hardwareScreenshot)) == .still)
    #expect(row.omittedBits(for: .capture(.screenRecording)) == .live)
    #expect(row.omittedBits(for: .capture(.snapshotView)) == [])
    #expect(row.omittedBits(for: .capture(.layerRenderInContext)) == [])
    #expect(try phone("12").omittedBits(for: .capture(.xcuitestScreenshot)) == [])
  }

  @Test func `changing what is said about one capture changes no other`() throws {
    let row = try phone("18")
    for kind in CaptureKind.allCases {
      var changed = row
      changed.setCapture(kind, Fact(value: .unknown, grade: .contested, rule: "C2", source: "scenario", note: "mark"))
      for other in CaptureKind.allCases {
        #expect((changed.capture(other) == row.capture(other)) == (other != kind))
      }
    }
  }

  @Test func `changing what is said about one walker changes no other`() throws {
    let row = try phone("18")
    for walker in Walker.allCases {
      var changed = row
      changed.setOverflows(walker, Fact(value: false, grade: .assumed, rule: "T6", source: "scenario"))
      for other in Walker.allCases {
        #expect((changed.overflows(other) == row.overflows(other)) == (other != walker))
        #expect(changed.overflows(other).evidence == changed.evidence(of: other.factKey))
      }
    }
  }

  @Test func `the printed facts come in a fixed order and each once`() throws {
    let keys = try phone("17").facts.map(\.key)
    #expect(keys == FactUse.all.map(\.key))
    #expect(Set(keys).count == FactKey.allCases.count + CaptureKind.allCases.count)
    #expect(keys.first == "canvasTypeName" && keys.last == "capture.hostFramebufferGrab")
  }

  @Test(
    arguments: [
      (.canvasTypeName, "_UITextLayoutCanvasView"), (.canvasContainerTypeName, "none"), (.canvasDepth, "1"),
      (.intrinsicHeight, "20.3333"), (.borderInset, "7"), (.rightToLeftOffsetFraction, "0.5"),
      (.maskWhenSecure, "still + live"), (.canvasInteractionEnabled, "yes"), (.canvasAnswersHits, "no"),
      (.passthroughTrigger, "entersWindow"), (.effect, "omit"),
      (.canvasSiblings, "(unpublished view) after the canvas at 40 20 80 30, mask still + live"),
    ] as [(FactKey, String)])
  func `a fact's value is printed in words`(key: FactKey, text: String) throws {
    #expect(try phone("26.5").fact(.field(key)).value == text)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.5, "-0.5"), (1.25, "1.25"), (20.33333, "20.3333"), (2.00004, "2"), (10.05, "10.05"),
      (1e9, "out of range"), (.nan, "out of range"), (-.infinity, "out of range"),
    ] as [(Double, String)])
  func `a number is printed without the platform's formatting`(value: Double, text: String) {
    #expect(FactText.number(value) == text)
  }

  @Test func `a scenario's row keeps the facts of the row it comes from`() throws {
    let base = try phone("26")
    var row = OSProfile.derived(name: "ours", from: base)
    #expect(row.facts == base.facts)
    #expect(row.standing == .scenario && row.name == "ours" && row != base)
    row.canvasDepth.state(2, .assumed, OSProfile.scenarioSource)
    #expect(row.fact(.field(.canvasDepth)).source == "scenario")
    #expect(base.canvasDepth.value == 1)
  }

  @Test func `equal rows hash alike and a changed fact makes rows unequal`() throws {
    let row = try phone("26")
    var other = row
    #expect(row.hashValue == other.hashValue && row == other)
    other.borderInset.value = 8
    #expect(row != other)
  }
}
