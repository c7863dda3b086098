import Testing

@testable import ShieldModel

/// What the public table says about one iPhone row.
struct ExpectedRow: Sendable {
  let name: String
  let canvas: String
  let canvasGrade: Grade
  let trigger: PassthroughTrigger
  let isInteractive: Bool
  let interactionGrade: Grade
  let mask: CaptureMask
  let maskGrade: Grade
  let depthGrade: Grade

  init(
    _ name: String, _ canvas: String, _ canvasGrade: Grade, _ trigger: PassthroughTrigger, _ isInteractive: Bool,
    _ interactionGrade: Grade, _ mask: CaptureMask, _ maskGrade: Grade, _ depthGrade: Grade
  ) {
    self.name = name
    self.canvas = canvas
    self.canvasGrade = canvasGrade
    self.trigger = trigger
    self.isInteractive = isInteractive
    self.interactionGrade = interactionGrade
    self.mask = mask
    self.maskGrade = maskGrade
    self.depthGrade = depthGrade
  }

  static let content = "_UITextFieldContentView"
  static let field = "_UITextFieldCanvasView"
  static let layout = "_UITextLayoutCanvasView"
  static let table: [ExpectedRow] = [
    ExpectedRow("11", content, .measured, .never, false, .contested, [], .contested, .assumed),
    ExpectedRow("12", content, .measured, .never, false, .contested, .captures, .contested, .assumed),
    ExpectedRow("13", field, .measured, .never, false, .measured, .captures, .measured, .measured),
    ExpectedRow("14", field, .measured, .never, false, .measured, .captures, .measured, .measured),
    ExpectedRow("15", layout, .measured, .never, false, .measured, .captures, .reported, .measured),
    ExpectedRow("16", layout, .measured, .never, true, .measured, .captures, .measured, .measured),
    ExpectedRow("17", layout, .measured, .entersWindow, true, .measured, .captures, .measured, .measured),
    ExpectedRow("18", layout, .measured, .entersWindow, true, .measured, .captures, .measured, .measured),
    ExpectedRow("26", layout, .measured, .entersWindow, true, .measured, .captures, .measured, .measured),
    ExpectedRow("26.5", layout, .reported, .entersWindow, true, .assumed, .captures, .reported, .reported),
    ExpectedRow("27", layout, .contested, .entersWindow, true, .contested, .captures, .contested, .contested),
  ]
}

struct OSCatalogueTests {
  private func row(_ platform: Platform, _ name: String) throws -> OSProfile {
    try #require(OSCatalogue.profile(platform: platform, name: name))
  }

  @Test(arguments: ExpectedRow.table)
  func `an iPhone row says what the public table says`(expected: ExpectedRow) throws {
    let row = try row(.iPhone, expected.name)
    #expect(row.canvasTypeName.value == expected.canvas)
    #expect(row.canvasTypeName.grade == expected.canvasGrade)
    #expect(row.passthroughTrigger.value == expected.trigger)
    #expect(row.canvasInteractionEnabled.value == expected.isInteractive)
    #expect(row.canvasInteractionEnabled.grade == expected.interactionGrade)
    #expect(row.maskWhenSecure.value == expected.mask)
    #expect(row.maskWhenSecure.grade == expected.maskGrade)
    #expect(row.canvasDepth.value == 1)
    #expect(row.canvasDepth.grade == expected.depthGrade)
    #expect(row.canvasCount.value == 1)
    #expect(row.effect == .omit)
  }

  @Test(
    arguments: [
      (
        .iPhone,
        [
          "11", "12", "13", "14", "15", "16", "17", "18", "26", "26.5", "27", "next-renamed", "next-deeper",
          "next-unmasked", "next-two-canvases",
        ]
      ),
      (
        .iPad,
        [
          "13", "14", "15", "16", "17", "18", "26", "26.5", "27", "next-renamed", "next-deeper", "next-unmasked",
          "next-two-canvases",
        ]
      ),
      (.simulator, ["15", "16", "17", "18", "26"]), (.macCatalyst, ["any"]), (.iPadOnMac, ["any"]), (.tvOS, ["18.2"]),
      (.visionOS, ["1", "2", "26"]), (.android, ["any"]),
    ] as [(Platform, [String])])
  func `each platform has its rows in order`(platform: Platform, names: [String]) {
    #expect(OSCatalogue.names(of: platform) == names)
  }

  @Test func `the default of a platform is its newest released row`() {
    let names = Platform.allCases.map { OSCatalogue.defaultProfile(of: $0)?.name }
    #expect(names == ["26.5", "26.5", "26", "any", "any", "18.2", "26", "any"])
  }

