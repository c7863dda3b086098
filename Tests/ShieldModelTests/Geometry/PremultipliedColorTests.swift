import Testing

@testable import ShieldModel

@Suite struct PremultipliedColorTests {
  @Test func `an opaque colour hides what is behind`() {
    let red = Color(red: 255, green: 0, blue: 0).premultiplied
    #expect(red.over(.black) == red)
  }

  @Test func `nothing over a colour is that colour`() {
    let blue = Color(red: 0, green: 0, blue: 255, alpha: 100).premultiplied
    #expect(PremultipliedColor.clear.over(blue) == blue)
  }

  @Test func `half white over black is the rounded half`() {
    let half = Color(red: 255, green: 255, blue: 255, alpha: 128).premultiplied
    #expect(half.over(.black) == PremultipliedColor(red: 128, green: 128, blue: 128, alpha: 255))
  }

  @Test func `scaling by nothing gives nothing and by everything the same`() {
    let color = Color(red: 9, green: 99, blue: 199, alpha: 201).premultiplied
    #expect(color.scaled(by: 0) == .clear)
    #expect(color.scaled(by: 255) == color)
  }
}
