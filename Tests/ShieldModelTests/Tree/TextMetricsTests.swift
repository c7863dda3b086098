import Testing

@testable import ShieldModel

@Suite struct TextMetricsTests {
  @Test(arguments: [
    ("", 12.0, 0.0, 12.0), ("abc", 12, 18, 12), ("abc", 24, 36, 24), ("ab\nlonger", 12, 36, 24), ("\n\n", 12, 0, 36),
    ("e\u{301}", 12, 6, 12),
  ])
  func `the extent is that of the longest line and of all lines`(
    text: String, size: Double, width: Double, height: Double
  ) {
    let extent = TextMetrics.extent(of: TextContent(string: text, size: size))
    #expect(extent == Size(width: width, height: height))
  }

  @Test func `text is cut after its limit`() {
    let long = String(repeating: "x", count: 5_000)
    #expect(TextMetrics.extent(of: TextContent(string: long)).width == Double(4_096 * 6))
  }
}
