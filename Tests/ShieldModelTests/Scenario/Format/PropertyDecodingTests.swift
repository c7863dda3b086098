import Testing

@testable import ShieldModel

@Suite struct PropertyDecodingTests {
  private static func pins(_ change: (inout EdgePins) -> Void) -> PropertyChange {
    var pins = EdgePins()
    change(&pins)
    return .view(.rule(.pins(pins)))
  }

  private static let frames: [(String, PropertyChange)] = [
    ("[1,2,3.5,4]", .view(.frame(Rect(x: 1, y: 2, width: 3.5, height: 4)))),
    (##""fill""##, .view(.rule(.fill(.zero, withinSafeArea: false)))),
    (##"{"inset":8}"##, .view(.rule(.fill(EdgeInsets(all: 8), withinSafeArea: false)))),
    (
      ##"{"inset":[1,2,3,4],"safeArea":true}"##,
      .view(.rule(.fill(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), withinSafeArea: true)))
    ),
    (##"{"top":1,"bottom":2}"##, pins { ($0.top, $0.bottom) = (1, 2) }),
    (##"{"leading":1,"trailing":2}"##, pins { ($0.leading, $0.trailing) = (1, 2) }),
    (##"{"left":1,"right":-2}"##, pins { ($0.left, $0.right) = (1, -2) }),
    (
      ##"{"width":10,"height":"fit","centerX":3,"centerY":4}"##,
      pins { ($0.width, $0.centerX, $0.centerY) = (10, 3, 4) }
    ),
    (
      ##"{"height":9,"top":0,"safeArea":true}"##, pins { ($0.height, $0.top, $0.isWithinSafeArea) = (9, 0, true) }
    ),
  ]

  private static let others: [(PropertyWord, String, [PropertyChange])] = [
    (.isUserInteractionEnabled, "false", [.view(.isUserInteractionEnabled(false))]),
    (.handlesTouches, "true", [.view(.handlesTouches(true))]),
    (.isAccessibilityElement, "true", [.view(.isAccessibilityElement(true))]),
    (.color, ##""#12345678""##, [.layer(.fill(Color(red: 0x12, green: 0x34, blue: 0x56, alpha: 0x78)))]),
    (.cornerRadius, "8", [.layer(.cornerRadius(8))]),
    (
      .cornerRadii, ##"{"topRight":3,"bottomLeft":4}"##, [.layer(.cornerRadii(CornerRadii(topRight: 3, bottomLeft: 4)))]
    ),
    (
      .gradient, ##"{"colors":["white","#000"]}"##, [.layer(.gradient(Gradient(colors: [.white, .black])))]
    ),
    (
      .gradient, ##"{"colors":["white","black"],"locations":[0,0.25],"start":[0,0],"end":[1,1]}"##,
      [
        .layer(
          .gradient(
            Gradient(
              stops: [Gradient.Stop(.white, at: 0), Gradient.Stop(.black, at: 0.25)], start: .zero,
              end: Point(x: 1, y: 1))))
      ]
    ),
    (.gradient, ##""none""##, [.layer(.gradient(nil))]),
    (
      .image, ##"{"pattern":"checker","size":[8,4]}"##, [.layer(.image(LayerImage(.checker, width: 8, height: 4)))]
    ),
    (
      .image,
      ##"{"pattern":"noise","size":[2,3],"colors":["white","black"],"cell":2,"seed":9,"gravity":"topRight"}"##,
      [
        .layer(
          .image(
            LayerImage(
              .noise, width: 2, height: 3, first: .white, second: .black, cell: 2, seed: 9, gravity: .topRight)))
      ]
    ),
    (.image, ##""none""##, [.layer(.image(nil))]),
    (.shadow, "{}", [.layer(.shadow(LayerShadow()))]),
    (
      .shadow, ##"{"color":"white","opacity":0.5,"radius":4,"offset":[1,-2]}"##,
      [
        .layer(
          .shadow(
            LayerShadow(
              color: Color(red: 255, green: 255, blue: 255, alpha: 128), radius: 4, offset: Point(x: 1, y: -2))))
      ]
    ),
    (.shadow, ##""none""##, [.layer(.shadow(nil))]),
    (.blur, "10", [.layer(.blurRadius(10))]),
    (.rasterize, "true", [.layer(.isRasterized(true))]),
    (.replicaOf, ##""#a""##, [.replica(of: "#a")]),
    (.replicaOf, ##""none""##, [.replica(of: nil)]),
    (.snapshot, ##""before""##, [.snapshot("before")]),
    (.snapshot, ##""none""##, [.snapshot(nil)]),
    (.engineSurface, "true", [.layer(.isEngineSurface(true))]),
    (.remote, "true", [.layer(.isRemote(true))]),
    (.protectedMedia, "true", [.layer(.isProtectedMedia(true))]),
    (.blur, "0", [.layer(.blurRadius(nil))]),
    (.maskMode, ##""luminance""##, [.layer(.maskMode(.luminance))]),
    (.maskMode, ##""none""##, [.layer(.maskMode(nil))]),
    (.border, ##"{"color":"red"}"##, [.layer(.borderColor(Color(red: 255, green: 0, blue: 0)))]),
    (.border, ##"{"width":1}"##, [.layer(.borderWidth(1))]),
    (.borderWidth, "2", [.layer(.borderWidth(2))]),
    (.borderColor, ##""white""##, [.layer(.borderColor(.white))]),
    (.opacity, "0", [.layer(.opacity(0))]),
    (.alpha, "1", [.layer(.opacity(1))]),
    (.clips, "true", [.layer(.clips(true))]),
    (.zPosition, "-3", [.layer(.zPosition(-3))]),
    (.transform, ##"{"translate":[1,2]}"##, [.layer(.transform(.translation(x: 1, y: 2)))]),
    (.transform, ##"{"scale":2}"##, [.layer(.transform(.scale(x: 2, y: 2)))]),
    (.transform, ##"{"scale":[2,3]}"##, [.layer(.transform(.scale(x: 2, y: 3)))]),
    (.transform, ##"{"rotate":90}"##, [.layer(.transform(.rotation(degrees: 90)))]),
    (.transform, "[]", [.layer(.transform(.identity))]),
    (
      .transform, ##"[{"rotate":90},{"translate":[1,2]}]"##,
      [.layer(.transform(AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 2)))]
    ),
    (.captureMask, "[]", [.layer(.captureMask([], naming: [.still, .live, .panel]))]),
    (
      .captureMask, ##"["still","panel"]"##, [.layer(.captureMask([.still, .panel], naming: [.still, .live, .panel]))]
    ),
    (.captureMask, ##"["live"]"##, [.layer(.captureMask(.live, naming: [.still, .live, .panel]))]),
    (.secret, "true", [.layer(.isSecret(true))]),
    (.scroll, "[0,120]", [.layer(.boundsOrigin(Point(x: 0, y: 120)))]),
    (.text, ##""ä""##, [.text("ä")]),
    (.textColor, ##""black""##, [.textColor(.black)]),
    (.textSize, "17", [.textSize(17)]),
    (.textAlignment, ##""natural""##, [.textAlignment(.natural)]),
    (.textAlignment, ##""left""##, [.textAlignment(.left)]),
    (.textAlignment, ##""center""##, [.textAlignment(.center)]),
    (.textAlignment, ##""right""##, [.textAlignment(.right)]),
    (.isSecureTextEntry, "true", [.field(.isSecureTextEntry(true))]),
    (.placeholder, ##""p""##, [.field(.placeholder("p"))]),
    (.borderStyle, ##""none""##, [.field(.borderStyle(.none))]),
    (.borderStyle, ##""line""##, [.field(.borderStyle(.line))]),
    (.borderStyle, ##""bezel""##, [.field(.borderStyle(.bezel))]),
    (.borderStyle, ##""roundedRect""##, [.field(.borderStyle(.roundedRect))]),
    (.refusesFirstResponder, "true", [.field(.refusesFirstResponder(true))]),
    (.skipsOwnLayout, "true", [.field(.skipsOwnLayout(true))]),
    (.forcesLeftToRight, "true", [.field(.forcesLeftToRight(true))]),
    (.leftView, ##""#icon""##, [.leftView(Selector(name: "icon"))]),
    (.rightView, ##""#icon""##, [.rightView(Selector(name: "icon"))]),
  ]

  private static let all = frames.map { (PropertyWord.frame, $0.0, [$0.1]) } + others

  @Test(arguments: all)
  func `a property is the same in a view and in a set step`(
    _ word: PropertyWord, _ json: String, _ changes: [PropertyChange]
  ) throws {
    let view = try FormatSample.template("{\"view\":\"UITextField#f\",\"\(word.rawValue)\":\(json)}")
    #expect(view?.nodes.first?.properties == changes)
    let expected = changes.map { Step.Action.set("#f", $0) }
    let action = try FormatSample.action("{\"set\":{\"#f.\(word.rawValue)\":\(json)}}")
    if case .together(let steps) = action {
      #expect(steps.map(\.action) == expected)
    } else {
      #expect(action == expected.first)
    }
  }

  @Test(arguments: PropertyWord.allCases)
  func `every property has a line in these tables`(_ word: PropertyWord) {
    #expect(word == .hidden || Self.all.contains { $0.0 == word })
  }

  @Test func `hidden means the window for a window and the layer for anything else`() throws {
    func change(_ json: String) throws -> PropertyChange? {
      try FormatSample.template(json)?.nodes.last?.properties.last
    }
    #expect(try change(##"{"view":"UIView","hidden":true}"##) == .layer(.isHidden(true)))
    #expect(try change(##"{"view":"UIWindow","hidden":false}"##) == .isWindowHidden(false))
    #expect(try change(##"{"view":"UIView","children":[{"layer":"#l","hidden":true}]}"##) == .layer(.isHidden(true)))
    #expect(try FormatSample.action(##"{"set":{"#a.hidden":true}}"##) == .set("#a", .isWindowHidden(true)))
  }

  @Test func `properties keep the order of the file`() throws {
    let view = try FormatSample.template(
      ##"{"clips":true,"view":"UILabel","text":"x","alpha":0.5,"border":{"width":1}}"##)
    #expect(
      view?.nodes.first?.properties
        == [.layer(.clips(true)), .text("x"), .layer(.opacity(0.5)), .layer(.borderWidth(1))])
  }

  @Test(arguments: NamedColor.allCases)
  func `a colour can be a word or the digits that the reference shows`(_ color: NamedColor) throws {
    #expect(Color(hexadecimal: color.color.hexadecimal) == color.color)
    let view = try FormatSample.template("{\"view\":\"UIView\",\"color\":\"\(color.rawValue)\"}")
    #expect(view?.nodes.first?.properties == [.layer(.fill(color.color))])
  }

  @Test(arguments: [("#1a2", "#11aa22"), ("#1a28", "#11aa2288"), ("#1A2b3C", "#1a2b3c"), ("#00000000", "#00000000")])
  func `a colour can have three, four, six or eight digits`(_ text: String, _ hexadecimal: String) throws {
    let view = try FormatSample.template("{\"view\":\"UIView\",\"color\":\"\(text)\"}")
    let color = try #require(Color(hexadecimal: hexadecimal))
    #expect(view?.nodes.first?.properties == [.layer(.fill(color))])
  }
}