  @Test func `every fact has a known rule, its own, and a source`() {
    for row in OSCatalogue.rows {
      #expect(!row.sources.isEmpty && !row.caveats.isEmpty)
      for (use, line) in zip(FactUse.all, row.facts) {
        #expect(RuleBook.rule(line.rule) != nil, "\(row.title): \(line.key)")
        #expect(line.rule == use.rule, "\(row.title): \(line.key)")
        #expect(!line.source.isEmpty && !line.value.isEmpty, "\(row.title): \(line.key)")
        #expect(line.grade == row.grade(of: use))
      }
    }
  }

  @Test func `a capture that nobody knows about is contested`() {
    for row in OSCatalogue.rows {
      for kind in CaptureKind.allCases where row.capture(kind).value == .unknown {
        #expect(row.capture(kind).isContested, "\(row.title): \(kind.key)")
      }
    }
  }

  @Test func `sources at odds are contested wherever they are at odds`() throws {
    for name in ["13", "14", "15", "16", "17", "18", "26", "26.5"] {
      let row = try row(.iPhone, name)
      #expect(row.capture(.appSwitcherSnapshot).isContested)
      #expect(row.capture(.snapshotView).isContested)
      #expect(row.capture(.drawHierarchy).grade == .assumed)
    }
    #expect(try row(.simulator, "18").capture(.hostFramebufferGrab).isContested)
    #expect(try row(.tvOS, "18.2").canvasTypeName.isContested)
    #expect(try row(.iPhone, "12").capture(.hardwareScreenshot).isContested)
  }

  @Test func `a row that nothing is published about is contested but for what no system changes`() throws {
    let row = try row(.iPhone, "27")
    #expect(FactKey.allCases.allSatisfy { row.grade(of: $0) == .contested })
    let settled = CaptureKind.allCases.filter { !row.capture($0).isContested }
    #expect(settled == [.simulatorGuestScreenshot, .layerRenderInContext, .externalCamera, .hostFramebufferGrab])
  }

  @Test func `drawing in the app and cameras see masked layers everywhere`() {
    for row in OSCatalogue.rows {
      #expect(row.capture(.layerRenderInContext).value == .ignores)
      #expect(row.capture(.externalCamera).value == .ignores)
    }
  }

  @Test func `no system but the future one without masks leaves an iPhone secure field unmasked`() {
    let unmasked = OSCatalogue.rows(of: .iPhone).filter { $0.maskWhenSecure.value.isEmpty }.map(\.name)
    #expect(unmasked == ["11", "next-unmasked"])
  }

  @Test func `an iPad row holds the iPhone's values with no better support than an inference`() throws {
    for name in ["13", "17", "26", "26.5"] {
      let (phone, pad) = (try row(.iPhone, name), try row(.iPad, name))
      for key in FactKey.allCases {
        #expect(pad.fact(.field(key)).value == phone.fact(.field(key)).value)
        #expect(pad.grade(of: key) == Grade.weakest(phone.grade(of: key), .assumed))
      }
      #expect(pad.capture(.iPhoneMirroring).value == .notApplicable)
    }
  }

  @Test(arguments: [Platform.macCatalyst, .iPadOnMac])
  func `the Mac's own captures show masked layers`(platform: Platform) throws {
    let row = try row(platform, "any")
    for kind in [CaptureKind.hardwareScreenshot, .screenRecording, .xcuitestScreenshot, .appSwitcherSnapshot] {
      #expect(row.capture(kind).value == .ignores)
      #expect(row.capture(kind).grade == .reported)
    }
  }

  @Test func `an Android window is blacked out and has no canvas`() throws {
    let row = try row(.android, "any")
    #expect(row.effect == .blackout)
    #expect(row.grade(of: .effect) == .documented)
    #expect(row.canvasCount.value == 0)
    #expect(row.capture(.hardwareScreenshot).grade == .documented)
  }

  @Test func `the helper of 26.5 stands after the canvas, masked, at its place`() throws {
    let fact = try row(.iPhone, "26.5").canvasSiblings
    let helper = try #require(fact.value.first)
    #expect(fact.grade == .reported && fact.value.count == 1)
    #expect(helper.frame == Rect(x: 40, y: 20, width: 80, height: 30))
    #expect(helper.isAfterCanvas && helper.mask == .captures)
    #expect(try row(.iPhone, "26").canvasSiblings.value.isEmpty)
  }
}
