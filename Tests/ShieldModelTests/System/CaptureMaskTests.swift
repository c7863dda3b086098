import ShieldModel
import Testing

struct CaptureMaskTests {
  @Test func `the bits of a secure field are those that the systems write`() {
    #expect(CaptureMask.still.rawValue == 0x2)
    #expect(CaptureMask.live.rawValue == 0x10)
    #expect(CaptureMask.captures.rawValue == 0x12)
    #expect(CaptureMask.captures.isDisjoint(with: .panel))
  }

  @Test(
    arguments: [
      ([], "none"), (.still, "still"), (.live, "live"), (.panel, "panel"), (.captures, "still + live"),
      ([.still, .live, .panel], "still + live + panel"), (CaptureMask(rawValue: 0x42), "still + 0x40"),
      (CaptureMask(rawValue: 0x44), "0x44"),
    ] as [(CaptureMask, String)])
  func `a mask is printed by the names of its bits`(mask: CaptureMask, text: String) {
    #expect(mask.description == text)
  }

  @Test func `a mask bit is found by its name`() {
    #expect(["still", "live", "panel", "none"].map { CaptureMask(name: $0) } == [.still, .live, .panel, nil])
  }
}
