import Testing

@testable import ShieldModel

@Suite struct PointsTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-7, "-7"), (20.3333, "20.3333"), (20.33333333, "20.3333"), (0.5, "0.5"),
    (0.00005, "0.0001"), (0.00004, "0"), (-0.00004, "0"), (1.99999, "2"), (0.0101, "0.0101"), (-0.25, "-0.25"),
    (1_000_000, "1000000"), (99_999_999_999_999, "99999999999999"), (123_456_789_012.75, "123456789013"),
    (12_345_678_901.25, "12345678901.25"),
    (999_999_999_999_999, "999999999999999"), (1e15, "huge"), (-1e300, "-huge"),
    (.infinity, "huge"), (-.infinity, "-huge"), (.nan, "nan"),
  ])
  func `a length has at most four decimals and no trailing zeros`(value: Double, text: String) {
    #expect(PointsText.text(value) == text)
  }

  @Test func `a rectangle reads as UIKit prints it`() {
    #expect(PointsText.text(Rect(x: 0, y: 5, width: 30, height: 20.3333)) == "(0 5; 30 20.3333)")
  }
}
