import ShieldModel
import Testing

struct DestinationTests {
  @Test func `the panel is a destination and no kind of capture`() {
    #expect(Destination(key: "panel") == .panel)
    #expect(Destination.panel.kind == nil)
    #expect(CaptureKind(key: "panel") == nil)
    #expect(Destination(key: "pannel") == nil)
  }

  @Test func `all destinations begin with the panel and hold each once`() {
    #expect(Destination.all.first == .panel)
    #expect(Destination.all.count == 19)
    #expect(Set(Destination.all).count == 19)
  }
}
