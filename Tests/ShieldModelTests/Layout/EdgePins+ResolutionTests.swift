import Testing

@testable import ShieldModel

@Suite struct EdgePinsResolutionTests {
  private static let area = Rect(x: 10, y: 20, width: 200, height: 100)

  private func pins(_ change: (inout EdgePins) -> Void) -> EdgePins {
    var pins = EdgePins()
    change(&pins)
    return pins
  }

  private func frame(_ pins: EdgePins, isRightToLeft: Bool = false) -> Rect {
    pins.resolved(in: Self.area, intrinsic: Size(width: 40, height: 12), isRightToLeft: isRightToLeft)
  }

  @Test func `both edges of an axis fix the extent`() {
    let all = pins {
      $0.left = 1
      $0.right = 2
      $0.top = 3
      $0.bottom = 4
    }
    #expect(frame(all) == Rect(x: 11, y: 23, width: 197, height: 93))
    #expect(all.fixesWidth && all.fixesHeight)
  }

  @Test func `too large insets leave no extent instead of a negative one`() {
    let all = pins {
      $0.left = 150
      $0.right = 150
    }
    #expect(frame(all).width == 0)
  }

  @Test func `one edge and an extent place the view, a missing extent is the intrinsic one`() {
    let corner = pins {
      $0.right = 5
      $0.bottom = 6
      $0.width = 50
    }
    #expect(frame(corner) == Rect(x: 155, y: 102, width: 50, height: 12))
    #expect(!corner.fixesWidth && !corner.fixesHeight)
  }

  @Test func `an extent wins over the far edge when both edges are pinned too`() {
    let three = pins {
      $0.left = 5
      $0.right = 5
      $0.width = 20
    }
    #expect(frame(three).x == 15 && frame(three).width == 20)
  }

  @Test func `a centre is counted from the middle of the area`() {
    let centred = pins {
      $0.centerX = 7
      $0.centerY = -2
      $0.width = 20
    }
    #expect(frame(centred) == Rect(x: 107, y: 62, width: 20, height: 12))
  }

  @Test(arguments: [(false, 15.0, 205.0 - 40), (true, 205.0 - 40, 15.0)])
  func `leading and trailing change sides in right-to-left layout, left and right do not`(
    isRightToLeft: Bool, leadingX: Double, trailingX: Double
  ) {
    #expect(frame(pins { $0.leading = 5 }, isRightToLeft: isRightToLeft).x == leadingX)
    #expect(frame(pins { $0.trailing = 5 }, isRightToLeft: isRightToLeft).x == trailingX)
    #expect(frame(pins { $0.left = 5 }, isRightToLeft: isRightToLeft).x == 15)
    #expect(frame(pins { $0.right = 5 }, isRightToLeft: isRightToLeft).x == 165)
  }

  @Test(arguments: [(false, 10.0), (true, 170.0)])
  func `without any pin a view starts at the leading edge`(isRightToLeft: Bool, x: Double) {
    #expect(frame(EdgePins(), isRightToLeft: isRightToLeft) == Rect(x: x, y: 20, width: 40, height: 12))
  }
}
