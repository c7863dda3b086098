import Testing

@testable import ShieldModel

@Suite struct PixelRectTests {
  private let rect = PixelRect(left: 2, top: 3, right: 8, bottom: 9)

  @Test func `width and height count pixels and are never negative`() {
    #expect(rect.width == 6 && rect.height == 6)
    let turned = PixelRect(left: 5, top: 5, right: 1, bottom: 9)
    #expect(turned.isEmpty && turned.width == 0 && turned.height == 4)
  }

  @Test func `the intersection holds what lies in both`() {
    let other = PixelRect(left: 5, top: 0, right: 20, bottom: 4)
    #expect(rect.intersection(other) == PixelRect(left: 5, top: 3, right: 8, bottom: 4))
    #expect(rect.intersection(PixelRect(left: 8, top: 3, right: 9, bottom: 9)) == .empty)
  }

  @Test func `the union holds both and ignores empty ones`() {
    #expect(rect.union(.empty) == rect)
    #expect(PixelRect.empty.union(rect) == rect)
    let other = PixelRect(left: 0, top: 8, right: 3, bottom: 12)
    #expect(rect.union(other) == PixelRect(left: 0, top: 3, right: 8, bottom: 12))
  }

  @Test func `containment includes the edges and every empty rectangle`() {
    #expect(rect.contains(rect))
    #expect(rect.contains(.empty))
    #expect(!rect.contains(PixelRect(left: 2, top: 3, right: 9, bottom: 9)))
  }
}
